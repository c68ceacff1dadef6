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

// The agent
export const agent = 'Agent';
/** In place of an agent. */
export const office = 'The office';
export const agentsFailed = 'The people of the team could not be loaded.';

// Export
export const exportCsv = 'Export CSV';
export const exportFailed = 'The list could not be exported.';

// Import: the dialog
export const importCsv = 'Import CSV';
export const importTitle = (name: string) => `Import ${name}`;
export const importIntro =
  'Choose a CSV file of at most 1 MB, such as an export, the sample, or a list of other software, whose columns you can assign. More than 1,000 lines are imported in parts. New listings are drafts unless the column “publication” says otherwise. Nothing is imported before you have seen a preview.';
export const downloadSample = 'Download a sample file';
export const sampleFailed = 'The sample file could not be downloaded.';
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

/** Progress of a file that is sent in parts. */
export const progress = ({ done, total }: Record<'done' | 'total', number>) =>
  `${formatNumber(done)} of ${formatNumber(total)} lines`;

// Import: the columns of other software
export const assignColumns = 'What is in these columns?';
export const assignIntro =
  'An import does not know their names. Some columns are guessed. Check them, and choose the others.';
export const columnExample = (samples: readonly string[]) =>
  samples.length === 0 ? 'empty' : `such as ${samples.join(', ')}`;
export const notImported = 'Do not import';
export const continueWithColumns = 'Continue';

/** The name of a column in words, such as `Built up area (sq ft)` for `builtUpAreaSqft`. */
export function columnLabel(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const withUnit = words
    .replace(/ aed per sqft$/, ' (AED per sq ft)')
    .replace(/ aed$/, ' (AED)')
    .replace(/ sqft$/, ' (sq ft)');
  return capitalize(withUnit);
}

// Import: listings that exist already
export function knownListings(known: number, differing: number): string {
  if (differing === 0)
    return known === 1
      ? '1 listing in this file exists already, with the same values. What should happen to it?'
      : `${formatNumber(known)} listings in this file exist already, with the same values. What should happen to them?`;
  if (known === 1)
    return '1 listing in this file exists already, with other values. What should happen to it?';
  return `${formatNumber(known)} listings in this file exist already, and ${countDiffering(differing)} from the file. What should happen to them?`;
}
export const knownReferences: Readonly<Record<KnownReferences, string>> = {
  SKIP: 'Leave unchanged',
  UPDATE: 'Update from the file',
  ADD: 'Add again as new',
};

export function runImport(added: number, updated: number): string {
  const add = `Add ${formatNumber(added)}`;
  if (updated === 0) return add;
  return added === 0 ? `Update ${formatNumber(updated)}` : `${add} and update ${formatNumber(updated)}`;
}

// Import: the preview
export function importSummary(
  counts: Record<'added' | 'updated' | 'skipped' | 'differing' | 'toReview', number>,
): string {
  const { added, updated, skipped, differing, toReview } = counts;
  if (added + updated === 0)
    return differing === 0
      ? 'Every listing in this file exists already, with the same values. There is nothing to import.'
      : `Nothing will be imported. Choose “${knownReferences.UPDATE}” to change the ${thoseThatDiffer(differing)}.`;
  const parts = [
    added > 0 && `${countListings(added)} will be added`,
    updated > 0 && `${countListings(updated)} will be updated`,
    skipped > 0 && skippedSentence(skipped, differing),
  ];
  const review =
    toReview === 0 ? '' : ` ${toReview === 1 ? '1 of them needs' : `${toReview} of them need`} review.`;
  return `${parts.filter(Boolean).join(', ')}.${review}`;
}
function skippedSentence(skipped: number, differing: number): string {
  const unchanged = `${countListings(skipped)} ${skipped === 1 ? 'stays' : 'stay'} unchanged`;
  return differing === 0 ? unchanged : `${unchanged} although ${countDiffering(differing)} from the file`;
}

/** Before the choice what happens to the listings that exist already. */
export const undecidedSummary = (added: number, differing: number) =>
  `${added === 0 ? '' : `${countListings(added)} will be added. `}Choose what happens to the ${thoseThatDiffer(differing)}.`;

export const invalidSummary = (invalid: number, total: number) =>
  `${formatNumber(invalid)} of ${total === 1 ? '1 line' : `${formatNumber(total)} lines`} cannot be imported. Correct the file and choose it again.`;
export const invalidLines = 'Lines that cannot be imported';
export const listingsToReview = 'Listings to review';
export const line = (number: number) => `Line ${number}`;
export const previewTitle = 'What visitors will see';
export const previewColumns = ['Line', 'Import', 'Title', 'Price', 'Size', 'Location'];
export const importActions = { ADD: 'New', UPDATE: 'Update', SKIP: 'No change' } as const;
/** A listing that exists already, before it is chosen what happens to it. */
export const differs = 'Differs';
/** The columns in which a listing stays as it is. */
export const differsIn = (columns: readonly string[]) => `The file differs in ${columns.join(', ')}`;
export const moreListings = (count: number) =>
  count === 1 ? 'and 1 more listing' : `and ${count} more listings`;
export const firstLines = 'The first lines of the file, as they were read';

// Import: results
export function imported(added: number, updated: number): string {
  const parts = [
    added > 0 && `${formatNumber(added)} added`,
    updated > 0 && `${formatNumber(updated)} updated`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
/** After an error in a later part of a long file; null if its lines are invalid. */
export const importedInPart = (added: number, updated: number, reason: string | null) =>
  `${imported(added, updated)} The other lines were not imported. ${reason ?? 'Correct the lines below and choose the file again.'}`;
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

const formatNumber = (count: number) => count.toLocaleString('en');
const countListings = (count: number) => (count === 1 ? '1 listing' : `${formatNumber(count)} listings`);
const thoseThatDiffer = (count: number) =>
  count === 1 ? 'one that differs' : `${formatNumber(count)} that differ`;
const countDiffering = (count: number) =>
  count === 1 ? '1 of them differs' : `${formatNumber(count)} of them differ`;
const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
