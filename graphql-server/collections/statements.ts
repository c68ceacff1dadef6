import type { EntityMetadata } from 'typeorm';
import type { Shelf } from './collection.ts';

/** One prepared statement: parsed and planned by the database once a connection. */
export interface Statement {
  name: string;
  text: string;
}

/** The reading statements of one shelf, in SQL that PostgreSQL 14 and the embedded one both know. */
export interface Statements {
  /** $1 page, $2 limit (and $3 parent): total, page as clamped, then the rows of that page. */
  page: Statement;
  pageWithin: Statement;
  /** $1 and $2 the moment and number of the last row seen (and $3 parent): the `STRIDE` rows after it. */
  following: Statement;
  followingWithin: Statement;
  /** $1 numbers. */
  byIds: Statement;
  /** $1 parents' numbers, $2 the most rows for each. */
  children: Statement;
  /** Property names in the order in which the row's columns come. */
  properties: string[];
  /** Stores one row with values for these properties, in their order, and gives it back. */
  insert(properties: string[]): Statement;
}

/** Rows fetched at once when a whole list is asked for: each statement is bounded, whatever the table holds. */
export const STRIDE = 1000;

const NEWEST_FIRST = 'order by t.created_at desc, t.id desc';
const PICTURE = ['file', 'width', 'height', 'placeholder', 'alt'];

/** Names of a row's picture columns, which stand after its own. */
export const PICTURE_PROPERTIES = PICTURE;

/** Writes the reading statements of a shelf from what TypeORM knows of its entity. */
export function statementsOf(shelf: Shelf, metadata: EntityMetadata): Statements {
  const columns = metadata.columns.filter((column) => column.relationMetadata?.propertyName !== 'picture');
  const hasPicture = columns.length < metadata.columns.length;
  const own = columns.map(({ databaseName }) => `t."${databaseName}"`);
  const select = [...own, ...(hasPicture ? PICTURE.map((column) => `p."${column}"`) : [])].join(', ');
  const table = `"${metadata.tableName}" t`;
  const withPicture = hasPicture ? 'left join pictures p on p.file = t.picture' : '';
  const parentColumn = metadata.columns.find(
    ({ propertyName }) => propertyName === shelf.parent?.column,
  )?.databaseName;

  const kind = metadata.tableType === 'entity-child' ? `t.kind = '${metadata.discriminatorValue!}'` : 'true';
  const within = (parameter: string) =>
    parentColumn ? `${kind} and t."${parentColumn}" = ${parameter}` : kind;
  const statement = (name: string, text: string): Statement => ({
    name: `${shelf.names.many}.${name}`,
    text,
  });

  // The hop to the page reads the index alone; only the rows of the page are fetched.
  const page = (where: string) => `
    with counted as (select count(*)::int as total from ${table} where ${where}),
    place as (select total, greatest(1, least($1::int, ceil(total / $2::numeric)::int)) as page from counted),
    chosen as (select t.id from ${table} where ${where} ${NEWEST_FIRST}
      offset (select (page - 1) * $2::bigint from place) limit $2::int)
    select place.total, place.page, r.* from place left join (chosen c cross join lateral (
      select ${select} from ${table} ${withPicture} where t.id = c.id limit 1) r) on true
    order by r.created_at desc, r.id desc`;
  const following = (where: string) => `
    select ${select} from ${table} ${withPicture}
    where ${where} and (t.created_at, t.id) < ($1::timestamptz, $2::int) ${NEWEST_FIRST} limit ${STRIDE}`;

  return {
    page: statement('page', page(kind)),
    pageWithin: statement('pageWithin', page(within('$3::int'))),
    following: statement('following', following(kind)),
    followingWithin: statement('followingWithin', following(within('$3::int'))),
    byIds: statement(
      'byIds',
      `select ${select} from ${table} ${withPicture} where ${kind} and t.id = any($1::int[])`,
    ),
    children: statement(
      'children',
      `select r.* from unnest($1::int[]) as parent(id) cross join lateral (
        select ${select} from ${table} ${withPicture} where ${within('parent.id')} ${NEWEST_FIRST} limit $2::int) r`,
    ),
    properties: columns.map(({ propertyName }) => propertyName),
    insert: (properties) => {
      const named = properties.map(
        (property) => columns.find(({ propertyName }) => propertyName === property)!.databaseName,
      );
      const kindColumn = kind === 'true' ? [] : ['kind'];
      const kindValue = kind === 'true' ? [] : [`'${metadata.discriminatorValue}'`];
      const into = [...kindColumn, ...named].map((column) => `"${column}"`).join(', ');
      const values = [...kindValue, ...named.map((_, i) => `$${i + 1}`)].join(', ');
      return statement(
        `insert.${properties.map((property) => columns.findIndex(({ propertyName }) => propertyName === property)).join('.')}`,
        `with t as (insert into "${metadata.tableName}" (${into}) values (${values}) returning *)
         select ${select} from t ${withPicture}`,
      );
    },
  };
}
