import { expect, test } from '@jest/globals';
import { SeededRandom } from '../seeded-random.ts';
import { countByPosition } from './positional-count.ts';

const ALL = 0xffffffff;

test.each([0, 1, 7, 8, 9, 64, 1_001])('each bit of %i words is counted as one by one', (many) => {
  const chance = new SeededRandom(many);
  const column = Int32Array.from({ length: 3_000 }, () => chance.of([0, ALL, chance.below(ALL)]));
  const places = Uint32Array.from({ length: many }, () => chance.below(column.length));
  const tally = new Uint32Array(64).fill(5);
  countByPosition(column, places, tally, 32);
  const byHand = Array.from({ length: 32 }, (_, bit) =>
    places.reduce((sum, place) => sum + ((column[place]! >>> bit) & 1), 5),
  );
  expect([...tally]).toEqual([...Array<number>(32).fill(5), ...byHand]);
});
