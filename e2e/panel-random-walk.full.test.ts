import { expect, test } from '@jest/globals';
import { SeededRandom } from '../graphql-server/testing-random.ts';
import { inBrowser } from './in-browser.ts';
import { RecordsWalk } from './panel/random-walk/records-walk.ts';
import { InboxWalk } from './panel/random-walk/inbox-walk.ts';
import { WALK_SCREENS } from './panel/random-walk/walk-screens.ts';
import type { RandomWalk } from './panel/random-walk/random-walk.ts';
import { openPanel } from './panel/staff.ts';

/** Seed and number of actions: `E2E_WALK_SEED=7 E2E_WALK_STEPS=500` for a long walk. */
const SEED = Number(process.env.E2E_WALK_SEED ?? 1);
const STEPS = Number(process.env.E2E_WALK_STEPS ?? 10);
const STEP_TIMEOUT_MS = 60_000;

/** Longest walk on one screen without `E2E_WALK_STEPS`, in milliseconds. */
const MAX_WALK_MS = process.env.E2E_WALK_STEPS ? Infinity : 30_000;

const SCREENS: readonly (readonly [screen: string, createWalk: (random: SeededRandom) => RandomWalk])[] = [
  ...WALK_SCREENS.map(
    (screen) => [screen.path, (random: SeededRandom) => new RecordsWalk(screen, random)] as const,
  ),
  ['the inbox', (random) => new InboxWalk(random)],
];

inBrowser('a random walk through the staff panel', () => {
  openPanel();

  test.each(SCREENS)(
    `on %s loses no change and applies none twice (${STEPS} steps, seed ${SEED})`,
    async (_screen, createWalk) => {
      const walk = createWalk(new SeededRandom(SEED));
      await walk.open();
      const start = performance.now();
      try {
        for (let step = 0; step < STEPS && performance.now() - start < MAX_WALK_MS; step++) await walk.step();
      } catch (error) {
        throw new Error(`Actions: ${walk.actions.join(', ')}.`, { cause: error });
      }
      expect(walk.actions.length).toBeGreaterThan(0);
    },
    STEPS * STEP_TIMEOUT_MS,
  );
});
