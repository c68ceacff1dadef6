import { memoryIn } from './memory.ts';

/** What this tab keeps, and no other tab reads. */
export const { remembered, remember, forget } = memoryIn(() => sessionStorage);
