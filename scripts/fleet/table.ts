import { table, whole } from '../../bench/table.ts';
import type { Phase } from './trial.ts';

const HEAD = [
  'done to the site',
  'writes answered',
  'of these lost',
  'twice',
  'refused',
  'without writes, s',
  'reads',
  'failed',
  'stale',
  'oldest, ms',
  'pictures stored',
  'of these lost',
  'refused',
  'looked at',
  'not seen',
];

/** What came of a trial. */
export function tableOf(phases: Phase[]): string {
  return table(
    HEAD,
    phases.map(({ harm, answered, lost, twice, refused, pause, reads, failed, stale, oldest, pictures }) => [
      harm,
      ...[answered, lost, twice, refused].map(whole),
      (pause / 1000).toFixed(1),
      ...[reads, failed, stale, oldest].map(whole),
      ...[pictures.stored.length, pictures.lost, pictures.refused, pictures.looks, pictures.unseen].map(
        whole,
      ),
    ]),
  );
}
