import { AGENCY_NAME } from '../../schema/agency-name.ts';
import { nowOf, type StatementReader, type StatementWriter } from '../database/statement.ts';
import type { Listing } from '../listings/listing.ts';
import { pageUrl } from '../listings/page-url.ts';
import type { Letter } from '../mail/letter.ts';
import type { Claimed, Letters } from '../mail/outbox.ts';
import { BETWEEN_LETTERS } from './saved-searches.ts';
import type { SearchTokens } from './tokens.ts';
import { saidOf, withoutWords } from './wished.ts';

/** $1 now, $2 until when nobody else may have it. Whoever else claims at this moment gets another one, or none. */
const CLAIM = {
  name: 'savedSearches.claim',
  text: `update saved_searches set due = $2, attempts = attempts + 1
    where id = (select id from saved_searches where due <= $1 order by due, id limit 1 for update skip locked)
    returning id, attempts, due_since, email, search, confirmed_at is not null, told`,
};
const NEXT = { name: 'savedSearches.nextDue', text: 'select min(due) from saved_searches' };
/** $1 after how many days what nobody has confirmed is forgotten, from when it was asked about last. */
const FORGET = {
  name: 'savedSearches.forget',
  text: 'delete from saved_searches where confirmed_at is null and due_since < now() - make_interval(days => $1)',
};
/**
 * $1 the number, $2 the try that it is about: one that took too long has been claimed by another since. $3 when it is due
 * again, $4 since when, $5 how often it was tried, $6 up to which number homes have been told.
 */
const NOTE = {
  name: 'savedSearches.note',
  text: `update saved_searches set due = $3, due_since = coalesce($4, due_since), attempts = $5, told = greatest(told, $6)
    where id = $1 and attempts = $2`,
};

const DAYS_TO_CONFIRM = 7;
/** Longest subject, in characters. */
const LONGEST_SUBJECT = 150;
/** Homes that one letter tells of; of more it tells how many. */
const TOLD = 10;
/** Searches without anything new that are passed over in one claim. */
const PASSED_OVER = 50;

type Row = [
  id: number,
  attempt: number,
  since: Date,
  email: string,
  search: string,
  isConfirmed: boolean,
  told: number,
];

interface Parts {
  tokens: SearchTokens;
  /** Numbers of the newest homes that a search finds, and the homes of some of them. */
  newest(search: string): Promise<readonly number[]>;
  homes(ids: readonly number[]): Promise<Listing[]>;
  /** Scheme and host of the site. */
  origin: string;
}

/** Letters about saved searches: one to confirm each, and then what is new in it, once a day at most. */
export function openSearchLetters(database: StatementReader, parts: Parts): Letters {
  /** Up to which home a letter on its way tells. */
  const telling = new WeakMap<Claimed, number>();
  const isFirst = (claimed: Claimed) => !telling.has(claimed);

  return {
    now: () => nowOf(database),
    async claim(now, until) {
      for (let turn = 0; turn < PASSED_OVER; turn++) {
        const [row] = await database.rows(CLAIM, [now, until]);
        if (!row) return null;
        const [id, attempt, since, to, search, isConfirmed, told] = row as Row;
        const head = { id, attempt, since };
        if (!isConfirmed) return { ...head, letter: toConfirm(id, { to, since, search }, parts) };
        const ids = (await parts.newest(search)).filter((home) => home > told);
        const homes = await parts.homes(ids.slice(0, TOLD));
        if (homes.length > 0) {
          const letter = ofNews(
            id,
            { to, search, homes, count: ids.length, newest: Math.max(...ids) },
            parts,
          );
          const claimed = { ...head, letter };
          telling.set(claimed, Math.max(...ids));
          return claimed;
        }
        const next = new Date(now.getTime() + BETWEEN_LETTERS);
        await database.rows(NOTE, [id, attempt, next, next, 0, told]);
      }
      return null;
    },
    async nextDue() {
      const [row] = await database.rows(NEXT, []);
      return row![0] as Date | null;
    },
    async sent(claimed, at) {
      const next = isFirst(claimed) ? null : new Date(at.getTime() + BETWEEN_LETTERS);
      await database.rows(NOTE, [claimed.id, claimed.attempt, next, next, 0, telling.get(claimed) ?? 0]);
    },
    async failed(claimed, { at, again }) {
      const { id, attempt } = claimed;
      if (again) await database.rows(NOTE, [id, attempt, again, null, attempt, 0]);
      else {
        const next = isFirst(claimed) ? null : new Date(at.getTime() + BETWEEN_LETTERS);
        await database.rows(NOTE, [id, attempt, next, next, 0, 0]);
      }
    },
  };
}

/** Forgets searches that nobody has confirmed for a week. */
export async function forgetUnconfirmed(database: StatementWriter): Promise<void> {
  await database.write(FORGET, [DAYS_TO_CONFIRM]);
}

/** What both letters have: how to have no more of them, also by one press in the reader's mail program. */
function stopping(id: number, { tokens, origin }: Parts): { address: string; headers: Letter['headers'] } {
  const address = `${origin}/stop-letters/${tokens.tokenFor('stop', id)}`;
  return {
    address,
    headers: {
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function toConfirm(
  id: number,
  { to, since, search }: { to: string; since: Date; search: string },
  parts: Parts,
): Letter {
  const { origin, tokens } = parts;
  const { address, headers } = stopping(id, parts);
  const { host, hostname } = new URL(origin);
  const said = saidOf(search, { quoted: false });
  const chosen = withoutWords(search);
  return {
    to: [to],
    messageId: `<saved-search-${id}.${since.getTime()}@${hostname}>`,
    subject: `Confirm your search with ${AGENCY_NAME}: ${said}`.slice(0, LONGEST_SUBJECT),
    headers,
    text: [
      `Somebody asked ${AGENCY_NAME} (${host}) to send new homes to this address, at most once a day, for this search:`,
      said,
      '',
      'If that was you, confirm it here:',
      `${origin}/saved-search?confirm=${tokens.tokenFor('confirm', id)}${chosen && `&search=${encodeURIComponent(chosen)}`}`,
      '',
      `If it was not, do nothing: no more letters come, and this address is forgotten after ${DAYS_TO_CONFIRM} days.`,
      `To have it forgotten at once: ${address}`,
    ].join('\n'),
  };
}

interface News {
  to: string;
  search: string;
  homes: readonly Listing[];
  count: number;
  newest: number;
}

function ofNews(id: number, { to, search, homes, count, newest }: News, parts: Parts): Letter {
  const { origin } = parts;
  const { address, headers } = stopping(id, parts);
  const { host, hostname } = new URL(origin);
  const all = search === '' ? `${origin}/search` : `${origin}/search?${search}`;
  return {
    to: [to],
    messageId: `<saved-search-${id}.home-${newest}@${hostname}>`,
    subject: count === 1 ? `A new home at ${host}` : `${count} new homes at ${host}`,
    headers,
    text: [
      `New for your search: ${saidOf(search, { quoted: true })}`,
      ...homes.flatMap((home) => ['', inOneLine(home.title), told(home), pageUrl(home, origin)]),
      '',
      count > homes.length
        ? `And ${count - homes.length} more, with all others:`
        : 'All that your search finds:',
      all,
      '',
      '-- ',
      `To have no more of these letters: ${address}`,
    ].join('\n'),
  };
}

const told = (home: Listing): string => [home.location, home.price].map(inOneLine).filter(Boolean).join(', ');

const inOneLine = (words: string): string => words.replace(/[\s\p{Cc}]+/gu, ' ').trim();
