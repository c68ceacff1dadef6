import { allOf, type Condition } from './condition.ts';
import type { Table } from './table.ts';
import type { Statement } from '../../database/statement.ts';

/** The filters and the order of a list, newest first by default. */
export interface ListFilter {
  /** True to list the records of one parent. */
  within?: boolean;
  /** True for the order of staff. */
  inStoredOrder?: boolean | undefined;
  /** True for a search text. */
  search?: boolean;
  /** True for a filter by state. */
  state?: boolean;
  /** True for a minimum id. */
  after?: boolean;
  /** Other conditions. */
  where?: readonly Condition[];
  /** The property to sort by. */
  sort?: string | undefined;
  descending?: boolean | undefined;
}

/** True for the newest records without filters. */
export function isPlain({
  search,
  state,
  after,
  where = [],
  inStoredOrder,
  sort,
  descending = sort === undefined,
}: ListFilter): boolean {
  if (where.length > 0) return false;
  return !search && !state && !after && !inStoredOrder && (sort ?? 'createdAt') === 'createdAt' && descending;
}

/** Maximum number of records that a search or a filter counts and pages through, so that no search reads all records. */
export const MOST_FOUND = 10_000;

/** Generates the statement of a list, which the database plans for its values each time. */
export function findingOn(
  table: Table,
  statement: (name: string, text: string) => Statement,
): (filter: ListFilter) => Statement {
  const { select, from, withPicture, ofKind } = table;
  return ({
    within,
    search,
    state,
    after,
    where: conditions = [],
    inStoredOrder,
    sort,
    descending = sort === undefined,
  }) => {
    const property = sort ?? 'createdAt';
    const way = descending ? 'desc' : 'asc';
    const order = `order by ${inStoredOrder ? table.storedOrder : `${table.order(property, way)}, t.id ${way}`}`;
    let last = 2;
    const parameter = () => `$${++last}`;
    const belongs = within ? table.within(`${parameter()}::int`) : ofKind;
    const words = search && `t.search @@ ${parameter()}::tsquery`;
    const where = [
      belongs,
      state && `${table.state} = ${parameter()}::text`,
      after && `t.id > ${parameter()}::int`,
    ]
      .filter(Boolean)
      .join(' and ');
    const found = [words, ...allOf(conditions, parameter)].filter(Boolean).join(' and ');
    const name = [
      within && 'within',
      search && 'search',
      state && 'state',
      after && 'after',
      inStoredOrder ? 'inStoredOrder' : `${property}.${way}`,
    ]
      .filter(Boolean)
      .join('.');
    const page = `${order} offset (select (page - 1) * $2::bigint from place) limit $2::int`;
    const ranked = `select t.id, row_number() over (${order}) as rank`;
    const all = {
      counted: `select count(*)::int as total from ${from} where ${where}`,
      selected: `${ranked} from ${from} where ${where} ${page}`,
    };
    // Few results are sorted; with many, the index of the order is read until the page is full.
    const some = {
      counted: `select count(*)::int as total from (
        select from ${from} where ${where} and ${found} limit ${MOST_FOUND + 1}) capped`,
      selected: `(${ranked} from ${from} where ${where} and ${found} and (select total from counted) between 1 and ${MOST_FOUND} ${page})
        union all
        (${ranked} from (select w.* from (select t.* from ${from} where ${where} ${order} offset 0) w
            cross join lateral (select from ${from} where t.id = w.id and ${found} limit 1) hit
            where (select total from counted) > ${MOST_FOUND}) t ${page})`,
    };
    const { counted, selected } = found ? some : all;
    return statement(
      `found.${name}`,
      `with counted as (${counted}),
      place as (select total, greatest(1, least($1::int, ceil(total / $2::numeric)::int)) as page
        from (select ${found ? `least(total, ${MOST_FOUND}) as total` : 'total'} from counted) reached),
      selected as (${selected})
      select place.total, place.page, r.* from place left join (selected c cross join lateral (
        select ${select} from ${from} ${withPicture} where t.id = c.id limit 1) r) on true
      order by c.rank`,
    );
  };
}
