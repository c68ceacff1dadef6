import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { address, focusedName, expectEventually, fetchRows, visit } from './visitor.ts';

const pager = (page: Page) => page.getByRole('navigation', { name: /^Pages of/ });
const link = (page: Page, name: string) => pager(page).getByRole('link', { name, exact: true });
const isDisabled = (page: Page, name: string) => link(page, name).getAttribute('aria-disabled');
const titles = (page: Page) => page.locator('main article h2').allTextContents();
const currentPage = (page: Page) => pager(page).locator('[aria-current=page]').allTextContents();
const fetchTitles = async (path: string) =>
  (await fetchRows<{ title: string }>(path)).map(({ title }) => title);

/** Tests of paginated lists. */
export function listTests(): void {
  test.each([
    ['/blogs', 'Blog, page 2 | Marsa Properties'],
    ['/UpComingProject', 'Upcoming projects, page 2 | Marsa Properties'],
  ])('the page title of %s has the page number before the list has loaded', async (path, title) => {
    const page = await visit(path);
    await page.route('**/graphql', () => undefined);
    await link(page, 'Next').click();
    await expectEventually(async () => address(page), `${path}?page=2`);
    await expectEventually(() => page.title(), title);
  });

  describe.each([
    ['/apartmentSell', '/api/apartments-for-sale', 'Apartments for sale'],
    ['/villa', '/api/villas-for-sale', 'Villas for sale'],
    ['/rent-villa', '/api/villas', 'Villas for rent'],
  ])('the list at %s', (path, api, name) => {
    test('has a URL for each page, and Back returns to the page before', async () => {
      const all = await fetchTitles(api);
      const page = await visit(path);
      await expectEventually(() => titles(page), all.slice(0, 6));
      expect([await isDisabled(page, 'Prev'), await isDisabled(page, 'Next')]).toEqual(['true', null]);
      await link(page, 'Next').click();
      await expectEventually(() => titles(page), all.slice(6, 12));
      expect(address(page)).toBe(`${path}?page=2`);
      await expectEventually(() => page.title(), `${name}, page 2 | Marsa Properties`);
      await expectEventually(() => currentPage(page), ['2']);
      await link(page, 'Page 3').click();
      await expectEventually(() => titles(page), all.slice(12, 18));
      const last = Math.ceil(all.length / 6);
      await link(page, `Page ${last}`).click();
      await expectEventually(() => titles(page), all.slice((last - 1) * 6));
      expect([await isDisabled(page, 'Prev'), await isDisabled(page, 'Next')]).toEqual([null, 'true']);
      await page.goBack();
      await page.goBack();
      await expectEventually(() => titles(page), all.slice(6, 12));
      await link(page, 'Prev').click();
      await expectEventually(() => titles(page), all.slice(0, 6));
      expect(address(page)).toBe(path);
    });
  });

  test('a new page of a list is scrolled to the top, focused and announced', async () => {
    const page = await visit('/apartmentSell', { reducedMotion: 'reduce' });
    await link(page, 'Next').press('Enter');
    await expectEventually(() => currentPage(page), ['2']);
    await expectEventually(() => page.evaluate(() => scrollY), 0);
    await expectEventually(() => page.evaluate(() => document.activeElement?.id), 'main');
    const announcement = page.locator('body > [role=status]');
    await expectEventually(
      () => announcement.textContent(),
      'Apartments for sale, page 2 | Marsa Properties',
    );
    await page.keyboard.press('Tab');
    await page
      .getByRole('textbox', { name: 'What are you looking for?' })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Search');
  });

  test('the apartments for rent have a single page', async () => {
    const all = await fetchTitles('/api/apartments');
    const page = await visit('/rent-apartment');
    expect(await titles(page)).toEqual(all.slice(0, 6));
    expect(await pager(page).count()).toBe(0);
  });

  test('the pager of the upcoming projects shows the current page number', async () => {
    const all = await fetchTitles('/api/upcomingprojects');
    const page = await visit('/UpComingProject');
    expect(await titles(page)).toEqual(all.slice(0, 6));
    expect(await pager(page).innerText()).toMatch(/Page 1 of 2/);
    expect([await isDisabled(page, 'Prev'), await isDisabled(page, 'Next')]).toEqual(['true', null]);
    await link(page, 'Next').click();
    await expectEventually(() => titles(page), all.slice(6));
    expect(address(page)).toBe('/UpComingProject?page=2');
    expect(await pager(page).innerText()).toMatch(/Page 2 of 2/);
    expect([await isDisabled(page, 'Prev'), await isDisabled(page, 'Next')]).toEqual([null, 'true']);
  });
}
