import { cpus } from 'node:os';
import { ADDRESSES } from '../../walk/addresses.ts';
import type { Pace } from '../compare.ts';
import { machine } from '../report.ts';
import { ms, table, verdict, whole } from '../table.ts';
import { GENERATOR } from './wrk.ts';
import type { Loaded, OnFleet, Way } from './found.ts';
import { VISITORS } from './measurement.ts';
import { HOMES } from './on-fleet.ts';

/** What a second process must bring on kept pages, and what it is to bring. */
const LEAST = 1.6;
const AIM = 1.8;

/** What a run of the fleet found. */
export interface FleetFindings {
  name: string;
  found: OnFleet;
  pace: Pace;
  /** How many others wanted a processor when it began. */
  others: number;
}

const nameOf = ({ processes, balancer }: Way): string =>
  `${processes === 1 ? 'one process' : 'two processes'}${balancer ? `, behind ${balancer}` : ''}`;

const share = (part: number): string => `${Math.round(part * 100)} %`;
const cores = cpus().length;

/** Microseconds of the servers' own processor time for an answer. */
const cost = ({ rate, spent }: Loaded): number => (spent.servers / rate) * 1e6;

const SPENT = ['servers', 'database', 'balancer', 'generator'] as const;
const spentOf = ({ spent }: Loaded): string[] => SPENT.map((who) => share(spent[who] / cores));

const refused = ({ answers, failures }: { answers: number; failures: number }): string =>
  answers === 0 ? '' : `${((failures / answers) * 100).toFixed(1)} %`;

type Row = OnFleet['pages'][number];

const HEAD = ['', 'answers/s', 'p50 ms', 'p99 ms', 'refused', 'servers µs an answer'];
const OF_MACHINE = SPENT.map((who) => `${who}, of the machine`);

const loadedRow = ({ way, loaded }: Row): string[] => [
  nameOf(way),
  whole(loaded.rate),
  ms(loaded.p50),
  ms(loaded.p99),
  refused(loaded),
  whole(cost(loaded)),
  ...spentOf(loaded),
];

/** What two processes bring to one, as they are reached alike: by the clock, and by processor time. */
function ratiosOf(rows: Row[]): Ratio[] {
  return rows
    .filter(({ way }) => way.processes === 1)
    .map(({ way: { balancer }, loaded: one }) => {
      const two = rows.find(({ way }) => way.processes === 2 && way.balancer === balancer)!.loaded;
      return { one, two, rate: two.rate / one.rate, processor: (2 * cost(one)) / cost(two) };
    });
}

interface Ratio {
  one: Loaded;
  two: Loaded;
  rate: number;
  processor: number;
}

/** What nobody of ours used. */
const free = ({ spent }: Loaded): string =>
  share(Math.max(0, 1 - SPENT.reduce((sum, who) => sum + spent[who], 0) / cores));

function pagesLine(rows: Row[], balancer: Way['balancer']): string {
  const [direct, behind] = ratiosOf(rows) as [Ratio, Ratio?];
  return (
    `Each asked at its own port, two processes answer **${direct.rate.toFixed(2)} times** as many as one (≥ ${LEAST}: ${verdict(direct.rate >= LEAST)}; ` +
    `aim ${AIM}: ${direct.rate >= AIM ? 'met' : 'missed'}), and by the processor time of an answer, which is what counts where each has a core and ` +
    `whoever asks has machines of his own, ${direct.processor.toFixed(2)} times. With one process ${free(direct.one)} of the machine was left, with two ${free(direct.two)}: ` +
    `what is between the two figures went to the generator, which took ${share(direct.two.spent.generator / cores)} of these ${cores} cores.` +
    (behind
      ? ` Behind ${balancer!} it is ${behind.rate.toFixed(2)} times, and ${behind.processor.toFixed(2)} by processor time: it and the generator ` +
        `leave ${free(behind.one)} of this machine to a second process.`
      : '')
  );
}

