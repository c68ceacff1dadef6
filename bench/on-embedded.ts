import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given } from './check.ts';
import { measure, type Figures, type Loader, type Pace } from './compare.ts';
import { fill } from './fill.ts';
import { timeToReady } from './on-postgres.ts';
import { startOurs } from './processes.ts';
import { graphqlDetail, graphqlPage, restDetail, restPage, type Question } from './questions.ts';

/** What was found with the embedded database. */
export interface OnEmbedded {
  measured: { name: string; figures: Figures }[];
  readyMs: number;
  peak: number;
}

/** Measures our server alone, cache off, on an embedded database of its own. */
export async function measureOnEmbedded(loader: Loader, pace: Pace): Promise<OnEmbedded> {
  const folder = mkdtempSync(join(tmpdir(), 'marsa-bench-embedded-'));
  const settings = { databaseUrl: undefined, dataFolder: folder };
  try {
    const listing = await fill({ url: undefined, folder });
    const readyMs = await timeToReady(settings);
    const server = await startOurs({ ...settings, keeps: false });
    try {
      const asked: [string, Question[]][] = [
        ['REST list of 6 with total', [restPage(1)]],
        ['REST detail, 8 sections', restDetail(listing)],
        ['GraphQL list of 6 with total', [graphqlPage(1)]],
        ['GraphQL detail, 8 sections', [graphqlDetail(listing)]],
      ];
      const measured: OnEmbedded['measured'] = [];
      for (const [name, questions] of asked) {
        for (const question of questions) await answersWell(server.origin, question);
        measured.push({
          name,
          figures: await measure(loader, { server, questions }, { ...pace, rounds: 1 }),
        });
      }
      return { measured, readyMs, peak: server.peakMegabytes() };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answersWell(origin: string, question: Question): Promise<void> {
  const { status, body } = await given(origin, question);
  if (status !== 200 || !body.includes('Two-bedroom apartment')) {
    throw new Error(`${question.path} answers ${status} on the embedded database: ${body}`);
  }
}
