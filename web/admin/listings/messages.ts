import type { KnownReferences } from '../../../schema/documents/admin/graphql.ts';
import { formatList, formatNumber, plural } from '../../../schema/language.ts';

// Page titles and columns of the lists
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
  samples.length === 0 ? 'empty' : `such as ${formatList(samples, 'unit')}`;
export const notImported = 'Do not import';
export const continueWithColumns = 'Continue';

/** The columns of files, by their names in the header. */
export const columnLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  location: 'Location',
  price: 'Price',
  rent: 'Rent',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  size: 'Size',
  reference: 'Reference',
  propertyType: 'Property type',
  amountAed: 'Amount (AED)',
  rentPeriod: 'Rent period',
  cheques: 'Cheques',
  priceOnRequest: 'Price on request',
  bedroomCount: 'Bedroom count',
  maidsRoom: 'Maids room',
  bathroomCount: 'Bathroom count',
  builtUpAreaSqft: 'Built up area (sq ft)',
  plotAreaSqft: 'Plot area (sq ft)',
  furnishing: 'Furnishing',
  completion: 'Completion',
  occupancy: 'Occupancy',
  availableFrom: 'Available from',
  parkingSpaces: 'Parking spaces',
  floor: 'Floor',
  views: 'Views',
  amenities: 'Amenities',
  serviceChargeAedPerSqft: 'Service charge (AED per sq ft)',
  placeId: 'Place id',
  building: 'Building',
  latitude: 'Latitude',
  longitude: 'Longitude',
  publication: 'Publication',
  publishAt: 'Publish at',
  unpublishAt: 'Unpublish at',
  archiveReason: 'Archive reason',
  agent: 'Agent',
};

// Import: listings that exist already
export function knownListings(known: number, differing: number): string {
  const n = formatNumber(known);
  if (differing === 0)
    return plural(known, {
      one: '1 listing in this file exists already, with the same values. What should happen to it?',
      other: `${n} listings in this file exist already, with the same values. What should happen to them?`,
    });
  return plural(known, {
    one: '1 listing in this file exists already, with other values. What should happen to it?',
    other: plural(differing, {
      one: `${n} listings in this file exist already, and 1 of them differs from the file. What should happen to them?`,
      other: `${n} listings in this file exist already, and ${formatNumber(differing)} of them differ from the file. What should happen to them?`,
    }),
  });
}
export const knownReferences: Readonly<Record<KnownReferences, string>> = {
  SKIP: 'Leave unchanged',
  UPDATE: 'Update from the file',
  ADD: 'Add again as new',
};

export function runImport(added: number, updated: number): string {
  if (updated === 0) return `Add ${formatNumber(added)}`;
  if (added === 0) return `Update ${formatNumber(updated)}`;
  return `Add ${formatNumber(added)} and update ${formatNumber(updated)}`;
}

// Import: the preview
export function importSummary(
  counts: Record<'added' | 'updated' | 'skipped' | 'differing' | 'toReview', number>,
): string {
  const { added, updated, skipped, differing, toReview } = counts;
  if (added + updated === 0)
    return differing === 0
      ? 'Every listing in this file exists already, with the same values. There is nothing to import.'
      : plural(differing, {
          one: `Nothing will be imported. Choose “${knownReferences.UPDATE}” to change the one that differs.`,
          other: `Nothing will be imported. Choose “${knownReferences.UPDATE}” to change the ${formatNumber(differing)} that differ.`,
        });
  const changes = [
    added > 0 && willBeAdded(added),
    updated > 0 &&
      plural(updated, {
        one: '1 listing will be updated',
        other: `${formatNumber(updated)} listings will be updated`,
      }),
    skipped > 0 && staysUnchanged(skipped, differing),
  ].filter((change) => change !== false);
  const summary = `${formatList(changes, 'unit')}.`;
  if (toReview === 0) return summary;
  return plural(toReview, {
    one: `${summary} 1 of them needs review.`,
    other: `${summary} ${formatNumber(toReview)} of them need review.`,
  });
}
const willBeAdded = (added: number) =>
  plural(added, { one: '1 listing will be added', other: `${formatNumber(added)} listings will be added` });
function staysUnchanged(skipped: number, differing: number): string {
  const unchanged = plural(skipped, {
    one: '1 listing stays unchanged',
    other: `${formatNumber(skipped)} listings stay unchanged`,
  });
  if (differing === 0) return unchanged;
  return plural(differing, {
    one: `${unchanged} although 1 of them differs from the file`,
    other: `${unchanged} although ${formatNumber(differing)} of them differ from the file`,
  });
}

/** Before the choice what happens to the listings that exist already. */
export function undecidedSummary(added: number, differing: number): string {
  const choose = plural(differing, {
    one: 'Choose what happens to the one that differs.',
    other: `Choose what happens to the ${formatNumber(differing)} that differ.`,
  });
  return added === 0 ? choose : `${willBeAdded(added)}. ${choose}`;
}

export const invalidSummary = (invalid: number, total: number) =>
  plural(total, {
    one: `${formatNumber(invalid)} of 1 line cannot be imported. Correct the file and choose it again.`,
    other: `${formatNumber(invalid)} of ${formatNumber(total)} lines cannot be imported. Correct the file and choose it again.`,
  });
export const invalidLines = 'Lines that cannot be imported';
export const listingsToReview = 'Listings to review';
export const line = (number: number) => `Line ${number}`;
export const previewTitle = 'What visitors will see';
export const previewColumns = ['Line', 'Import', 'Title', 'Price', 'Size', 'Location'];
export const importActions = { ADD: 'New', UPDATE: 'Update', SKIP: 'No change' } as const;
/** A listing that exists already, before it is chosen what happens to it. */
export const differs = 'Differs';
/** The columns in which a listing stays as it is. */
export const differsIn = (columns: readonly string[]) => `The file differs in ${formatList(columns, 'unit')}`;
export const moreListings = (count: number) =>
  plural(count, { one: 'and 1 more listing', other: `and ${formatNumber(count)} more listings` });
export const firstLines = 'The first lines of the file, as they were read';

// Import: results
export function imported(added: number, updated: number): string {
  if (updated === 0) return `${formatNumber(added)} added.`;
  if (added === 0) return `${formatNumber(updated)} updated.`;
  return `${formatNumber(added)} added, ${formatNumber(updated)} updated.`;
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
