import { requireVisitorEmail } from '../collections/definitions/fields/email.ts';
import type { Database } from '../database/database.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { EMAIL_INTERVAL_SECONDS, SEARCH_EMAILS, searchJob } from './emails.ts';
import type { SearchTokens } from './tokens.ts';
import { normalizeSearch } from './search-query.ts';

/** Most searches of one address, and most of those that are not confirmed. */
const MAX_SEARCHES = 20;
const MAX_UNCONFIRMED = 3;
/** Most emails that ask to confirm one search. */
const MAX_CONFIRMATION_EMAILS = 3;

/**
 * $1 email address, $2 search. Saving an unconfirmed search again sends the email once more after the last one was delivered,
 * a few times at most, because anybody can enter the address.
 */
const SAVE = `insert into saved_searches (email, search, created_at, sent_until, due, due_since)
  select $1, $2, now(), now(), now(), now()
  where (select count(*) < ${MAX_SEARCHES} and count(*) filter (where confirmed_at is null) < ${MAX_UNCONFIRMED}
    from saved_searches where lower(email collate "C") = lower($1 collate "C") and search <> $2)
  on conflict (lower(email collate "C"), search) do update set due = now(), due_since = now(),
    confirmation_emails = saved_searches.confirmation_emails + 1
    where saved_searches.confirmed_at is null and saved_searches.due is null
      and saved_searches.confirmation_emails < ${MAX_CONFIRMATION_EMAILS}
  returning id, due`;
/** $1 id, $2 seconds until the first email about new homes. */
const CONFIRM = `with confirmed as (
    update saved_searches set attempts = case when confirmed_at is null then 0 else attempts end,
      due = case when confirmed_at is null then now() + make_interval(secs => $2) else due end,
      due_since = case when confirmed_at is null then now() + make_interval(secs => $2) else due_since end,
      confirmed_at = coalesce(confirmed_at, now())
    where id = $1 returning id, due)
  select id, due from confirmed`;
const FIND = 'select search from saved_searches where id = $1';
const DELETE = 'delete from saved_searches where id = $1';

interface SavedSearchOptions {
  database: Pick<Database, 'transaction' | 'write' | 'query'>;
  jobs: JobQueue;
  tokens: SearchTokens;
}

/** Searches about which visitors receive emails once they have confirmed their address. */
export class SavedSearches {
  constructor(private readonly options: SavedSearchOptions) {}

  /**
   * Saves a search of a visitor and sends an email to confirm it. The result does not depend on whether the address is
   * known already. Throws `InvalidInput` and what `checkRateLimit`, the rate limit, throws.
   */
  async save(email: string, search: string, checkRateLimit: () => Promise<void>): Promise<void> {
    const address = requireVisitorEmail(email);
    await checkRateLimit();
    await this.#changeAndEnqueue(SAVE, [address, normalizeSearch(search)]);
    this.options.jobs.poll(SEARCH_EMAILS);
  }

  /** The query string of the search of a token of either action; null for an invalid token and for a deleted search. */
  async find(token: string): Promise<string | null> {
    const { database, tokens } = this.options;
    const id = (await tokens.idIn('confirm-search', token)) ?? (await tokens.idIn('unsubscribe', token));
    if (id === null) return null;
    const [found] = await database.query<{ search: string }>(FIND, [id]);
    return found?.search ?? null;
  }

  /** Confirms the search of a token, about which emails are sent from now on. Returns false for an invalid token and for a deleted search. */
  async confirm(token: string): Promise<boolean> {
    const id = await this.options.tokens.idIn('confirm-search', token);
    if (id === null) return false;
    return this.#changeAndEnqueue(CONFIRM, [id, EMAIL_INTERVAL_SECONDS]);
  }

  /** Deletes the search of a token, if it still exists. Returns false for an invalid token. */
  async stop(token: string): Promise<boolean> {
    const id = await this.options.tokens.idIn('unsubscribe', token);
    if (id === null) return false;
    await this.options.database.write(DELETE, [id]);
    return true;
  }

  /** Changes a search and sends the job of its next email in one transaction. Returns false when nothing was changed. */
  #changeAndEnqueue(statement: string, values: unknown[]): Promise<boolean> {
    return this.options.database.transaction(async (em) => {
      const [changed] = await em.query<{ id: number; due: Date | null }[]>(statement, values);
      if (!changed) return false;
      const { id, due } = changed;
      if (due) await this.options.jobs.send(SEARCH_EMAILS, { id }, { em, ...searchJob(id, due) });
      return true;
    });
  }
}
