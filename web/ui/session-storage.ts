import { createSafeStorage } from './safe-storage.ts';

/** What this tab keeps, and no other tab reads. */
export const { remembered, remember, forget } = createSafeStorage(() => sessionStorage);
