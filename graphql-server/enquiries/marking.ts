import type { CollectionContext } from '../collections/context.ts';
import { toIds } from '../collections/ids.ts';
import type { Rows } from '../collections/reading.ts';
import { NotFound } from '../errors.ts';
import { contactMessages, type ContactMessage, type MessageState } from './contact-message.ts';

/** $1 numbers, each once, and $2 the state: all of them are marked or, when one is not there, none. */
const MARK = {
  name: 'contactMessages.mark',
  text: `with found as (select id from contact_messages where id = any($1::int[]) order by id for update)
    update contact_messages set state = $2, updated_at = greatest(now(), updated_at + interval '1 millisecond')
    where id = any($1::int[]) and (select count(*) from found) = cardinality($1::int[]) returning id`,
};

const UNREAD = {
  name: 'contactMessages.unread',
  text: `select count(*)::int from contact_messages where state = 'UNREAD'`,
};

/** Marks messages and gives them back in the order in which they were named. Throws `NotFound`, `InvalidInput`. */
export async function markMessages(
  { database, stores }: Pick<CollectionContext, 'database' | 'stores'>,
  named: readonly string[],
  state: MessageState,
): Promise<ContactMessage[]> {
  const ids = toIds(named);
  const marked = await database.rows(MARK, [ids, state]);
  if (marked.length < ids.length) throw new NotFound(contactMessages.notFound);
  return stores.of(contactMessages).inOrder(ids);
}

/** How many messages nobody has read. */
export async function countUnread(database: Rows): Promise<number> {
  const [row] = await database.rows(UNREAD, []);
  return row![0] as number;
}
