import { CITY } from '../../schema/city.ts';
import { defaultTextsDate } from './default-texts.ts';
import type { PlaceholderValues } from './markdown.ts';
import type { SitePage } from './site-page.ts';

const formatDate = (date: Date): string =>
  date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dubai' });

/** What texts name of the agency; address and telephones have an entry on each line. */
export interface NamedAgency {
  name: string;
  address: string | null;
  email: string | null;
  phones: string | null;
}

/** The values of the placeholders in the texts of a page. */
export function placeholdersOf(
  page: SitePage | undefined,
  { name, address, email, phones }: NamedAgency,
): PlaceholderValues {
  const isChanged = page !== undefined && page.updatedAt > page.createdAt;
  const [telephone = ''] = (phones ?? '').split('\n');
  return {
    agency: name,
    address: address?.replaceAll('\n', ', ') ?? CITY,
    email: email ?? '',
    telephone,
    contacts: [email, telephone].filter(Boolean).join(' or ') || 'the contact page of this site',
    date: formatDate(isChanged ? page.updatedAt : defaultTextsDate),
  };
}
