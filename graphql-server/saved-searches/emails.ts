import { recordPath } from '../../schema/record-pages.ts';
import { cut } from '../collections/definitions/texts.ts';
import type { AllStores } from '../collections/stores.ts';
import type { Queryable, StatementWriter } from '../database/statement.ts';
import { registerEmailJob, type PendingEmail } from '../jobs/email-job.ts';
import { jobId, type JobQueue } from '../jobs/queue.ts';
import type { Listing } from '../listings/listing.ts';
import type { Log } from '../errors.ts';
import { singleLine, type Email, type Mailer } from '../mail/mailer.ts';
import { HomeSort } from '../search/home-filter.ts';
import type { HomeSearch } from '../search/home-search.ts';
import { homesOf } from '../search/home-serializer.ts';
import type { SearchTokens } from './tokens.ts';
import { filterOfSearch, nameSearch } from './search-query.ts';

/** Queue of the emails about saved searches: one to confirm each, then at most one a day about new homes. */
export const SEARCH_EMAILS = 'saved-search-emails';
/** Seconds from one email about a search to the next. */
export const EMAIL_INTERVAL_SECONDS = 24 * 60 * 60;

const DAYS_TO_CONFIRM = 7;
const MAX_SUBJECT_LENGTH = 150;
/** Maximum number of homes in an email, which has only the number of further ones. */
const MAX_HOMES = 10;
/** Maximum number of new homes that are counted for an email. */
const MAX_FOUND = 100;

const READ = `select due, extract(epoch from now() - due_since)::float8 as "ageSeconds", attempts, due_since as "dueSince", email, search,
      confirmed_at is not null as "isConfirmed", sent_until::text as "sentUntil", now()::text as now
    from saved_searches where id = $1 and due <= now() + interval '1 second'`;
/**
 * $1 id and $2 due time of the email that was tried, $3 seconds until the next attempt or null, $4 whether that is a retry of the
 * same email, $5 failed attempts, $6 the time until which homes were sent, or null. Changes nothing if the visitor has confirmed the search meanwhile.
 */
const RECORD = `update saved_searches set due = now() + make_interval(secs => $3::float8),
      due_since = case when not $4::boolean and $3::float8 is not null then now() + make_interval(secs => $3::float8) else due_since end,
      attempts = $5, sent_until = greatest(sent_until, $6::timestamptz)
    where id = $1 and due = $2 returning due`;
const FIND_DUE = 'select id, due from saved_searches where due is not null order by due';
/** $1 days since the last email to confirm the search. */
const DELETE_UNCONFIRMED =
  'delete from saved_searches where confirmed_at is null and due_since < now() - make_interval(days => $1)';

interface SearchRow {
  due: Date;
  ageSeconds: number;
  attempts: number;
  dueSince: Date;
  email: string;
  search: string;
  isConfirmed: boolean;
  /** Homes that were published until then have been sent. */
  sentUntil: string;
  now: string;
}

interface SearchEmailOptions {
  database: Queryable & StatementWriter;
  jobs: JobQueue;
  mailer: Mailer;
  log: Log;
  tokens: SearchTokens;
  agencyName(): Promise<string>;
  search: HomeSearch;
  stores: AllStores;
  /** Scheme and host of the site. */
  origin: string;
}

/** Sends emails about saved searches as jobs. The saved search stores when its next email is due. */
export class SearchEmails {
  constructor(private readonly options: SearchEmailOptions) {
    registerEmailJob(options, { queue: SEARCH_EMAILS, load: (id) => this.#load(id) });
  }

  /** Sends the jobs of searches whose jobs are missing, as after a restore. */
  async enqueueDue(): Promise<void> {
    const { database, jobs } = this.options;
    const searches = await database.query<{ id: number; due: Date }>(FIND_DUE);
    await jobs.sendAll(
      SEARCH_EMAILS,
      searches.map(({ id, due }) => ({ data: { id }, ...searchJob(id, due) })),
    );
    jobs.poll(SEARCH_EMAILS);
  }

  async #load(id: number): Promise<PendingEmail | null> {
    const { database } = this.options;
    const [row] = await database.query<SearchRow>(READ, [id]);
    if (!row) return null;
    const { due, ageSeconds, attempts, isConfirmed } = row;
    // Before its confirmation a search gets no further email.
    const interval = isConfirmed ? EMAIL_INTERVAL_SECONDS : null;
    const { email, sentUntil } = isConfirmed
      ? await this.#newHomes(id, row)
      : { email: await toConfirm(id, row, this.options), sentUntil: null };
    return {
      email,
      attempts,
      canRetry: (delay) => ageSeconds + delay < EMAIL_INTERVAL_SECONDS,
      record: async ({ state, delay, attempts: failed }) => {
        const values =
          state === 'WAITING'
            ? [id, due, delay, true, failed, null]
            : [id, due, interval, false, 0, state === 'SENT' ? sentUntil : null];
        const [recorded] = await database.write<{ due: Date | null }>(RECORD, values);
        const next = recorded?.due;
        return next ? { key: next.getTime(), startAfter: startOf(next) } : undefined;
      },
    };
  }

  /** The email about homes that are new since the last one; undefined without new homes. */
  async #newHomes(
    id: number,
    { email: to, search, sentUntil, now, dueSince }: SearchRow,
  ): Promise<{ email: Email | undefined; sentUntil: string }> {
    const filter = { ...(await filterOfSearch(search, this.options.search)), publishedAfter: sentUntil };
    const newest = { sort: HomeSort.NEWEST, page: 1, limit: MAX_FOUND };
    const { ids } = await this.options.search.searchHomes(filter, newest);
    const homes = await homesOf(this.options.stores.for('visitor'), ids.slice(0, MAX_HOMES));
    if (homes.length === 0) return { email: undefined, sentUntil };
    const email = await ofNewHomes(id, { to, search, homes, count: ids.length, dueSince }, this.options);
    return { email, sentUntil: now };
  }
}

