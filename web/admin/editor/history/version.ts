import type { VersionsQuery } from '../../../../schema/documents/admin/graphql.ts';

/** One thing that was done with a record, as the API tells of it. */
export type Version = VersionsQuery['versions']['items'][number];

/** What became of one field by it. */
export type Change = Version['changes'][number];

/** Whether it is of the order of what belongs to the record, and not of the record's own fields. */
export const isOfOrder = ({ changes }: Version): boolean => changes.some(({ holds }) => holds === 'ORDER');

/** Whether the record was made by it, so that all it says is new. */
export const isMaking = ({ action }: Version): boolean => ['ADDED', 'IMPORTED', 'COPIED'].includes(action);

/** Of versions that come newest first the one as which the record stands, in the respect in which another tells of it. */
export const standing = (versions: readonly Version[], like: Version): Version | undefined =>
  versions.find((one) => one.action !== 'REMOVED' && isOfOrder(one) === isOfOrder(like));
