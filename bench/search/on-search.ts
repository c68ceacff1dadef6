import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { places } from '../../graphql-server/places/place.ts';
import { given } from '../check.ts';
import {
  compare,
  CONNECTIONS,
  measure,
  processorMs,
  type Compared,
  type Figures,
  type Loader,
  type Pace,
} from '../compare.ts';
import { signIn } from '../on-postgres.ts';
import { ask, freshDatabase, type PostgresServer } from '../postgres.ts';
import { startBare, startOurs, type OurServer, type Running } from '../processes.ts';
import { restCreate, type Question } from '../questions.ts';
import { fillFacts } from './facts.ts';
import { fillHomes } from './fill-homes.ts';
import { found, foundByRest, onMap, PER_PAGE, typed, views, wishes, type Asked } from './wishes.ts';

/** Homes that are searched: what a brokerage has, and what a portal has, or enough to see that it works. */
const SIZES = { full: [10_000, 1_000_000], quick: [2_000, 20_000] };
export const EMBEDDED_SIZE = 20_000;

/** Different questions of each kind, asked again from the first when all have been. */
const MANY = 2_000;
/** Searches of which both servers are seen to find the same. */
const CHECKED = 40;
const READ_WITHIN_MS = 120_000;

/** One kind of question, asked of one size. */
export interface Line {
  name: string;
  results: { connections: number; result: Compared }[];
}

/** What was found with so many homes. */
export interface OfSize {
  homes: number;
  lines: Line[];
  /** From the start of our server until it is ready, and from then until all homes can be found. */
  readyMs: number;
  readMs: number;
  /** Megabytes that our server has held at the most. */
  peak: number;
}

export interface OnSearch {
  sizes: OfSize[];
  embedded: { name: string; figures: Figures }[];
}

/** Measures the search on PostgreSQL, where there is one, and on the embedded database. */
export async function measureSearch(
  server: PostgresServer | null,
  loader: Loader,
  { pace, isQuick }: { pace: Pace; isQuick: boolean },
): Promise<OnSearch> {
  const sizes: OfSize[] = [];
  for (const homes of server ? SIZES[isQuick ? 'quick' : 'full'] : [])
    sizes.push(await measureSize(server!, loader, { homes, pace }));
  return { sizes, embedded: await measureEmbedded(loader, pace) };
}

