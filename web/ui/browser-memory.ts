import { memoryIn } from './memory.ts';

/** What this browser keeps, the same in all its tabs. */
export const { remembered, remember, forget } = memoryIn(() => localStorage);
