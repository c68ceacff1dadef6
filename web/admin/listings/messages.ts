import type { KnownReferences } from '../../../schema/documents/admin/graphql.ts';

// Page titles and columns of the lists
export const pageTitle = (name: string) => `${capitalize(name)} - Admin`;
export const number = '#';
export const thumbnail = 'Thumbnail';
export const title = 'Title';
export const location = 'Location';
export const bedrooms = 'Bedrooms';
export const bathrooms = 'Bathrooms';
export const size = 'Size';

// Export
export const exportCsv = 'Export CSV';
export const exportFailed = 'The list could not be exported.';

// Import: the dialog
export const importCsv = 'Import CSV';
export const importTitle = (name: string) => `Import ${name}`;
export const importIntro =
  'Choose a CSV file. Its first line names the columns: title, location, price or rent, and optionally bedrooms, bathrooms and size. The other columns of an export work too; their names include the unit, such as builtUpAreaSqft. Nothing is imported before you have seen a preview.';
export const chooseFile = 'Choose a CSV file';
export const checking = 'Checking the file…';
export const importing = 'Importing…';
export const tryAgain = 'Try again';
export const chooseEncoding =
  'The character encoding of this file is not known. In which of these samples is the text correct?';
export const encodingLabels = {
  'windows-1252': 'Western European (Windows)',
  'windows-1256': 'Arabic (Windows)',
  macintosh: 'Western European (Mac)',
} as const;

export const knownListings = (count: number) =>
  count === 1
    ? '1 listing in this file exists already. What should happen to it?'
    : `${count} listings in this file exist already. What should happen to them?`;
export const knownReferences: Readonly<Record<KnownReferences, string>> = {
  SKIP: 'Leave unchanged',
  UPDATE: 'Update from the file',
  ADD: 'Add again as new',
};

export function runImport(added: number, updated: number): string {
  if (updated === 0) return `Add ${added}`;
  return added === 0 ? `Update ${updated}` : `Add ${added} and update ${updated}`;
}

// Import: the preview
export function importSummary(counts: Record<'added' | 'updated' | 'skipped' | 'toReview', number>): string {
  const { added, updated, skipped, toReview } = counts;
  if (added + updated === 0) return 'Every listing in this file exists already. There is nothing to import.';
  const parts = [
    added > 0 && `${countListings(added)} will be added`,
    updated > 0 && `${countListings(updated)} will be updated`,
    skipped > 0 && `${countListings(skipped)} ${skipped === 1 ? 'stays' : 'stay'} unchanged`,
  ];
  const review =
    toReview === 0 ? '' : ` ${toReview === 1 ? '1 of them needs' : `${toReview} of them need`} review.`;
  return `${parts.filter(Boolean).join(', ')}.${review}`;
}
export const invalidSummary = (invalid: number, total: number) =>
  `${invalid} of ${total === 1 ? '1 line' : `${total} lines`} cannot be imported. Correct the file and choose it again.`;
export const invalidLines = 'Lines that cannot be imported';
export const listingsToReview = 'Listings to review';
export const line = (number: number) => `Line ${number}`;
export const previewTitle = 'What visitors will see';
export const previewColumns = ['Line', 'Import', 'Title', 'Price', 'Size', 'Location'];
export const importActions = { ADD: 'New', UPDATE: 'Update', SKIP: 'No change' } as const;
export const moreListings = (count: number) =>
  count === 1 ? 'and 1 more listing' : `and ${count} more listings`;
export const firstLines = 'The first lines of the file, as they were read';

// Import: results
export function imported(added: number, updated: number): string {
  const parts = [added > 0 && `${added} added`, updated > 0 && `${updated} updated`];
  return `${parts.filter(Boolean).join(', ')}.`;
}
export const invalidFile = 'Some lines of the file cannot be imported. Open the import to see which.';
export const fileTooLarge = 'The file is too large for one import. Split it into files of at most 1 MB.';
export const fileUnreadable =
  'The browser could not read the file, because it was moved or changed. Choose it again.';
export const offline = 'The server cannot be reached. Check the connection and try again.';
export const noAnswer = 'The server did not answer.';
export const importUnknown = (reason: string) =>
  `${reason} It is not known whether the listings were imported. Try again: they are not imported twice.`;
export const sessionEndedBeforeCheck = 'Your session had ended. Choose the file again.';
export const sessionEndedBeforeImport =
  'Nothing was imported, because your session had ended. The file is still selected.';

const countListings = (count: number) => (count === 1 ? '1 listing' : `${count} listings`);
const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
