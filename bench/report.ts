import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { LISTINGS, SECTIONS } from './fill.ts';
import type { Compared, Pace } from './compare.ts';
import type { Measure } from './measures.ts';
import type { OnEmbedded } from './on-embedded.ts';
import type { OnPages } from './on-pages.ts';
import type { OnPostgres } from './on-postgres.ts';
import { pagesSections } from './report-pages.ts';
import { ms, table, verdict, whole } from './table.ts';

const READY_POSTGRES_MS = 1000;
const READY_EMBEDDED_MS = 3000;
const MOST_MEGABYTES = 200;

const PACKAGES = [
  'fastify',
  '@apollo/server',
  'graphql',
  'typeorm',
  'pg',
  '@electric-sql/pglite',
  'autocannon',
];

/** What a run found. */
export interface Findings {
  postgres: { name: string; found: OnPostgres } | null;
  pages: OnPages | null;
  embedded: OnEmbedded;
  pace: Pace;
}

function versionOf(name: string): string {
  const file = join(import.meta.dirname, '../node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function comparedRow({ measure, result }: { measure: Measure; result: Compared }): string[] {
  const { ours, bare, ratio } = result;
  const { bar } = measure;
  return [
    measure.name,
    whole(ours.rate),
    whole(bare.rate),
    `**${ratio.toFixed(2)}**`,
    bar === undefined ? '' : `≥ ${bar}: ${verdict(ratio >= bar)}`,
    `${ms(ours.p50)} / ${ms(bare.p50)}`,
    `${ms(ours.p99)} / ${ms(bare.p99)}`,
    `${whole(ours.cpu)} / ${whole(bare.cpu)}`,
  ];
}

const COMPARED = ['', 'ours/s', 'bare/s', 'ratio', 'bar', 'p50 ms', 'p99 ms', 'CPU µs an answer'];

function limitRow(name: string, value: number, most: number, unit: string): string[] {
  return [name, `${whole(value)} ${unit}`, `≤ ${whole(most)} ${unit}: ${verdict(value <= most)}`];
}

function sections({ postgres, pages, embedded, pace }: Findings): string[] {
  const of = (way: Measure['way']) =>
    postgres!.found.compared.filter(({ measure }) => measure.way === way).map(comparedRow);
  const limits = [limitRow('Ready, embedded database', embedded.readyMs, READY_EMBEDDED_MS, 'ms')];
  if (postgres) {
    const { readyMs, peak } = postgres.found;
    limits.unshift(
      limitRow('Ready, PostgreSQL', readyMs, READY_POSTGRES_MS, 'ms'),
      limitRow('Peak memory, cache on', peak.kept, MOST_MEGABYTES, 'MB'),
      limitRow('Peak memory, cache off', peak.fresh, MOST_MEGABYTES, 'MB'),
    );
  }
  const alone = embedded.measured.map(({ name, figures }) => [
    name,
    whole(figures.rate),
    ms(figures.p50),
    ms(figures.p99),
    whole(figures.cpu),
  ]);
  return [
    '# Benchmarks',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${pace.rounds} rounds of ${pace.seconds} s ` +
      `for each server, in turn, 16 connections, medians. ${whole(LISTINGS)} listings with ${SECTIONS} sections each. ` +
      'Both servers of a line were seen to give the same answer before and after. Figures for one second depend on the ' +
      'machine; the ratios are what counts.',
    machine(postgres?.name),
    ...(postgres
      ? [
          '## Answers kept ready, against `node:http` sending the same bytes from memory',
          table(COMPARED, of('kept')),
          '## Cache off, against `node:http` and `pg` running the same SQL',
          'A create asks for the session of its token and then inserts, on both sides. Page 1500 runs `limit`/`offset` and a count on the bare side; a detail with sections is two requests in REST, one in GraphQL.',
          table(COMPARED, of('fresh')),
        ]
      : ['There was no PostgreSQL: only the embedded database was measured.']),
    ...(pages ? pagesSections(pages) : []),
    '## Start and memory',
    table(['', 'measured', 'bar'], limits),
    '## Embedded database, cache off',
    `For information: our server alone. It held ${whole(embedded.peak)} MB at the most.`,
    table(['', 'answers/s', 'p50 ms', 'p99 ms', 'CPU µs an answer'], alone),
  ];
}

function machine(postgres: string | undefined): string {
  const packages = PACKAGES.map((name) => `${name} ${versionOf(name)}`).join(', ');
  return `Node ${process.versions.node}, ${postgres ?? 'no PostgreSQL'}, ${cpus().length} cores; ${packages}.`;
}

/** The findings as the page that is kept in `docs/`. */
export function page(findings: Findings): string {
  return `${sections(findings).join('\n\n')}\n`;
}

/** Everything that fell short, a line each. */
export function shortfalls(findings: Findings): string[] {
  return page(findings)
    .split('\n')
    .filter((line) => line.includes('**not met**'));
}
