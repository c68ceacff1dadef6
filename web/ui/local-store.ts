import { createSafeStorage } from './safe-storage.ts';

/** The local storage, shared by all tabs. */
export const localStore = createSafeStorage(() => localStorage);
