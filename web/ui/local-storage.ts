import { createSafeStorage } from './safe-storage.ts';

/** What this browser keeps, the same in all its tabs. */
export const { remembered, remember, forget } = createSafeStorage(() => localStorage);
