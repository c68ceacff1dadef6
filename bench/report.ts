import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { LISTINGS, SECTIONS } from './fill.ts';
import { CONNECTIONS, type Pace } from './compare.ts';
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
  /** How many others wanted a processor when it began. */
  others: number;
}

function versionOf(name: string): string {
  const installed = ['../node_modules', 'node_modules'].map((folder) =>
    join(import.meta.dirname, folder, name, 'package.json'),
  );
  const file = installed.find((path) => existsSync(path))!;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function comparedRow({ measure, results }: OnPostgres['compared'][number]): string[] {
  const ratios = results.map(({ result }) => result.ratio);
  const { bar } = measure;
  return [
    measure.name,
    ...ratios.map((ratio) => `**${ratio.toFixed(2)}**`),
    bar === undefined ? '' : `≥ ${bar}: ${ratios.map((ratio) => verdict(ratio >= bar)).join(' / ')}`,
    ...results.flatMap(({ result: { ours, bare } }) => [
      `${whole(ours.rate)} / ${whole(bare.rate)}`,
      `${ms(ours.p50)} / ${ms(bare.p50)}`,
      `${ms(ours.p99)} / ${ms(bare.p99)}`,
    ]),
    ...(['cpu', 'database'] as const).map((whose) =>
      results.map(({ result: { ours, bare } }) => `${whole(ours[whose])} / ${whole(bare[whose])}`).join(', '),
    ),
  ];
}

const COMPARED = [
  '',
  ...CONNECTIONS.map((connections) => `ratio, ${connections} at once`),
  'bar',
  ...CONNECTIONS.flatMap((connections) => [`answers/s, ${connections} at once`, 'p50 ms', 'p99 ms']),
  'CPU µs an answer',
  'of the database',
];

function limitRow(name: string, value: number, most: number, unit: string): string[] {
  return [name, `${whole(value)} ${unit}`, `≤ ${whole(most)} ${unit}: ${verdict(value <= most)}`];
}

function sections({ postgres, pages, embedded, pace, others }: Findings): string[] {
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
      `for each server, in turn, medians, with ${CONNECTIONS.join(' and with ')} visitors at once (pages and the embedded database: ${CONNECTIONS[0]}). ${whole(LISTINGS)} listings with ${SECTIONS} sections each. ` +
      'Both servers of a line were seen to give the same answer before and after. Figures for one second depend on the ' +
      'machine; the ratios are what counts.',
    machine(postgres?.name),
    othersLine(others),
    ...(postgres
      ? [
          '## Answers kept ready, against `node:http` sending the same bytes from memory',
          table(COMPARED, of('kept')),
          '## Cache off, against `node:http` and `pg` running the best SQL by hand',
          'The bare side runs the best statement that a person would write for each answer (`bench/best-sql.ts`): a page and its total in one, of a far page its six rows alone; a detail with its eight sections in one, as JSON made by the database; a create is a single insert, and nobody is asked who it is. It judges nothing, and keeps ten connections. Beside it, what most would write first: a count, and `limit` with `offset`. A detail with sections is two requests in REST, one in GraphQL. Both figures of a cell are ours and the bare one.',
          table(COMPARED, of('fresh')),
          '## A photograph sent',
          uploadsLine(postgres.found.uploads),
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

function uploadsLine({ bytes, answered, processor, ladder }: OnPostgres['uploads']): string {
  return (
    `A listing with a photograph of ${whole(bytes / 1024)} KB is answered after ${whole(answered)} ms and ${whole(processor)} ms ` +
    `of processor time, the processes for pictures among it; with all its widths and formats it costs ${whole(ladder)} ms.`
  );
}

function othersLine(others: number): string {
  return (
    `When the run began, ${others.toFixed(1)} others wanted a processor of this machine. With the cache off ours works more in its one ` +
    'process than the bare one does, and so waits more for a processor: where the machine is not at rest the ratios are lower.'
  );
}

/** What was measured on. */
export function machine(postgres: string | undefined): string {
  const packages = PACKAGES.map((name) => `${name} ${versionOf(name)}`).join(', ');
  return `Node ${process.versions.node}, ${postgres ?? 'no PostgreSQL'}, ${cpus().length} cores; ${packages}.`;
}

/** The findings as the page that is kept in `docs/`. */
export function page(findings: Findings): string {
  return `${sections(findings).join('\n\n')}\n`;
}
