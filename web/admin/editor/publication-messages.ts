import { formatNumber, plural } from '../../../schema/language.ts';

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

export const publishSelected = (count: number): string => `Publish ${formatNumber(count)} selected`;

export const archiveSelected = (count: number): string => `Archive ${formatNumber(count)} selected`;

// Publishing and archiving rows
export const archiveQuestion = (count: number): string =>
  plural(count, { one: 'Archive this listing?', other: `Archive ${formatNumber(count)} listings?` });

export const archive = 'Archive';

export const published = (count: number, title: string): string =>
  plural(count, { one: `“${title}” was published.`, other: `${formatNumber(count)} were published.` });

export const archived = (count: number, title: string): string =>
  plural(count, { one: `“${title}” was archived.`, other: `${formatNumber(count)} were archived.` });

export const undone = 'Undone.';

export const undoFailed = 'Not everything could be undone.';

export const notAllChanged = (done: number, total: number): string =>
  plural(total, {
    one: 'It was not changed.',
    other: `${formatNumber(done)} of ${formatNumber(total)} were changed.`,
  });

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

// History: what a version did. `created` is the label of a creation, such as `Added`; null for a change.
export const becamePublished = (created: string | null): string =>
  created === null ? 'Published' : `${created} and published`;

export const becameDraft = (created: string | null): string =>
  created === null ? 'Made a draft' : `${created} and made a draft`;

export const becameScheduled = (created: string | null, time: string): string => {
  if (time === '') return created === null ? 'Scheduled' : `${created} and scheduled`;
  return created === null
    ? `Scheduled for ${time}, Dubai time,`
    : `${created} and scheduled for ${time}, Dubai time,`;
};

export const becameArchived = (created: string | null): string =>
  created === null ? 'Archived' : `${created} and archived`;

export const becameArchivedAs: Readonly<Record<string, (created: string | null) => string>> = {
  SOLD: (created) => (created === null ? 'Archived as sold' : `${created} and archived as sold`),
  RENTED: (created) => (created === null ? 'Archived as rented' : `${created} and archived as rented`),
  WITHDRAWN: (created) =>
    created === null ? 'Archived as withdrawn' : `${created} and archived as withdrawn`,
};
