import type { SeededRandom } from '../../../graphql-server/seeded-random.ts';

/** Somebody at the panel who does whatever comes next, and knows what must be true of it. */
export interface Monkey {
  /** What it did, to be read when something is not true. */
  readonly diary: readonly string[];
  open: () => Promise<void>;
  /** Does one thing and looks whether all is well. */
  step: () => Promise<void>;
}

type Deed = readonly [name: string, deed: () => Promise<void>];

/** Does one of these by chance, and notes which. */
export async function doOne(deeds: readonly Deed[], chance: SeededRandom, diary: string[]): Promise<void> {
  const [name, deed] = chance.of(deeds);
  diary.push(name);
  await deed();
}
