import type { Statement, Table } from './table.ts';

/** What a list is asked for beyond a page of it; in one order or another, newest first when none is named. */
export interface Wish {
  /** Whether only one parent's records are wanted. */
  within?: boolean;
  /** Whether they are wanted as staff have put them. */
  asPut?: boolean | undefined;
  /** Whether only those are wanted that a search finds. */
  search?: boolean;
  /** Whether only those are wanted that are in one state. */
  state?: boolean;
  /** Whether only those are wanted that have a higher number than one. */
  after?: boolean;
  /** The property by which they are put in order. */
  sort?: string | undefined;
  descending?: boolean | undefined;
}

/** Whether a wish is for nothing but the newest first. */
export function isPlain({
  search,
  state,
  after,
  asPut,
  sort,
  descending = sort === undefined,
}: Wish): boolean {
  return !search && !state && !after && !asPut && (sort ?? 'createdAt') === 'createdAt' && descending;
}

const NEVER_MISSING = ['createdAt', 'updatedAt', 'id'];

/**
 * A text in the order in which people put texts: whatever its letters' case, and with every number in it counted as a
 * number, `2,000,000` as well as `900`: leading zeros make all of them twelve digits long.
 */
const inHumanOrder = (column: string) =>
  `regexp_replace(regexp_replace(regexp_replace(lower(${column}), '(\\d),(?=\\d{3})', '\\1', 'g'),
    '(\\d+)', '000000000000\\1', 'g'), '0*(\\d{12})', '\\1', 'g')`;

/** Writes the statement for a wish; its name says which, for the database to know it again. */
export function findingOn(
  table: Table,
  statement: (name: string, text: string) => Statement,
): (wish: Wish) => Statement {
  const { select, from, withPicture, ofKind } = table;
  return ({ within, search, state, after, asPut, sort, descending = sort === undefined }) => {
    const property = sort ?? 'createdAt';
    const column = table.column(property);
    const way = descending ? 'desc' : 'asc';
    // Their index knows no order of missing ones.
    const by = NEVER_MISSING.includes(property)
      ? `${column} ${way}`
      : `${inHumanOrder(column)} ${way} nulls last`;
    const order = `order by ${asPut ? table.asPut : `${by}, t.id ${way}`}`;
    let last = 2;
    const parameter = () => `$${++last}`;
    const where = [
      within ? table.within(`${parameter()}::int`) : ofKind,
      search && `t.search @@ lower(${parameter()})::tsquery`,
      state && `${table.state} = ${parameter()}::text`,
      after && `t.id > ${parameter()}::int`,
    ]
      .filter(Boolean)
      .join(' and ');
    const name = [
      within && 'within',
      search && 'search',
      state && 'state',
      after && 'after',
      asPut ? 'asPut' : `${property}.${way}`,
    ]
      .filter(Boolean)
      .join('.');
    return statement(
      `found.${name}`,
      `with counted as (select count(*)::int as total from ${from} where ${where}),
      place as (select total, greatest(1, least($1::int, ceil(total / $2::numeric)::int)) as page from counted),
      chosen as (select t.id, row_number() over (${order}) as rank from ${from} where ${where} ${order}
        offset (select (page - 1) * $2::bigint from place) limit $2::int)
      select place.total, place.page, r.* from place left join (chosen c cross join lateral (
        select ${select} from ${from} ${withPicture} where t.id = c.id limit 1) r) on true
      order by c.rank`,
    );
  };
}