async function measureSize(
  server: PostgresServer,
  loader: Loader,
  { homes, pace }: { homes: number; pace: Pace },
): Promise<OfSize> {
  const database = await freshDatabase(server.url);
  const folder = mkdtempSync(join(tmpdir(), 'marsa-bench-search-'));
  const running: Running[] = [];
  try {
    await fillHomes({ url: database.url, folder }, homes);
    await fillFacts(database.url);
    await fillNames(database.url);
    await ask(database.url, 'checkpoint'); // what was filled is not written while answers are measured
    const ours = await startOurs({ databaseUrl: database.url, dataFolder: folder, keeps: false });
    running.push(ours);
    const readMs = await allRead(ours, homes);
    const bare = await startBare('search/bare-search', { url: database.url });
    running.push(bare);
    await sameFound(ours.origin, bare.origin);
    const lines: Line[] = [];
    for (const { name, questions, bareQuestions = questions } of asked(await signIn(ours.origin))) {
      const results: Line['results'] = [];
      for (const connections of CONNECTIONS) {
        const side = (one: Running, of: Question[]) => ({
          server: one,
          databasePid: server.pid,
          questions: of,
          connections,
          isMixed: true,
        });
        const result = await compare(loader, side(ours, questions), side(bare, bareQuestions), pace);
        results.push({ connections, result });
        process.stdout.write(
          `${homes} ${name}, ${connections} at once: p50 ${result.ours.p50.toFixed(1)} ms and ${result.bare.p50.toFixed(1)}, ${result.ratio.toFixed(2)}, processor ${processorMs(result.ours).toFixed(2)} and ${processorMs(result.bare).toFixed(2)} ms\n`,
        );
      }
      lines.push({ name, results });
    }
    return { homes, lines, readyMs: ours.readyMs, readMs, peak: ours.peakMegabytes() };
  } finally {
    await Promise.all(running.map((one) => one.stop()));
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface AskedOf {
  name: string;
  questions: Question[];
  bareQuestions?: Question[];
}

/** What is asked of both; the last changes what is stored. */
function asked(token: string): AskedOf[] {
  const wanted = wishes(MANY);
  return [...reads(wanted), { name: 'A write: REST create', questions: [restCreate(token)] }];
}

function reads(wanted: Asked[]): AskedOf[] {
  const plainly = (one: Asked): Question => ({
    method: 'GET',
    path: `/search?${encodeURIComponent(JSON.stringify(one))}`,
  });
  return [
    { name: 'Page, total and all counts, GraphQL', questions: wanted.map(found) },
    { name: 'Page and total, REST', questions: wanted.map(foundByRest), bareQuestions: wanted.map(plainly) },
    { name: 'Clusters in a box, GraphQL', questions: views(MANY).map((seen, i) => onMap(seen, wanted[i]!)) },
    { name: 'Places while one types, GraphQL', questions: typed() },
  ];
}

/** Waits until so many homes can be found, and answers how long that took, in milliseconds. */
export async function allRead({ origin }: Pick<OurServer, 'origin'>, homes: number): Promise<number> {
  const began = performance.now();
  const everything = found({ filter: {}, sort: 'NEWEST', page: 1 });
  for (;;) {
    const { body } = await given(origin, everything);
    const { data } = JSON.parse(body) as { data?: { homes?: { total: number } } | null };
    if ((data?.homes?.total ?? 0) >= homes) return performance.now() - began;
    if (performance.now() - began > READ_WITHIN_MS)
      throw new Error(`Not all homes are found: ${body.slice(0, 300)}`);
    await sleep(20);
  }
}

interface Told {
  data: { homes: { total: number; items: { id: string }[]; choices: unknown } };
}

/** Throws unless both find the same homes in the same order, and as many with each amenity. */
async function sameFound(ours: string, bare: string): Promise<void> {
  for (const wanted of wishes(CHECKED)) {
    const question = found(wanted);
    const [one, other] = await Promise.all(
      [ours, bare].map(async (origin) => JSON.parse((await given(origin, question)).body) as Told),
    );
    const { total, items } = one!.data.homes;
    const same =
      total === other!.data.homes.total &&
      ((wanted.page - 1) * PER_PAGE >= total ||
        items.map(({ id }) => id).join() === other!.data.homes.items.map(({ id }) => id).join());
    if (!same) {
      throw new Error(
        `${question.body!} finds ${JSON.stringify(one).slice(0, 400)}, the bare server ${JSON.stringify(other).slice(0, 400)}`,
      );
    }
  }
}

/** The names of places by which the bare server finds them. */
async function fillNames(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const names = places.map(({ id, names: { en } }, rank) => ({
    id,
    name: en,
    plain: en.toLowerCase(),
    rank,
  }));
  await client.query(
    `create table place_names as select * from jsonb_to_recordset($1::jsonb) n (id text, name text, plain text, rank int)`,
    [JSON.stringify(names)],
  );
  await client.query('create index on place_names (plain text_pattern_ops)');
  await client.end();
}

async function measureEmbedded(loader: Loader, pace: Pace): Promise<OnSearch['embedded']> {
  const folder = mkdtempSync(join(tmpdir(), 'marsa-bench-search-embedded-'));
  try {
    await fillHomes({ url: undefined, folder }, EMBEDDED_SIZE);
    const server = await startOurs({ databaseUrl: undefined, dataFolder: folder, keeps: false });
    try {
      await allRead(server, EMBEDDED_SIZE);
      const measured: OnSearch['embedded'] = [];
      for (const { name, questions } of reads(wishes(MANY))) {
        const side = { server, questions, isMixed: true };
        measured.push({ name, figures: await measure(loader, side, { ...pace, rounds: 1 }) });
      }
      return measured;
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
