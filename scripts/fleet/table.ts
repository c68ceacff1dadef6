import { table, whole } from '../../bench/table.ts';
import type { Phase } from './trial.ts';

const HEAD = [
  'done to the site',
  'writes answered',
  'of these lost',
  'twice',
  'refused',
  'reads',
  'failed',
  'stale',
  'oldest, ms',
  'without writes, s',
];

/** What came of a trial. */
export function tableOf(phases: Phase[]): string {
  return table(
    HEAD,
    phases.map(({ harm, answered, lost, twice, refused, reads, failed, stale, oldest, pause }) => [
      harm,
      ...[answered, lost, twice, refused, reads, failed, stale, oldest].map(whole),
      (pause / 1000).toFixed(1),
    ]),
  );
}
