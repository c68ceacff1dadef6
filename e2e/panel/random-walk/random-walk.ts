import type { SeededRandom } from '../../../graphql-server/seeded-random.ts';

/** Random actions on a screen that checks the result of each. */
export interface RandomWalk {
  /** Names of the actions so far, for the error message. */
  readonly actions: readonly string[];
  open: () => Promise<void>;
  /** Does one action and checks the result. */
  step: () => Promise<void>;
}

type Action = readonly [name: string, run: () => Promise<void>];

/** Runs a random action and records its name. */
export async function takeStep(
  choices: readonly Action[],
  random: SeededRandom,
  actions: string[],
): Promise<void> {
  const [name, run] = random.of(choices);
  actions.push(name);
  await run();
}
