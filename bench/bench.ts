import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { testDatabaseUrl } from '../graphql-server/config.ts';
import { startLoader, type Pace } from './compare.ts';
import { measureOnEmbedded } from './on-embedded.ts';
import { measurePages } from './on-pages.ts';
import { measureOnPostgres } from './on-postgres.ts';
import { openPostgres } from './postgres.ts';
import { page, shortfalls, type Findings } from './report.ts';

const QUICK: Pace = { rounds: 1, seconds: 1, warmUpSeconds: 0.5 };
const FULL: Pace = { rounds: 3, seconds: 2, warmUpSeconds: 1 };

const quick = process.argv.includes('--quick');
const docs = join(import.meta.dirname, '../docs');

const others = loadavg()[0]!;
const loader = startLoader();
const server = await openPostgres(testDatabaseUrl());
console.log(server ? server.name : 'No PostgreSQL was found: only the embedded database is measured.');
try {
  const pace = quick ? QUICK : FULL;
  const found = server && (await measureOnPostgres(server, loader, pace));
  const findings: Findings = {
    postgres: server && found && { name: server.name, found },
    pages: server && (await measurePages(server, loader, pace)),
    embedded: await measureOnEmbedded(loader, pace),
    pace,
    others,
  };
  const short = shortfalls(findings);
  console.log(page(findings));
  console.log(short.length === 0 ? 'Every bar is met.' : `Not met:\n${short.join('\n')}`);
  if (!quick) {
    mkdirSync(docs, { recursive: true });
    writeFileSync(join(docs, 'benchmarks.md'), page(findings));
  }
} finally {
  loader.stop();
  await server?.stop();
}
