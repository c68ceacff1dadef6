import { createSafeStorage } from './safe-storage.ts';

/** The session storage of this tab. */
export const sessionStore = createSafeStorage(() => sessionStorage);
