import type { ReactNode } from 'react';

// Texts of the page that links in emails open.

export const title = 'New homes by email';
export const description = 'Emails about a search that you have saved.';
export const checkInbox = 'Check your inbox: we have sent an email to confirm your address.';
export const confirmed = 'Confirmed. We will email you new homes, at most once a day.';
export const stopped = 'You will receive no more of these emails.';
export const invalidLink = 'This link is not one of ours, or it is too old.';
export const cutLink =
  'This link is incomplete: your email program has cut it. Copy the whole link from the email into the address bar.';
export const confirmTitle = 'Receive new homes by email?';
export const confirmText = (agency: string, search: ReactNode) => (
  <>
    {agency} will email you new homes, at most once a day{search && <>, for this search: {search}</>}
  </>
);
export const confirm = 'Confirm';
export const stopTitle = 'Stop these emails?';
export const stopText = (search: ReactNode) => <>This is about new homes for this search: {search}</>;
export const stop = 'Stop the emails';
export const searchHomes = 'Search homes';
