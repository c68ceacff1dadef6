import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { address, at, focusedName, expectEventually, visit } from '../site/visitor.ts';
import { SIDEBAR_ENTRIES } from './screens.ts';
import { columnHeadings, sidebar, screenHeading, openScreen } from './staff.ts';

/** Tests of the sidebar and of navigation between screens. */
export function sidebarTests(): void {
  describe('the sidebar', () => {
    test('has an entry for each screen, which opens it', async () => {
      const page = await openScreen('/admin');
      const labels = await sidebar(page).getByRole('link').allInnerTexts();
      expect(labels).toEqual(SIDEBAR_ENTRIES.map(({ entry }) => entry));
      for (const { entry, path, openedPath = path, title: heading, columns } of SIDEBAR_ENTRIES) {
        const link = sidebar(page).getByRole('link', { name: entry, exact: true });
        await link.click();
        await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
        await expectEventually(() => Promise.resolve(address(page)), openedPath);
        expect(await link.getAttribute('aria-current')).toBe('page');
        if (!columns) continue;
        await expectEventually(() => columnHeadings(page), [...columns]);
      }
    });

    test('is closed on a small screen until it is opened, and closes when a screen is chosen', async () => {
      const page = await openScreen('/admin/dashboard', { width: 360, height: 740 });
      await expectEventually(() => sidebar(page).isVisible(), false);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await sidebar(page).getByRole('link', { name: 'villa for sale', exact: true }).click();
      await page.waitForURL(at('/admin/villasale'));
      await sidebar(page).waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Open menu' }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 600));
      // Escape closes it and returns the focus to its button.
      await page.getByRole('button', { name: 'Open menu' }).press('Enter');
      await sidebar(page).getByRole('link').first().focus();
      await page.keyboard.press('Escape');
      await sidebar(page).waitFor({ state: 'hidden' });
      await expectEventually(() => focusedName(page), 'Open menu');
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.y).toBe(0); // sticky
      await page.getByRole('button', { name: 'Logout' }).waitFor();
    });
  });

  test('an unknown path of the panel shows a not-found message', async () => {
    const page = await openScreen('/admin/nothing', { allowedErrors: 'status of 404' });
    expect(await screenHeading(page).innerText()).toBe('Page Not Found');
  });

  test('no public page requests files of the panel', async () => {
    const files = async (page: Page) =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    const isPanelFile = (path: string) => path.startsWith('/assets/panel/');
    const panel = await openScreen('/admin/dashboard');
    expect((await files(panel)).some(isPanelFile)).toBe(true);
    expect((await files(await visit('/'))).filter(isPanelFile)).toEqual([]);
  });
}
