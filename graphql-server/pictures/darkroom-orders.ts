import type { makeMaster } from './master.ts';
import type { cutsOfMaster, makeRendition } from './rendition.ts';
import type { RefusalKind } from '../errors.ts';

/** What is done with pictures in a process apart. */
export interface Works {
  makeMaster: typeof makeMaster;
  makeRendition: typeof makeRendition;
  cutsOfMaster: typeof cutsOfMaster;
}

/** One piece of work that is asked for. */
export interface Order<Work extends keyof Works = keyof Works> {
  work: Work;
  given: Parameters<Works[Work]>;
  most: Bounds;
}

/** What one piece of work may take before its process gives up. */
export interface Bounds {
  /** Of processor time, which a busy machine does not shorten. */
  seconds: number;
  /** Of memory, that of the process itself included. */
  bytes: number;
}

/** What came of it, and how many bytes of memory its process holds now. */
export type Outcome = { held: number } & (
  | { done: unknown }
  | { refused: { kind: RefusalKind; message: string } }
  | { failed: { message: string; stack: string | undefined } }
);

/** With what the process ends that was given too much to do. */
export const GAVE_UP = { time: 71, memory: 72 } as const;
