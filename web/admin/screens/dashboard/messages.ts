export const documentTitle = 'Dashboard';
/** spec §2 */
export const welcome = 'Welcome to the Admin Dashboard';
export const loading = 'Loading...';
export const loadFailed = 'The dashboard could not be loaded.';

export const newMessagesTitle = 'New messages';
export const noNewMessages = 'No message is new.';
export const noMessages = 'No messages.';

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
