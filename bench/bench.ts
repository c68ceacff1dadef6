import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDatabaseUrl } from '../graphql-server/database/testing.ts';
import { openPostgres } from '../graphql-server/database/testing-postgres.ts';
import { compareWithMemory, compareWithSql } from './api.ts';
import { LISTINGS } from './fixtures.ts';
import { CONNECTIONS } from './load.ts';
import { measureSearch } from './search.ts';

const server = await openPostgres(testDatabaseUrl());
if (!server)
  throw new Error('Benchmarks need PostgreSQL: install it, or name a server in TEST_DATABASE_URL.');

const sections = {
  api: {
    title: 'API without cache, beside `node:http` and `pg` with the best SQL by hand',
    run: () => compareWithSql(server),
  },
  cache: {
    title: 'Response cache, beside `node:http` sending the same bytes from memory',
    run: () => compareWithMemory(server),
  },
  search: {
    title: 'Search: 12 homes, total and all facets, median of 15',
    run: () => measureSearch(server),
  },
};
type Section = keyof typeof sections;

const names = Object.keys(sections) as Section[];
const selected = names.filter((name) => process.argv.length === 2 || process.argv.includes(name));
if (selected.length === 0)
  throw new Error(`Name one of these sections, or none for all: ${names.join(', ')}.`);

try {
  const today = new Date().toISOString().slice(0, 10);
  const parts = [
    '# Benchmarks',
    `Written by \`npm run bench\` on ${today}: Node ${process.versions.node}, ${server.name}, ${LISTINGS.toLocaleString('en')} listings with 8 sections each, ${CONNECTIONS} connections. Requests per second depend on the machine; compare the ratios.`,
  ];
  for (const name of selected) {
    const { title, run } = sections[name];
    const text = `## ${title}\n\n${await run()}`;
    console.log(`${text}\n`);
    parts.push(text);
  }
  const isComplete = selected.length === names.length;
  if (isComplete)
    writeFileSync(join(import.meta.dirname, '../docs/benchmarks.md'), `${parts.join('\n\n')}\n`);
} finally {
  await server.stop();
}
