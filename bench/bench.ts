import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { testDatabaseUrl } from '../graphql-server/config.ts';
import { startLoader, type Pace } from './compare.ts';
import { measureOnEmbedded } from './on-embedded.ts';
import { measurePages } from './on-pages.ts';
import { measureOnPostgres } from './on-postgres.ts';
import { openPostgres } from './postgres.ts';
import { page, type Findings } from './report.ts';
import { measureSearch } from './search.ts';

const QUICK: Pace = { rounds: 1, seconds: 1, warmUpSeconds: 0.5 };
const FULL: Pace = { rounds: 3, seconds: 2, warmUpSeconds: 1 };

const quick = process.argv.includes('--quick');
const docs = join(import.meta.dirname, '../docs');

const others = loadavg()[0]!;
const loader = startLoader();
const server = await openPostgres(testDatabaseUrl());
console.log(server ? server.name : 'No PostgreSQL was found: only the embedded database is measured.');
const isSearch = process.argv.includes('search');
const pace = quick ? QUICK : FULL;

/** Writes what was found where the next one looks for it, and says what falls short. */
function tell(file: string, text: string): void {
  const short = text.split('\n').filter((line) => line.includes('**not met**'));
  console.log(text);
  console.log(short.length === 0 ? 'Every bar is met.' : `Not met:\n${short.join('\n')}`);
  if (quick) return;
  mkdirSync(docs, { recursive: true });
  writeFileSync(join(docs, file), text);
}

try {
  if (isSearch) {
    console.log(await measureSearch(server));
  } else {
    const found = server && (await measureOnPostgres(server, loader, pace));
    const findings: Findings = {
      postgres: server && found && { name: server.name, found },
      pages: server && (await measurePages(server, loader, pace)),
      embedded: await measureOnEmbedded(loader, pace),
      pace,
      others,
    };
    tell('benchmarks.md', page(findings));
  }
} finally {
  loader.stop();
  await server?.stop();
}
