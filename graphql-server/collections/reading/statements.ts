import type { EntityMetadata } from 'typeorm';
import type { Resource } from '../declaring/collection.ts';
import { exportingOn, nextOn, type Exporting } from './exporting.ts';
import { findingOn, type Wish } from './finding.ts';
import { NEWEST_FIRST, tableOf } from './table.ts';
import { ALL, type Visible } from './visible.ts';
import type { Statement } from '../../database/statement.ts';

/** The reading statements of one resource, in SQL that PostgreSQL 15 and the embedded one both know. */
export interface Statements {
  /** $1 page, $2 limit (and $3 parent): total, page as clamped, then the rows of that page. */
  page: Statement;
  pageWithin: Statement;
  /** $1 limit: the rows of the first page alone. */
  newest: Statement;
  /** $1 and $2 the moment and number of the last row seen: the `STRIDE` rows after it. */
  following: Statement;
  /** The same of the parent that $3 names, as staff have put them, $4 the place of the last row; each row after its place. */
  followingWithin: Statement;
  /** $1 numbers. */
  byIds: Statement;
  /** $1 numbers: each with the number of who changed it last, where that is known. */
  authors: Statement;
  /** $1 parents' numbers, $2 the most rows for each. */
  children: Statement;
  /** $1 page, $2 limit, then what the wish has values of: as `page` gives it. */
  found(wish: Wish): Statement;
  /** Opens an export: $1 the search and $2 the state, where the wish has them, then the values of its conditions. */
  exporting(wish: Exporting): Statement;
  /** The next rows of the export that is open. */
  next: Statement;
  /** Property names in the order in which the row's columns come, and then its picture's, if they do. */
  properties: string[];
  pictureProperties: string[];
}

/** Rows fetched at once when a whole list is asked for: each statement is bounded, whatever the table holds. */
export const STRIDE = 1000;

/** Writes the statements that read what is visible of a resource, from what TypeORM knows of its entity. */
export function statementsOf(
  resource: Resource,
  metadata: EntityMetadata,
  visible: Visible = ALL,
): Statements {
  const table = tableOf(resource, metadata, visible);
  const { select, from, withPicture, withPictures, ofKind, within, asPut, position } = table;
  const statement = (name: string, text: string): Statement => ({
    name: `${resource.names.many}.${name}${visible.name}`,
    text,
  });

  // The hop to the page reads the index alone; only the rows of the page are fetched.
  const page = (where: string) => `
    with counted as (select count(*)::int as total from ${from} where ${where}),
    place as (select total, greatest(1, least($1::int, ceil(total / $2::numeric)::int)) as page from counted),
    chosen as (select t.id from ${from} where ${where} order by ${NEWEST_FIRST}
      offset (select (page - 1) * $2::bigint from place) limit $2::int)
    select place.total, place.page, r.* from place left join (chosen c cross join lateral (
      select ${select} from ${from} ${withPicture} where t.id = c.id limit 1) r) on true
    order by r.created_at desc, r.id desc`;
  const following = `
    select ${select} from ${from} ${withPictures}
    where ${ofKind} and (t.created_at, t.id) < ($1::timestamptz, $2::int)
    order by ${NEWEST_FIRST} limit ${STRIDE}`;

  const followingWithin = `
    select ${position}, ${select} from ${from} ${withPicture}
    where ${within('$3::int')} and case
      when $4::int is null then ${position} is null and (t.created_at, t.id) < ($1::timestamptz, $2::int)
      else coalesce(${position} > $4::int, true)
        or ${position} = $4::int and (t.created_at, t.id) < ($1::timestamptz, $2::int) end
    order by ${asPut} limit ${STRIDE}`;

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
        select ${select} from ${from} ${withPicture} where ${within('parent.id')} order by ${asPut} limit $2::int) r`,
    ),
    found: findingOn(table, statement),
    exporting: exportingOn(table, statement),
    next: nextOn(statement),
    properties: table.properties,
    pictureProperties: table.pictureProperties,
  };
}
