import type { EntityMetadata } from 'typeorm';
import type { Resource } from '../declaring/collection.ts';
import { exportingOn, nextOn, type Exporting } from './exporting.ts';
import { findingOn, type ListFilter } from './finding.ts';
import { ALL, NEWEST_FIRST, tableOf, type Visible } from './table.ts';
import type { Statement } from '../../database/statement.ts';

/** The statements that read a resource, in SQL of PostgreSQL 15 and the embedded database. */
export interface Statements {
  /** $1 page, $2 limit (and $3 parent): total, actual page, then the rows of that page. */
  page: Statement;
  pageWithin: Statement;
  /** $1 limit: the rows of the first page. */
  newest: Statement;
  /** $1 and $2 time and id of the last row: the next `BATCH_SIZE` rows. */
  following: Statement;
  /** The same for parent $3 in the order of staff, $4 the position of the last row; each row with its position. */
  followingWithin: Statement;
  /** $1 ids. */
  byIds: Statement;
  /** $1 ids: each with the id of its last author, if known. */
  authors: Statement;
  /** $1 ids of parents, $2 maximum number of rows of each. */
  children: Statement;
  /** $1 page, $2 limit, then the values of filters; columns as in `page`. */
  found(filter: ListFilter): Statement;
  /** Opens a cursor: $1 search and $2 state, if given, then the values of conditions. */
  exporting(filter: Exporting): Statement;
  /** Fetches the next rows of the cursor. */
  next: Statement;
  /** Property names in the order of the columns, then those of the picture. */
  properties: string[];
  pictureProperties: string[];
}

/** Rows in a batch of a whole list, so that each statement is bounded. */
export const BATCH_SIZE = 1000;

/** Generates the statements that read the visible rows of a resource from TypeORM's metadata. */
export function statementsOf(
  resource: Resource,
  metadata: EntityMetadata,
  visible: Visible = ALL,
): Statements {
  const table = tableOf(resource, metadata, visible);
  const { select, from, withPicture, withPictures, ofKind, within, storedOrder, position } = table;
  const statement = (name: string, text: string): Statement => ({
    name: `${resource.names.many}.${name}${visible.name}`,
    text,
  });

  // The offset is found in the index alone; only the rows of the page are fetched.
  const page = (where: string) => `
    with counted as (select count(*)::int as total from ${from} where ${where}),
    place as (select total, greatest(1, least($1::int, ceil(total / $2::numeric)::int)) as page from counted),
    selected as (select t.id from ${from} where ${where} order by ${NEWEST_FIRST}
      offset (select (page - 1) * $2::bigint from place) limit $2::int)
    select place.total, place.page, r.* from place left join (selected c cross join lateral (
      select ${select} from ${from} ${withPicture} where t.id = c.id limit 1) r) on true
    order by r.created_at desc, r.id desc`;
  const following = `
    select ${select} from ${from} ${withPictures}
    where ${ofKind} and (t.created_at, t.id) < ($1::timestamptz, $2::int)
    order by ${NEWEST_FIRST} limit ${BATCH_SIZE}`;

  const followingWithin = `
    select ${position}, ${select} from ${from} ${withPicture}
    where ${within('$3::int')} and case
      when $4::int is null then ${position} is null and (t.created_at, t.id) < ($1::timestamptz, $2::int)
      else coalesce(${position} > $4::int, true)
        or ${position} = $4::int and (t.created_at, t.id) < ($1::timestamptz, $2::int) end
    order by ${storedOrder} limit ${BATCH_SIZE}`;

  return {
    page: statement('page', page(ofKind)),
    pageWithin: statement('pageWithin', page(within('$3::int'))),
    newest: statement(
      'newest',
      `select ${select} from ${from} ${withPicture} where ${ofKind} order by ${NEWEST_FIRST} limit $1::int`,
    ),
    following: statement('following', following),
    followingWithin: statement('followingWithin', followingWithin),
    byIds: statement(
      'byIds',
      `select ${select} from ${from} ${withPicture} where ${ofKind} and t.id = any($1::int[])`,
    ),
    authors: statement(
      'authors',
      `select t.id, t.updated_by from ${from} where t.id = any($1::int[]) and t.updated_by is not null`,
    ),
    children: statement(
      'children',
      `select r.* from unnest($1::int[]) as parent(id) cross join lateral (
        select ${select} from ${from} ${withPicture} where ${within('parent.id')} order by ${storedOrder} limit $2::int) r`,
    ),
    found: findingOn(table, statement),
    exporting: exportingOn(table, statement),
    next: nextOn(statement),
    properties: table.properties,
    pictureProperties: table.pictureProperties,
  };
}
