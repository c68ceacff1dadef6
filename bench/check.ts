import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ask } from './postgres.ts';
import type { Question } from './questions.ts';

const WAIT_MS = 3000;

/** An answer as it came. */
export interface Given {
  status: number;
  body: string;
  contentType: string;
  etag: string;
}

/** Asks once. */
export async function given(origin: string, question: Question): Promise<Given> {
  const { method, path, headers } = question;
  const body = question.body?.replace('{n}', '0');
  const response = await fetch(origin + path, { method, headers, body });
  return {
    status: response.status,
    body: await response.text(),
    contentType: response.headers.get('content-type') ?? '',
    etag: response.headers.get('etag') ?? '',
  };
}

function fault(question: Question, what: string): Error {
  return new Error(`${question.method} ${question.path} ${what}; nothing was measured.`);
}

/** Throws unless each question gets a good answer from ours, and the same one from the bare server. */
export async function sameAnswers(
  ours: { origin: string; questions: Question[] },
  bare: { origin: string; questions: Question[] },
): Promise<void> {
  for (const [i, question] of ours.questions.entries()) {
    const [a, b] = await Promise.all([given(ours.origin, question), given(bare.origin, bare.questions[i]!)]);
    if (a.status < 200 || a.status > 299 || b.status !== a.status) {
      throw fault(question, `answers ${a.status}, the bare server ${b.status}: ${a.body} ${b.body}`);
    }
    if (!isDeepStrictEqual(told(a), told(b))) throw fault(question, `differs: ${a.body} and ${b.body}`);
  }
}

type Told = Record<string, unknown> & { data?: { createSaleApartment?: Record<string, unknown> } };

const AT_ONE_MOMENT = { created_at: '', updated_at: '', createdAt: '', updatedAt: '' };

/** What an answer says; a record that was made just now has a number and times of its own. */
function told({ status, body, contentType }: Given): unknown {
  if (contentType.startsWith('text/html')) return body;
  const value = JSON.parse(body) as Told;
  if ('errors' in value) throw new Error(`The answer is an error: ${body}`);
  const made = status === 201 ? value : value.data?.createSaleApartment;
  if (made) Object.assign(made, { ...made, id: typeof made.id, ...AT_ONE_MOMENT });
  return value;
}

/**
 * Throws unless a server asks the database as it says: while the tables are locked, two equal requests at once must wait
 * as two statements where no answers are kept, and be answered where they are.
 */
export async function asksDatabase(
  url: string,
  origin: string,
  question: Question,
  asks: boolean,
): Promise<void> {
  await given(origin, question);
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin; lock table listings, listing_sections in access exclusive mode');
  const asked = Promise.all([given(origin, question), given(origin, question)]);
  try {
    if (!asks) {
      const answered = await Promise.race([asked.then(() => true), sleep(WAIT_MS, false)]);
      if (!answered) throw fault(question, 'is not answered from what is kept');
    } else if (!(await twoWait(url))) {
      throw fault(question, 'does not ask the database each time');
    }
  } finally {
    await client.query('rollback');
    await client.end();
    await asked;
  }
}

async function twoWait(url: string): Promise<boolean> {
  // One request may wait as several statements; two make the same one wait twice.
  const waiting = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' group by query order by n desc limit 1`;
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    const [row] = await ask(url, waiting);
    if (row?.n === 2) return true;
    await sleep(50);
  }
  return false;
}
