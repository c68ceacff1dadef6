/** Numbers from 0 to 1 that look drawn by lot and are the same for the same seed (mulberry32). */
export function lot(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Somebody at the panel who does whatever comes next, and knows what must be true of it. */
export interface Monkey {
  /** What it did, to be read when something is not true. */
  readonly diary: readonly string[];
  open: () => Promise<void>;
  /** Does one thing and looks whether all is well. */
  step: () => Promise<void>;
}

type Deed = readonly [name: string, deed: () => Promise<void>];

/** Does one of these by lot, and notes which. */
export async function doOne(deeds: readonly Deed[], draw: () => number, diary: string[]): Promise<void> {
  const [name, deed] = deeds[Math.floor(draw() * deeds.length)]!;
  diary.push(name);
  await deed();
}
