export const legend = 'Publication';

export const publication = 'State';

export const publications = {
  PUBLISHED: 'Published',
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  ARCHIVED: 'Archived',
} as const;

export const publishAt = 'Publish at (Dubai time, if scheduled)';

export const unpublishAt = 'Unpublish at (Dubai time)';

export const archiveReason = 'Archived because it is';

export const archiveReasons = { SOLD: 'Sold', RENTED: 'Rented', WITHDRAWN: 'Withdrawn' };

export const scheduledFor = (time: string): string => `Scheduled for ${time}, Dubai time`;

export const unpublished = 'No longer published';

export const saveAsDraft = 'Save as draft';

/** The button that saves a draft and publishes it. */
export const publish = 'Publish';

// Lists
export const filterByState = 'Filter by state';

export const anyState = 'Any state';

export const publishSelected = (count: number): string => `Publish ${count} selected`;

export const archiveSelected = (count: number): string => `Archive ${count} selected`;

// Publishing and archiving rows
export const archiveQuestion = (count: number): string =>
  count === 1 ? 'Archive this listing?' : `Archive ${count} listings?`;

export const archive = 'Archive';

export const published = (count: number, title: string): string =>
  count === 1 ? `“${title}” was published.` : `${count} were published.`;

export const archived = (count: number, title: string): string =>
  count === 1 ? `“${title}” was archived.` : `${count} were archived.`;

export const undone = 'Undone.';

export const undoFailed = 'Not everything could be undone.';

export const notAllChanged = (done: number, total: number): string =>
  total === 1 ? 'It was not changed.' : `${done} of ${total} were changed.`;

export const changedMeanwhile = (title: string): string =>
  `“${title}” was changed by somebody else meanwhile. The list shows it as it is now.`;

// Preview
export const preview = 'Preview';

export const previewRow = (name: string): string => `Preview ${name}`;

export const createLink = 'Link for others';

export const previewLink = 'Link to the preview';

export const linkHint = (time: string): string =>
  `Everybody with this link sees the page until ${time}, Dubai time, or until it is published.`;

export const copyLink = 'Copy';

export const copied = 'Copied';

export const linkFailed = 'The link could not be created.';

// History
export const wasPublished = 'published';

export const becameDraft = 'made a draft';

export const wasScheduled = (time: string): string =>
  time === '' ? 'scheduled' : `scheduled for ${time}, Dubai time,`;

export const wasArchived = (reason: string | undefined): string =>
  reason === undefined ? 'archived' : `archived as ${reason}`;

/** `action` is such as `added`. */
export const createdAs = (action: string, publication: string): string => `${action} and ${publication}`;
