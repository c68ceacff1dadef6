import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADDRESSES } from '../e2e/addresses.ts';
import { sameAnswers } from './check.ts';
import { compare, measure, type Compared, type Loader, type Pace } from './compare.ts';
import { readyAnswers } from './on-postgres.ts';
import { freshDatabase, type PostgresServer } from './postgres.ts';
import { startBare, startOurs, type Running } from './processes.ts';
import { sitePage } from './questions.ts';

/** What was found of the site's pages, with the demo content. */
export interface OnPages {
  /** Against a bare server that sends the same bytes from memory: kept ready, and rendered anew each time. */
  compared: { path: string; kept: Compared; fresh: Compared }[];
  /** Milliseconds of processor time that one rendering of each kind of page costs. */
  rendering: { path: string; ms: number }[];
}

/** The home page, a list, a record, an article, and a page that asks for nothing. */
const TYPICAL = ['/', '/apartmentSell', '/apartment-for-sale/1', '/BlogDetails/1', '/LegalAssistance'];

/** Measures pages on databases of their own. */
export async function measurePages(server: PostgresServer, loader: Loader, pace: Pace): Promise<OnPages> {
  const database = await freshDatabase(server.url);
  // Two servers of ours on one database keep no answers ready.
  const another = await freshDatabase(server.url);
  const folder = mkdtempSync(join(tmpdir(), 'marsa-bench-pages-'));
  const settings = (databaseUrl: string, name: string) =>
    ({ databaseUrl, dataFolder: join(folder, name), seed: 'demo' }) as const;
  const running: Running[] = [];
  try {
    const kept = await startOurs({ ...settings(another.url, 'kept'), keeps: true });
    running.push(kept);
    const fresh = await startOurs({ ...settings(database.url, 'fresh'), keeps: false });
    running.push(fresh);
    const rendering: OnPages['rendering'] = [];
    for (const path of ADDRESSES) {
      const side = { server: fresh, questions: [sitePage(path)] };
      const { cpu } = await measure(loader, side, { ...pace, rounds: 1 });
      rendering.push({ path, ms: cpu / 1000 });
    }
    return { compared: await comparedWithMemory({ kept, fresh }, loader, pace), rendering };
  } finally {
    await Promise.all(running.map((each) => each.stop()));
    await database.drop();
    await another.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each of our two against a server of its own that knows the bytes; a page names the address it was asked at. */
async function comparedWithMemory(
  ours: { kept: Running; fresh: Running },
  loader: Loader,
  pace: Pace,
): Promise<OnPages['compared']> {
  const against = async (one: Running, path: string): Promise<Compared> => {
    const questions = [sitePage(path)];
    const bare = await startBare('bare-memory', await readyAnswers(one.origin, questions));
    try {
      await sameAnswers({ origin: one.origin, questions }, { origin: bare.origin, questions });
      return await compare(loader, { server: one, questions }, { server: bare, questions }, pace);
    } finally {
      await bare.stop();
    }
  };
  const compared: OnPages['compared'] = [];
  for (const path of TYPICAL) {
    const result = { path, kept: await against(ours.kept, path), fresh: await against(ours.fresh, path) };
    compared.push(result);
    process.stdout.write(`page ${path}: ${result.kept.ratio.toFixed(2)}, ${result.fresh.ratio.toFixed(3)}\n`);
  }
  return compared;
}
