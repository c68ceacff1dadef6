import type { CollectionContext } from '../collections/graphql/context.ts';
import type { Stores } from '../collections/stores.ts';
import { toIds } from '../collections/declaring/ids.ts';
import { contactMessages, type ContactMessage, type MessageState } from './contact-message.ts';
import type { StatementReader } from '../database/statement.ts';

const UNREAD = {
  name: 'contactMessages.unread',
  text: `select count(*)::int from contact_messages where state = 'UNREAD' and deleted_at is null`,
};

/** $1: the limit. */
const UNSENT = {
  name: 'contactMessages.unsent',
  text: `select id from contact_messages where deleted_at is null and (mail_state = 'FAILED' or (mail_state = 'WAITING' and mail_attempts > 0))
    order by created_at desc, id desc limit $1`,
};

interface Marking {
  named: readonly string[];
  state: MessageState;
  /** Whether missing messages are skipped. */
  skipMissing: boolean;
}

/** Sets the state of messages and returns them in the order of their ids. Throws `NotFound`, `InvalidInput`. */
export async function markMessages(
  stores: Stores,
  { named, state, skipMissing }: Marking,
): Promise<ContactMessage[]> {
  const ids = toIds(named);
  await stores.of(contactMessages).mark(ids, { state }, { skipMissing });
  return stores.of(contactMessages).inOrder(ids);
}

/** Number of unread messages. */
export async function countUnread(database: StatementReader): Promise<number> {
  const [row] = await database.rows(UNREAD, []);
  return row![0] as number;
}

/** The newest messages whose delivery failed, finally or at the first attempt. */
export async function unsentMessages(
  { database, stores }: Pick<CollectionContext, 'database' | 'stores'>,
  limit: number,
): Promise<ContactMessage[]> {
  const rows = await database.rows(UNSENT, [limit]);
  return stores.of(contactMessages).inOrder(rows.map(([id]) => id as number));
}
