export const documentTitle = 'Dashboard';
/** spec §2 */
export const welcome = 'Welcome to the Admin Dashboard';
export const loadFailed = 'The dashboard could not be loaded.';

export const newMessagesTitle = 'New messages';
export const noNewMessages = 'No message is new.';
export const noMessages = 'No messages.';

// The first steps
export const setupTitle = 'First steps';
export const setupProgress = (open: number, all: number): string =>
  open === all
    ? 'From an empty office to a site that visitors can use.'
    : `${all - open} of ${all} are done.`;
export const setupDone = '✓ Done';
export const dismissSetup = 'Do not show these steps again';
export const setupSteps = {
  agency: {
    label: 'Name your agency',
    hint: 'Its name, address, telephones and colours are used everywhere.',
  },
  people: { label: 'Add your people', hint: 'The page of the team is made from them.' },
  listing: { label: 'Add the first listing', hint: 'An apartment or a villa, for sale or for rent.' },
  published: { label: 'Publish it', hint: 'Visitors see a listing once it is published.' },
} as const;

export const noListings = 'No listings yet.';
export const noTextToReview = 'No listing text needs review.';

export const incompleteTitle = 'Incomplete listings';
export const allComplete = 'Every listing has a picture and details.';
export const noPicture = 'No picture.';
export const noDetails = 'No details.';
export const addDetails = 'Add details';
export const addDetailsTo = (listing: string): string => `Add details to ${listing}`;

export const draftsTitle = 'Unsaved drafts';
export const draftsNote = 'Stored in this browser only.';
export const untitled = 'Untitled';
export const draftOfChanges = 'changes';
export const draftOfNewRecord = 'new';

export const undeliveredTitle = 'Emails not delivered';
export const undeliveredNote =
  'These messages did not reach the mailbox of the agency. They are stored here.';

export const recentChangesTitle = 'Recent changes';
export const noChanges = 'No changes yet.';
export const untitledRecord = (id: string): string => `No. ${id}`;
export const byPerson = (email: string): string => ` by ${email}`;

export const totalsTitle = 'All records';