function mixLine(rows: Row[]): string {
  const [{ one, two, rate, processor }] = ratiosOf(rows) as [Ratio];
  return (
    `Two processes bear ${rate.toFixed(2)} times as much of the mix as one, and ${processor.toFixed(2)} times by processor time. At such rates the site ` +
    `is written to ${(one.rate / 100).toFixed(0)} times a second, and each write lets go of all that is kept: most pages are made anew, in each process for itself, ` +
    `so that an answer costs ${whole(cost(two))} µs instead of ${whole(cost(one))}, and one process had left ${free(one)} of these cores. ` +
    'An agency writes a few times a minute, and its pages are as in the first table.'
  );
}

function pacedRows(found: OnFleet): string[][] {
  return found.paced.map(({ way, part, rate, loaded }) => [
    `${share(part)} of what one bears, ${nameOf(way)}`,
    whole(rate),
    whole(loaded.rate),
    ...(['pages', 'searches', 'enquiries', 'writes'] as const).map((name) => {
      const { p50, p99 } = loaded.shares[name]!;
      return `${ms(p50)} / ${ms(p99)}`;
    }),
    refused(loaded),
    share(loaded.spent.servers / cores),
    share(loaded.spent.generator / cores),
  ]);
}

function writesRows(found: OnFleet): string[][] {
  return found.writes.map(({ processes, writers, told, untold }) => [
    `${processes === 1 ? 'one process' : 'two processes, one written to'}, ${writers} at once`,
    ...[told, untold].flatMap((loaded) => [
      whole(loaded.rate),
      `${ms(loaded.p50)} / ${ms(loaded.p99)}`,
      `${whole(cost(loaded))} + ${whole((loaded.spent.database / loaded.rate) * 1e6)}`,
    ]),
    (told.rate / untold.rate).toFixed(2),
  ]);
}

/** The findings as the page that is kept in `docs/`. */
export function fleetPage({ name, found, pace, others }: FleetFindings): string {
  const { pages, mix, balancer, peaks } = found;
  const sections = [
    '# The site in two processes, measured',
    `Written by \`npm run bench -- fleet\` on ${new Date().toISOString().slice(0, 10)}: ${pace.rounds} rounds of ${pace.seconds} s for each line, one process ` +
      'and two in turn on one database, medians. The second process stands still while the first is alone. The demo content and ' +
      `${whole(HOMES)} homes; ${VISITORS} visitors at once, who read what is compressed. Both processes were seen to answer alike after all that was written.`,
    machine(name),
    `Everything is on these ${cores} cores: processes, PostgreSQL${balancer ? `, ${balancer} with the file in \`deploy/\`` : ''} and what puts the load on them, ` +
      `for kept pages ${GENERATOR}, for the rest a client of \`node:http\`. The last columns say what part of the machine each took. ` +
      `When the run began ${others.toFixed(1)} others wanted a processor.`,
    '## Kept pages',
    `${ADDRESSES.length} pages in turn, one of each kind, as fast as they are answered.`,
    table([...HEAD, ...OF_MACHINE], pages.map(loadedRow)),
    pagesLine(pages, balancer),
    '## The mix',
    '90 % such pages, 8 % of 2,000 different searches with all their counts, 1 % enquiries from an address each, 1 % changes of a price by staff; ' +
      'each visitor asks again once he is answered.',
    table([...HEAD, ...OF_MACHINE], mix.map(loadedRow)),
    mixLine(mix),
    'The same at their times, answered or not: p50 / p99 in ms, from when each was to be asked.',
    table(
      [
        '',
        'asked/s',
        'answered/s',
        'pages',
        'searches',
        'enquiries',
        'writes',
        'refused',
        'servers, of the machine',
        'generator',
      ],
      pacedRows(found),
    ),
    '## What a write costs with and without news',
    'A change of a price by staff over GraphQL. With news: as it is, `pg_notify` in the transaction. Without: the same server and database, the trigger ' +
      '`listings_told` disabled for that round. Microseconds are of the processes and of PostgreSQL for one write.',
    table(
      ['', 'with news/s', 'p50 / p99 ms', 'µs', 'without/s', 'p50 / p99 ms', 'µs', 'ratio'],
      writesRows(found),
    ),
    '## Memory',
    `One process held ${whole(peaks.alone)} MB at the most after all of this; of two each held ${peaks.beside.map((peak) => `${whole(peak)} MB`).join(' and ')}.`,
  ];
  return `${sections.join('\n\n')}\n`;
}