/** Options of the only job for an email that is due at this time. */
export const searchJob = (id: number, due: Date) => ({
  id: jobId(SEARCH_EMAILS, id, due.getTime()),
  startAfter: startOf(due),
});

/** A second early, so that a job is fetched even in the millisecond in which it is due. */
const startOf = (due: Date): Date => new Date(due.getTime() - 1000);

/** Deletes searches that were not confirmed within a week of the last email. */
export async function deleteUnconfirmed(database: StatementWriter): Promise<void> {
  await database.write(DELETE_UNCONFIRMED, [DAYS_TO_CONFIRM]);
}

type LinkOptions = Pick<SearchEmailOptions, 'tokens' | 'origin'>;
type EmailOptions = Pick<SearchEmailOptions, 'agencyName' | 'tokens' | 'origin' | 'search'>;

/** URL and headers by which the recipient unsubscribes, also with one click in the mail program (RFC 8058). */
async function unsubscribeLink(
  id: number,
  { tokens, origin }: LinkOptions,
): Promise<{ url: string; headers: Email['headers'] }> {
  const url = `${origin}/unsubscribe/${await tokens.create('unsubscribe', id)}`;
  return {
    url,
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

async function toConfirm(
  id: number,
  { dueSince, email: to, search }: SearchRow,
  options: EmailOptions,
): Promise<Email> {
  const { origin, tokens } = options;
  const agency = await options.agencyName();
  const { url, headers } = await unsubscribeLink(id, options);
  const { host, hostname } = new URL(origin);
  const name = await nameSearch(search, options.search, { quoted: false });
  return {
    to: [to],
    messageId: `<saved-search-${id}.${dueSince.getTime()}@${hostname}>`,
    subject: cut(`Confirm your search with ${agency}: ${name}`, MAX_SUBJECT_LENGTH),
    // Tells programs that answer emails, such as notes of absence, not to answer (RFC 3834).
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    text: [
      `Somebody asked ${agency} (${host}) to send new homes to this address, at most once a day, for this search:`,
      name,
      '',
      'If that was you, confirm it here:',
      `${origin}/saved-search?confirm=${await tokens.create('confirm-search', id)}`,
      '',
      `If it was not, do nothing: no more emails come, and this address is deleted after ${DAYS_TO_CONFIRM} days.`,
      `To delete it at once: ${url}`,
    ].join('\n'),
  };
}

interface NewHomes {
  to: string;
  search: string;
  homes: readonly Listing[];
  count: number;
  dueSince: Date;
}

async function ofNewHomes(
  id: number,
  { to, search, homes, count, dueSince }: NewHomes,
  options: EmailOptions,
): Promise<Email> {
  const { origin } = options;
  const { url, headers } = await unsubscribeLink(id, options);
  const { host, hostname } = new URL(origin);
  return {
    to: [to],
    messageId: `<saved-search-${id}.homes-${dueSince.getTime()}@${hostname}>`,
    subject: count === 1 ? `A new home at ${host}` : `${count} new homes at ${host}`,
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    text: [
      `New for your search: ${await nameSearch(search, options.search, { quoted: true })}`,
      ...homes.flatMap((home) => [
        ...['', singleLine(home.title), placeAndPrice(home)],
        `${origin}${recordPath(home.kind, home.id)}`,
      ]),
      '',
      count > homes.length
        ? `And ${count - homes.length} more, with all others:`
        : 'All that your search finds:',
      search === '' ? `${origin}/search` : `${origin}/search?${search}`,
      '',
      '-- ',
      `To stop these emails: ${url}`,
    ].join('\n'),
  };
}

const placeAndPrice = ({ location, price }: Listing): string =>
  [location, price].map(singleLine).filter(Boolean).join(', ');
