import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type PostgresServer } from '../graphql-server/database/testing-postgres.ts';
import { insertListings } from './fixtures.ts';
import { expectEqualResponses, loadInTurn, send, type Load, type Target } from './load.ts';
import {
  graphqlDetail,
  graphqlPage,
  login,
  restCreate,
  restDetail,
  restPage,
  type ApiRequest,
} from './requests.ts';
import { STAFF, startBaseline, startMarsa, type RunningServer } from './servers.ts';

const formatInteger = (value: number): string => Math.round(value).toLocaleString('en');

/** A table row that compares two loads. */
function row(name: string, ours: Load, baseline: Load): string {
  const pair = (format: (load: Load) => string) => `${format(ours)} / ${format(baseline)}`;
  const ratio = ours.requestsPerSecond / baseline.requestsPerSecond;
  const cells = [
    name,
    `**${ratio.toFixed(2)}**`,
    pair((load) => formatInteger(load.requestsPerSecond)),
    pair((load) => String(load.p50)),
    pair((load) => String(load.p99)),
    pair((load) => formatInteger(load.cpuMicros)),
  ];
  return `| ${cells.join(' | ')} |`;
}

const HEAD = [
  '| Marsa / baseline | ratio | requests/s | p50 ms | p99 ms | CPU µs a request |',
  '| --- | --: | --: | --: | --: | --: |',
];

/** Compares the API without its response cache with a server that runs the best SQL by hand. Returns a Markdown table. */
export async function compareWithSql(postgres: PostgresServer): Promise<string> {
  const database = await freshDatabase(postgres.url);
  const folder = mkdtempSync(join(tmpdir(), 'marsa-bench-'));
  const running: RunningServer[] = [];
  try {
    const listing = await insertListings({ url: database.url, folder });
    const marsa = await startMarsa({ databaseUrl: database.url, dataFolder: folder, cache: false });
    running.push(marsa);
    const baseline = await startBaseline('baseline-postgres', { url: database.url, listing });
    running.push(baseline);

    const lines = [...HEAD];
    const compare = async (name: string, requests: ApiRequest[]) => {
      const [ours, theirs] = await loadInTurn([
        { server: marsa, requests },
        { server: baseline, requests },
      ]);
      lines.push(row(name, ours!, theirs!));
    };
    const reads: [string, ApiRequest[]][] = [
      ['REST list of 6 with total', [restPage(1)]],
      ['REST page 1,500 with total', [restPage(1500)]],
      ['REST detail, then 8 sections', restDetail(listing)],
      ['GraphQL list of 6 with total', [graphqlPage(1)]],
      ['GraphQL detail with 8 sections', [graphqlDetail(listing)]],
    ];
    for (const [name, requests] of reads) {
      await expectEqualResponses(requests, marsa.origin, baseline.origin);
      await compare(name, requests);
    }
    const { token } = JSON.parse((await send(marsa.origin, login(STAFF))).body) as { token: string };
    await compare('REST create without picture', [restCreate(token)]);
    lines.push(
      '',
      `Ready ${formatInteger(marsa.readyMs)} ms after the start; ${formatInteger(marsa.peakMegabytes())} MB at most.`,
    );
    return lines.join('\n');
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const PAGES = ['/', '/apartmentSell', '/apartment-for-sale/1', '/BlogDetails/1', '/search'];

/** Compares cached responses with a server that sends them from memory, and measures pages rendered without the cache. */
export async function compareWithMemory(postgres: PostgresServer): Promise<string> {
  const database = await freshDatabase(postgres.url);
  const folder = mkdtempSync(join(tmpdir(), 'marsa-bench-'));
  const requests = [restPage(1), ...PAGES.map((path): ApiRequest => ({ method: 'GET', path }))];
  const running: RunningServer[] = [];
  try {
    const settings = { databaseUrl: database.url, dataFolder: folder, seed: 'demo' } as const;
    const cached = await startMarsa({ ...settings, cache: true });
    running.push(cached);
    const stored = [];
    for (const request of requests) {
      stored.push({ key: `GET ${request.path}`, ...(await send(cached.origin, request)) });
    }
    const memory = await startBaseline('baseline-memory', stored);
    running.push(memory);
    const lines = [...HEAD];
    for (const request of requests) {
      const target = (server: RunningServer): Target => ({ server, requests: [request] });
      const [ours, theirs] = await loadInTurn([target(cached), target(memory)]);
      lines.push(row(`\`${request.path}\``, ours!, theirs!));
    }
    await cached.stop();
    const rendering = await startMarsa({ ...settings, cache: false });
    running.push(rendering);
    lines.push('', '| rendered, cache off | requests/s | p50 ms | p99 ms | CPU ms a request |');
    lines.push('| --- | --: | --: | --: | --: |');
    for (const path of PAGES) {
      const [load] = await loadInTurn([{ server: rendering, requests: [{ method: 'GET', path }] }]);
      const { requestsPerSecond, p50, p99, cpuMicros } = load!;
      lines.push(
        `| \`${path}\` | ${formatInteger(requestsPerSecond)} | ${p50} | ${p99} | ${(cpuMicros / 1000).toFixed(1)} |`,
      );
    }
    return lines.join('\n');
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
