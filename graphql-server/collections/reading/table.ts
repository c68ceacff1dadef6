import type { EntityMetadata } from 'typeorm';
import { stateOf, type Resource } from '../declaring/collection.ts';
import { fieldsOf } from '../declaring/field.ts';
import { isPublishable } from '../declaring/publication.ts';
import {
  isAllowed,
  previewOf,
  Scope,
  scopeOf,
  staffIdOf,
  type Actor,
  type PreviewedRecord,
} from '../../policies.ts';
import { isPublished } from '../../published.ts';

/** The rows of a resource that an actor may read. */
export interface Visible {
  /** SQL condition on rows `t`. */
  condition: string;
  /** Suffix for the names of statements with this condition. */
  name: string;
}

export const ALL: Visible = { name: '', condition: 'true' };
const NONE: Visible = { name: '.none', condition: 'false' };

/** The rows that an actor may read by the policies: all, those that are published or previewed, those of its account, or none. */
export function visibleTo(actor: Actor, resource: Resource, metadata: EntityMetadata): Visible {
  const scope = scopeOf(actor, 'read', resource);
  if (scope === Scope.ANY) {
    if (isAllowed(actor, 'readUnpublished', resource)) return ALL;
    return { name: '.published', condition: publishedCondition(resource, metadata, previewOf(actor)) };
  }
  const staffId = staffIdOf(actor);
  const { own } = resource;
  if (scope === null || staffId === null || !own) return NONE;
  return { name: `.own${staffId}`, condition: own(staffId) };
}

/** The condition that a row is published and, if it belongs to another record, that this is published too. */
function publishedCondition(
  { entity, parent }: Resource,
  { dataSource, columns, tableName: ownTable }: EntityMetadata,
  preview: PreviewedRecord | null,
): string {
  const isVisible = (row: string, table: string) =>
    preview?.table === table ? `(${isPublished(row)} or ${row}.id = ${preview.id})` : isPublished(row);
  const conditions = isPublishable(entity) ? [isVisible('t', ownTable)] : [];
  if (parent && isPublishable(parent.of().entity)) {
    const { tableName } = dataSource.getMetadata(parent.of().entity);
    const { databaseName } = columns.find(({ propertyName }) => propertyName === parent.by)!;
    conditions.push(
      `exists (select from "${tableName}" parent where parent.id = t."${databaseName}" and ${isVisible('parent', tableName)})`,
    );
  }
  return conditions.join(' and ') || 'true';
}

/** Columns of the picture besides the file name, which is in the row. */
const OF_PICTURE = ['width', 'height', 'placeholder', 'alt'];

/** Newest first. */
export const NEWEST_FIRST = 't.created_at desc, t.id desc';

/** SQL fragments of a resource's table `t` and its pictures `p`. */
export interface Table {
  /** The selected columns, those of the picture last. */
  select: string;
  from: string;
  /**
   * Join of the pictures of a few rows by primary key: the planner does not know the number of rows and would read all pictures.
   */
  withPicture: string;
  /** Join of the pictures of many rows. */
  withPictures: string;
  /** Condition on the rows that the viewer may see and that are not in the trash. */
  ofKind: string;
  /** The same for rows of a parent. */
  within(parameter: string): string;
  /** The column of the state, if there is one. */
  state: string;
  /** `order by` of a property, nulls last in both directions. */
  order(property: string, way: 'asc' | 'desc'): string;
  /** Property names in the order of the selected columns, then those of the picture. */
  properties: string[];
  pictureProperties: string[];
  /** `order by` of the records of a parent: by position, or newest first in a table without positions. */
  storedOrder: string;
  /** The column of the position among the records of a parent; a null in a table without positions. */
  position: string;
}

/** Generates the SQL fragments of a resource from TypeORM's metadata. */
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
      return `t."${field?.sortedBy?.(databaseName) ?? databaseName}" ${way}${isNullable || field?.fact ? ' nulls last' : ''}`;
    },
    properties: shown.map(({ propertyName }) => propertyName),
    pictureProperties: hasPicture ? ['file', ...ofPicture] : [],
    position: nameOf('position') === undefined ? 'null::int' : 't.position',
    // Records without a position come last.
    storedOrder: nameOf('position') === undefined ? NEWEST_FIRST : `t.position, ${NEWEST_FIRST}`,
  };
}
