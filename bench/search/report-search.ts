import { loadavg } from 'node:os';
import { processorMs, type Pace } from '../compare.ts';
import { machine } from '../report.ts';
import { ms, table, verdict, whole } from '../table.ts';
import { EMBEDDED_SIZE, type Line, type OfSize, type OnSearch } from './on-search.ts';

/** What a search may take at the most, in milliseconds, of so many homes and on the embedded database. */
const MOST_MS = 30;
/** How much longer it may take of the most homes than of the fewest. */
const MOST_TIMES = 2;
/** The rate to that of the bare server that it must reach. */
const LEAST_RATIO = 0.6;

/** What a run of the search found. */
export interface SearchFindings {
  name: string | null;
  found: OnSearch;
  pace: Pace;
  /** How many others wanted a processor when it began. */
  others: number;
}

const HEAD = [
  '',
  'at once',
  'ours/s',
  'bare/s',
  `ratio, ≥ ${LEAST_RATIO}`,
  'p50 ms, ours / bare',
  'p99 ms, ours / bare',
  'processor ms an answer, ours / bare',
  'refused, ours / bare',
];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const rowsOf = ({ name, results }: Line): string[][] =>
  results.map(({ connections, result: { ours, bare, ratio } }) => [
    name,
    String(connections),
    whole(ours.rate),
    whole(bare.rate),
    `**${ratio.toFixed(2)}**: ${verdict(ratio >= LEAST_RATIO)}`,
    `${ms(ours.p50)} / ${ms(bare.p50)}`,
    `${ms(ours.p99)} / ${ms(bare.p99)}`,
    `${ms(processorMs(ours))} / ${ms(processorMs(bare))}`,
    `${percent(ours.refused)} / ${percent(bare.refused)}`,
  ]);

function sizeSection({ homes, lines, readyMs, readMs, peak }: OfSize): string[] {
  return [
    `## ${whole(homes)} homes`,
    `Ready after ${whole(readyMs)} ms, all homes to be found ${whole(readMs)} ms later; our server held ${whole(peak)} MB at the most.`,
    table(HEAD, lines.flatMap(rowsOf)),
  ];
}

/** The times of the most homes beside those of the fewest. */
function growth(sizes: OfSize[]): string[] {
  const [few, many] = [sizes[0], sizes.at(-1)];
  if (!few || !many || few === many) return [];
  const rows = many.lines.flatMap(({ name, results }, i) =>
    results.map(({ connections, result: { ours } }, j) => {
      const before = few.lines[i]!.results[j]!.result.ours;
      const times = ours.p50 / before.p50;
      return [
        name,
        String(connections),
        ms(before.p50),
        ms(ours.p50),
        verdict(ours.p50 <= MOST_MS),
        `${times.toFixed(2)}: ${verdict(times <= MOST_TIMES)}`,
        `${ms(processorMs(before))} / ${ms(processorMs(ours))}`,
      ];
    }),
  );
  const head = [
    '',
    'at once',
    `p50 ms of ${whole(few.homes)}`,
    `of ${whole(many.homes)}`,
    `≤ ${MOST_MS} ms`,
    `times, ≤ ${MOST_TIMES}`,
    'processor ms',
  ];
  return [`## ${whole(many.homes)} homes beside ${whole(few.homes)}`, table(head, rows)];
}

/** The findings as the page that is kept in `docs/`. */
export function searchPage({ name, found: { sizes, embedded }, pace, others }: SearchFindings): string {
  const alone = embedded.map(({ name: asked, figures }) => [
    asked,
    whole(figures.rate),
    ms(figures.p50),
    ms(figures.p99),
    verdict(figures.p50 <= MOST_MS),
    ms(processorMs(figures)),
  ]);
  const sections = [
    '# The search, measured',
    `Written by \`npm run bench -- search\` on ${new Date().toISOString().slice(0, 10)}: ${pace.rounds} ${pace.rounds === 1 ? 'round' : 'rounds'} of ${pace.seconds} s for each server, in turn, after ${pace.warmUpSeconds} s of the same that are not counted. ` +
      'No answer is kept. 2,000 different searches, mixed as visitors mix them: all, a purpose and a type, a place, a place and bedrooms, a price, ' +
      'amenities, all of that at once, and what finds nothing; a quarter of them further pages. Both servers were seen to find the same homes in the same order.',
    'The bare server is `node:http` and `pg` with what SQL does fastest (`bench/search/`): a narrow table of facts with an index for each order of each purpose and place, ' +
      'bitmaps in a table for totals and counts, prices at their steps alone, prepared statements. It keeps its bitmaps as they were, so that its writes cost less than they would. ' +
      'It judges nothing, and shows no row but what is asked for. Processor time is that of the server with its database. Ours refuses, with 503, whom it could not answer within 1.25 s: on a machine that was shared, some.',
    machine(name ?? undefined),
    `When the run began ${others.toFixed(1)} others wanted a processor of this machine, when it ended ${loadavg()[0]!.toFixed(1)} did, the run's own among them: ` +
      'times are of a machine that was shared, processor times much less so.',
    ...sizes.flatMap(sizeSection),
    ...growth(sizes),
    `## Embedded database, ${whole(EMBEDDED_SIZE)} homes`,
    table(['', 'answers/s', 'p50 ms', 'p99 ms', `≤ ${MOST_MS} ms`, 'processor ms an answer'], alone),
  ];
  return `${sections.join('\n\n')}\n`;
}
