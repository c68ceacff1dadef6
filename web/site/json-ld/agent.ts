import { paths } from '../../paths.ts';
import { agency } from '../agency.ts';
import type { JsonLd } from './json-ld.ts';

/** The agency, to be pointed at from wherever it is named. */
export const agentAt = (origin: string): { '@id': string } => ({ '@id': `${origin}/#agency` });

/** The agency in full: where it is, how it is reached and when. */
export const agent = (origin: string): JsonLd => ({
  '@type': 'RealEstateAgent',
  ...agentAt(origin),
  name: agency.name,
  url: `${origin}${paths.home}`,
  logo: `${origin}/icon-512.png`,
  image: `${origin}/share.png`,
  telephone: agency.phones[0],
  email: agency.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: agency.address.slice(0, 2).join(', ').replace(`, ${agency.community}`, ''),
    addressLocality: agency.community,
    addressRegion: agency.city,
    addressCountry: 'AE',
  },
  areaServed: { '@type': 'City', name: agency.city },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: agency.hours.open,
    opens: agency.hours.from,
    closes: agency.hours.to,
  },
});
