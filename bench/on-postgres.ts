import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asksDatabase, given, sameAnswers } from './check.ts';
import { compare, CONNECTIONS, median, type Compared, type Loader, type Pace } from './compare.ts';
import { fill } from './fill.ts';
import { measuresOf, type Measure } from './measures.ts';
import { freshDatabase, type PostgresServer } from './postgres.ts';
import { startBare, startOurs, STAFF, type Running } from './processes.ts';
import { graphqlDetail, graphqlPage, restDetail, restPage, type Question } from './questions.ts';
import { measureUploads, type OnUploads } from './uploads.ts';

/** What was found with PostgreSQL. */
export interface OnPostgres {
  uploads: OnUploads;
  compared: { measure: Measure; results: { connections: number; result: Compared }[] }[];
  /** Milliseconds from the start of the process to ready, on an existing database. */
  readyMs: number;
  /** Megabytes at the most, of the server whose answers are kept and of the other. */
  peak: { kept: number; fresh: number };
}

const STARTS = 5;

/** Measures everything on a database of its own on that server. */
export async function measureOnPostgres(
  server: PostgresServer,
  loader: Loader,
  pace: Pace,
): Promise<OnPostgres> {
  const database = await freshDatabase(server.url);
  // Two servers of ours on one database keep no answers ready.
  const another = await freshDatabase(server.url);
  const folder = mkdtempSync(join(tmpdir(), 'marsa-bench-'));
  const running: Running[] = [];
  const started = async <T extends Running>(start: Promise<T>): Promise<T> => {
    const one = await start;
    running.push(one);
    return one;
  };
  try {
    const databaseUrl = database.url;
    const listing = await fill({ url: databaseUrl, folder });
    await fill({ url: another.url, folder });
    const settings = { databaseUrl, dataFolder: folder };
    const readyMs = await timeToReady(settings);

    const kept = await started(
      startOurs({ databaseUrl: another.url, dataFolder: join(folder, 'kept'), keeps: true }),
    );
    const fresh = await started(startOurs({ ...settings, keeps: false }));
    const repeated = [restPage(1), ...restDetail(listing), graphqlPage(1), graphqlDetail(listing)];
    for (const question of repeated) {
      await asksDatabase(another.url, kept.origin, question, false);
      await asksDatabase(databaseUrl, fresh.origin, question, true);
    }
    const memory = await started(startBare('bare-memory', await readyAnswers(kept.origin, repeated)));
    const sql = await started(startBare('bare-postgres', { url: databaseUrl, listing }));

    const compared: OnPostgres['compared'] = [];
    const token = await signIn(fresh.origin);
    const uploads = await measureUploads(fresh, token, pace);
    for (const measure of measuresOf({ listing, token })) {
      const { way, questions, bareQuestions = questions } = measure;
      const databasePid = server.pid;
      const ours = { server: way === 'kept' ? kept : fresh, databasePid, questions };
      const bare = { server: way === 'kept' ? memory : sql, databasePid, questions: bareQuestions };
      const check = () =>
        sameAnswers({ ...ours, origin: ours.server.origin }, { ...bare, origin: bare.server.origin });
      await check();
      const results = [];
      for (const connections of CONNECTIONS) {
        const result = await compare(loader, { ...ours, connections }, { ...bare, connections }, pace);
        results.push({ connections, result });
        process.stdout.write(`${way} ${measure.name}, ${connections} at once: ${result.ratio.toFixed(2)}\n`);
      }
      await check();
      compared.push({ measure, results });
    }
    return { compared, uploads, readyMs, peak: { kept: kept.peakMegabytes(), fresh: fresh.peakMegabytes() } };
  } finally {
    await Promise.all(running.map((each) => each.stop()));
    await database.drop();
    await another.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The median of several starts on a database that is there. */
export async function timeToReady(settings: {
  databaseUrl: string | undefined;
  dataFolder: string;
}): Promise<number> {
  const times: number[] = [];
  // The first start builds, and makes the account and the folders, which an existing installation has.
  for (let start = 0; start <= STARTS; start++) {
    const server = await startOurs({ ...settings, keeps: true });
    if (start > 0) times.push(server.readyMs);
    await server.stop();
  }
  return median(times);
}

/** What the server that sends from memory is given to send. */
export async function readyAnswers(origin: string, questions: Question[]): Promise<object[]> {
  const answers = [];
  for (const question of questions) {
    const { body, contentType, etag } = await given(origin, question);
    const key = question.method === 'GET' ? `GET ${question.path}` : question.body;
    answers.push({ key, body, contentType, etag });
  }
  return answers;
}

/** A token of the staff's account. */
export async function signIn(origin: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const question = {
    method: 'POST',
    path: '/api/admin/login',
    headers,
    body: JSON.stringify(STAFF),
  } as const;
  const { token } = JSON.parse((await given(origin, question)).body) as { token: string };
  return token;
}
