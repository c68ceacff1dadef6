import { requireVisitorEmail } from '../collections/declaring/kinds/email.ts';
import type { StatementWriter } from '../database/statement.ts';
import type { SearchTokens } from './tokens.ts';
import { spelled } from './wished.ts';

/** Most searches of one address, and most of them that wait to be confirmed. */
const MOST = 20;
const MOST_UNCONFIRMED = 3;
/** How often a letter to confirm is sent for one search. */
const MOST_ASKED = 3;

/**
 * $1 the address, $2 the search. What waits to be confirmed is asked for once more when its letter has left; nobody is
 * written to more often than that by whoever types his address.
 */
const SAVE = {
  name: 'savedSearches.save',
  text: `insert into saved_searches (email, search, created_at, told, due, due_since)
    select $1, $2, now(), (select coalesce(max(id), 0) from listings), now(), now()
    where (select count(*) < ${MOST} and count(*) filter (where confirmed_at is null) < ${MOST_UNCONFIRMED}
      from saved_searches where lower(email collate "C") = lower($1 collate "C") and search <> $2)
    on conflict (lower(email collate "C"), search) do update set due = now(), due_since = now(),
      asked = saved_searches.asked + 1
      where saved_searches.confirmed_at is null and saved_searches.due is null and saved_searches.asked < ${MOST_ASKED}
    returning id`,
};
/** $1 the number, $2 after how many seconds the first letter is due. */
const CONFIRM = {
  name: 'savedSearches.confirm',
  text: `update saved_searches set attempts = case when confirmed_at is null then 0 else attempts end,
      due = case when confirmed_at is null then now() + make_interval(secs => $2) else due end,
      due_since = case when confirmed_at is null then now() + make_interval(secs => $2) else due_since end,
      confirmed_at = coalesce(confirmed_at, now())
    where id = $1 returning id`,
};
const STOP = { name: 'savedSearches.stop', text: 'delete from saved_searches where id = $1' };

/** From one letter about a search to the next, in milliseconds. */
export const BETWEEN_LETTERS = 24 * 60 * 60 * 1000;

interface Parts {
  database: StatementWriter;
  tokens: SearchTokens;
  /** Mails what is to be mailed. */
  outbox: { wake(): void };
}

/** Searches of visitors who want to be mailed what is new in them, and have said so twice. */
export class SavedSearches {
  constructor(private readonly parts: Parts) {}

  /**
   * Takes note of a search for an address, and has a letter sent there by which it is to be confirmed. Nothing tells
   * whether the address is known already. Throws `InvalidInput`.
   */
  async save(email: string, search: string, admit: () => Promise<void>): Promise<void> {
    const address = requireVisitorEmail(email);
    await admit();
    await this.parts.database.write(SAVE, [address, spelled(search)]);
    this.parts.outbox.wake();
  }

  /** Whether the token is that of a search, which is mailed about from now on. */
  async confirm(token: string): Promise<boolean> {
    const id = this.parts.tokens.idIn('confirm', token);
    if (id === null) return false;
    return (await this.parts.database.write(CONFIRM, [id, BETWEEN_LETTERS / 1000])).length > 0;
  }

  /** Whether the token is that of a search; it is gone then, also if it was before. */
  async stop(token: string): Promise<boolean> {
    const id = this.parts.tokens.idIn('stop', token);
    if (id === null) return false;
    await this.parts.database.write(STOP, [id]);
    return true;
  }
}
