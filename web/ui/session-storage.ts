import { createSafeStorage } from './safe-storage.ts';

/** The session storage of this tab. */
export const { remembered, remember, forget } = createSafeStorage(() => sessionStorage);
