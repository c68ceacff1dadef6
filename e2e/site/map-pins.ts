import type { Page } from 'playwright-core';
import { expectEventually } from './visitor.ts';

/**
 * Waits until the map of the search results shows the pins of its current view, which replace those of the whole city or of the
 * previous view. The map then announces the number of homes.
 */
export async function waitForPins(page: Page): Promise<void> {
  const announcement = page.locator('.search-map > p[role=status]');
  await expectEventually(async () => (await announcement.textContent()) !== '', true);
}
