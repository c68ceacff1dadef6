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
