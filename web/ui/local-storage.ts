import { createSafeStorage } from './safe-storage.ts';

/** The local storage, shared by all tabs. */
export const { getItem, setItem, removeItem } = createSafeStorage(() => localStorage);
