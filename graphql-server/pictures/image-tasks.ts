import type { makeRendition } from './encode.ts';
import type { makeOriginal } from './original.ts';

export interface Tasks {
  makeOriginal: typeof makeOriginal;
  makeRendition: typeof makeRendition;
}

/** Limits of one task; a worker that exceeds them exits. */
export interface Limits {
  /** CPU time, which does not depend on how busy the machine is. */
  cpuSeconds: number;
  /** Memory of the worker process. */
  memoryBytes: number;
}

/** Exit codes of a worker that exceeded a limit. */
export const EXIT_CODES = { cpu: 71, memory: 72 } as const;
