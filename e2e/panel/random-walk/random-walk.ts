import type { SeededRandom } from '../../../graphql-server/testing-random.ts';

/** Random actions on a screen that checks the result of each. */
export interface RandomWalk {
  /** Names of the actions so far, for the error message. */
  readonly actions: readonly string[];
  open: () => Promise<void>;
  /** Does one action and checks the result. */
  step: () => Promise<void>;
}

type Action = readonly [name: string, run: () => Promise<void>];

/** Runs a random action and appends its name to `names`. */
export async function takeStep(
  actions: readonly Action[],
  random: SeededRandom,
  names: string[],
): Promise<void> {
  const [name, run] = random.of(actions);
  names.push(name);
  await run();
}
