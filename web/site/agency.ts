import { AGENCY_NAME } from '../../schema/agency-name.ts';

const community = 'Dubai Marina';
const point = { latitude: 25.0772, longitude: 55.1385 };

/** The facts of the agency that the site names. */
export const agency = {
  name: AGENCY_NAME,
  wordmark: 'Marsa',
  city: 'Dubai',
  /** The head office, a line of the envelope each. */
  address: ['Office 1204, Mina House', `Al Marsa Street, ${community}`, 'Dubai, United Arab Emirates'],
  /** The part of the city in which that is. */
  community,
  email: 'office@marsa.example',
  /** The office first, then whoever has the mobile telephone at the weekend. */
  phones: ['+971 4 555 0142', '+971 50 555 0187'],
  postBox: 'P.O. Box 500142, Dubai',
  /** When the office is open (spec §9). */
  hours: {
    open: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    from: '09:00',
    to: '19:00',
    closed: 'Sunday',
  },
  /** Where that is, in degrees. */
  point,
  /** The head office on a map elsewhere. */
  map: `https://www.openstreetmap.org/?mlat=${point.latitude}&mlon=${point.longitude}#map=16/${point.latitude}/${point.longitude}`,
  /** Where a chat with the agency opens. */
  chat: 'https://wa.me/971505550187',
  /** The demo agency has no pages of its own elsewhere: these are the services' first pages. */
  social: {
    Instagram: 'https://www.instagram.com/',
    LinkedIn: 'https://www.linkedin.com/',
    YouTube: 'https://www.youtube.com/',
    Facebook: 'https://www.facebook.com/',
  },
  copyrightYear: 2025,
} as const;

/** A telephone number as a link dials it. */
export const dial = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

const onTheClock = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = String(hour % 12 || 12).padStart(2, '0');
  return `${twelve}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** When the office is open and when not, by days, in words. */
export function hoursInWords({ open, from, to, closed } = agency.hours): Record<string, string> {
  const days = `${open[0]} to ${open.at(-1) ?? open[0]}`;
  return { [days]: `${onTheClock(from)} - ${onTheClock(to)}`, [closed]: 'closed' };
}
