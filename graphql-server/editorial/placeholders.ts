import { AGENCY_NAME } from '../../schema/agency-name.ts';
import { defaultTextsDate } from './default-texts.ts';
import type { PlaceholderValues } from './markdown.ts';
import type { SitePage } from './site-page.ts';

const formatDate = (date: Date): string =>
  date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dubai' });

/** The values of the placeholders in the texts of a page. */
export function placeholdersOf(page: SitePage | undefined): PlaceholderValues {
  const isChanged = page !== undefined && page.updatedAt > page.createdAt;
  return {
    agency: AGENCY_NAME,
    address: 'Office 1204, Mina House, Al Marsa Street, Dubai Marina, Dubai, United Arab Emirates',
    email: 'office@marsa.example',
    telephone: '+971 4 555 0142',
    date: formatDate(isChanged ? page.updatedAt : defaultTextsDate),
  };
}
