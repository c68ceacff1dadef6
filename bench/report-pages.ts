import { median } from './compare.ts';
import type { OnPages } from './on-pages.ts';
import { ms, table, verdict, whole } from './table.ts';

/** The least that pages kept ready may be of a bare server's rate. */
const LEAST_KEPT = 0.5;
/** The most milliseconds of processor time that a rendering may cost, at the median over all kinds of page. */
const MOST_RENDERING_MS = 15;

/** What was found of pages, as sections of the report. */
export function pagesSections({ compared, rendering }: OnPages): string[] {
  const middle = median(rendering.map((page) => page.ms));
  const costs = [...rendering].sort((a, b) => b.ms - a.ms);
  return [
    '## Pages, against `node:http` sending the same HTML from memory',
    'With the demo content, uncompressed. Kept: from the cache. Rendered: cache off, the data asked for and the page rendered in each answer.',
    table(
      ['', 'kept/s', 'bare/s', 'ratio', 'bar', 'kept p99 ms', 'rendered/s', 'ratio', 'p50 ms', 'p99 ms'],
      compared.map(({ path, kept, fresh }) => [
        `\`${path}\``,
        whole(kept.ours.rate),
        whole(kept.bare.rate),
        `**${kept.ratio.toFixed(2)}**`,
        `≥ ${LEAST_KEPT}: ${verdict(kept.ratio >= LEAST_KEPT)}`,
        ms(kept.ours.p99),
        whole(fresh.ours.rate),
        fresh.ratio.toFixed(3),
        ms(fresh.ours.p50),
        ms(fresh.ours.p99),
      ]),
    ),
    `A rendering costs the server ${ms(middle)} ms of processor time at the median over ${rendering.length} kinds of page ` +
      `(≤ ${MOST_RENDERING_MS} ms: ${verdict(middle <= MOST_RENDERING_MS)}), the database apart; the dearest are ` +
      `${costs
        .slice(0, 3)
        .map(({ path, ms: cost }) => `\`${path}\` (${ms(cost)})`)
        .join(', ')}.`,
  ];
}
