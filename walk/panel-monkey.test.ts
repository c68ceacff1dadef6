import { expect, test } from '@jest/globals';
import { inBrowser } from './in-browser.ts';
import { lot, Monkey } from './panel/monkey.ts';
import { openPanel } from './panel/staff.ts';

/** From where the walk sets out, and how many things it does: `MONKEY_SEED=7 MONKEY_STEPS=500` for a long one. */
const SEED = Number(process.env.MONKEY_SEED ?? 1);
const STEPS = Number(process.env.MONKEY_STEPS ?? 10);
const A_STEP = 60_000;

inBrowser('a monkey at the staff panel', () => {
  openPanel();

  test(
    `loses nothing and makes nothing twice in ${STEPS} steps from ${SEED}`,
    async () => {
      const monkey = new Monkey(lot(SEED));
      await monkey.open();
      try {
        for (let step = 0; step < STEPS; step++) await monkey.step();
      } catch (error) {
        throw new Error(`It did: ${monkey.diary.join(', ')}.`, { cause: error });
      }
      expect(monkey.diary).toHaveLength(STEPS);
    },
    STEPS * A_STEP,
  );
});
