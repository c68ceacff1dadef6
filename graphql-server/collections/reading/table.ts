import type { EntityMetadata } from 'typeorm';
import { stateOf, type Resource } from '../declaring/collection.ts';
import { fieldsOf } from '../declaring/field.ts';
import type { Visible } from './visible.ts';

/** What is told of a row's picture beside its file's name, which the row has itself. */
const OF_PICTURE = ['width', 'height', 'placeholder', 'alt'];

/** What was made last stands first. */
export const NEWEST_FIRST = 't.created_at desc, t.id desc';

/** A resource's table in the words of SQL, `t` being its rows and `p` their pictures. */
export interface Table {
  /** The columns a reader is given, the picture's last. */
  select: string;
  from: string;
  /**
   * The picture of each of a few rows, looked up by its name: how many rows there will be is not known when a statement is
   * planned, and the planner would rather read all pictures than ten.
   */
  withPicture: string;
  /** The pictures of many rows, in whichever way the planner likes. */
  withPictures: string;
  /** The condition on the rows of this resource that the viewer may see; those in the trash are left out. */
  ofKind: string;
  /** The same of those that belong to the parent that a parameter names. */
  within(parameter: string): string;
  /** The column of the state that a record is in, where it is in one. */
  state: string;
  /** What puts records in the order of a property, in one direction; missing ones stand last in both. */
  order(property: string, way: 'asc' | 'desc'): string;
  /** Property names in the order in which the selected columns come, and then those of the picture, if there is one. */
  properties: string[];
  pictureProperties: string[];
  /** How the records of a parent stand: as staff have put them, else newest first. */
  asPut: string;
  /** Where staff have put a record among those of its parent; null where they have not. */
  position: string;
}

/** Puts a resource's table in words, from what TypeORM knows of its entity. */
export function tableOf(resource: Resource, metadata: EntityMetadata, { condition }: Visible): Table {
  const { columns, tableName, tableType, discriminatorValue } = metadata;
  const shown = columns.filter(
    ({ isSelect, relationMetadata }) => isSelect && relationMetadata?.propertyName !== 'picture',
  );
  const hasPicture = columns.some(({ relationMetadata }) => relationMetadata?.propertyName === 'picture');
  const ofPicture = hasPicture ? OF_PICTURE : [];
  const find = (property: string | undefined) =>
    columns.find(({ propertyName }) => propertyName === property);
  const nameOf = (property: string | undefined) => find(property)?.databaseName;
  const own = shown.map(({ databaseName }) => `t."${databaseName}"`);
  const kind = tableType === 'entity-child' ? `t.kind = '${discriminatorValue!}'` : 'true';
  const ofKind = `${kind} and t.deleted_at is null and ${condition}`;
  const parentColumn = nameOf(resource.parent?.by);
  return {
    select: [
      ...own,
      ...(hasPicture ? ['t.picture'] : []),
      ...ofPicture.map((column) => `p."${column}"`),
    ].join(', '),
    from: `"${tableName}" t`,
    withPicture: ofPicture.length
      ? 'left join lateral (select * from pictures where file = t.picture limit 1) p on true'
      : '',
    withPictures: ofPicture.length ? 'left join pictures p on p.file = t.picture' : '',
    ofKind,
    within: (parameter) => (parentColumn ? `${ofKind} and t."${parentColumn}" = ${parameter}` : ofKind),
    state: `t."${nameOf(stateOf(resource)?.property)!}"`,
    order: (property, way) => {
      const { databaseName, isNullable } = find(property)!;
      const field = fieldsOf(resource.entity).find((one) => one.property === property);
      return `t."${field?.sortedBy?.(databaseName) ?? databaseName}" ${way}${isNullable ? ' nulls last' : ''}`;
    },
    properties: shown.map(({ propertyName }) => propertyName),
    pictureProperties: hasPicture ? ['file', ...ofPicture] : [],
    position: nameOf('position') === undefined ? 'null::int' : 't.position',
    // What has no place yet stands after all that have one.
    asPut: nameOf('position') === undefined ? NEWEST_FIRST : `t.position, ${NEWEST_FIRST}`,
  };
}
