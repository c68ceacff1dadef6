import type { ErasePersonalDataMutation } from '../../../../schema/documents/admin/graphql.ts';
import { formatList, formatNumber, plural } from '../../../../schema/language.ts';

type Counts = ErasePersonalDataMutation['counts'];

export const title = 'Personal data';
export const intro =
  'A visitor may ask what you keep of them, and that you erase it. Enter their email address: the messages from it are found, also those in the trash, with your notes and their history, and the searches they have saved.';
export const limits =
  'Staff accounts, people of the team and backups are not changed. What other messages say about the person is not found.';
export const email = 'Email address of the visitor';
export const emailRequired = 'Enter an email address, such as name@example.com.';
export const exportData = 'Export as JSON';
export const exported = 'The file was exported.';
export const erase = 'Erase…';

// Question
export const confirmErase = (address: string) => `Erase what is kept of ${address}?`;
export const eraseForever = 'This cannot be undone. The audit list shows the numbers, but not the address.';
export const eraseButton = 'Erase';

// Result
export const nothingKept = (address: string) => `Nothing is kept of ${address}.`;
export const willErase = (counts: Counts) => `${listOf(counts)} will be erased.`;
export const erased = (counts: Counts) => `${listOf(counts)} erased.`;
export const moreLeft = 'There are more messages than can be erased at once. Erase again.';
export const exportFailed = 'The data could not be exported.';
export const eraseFailed = 'The data could not be erased.';
export const eraseUnknown =
  'It is not known whether the data were erased. Press “Erase” again to see what is left.';

const listOf = ({ messages, notes, savedSearches, versions, emails }: Counts): string =>
  formatList([
    plural(messages, { one: '1 message', other: `${formatNumber(messages)} messages` }),
    plural(notes, { one: '1 note', other: `${formatNumber(notes)} notes` }),
    plural(versions, {
      one: '1 entry in the history',
      other: `${formatNumber(versions)} entries in the history`,
    }),
    plural(emails, { one: '1 email job', other: `${formatNumber(emails)} email jobs` }),
    plural(savedSearches, { one: '1 saved search', other: `${formatNumber(savedSearches)} saved searches` }),
  ]);
