import type { Queryable } from '../database/statement.ts';
import { isPublished } from '../published.ts';

/**
 * SQL that selects a column of the agent `p` of a listing, whose id is SQL. As on the page of the listing, the office answers if
 * visitors do not see the person.
 */
export const selectOfAgent = (column: string, listing: string): string =>
  `(select ${column} from listings l join people p on p.id = l.agent_id
    where l.id = ${listing} and p.deleted_at is null and ${isPublished('p')})`;

/** $1 listing: the account of its agent, unless it is disabled. */
const ACCOUNT_OF_AGENT = `select id from staff where id = ${selectOfAgent('p.account_id', '$1::int')} and disabled_at is null`;

/** The id of the account that answers enquiries about a listing; null if the office does. */
export async function findAssignee(database: Queryable, listing: number): Promise<number | null> {
  const [account] = await database.query<{ id: number }>(ACCOUNT_OF_AGENT, [listing]);
  return account?.id ?? null;
}
