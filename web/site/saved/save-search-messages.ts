// Texts of the page that saves a search.

export const title = 'Save a search';
export const description = 'Save a search in your browser, or receive new homes by email.';
export const backToSearch = 'Back to the search';

export const byEmailTitle = 'New homes by email';
export const byEmailText =
  'At most once a day, and only when there are new homes. First you get an email to confirm your address; each email has a link to unsubscribe.';
export const email = 'Email';
export const subscribe = 'Send me new homes';

export const inBrowserTitle = 'In this browser';
export const inBrowserText =
  'You find it with your saved homes, with the number of homes that are new since you last looked.';
export const withoutScript =
  'Saving a search in this browser needs JavaScript, which is off. You can bookmark the page of this search instead.';
export const save = 'Save in this browser';
export const isSaved = 'The search is saved.';
export const seeSaved = 'See your saved homes and searches';
export const tooMany = (limit: number): string => `At most ${limit} searches can be saved.`;
export const removeFirst = 'Remove one first';
