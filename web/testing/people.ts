import { picture } from './visit.ts';

/** A member of the team as the API returns it. */
export const personNamed = (name: string, more: object = {}) => ({
  id: name,
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  position: 'Broker',
  introduction: `${name} answers the telephone.`,
  biography: `${name} came from surveying.\nOn Saturdays ${name} is at the harbour.`,
  languages: ['Arabic', 'English'],
  subjects: ['Selling a villa'],
  phone: '+971 50 555 0143',
  whatsApp: '+971 50 555 0144',
  brn: '51240',
  profiles: ['https://ae.linkedin.com/in/someone', 'https://example.com/blog'],
  updatedAt: '2026-01-01T00:00:00.000Z',
  portrait: picture(`portrait-${name}`),
  ...more,
});
