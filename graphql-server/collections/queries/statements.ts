import { LRUCache } from 'lru-cache';
import type { EntityMetadata } from 'typeorm';
import type { Resource } from '../definitions/collection.ts';
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
import { isPublishable } from '../definitions/publication.ts';

/** Rows in a batch of a whole list, so that each statement is bounded. */
export const BATCH_SIZE = 1000;

/** The sort key of a record in its list. */
export interface Cursor {
  /** The position among the records of its parent, if staff have sorted them. */
  position: number | null;
  createdAt: Date;
  id: number;
}

/**
 * The reads of visitors, written by hand because a query builder takes several times the CPU. Columns are named by properties, so that
 * the rows are records.
 */
export interface Statements {
  /** $1 limit: the newest records. */
  newest: string;
  /** $1 page, $2 limit: the records of a page, newest first, each with `$page` and `$total`; no row without records. */
  page: string;
  /** The same for parent $3. */
  pageWithin: string;
  /** $1 ids: their records, in any order. */
  byIds: string;
  /** $1 ids of parents, $2 maximum number of records of each, in the order of staff. */
  children: string;
  /** The first batch, newest first. */
  batch: string;
  /** The batch after the record with time $1 and id $2. */
  nextBatch: string;
  /** The first batch of parent $1 in the order of staff, each record with its `$position`. */
  batchWithin: string;
  /** The batch after the record with time $2, id $3 and position $4. */
  nextBatchWithin: string;
}

export const NEWEST_FIRST = 't.created_at desc, t.id desc';
const OLDER = (time: string, id: string) => `(t.created_at, t.id) < (${time}::timestamptz, ${id}::int)`;

/** A subquery by primary key: the planner does not know the number of rows and would join all pictures. */
const pictureColumn = (
  row: string,
) => `(select json_build_object('file', p.file, 'width', p.width, 'height', p.height,
  'placeholder', p.placeholder, 'alt', p.alt) from pictures p where p.file = ${row}.picture) as picture`;

/** The condition on a row `t` that it belongs to an entity, where several share a table. */
export const ofKind = ({ tableType, discriminatorValue }: EntityMetadata): string =>
  tableType === 'entity-child' ? `t.kind = '${discriminatorValue!}'` : 'true';

/** The columns of a record by its properties. `row` is the row's table or alias. */
export function columnsOf(metadata: EntityMetadata, row: string): string {
  const own = metadata.columns
    .filter(({ isSelect, relationMetadata }) => isSelect && relationMetadata?.propertyName !== 'picture')
    .map(({ databaseName, propertyName }) => `${row}."${databaseName}" as "${propertyName}"`);
  const hasPicture = metadata.findRelationWithPropertyPath('picture') !== undefined;
  return [...own, ...(hasPicture ? [pictureColumn(row)] : [])].join(', ');
}

/** Statements by resource and condition: the conditions of single accounts are many. */
const generated = new LRUCache<string, Statements>({ max: 1000 });

/** The statements that read the records of a resource that are `visible` and not in the trash. */
export function statementsOf(resource: Resource, metadata: EntityMetadata, visible: string): Statements {
  const key = `${resource.names.many} ${visible}`;
  let statements = generated.get(key);
  if (!statements) generated.set(key, (statements = generateStatements(resource, metadata, visible)));
  return statements;
}

function generateStatements({ parent }: Resource, metadata: EntityMetadata, visible: string): Statements {
  const { tableName } = metadata;
  const columnOf = (property: string) => metadata.findColumnWithPropertyName(property)?.databaseName;
  const select = columnsOf(metadata, 't');
  const from = `"${tableName}" t`;
  const where = `${ofKind(metadata)} and t.deleted_at is null and ${visible}`;
  const within = (parameter: string) =>
    `${where} and t."${columnOf(parent?.by ?? 'id')}" = ${parameter}::int`;
  const position = columnOf('position') === undefined ? 'null::int' : 't.position';
  // Records without a position come last.
  const storedOrder = columnOf('position') === undefined ? NEWEST_FIRST : `t.position, ${NEWEST_FIRST}`;

  // The offset is found in the index alone; only the rows of the page are fetched.
  const page = (condition: string) => `
    with place as (select total, greatest(1, least($1::int, ceil(total / $2::numeric)::int)) as page
      from (select count(*)::int as total from ${from} where ${condition}) counted),
    selected as (select t.id from ${from} where ${condition} order by ${NEWEST_FIRST}
      offset (select (page - 1) * $2::bigint from place) limit $2::int)
    select (select page from place) as "$page", (select total from place) as "$total", ${select}
    from selected join ${from} on t.id = selected.id order by ${NEWEST_FIRST}`;
  const batch = (condition: string) =>
    `select ${select} from ${from} where ${condition} order by ${NEWEST_FIRST} limit ${BATCH_SIZE}`;
  const batchWithin = (condition: string) =>
    `select ${position} as "$position", ${select} from ${from} where ${condition} order by ${storedOrder} limit ${BATCH_SIZE}`;
  const older = OLDER('$2', '$3');

  return {
    newest: `select ${select} from ${from} where ${where} order by ${NEWEST_FIRST} limit $1::int`,
    page: page(where),
    pageWithin: page(within('$3')),
    byIds: `select ${select} from ${from} where ${where} and t.id = any($1::int[])`,
    children: `select record.* from unnest($1::int[]) as parents(id) cross join lateral (
      select ${select} from ${from} where ${within('parents.id')} order by ${storedOrder} limit $2::int) record`,
    batch: batch(where),
    nextBatch: batch(`${where} and ${OLDER('$1', '$2')}`),
    batchWithin: batchWithin(within('$1')),
    nextBatchWithin:
      batchWithin(`${within('$1')} and case when $4::int is null then ${position} is null and ${older}
      else coalesce(${position} > $4, true) or ${position} = $4 and ${older} end`),
  };
}

/**
 * The SQL condition on rows `t` that an actor may read by the policies: all, those that are published or previewed, those of its
 * account, or none.
 */
export function visibleTo(actor: Actor, resource: Resource, metadata: EntityMetadata): string {
  const scope = scopeOf(actor, 'read', resource);
  if (scope === Scope.ANY) {
    if (isAllowed(actor, 'readUnpublished', resource)) return 'true';
    return publishedCondition(resource, metadata, previewOf(actor));
  }
  const staffId = staffIdOf(actor);
  const { own } = resource;
  return scope === null || staffId === null || !own ? 'false' : own(staffId);
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
