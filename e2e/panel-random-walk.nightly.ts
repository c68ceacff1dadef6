import { expect, test } from '@jest/globals';
import { SeededRandom } from '../graphql-server/seeded-random.ts';
import { inBrowser } from './in-browser.ts';
import { MonkeyAtRecords } from './panel/monkey/at-records.ts';
import { MonkeyAtInbox } from './panel/monkey/at-the-inbox.ts';
import { GROUNDS } from './panel/monkey/grounds.ts';
import type { Monkey } from './panel/monkey/monkey.ts';
import { openPanel } from './panel/staff.ts';

/** From where the walk sets out, and how many things it does: `MONKEY_SEED=7 MONKEY_STEPS=500` for a long one. */
const SEED = Number(process.env.MONKEY_SEED ?? 1);
const STEPS = Number(process.env.MONKEY_STEPS ?? 10);
const A_STEP = 60_000;

/** How long a walk of few steps goes on at most on one screen, in milliseconds. */
const LONG_ENOUGH = process.env.MONKEY_STEPS ? Infinity : 30_000;

const SCREENS: readonly (readonly [screen: string, monkey: (chance: SeededRandom) => Monkey])[] = [
  ...GROUNDS.map(
    (ground) => [ground.path, (chance: SeededRandom) => new MonkeyAtRecords(ground, chance)] as const,
  ),
  ['the inbox', (chance) => new MonkeyAtInbox(chance)],
];

inBrowser('a monkey at the staff panel', () => {
  openPanel();

  test.each(SCREENS)(
    `at %s loses nothing and makes nothing twice in ${STEPS} steps from ${SEED}`,
    async (_screen, at) => {
      const monkey = at(new SeededRandom(SEED));
      await monkey.open();
      const begun = performance.now();
      try {
        for (let step = 0; step < STEPS && performance.now() - begun < LONG_ENOUGH; step++)
          await monkey.step();
      } catch (error) {
        throw new Error(`It did: ${monkey.diary.join(', ')}.`, { cause: error });
      }
      expect(monkey.diary.length).toBeGreaterThan(0);
    },
    STEPS * A_STEP,
  );
});
