import { AgencyDocument, type AgencyQuery } from '../../schema/documents/site/layout/graphql.ts';
import { colourStylesheet } from '../../schema/colour-stylesheet.ts';
import { openingRanges } from '../../schema/opening-hours.ts';
import type { Execute } from '../../schema/page.ts';
import { QueryError } from '../data/query.ts';
import { splitLines } from '../ui/lines.ts';
import { signOf } from './layout/frame-messages.ts';
import { type Agency, type OpeningHours, type Weekday, whatsAppUrl } from './agency.ts';

/** The agency of a page whose data could not be loaded. */
export const unknownAgency: Agency = {
  name: '',
  wordmark: '',
  logo: null,
  stylesheet: null,
  address: [],
  community: null,
  point: null,
  directions: null,
  postBox: null,
  email: null,
  phones: [],
  chat: null,
  hours: [],
  licence: null,
  social: [],
  figures: { title: null, numbers: [] },
  shareAlt: '',
  copyright: { year: null, holder: '' },
};

/** Reads the agency, on the server. Rejects if the query fails. */
export async function readAgency(execute: Execute): Promise<Agency> {
  const { data, errors = [] } = await execute({ document: AgencyDocument, variables: {} });
  const { agency, linkPreview } = (data as AgencyQuery | undefined) ?? {};
  if (!agency) throw new QueryError(errors);
  return { ...toAgency(agency), shareAlt: linkPreview?.description ?? signOf(agency.name) };
}

type Row = NonNullable<AgencyQuery['agency']>;

function toAgency(row: Row): Omit<Agency, 'shareAlt'> {
  const { name, wordmark, logo, community, directions, postBox, email, licence } = row;
  const { latitude, longitude, whatsApp } = row;
  return {
    ...{ name, wordmark, logo, community, directions, postBox, email, licence },
    stylesheet: colourStylesheet(row),
    address: splitLines(row.address ?? ''),
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    phones: splitLines(row.phones ?? ''),
    chat: whatsApp && whatsAppUrl(whatsApp),
    hours: openingHoursOf(row),
    social: splitLines(row.socialLinks ?? '').map((line) => {
      const end = line.lastIndexOf(' ');
      return { name: line.slice(0, end).trim(), address: line.slice(end + 1) };
    }),
    figures: {
      title: row.figuresTitle,
      numbers: splitLines(row.figures ?? '').map((line) => {
        const [number = '', label = ''] = line.split('|');
        return [number.trim(), label.trim()] as const;
      }),
    },
    copyright: { year: row.copyrightYear, holder: row.copyrightHolder ?? name },
  };
}

const DAYS: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** Groups consecutive days with the same hours; none if no day has any. */
function openingHoursOf(row: Row): OpeningHours[] {
  const groups: { days: Weekday[]; hours: string | null }[] = [];
  for (const day of DAYS) {
    const hours = row[`hours${day}`];
    const last = groups.at(-1);
    if (last && last.hours === hours) last.days.push(day);
    else groups.push({ days: [day], hours });
  }
  if (groups.every(({ hours }) => hours === null)) return [];
  return groups.map(({ days, hours }) => ({ days, ranges: openingRanges(hours) }));
}
