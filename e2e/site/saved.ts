import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { runAxe, findCoveredFocus } from './axe.ts';
import { address, focusedName, expectEventually, visit } from './visitor.ts';

const hearts = (page: Page) => page.locator('main').getByRole('button', { name: /^Save / });
const pressed = (page: Page) =>
  hearts(page).evaluateAll((all) => all.map((one) => one.ariaPressed === 'true'));
const savedCount = (page: Page) => page.getByRole('banner').locator('.saved-count').allTextContents();
const alert = (page: Page) => page.locator('.compare-trouble').innerText();

/** Tests of saved homes, saved searches and the comparison. */
export function savedHomeTests(): void {
  test('a home is saved with its heart, counted in the header of every tab, and listed on the favourites page', async () => {
    const page = await visit('/villa');
    await hearts(page).first().click();
    await expectEventually(() => savedCount(page), ['1']);
    expect(await pressed(page)).toEqual([true, false, false, false, false, false]);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expectEventually(() => savedCount(other), ['1']);
    await hearts(other).nth(1).click();
    await expectEventually(() => savedCount(page), ['2']);
    await other.close();
    await page.reload();
    await expectEventually(() => pressed(page), [true, true, false, false, false, false]);

    await page.getByRole('link', { name: 'Saved homes, 2' }).click();
    await expectEventually(() => pressed(page), [true, true]);
    expect(await runAxe(page)).toEqual([]);
    await hearts(page).first().click();
    await expectEventually(() => savedCount(page), ['1']);
    expect(await pressed(page)).toEqual([false, true]);
    await page.reload();
    await expectEventually(() => pressed(page), [true]);
  });

  test('a saved home that was deleted is reported and removed', async () => {
    const page = await visit('/careers');
    await page.evaluate(() => localStorage.setItem('saved-homes', '["999999","nonsense",7,null]'));
    await page.goto(new URL('/favourites', page.url()).href);
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.getByText('You have not saved a home yet.').waitFor();
  });

  test('a browser without storage shows a message and leaves the heart unchanged', async () => {
    const page = await visit('/villa', { allowedErrors: true });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await hearts(page).first().click();
    await expectEventually(
      () => alert(page),
      'Your browser does not allow this site to store data, so your choice is lost when you leave.',
    );
    expect((await pressed(page))[0]).toBe(false);
  });

  test('a saved search shows the number of new homes since the last visit', async () => {
    const page = await visit('/search?type=villa&purpose=sale');
    await page.getByRole('link', { name: 'Save this search' }).click();
    const save = page.getByRole('button', { name: 'Save in this browser' });
    await save.waitFor();
    expect(await runAxe(page)).toEqual([]);
    await save.press('Enter');
    await page.getByText('The search is saved.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SECTION');
    await page.getByRole('link', { name: 'See your saved homes and searches' }).click();
    const savedSearch = page.locator('.saved-searches li');
    await expectEventually(async () => (await savedSearch.innerText()).includes('none of them new'), true);
    await page.evaluate(() => {
      const [one] = JSON.parse(localStorage.getItem('saved-searches')!) as { search: string }[];
      localStorage.setItem('saved-searches', JSON.stringify([{ ...one, seen: 0 }]));
    });
    await page.reload();
    await expectEventually(
      async () => /\d+ homes, \d+ (or more )?new/.test(await savedSearch.innerText()),
      true,
    );
    await savedSearch.getByRole('link').click();
    await expectEventually(async () => address(page), '/search?purpose=sale&type=villa');
    await page.goBack();
    await expectEventually(async () => (await savedSearch.innerText()).includes('none of them new'), true);
    await savedSearch.getByRole('button').click();
    await expectEventually(() => savedSearch.count(), 0);
  });

  test('up to four homes are compared; the fifth shows a message', async () => {
    const page = await visit('/villa');
    const buttons = page.locator('main').getByRole('button', { name: /^Compare / });
    for (const place of [0, 1, 2, 3, 4]) await buttons.nth(place).click();
    await expectEventually(
      () => alert(page),
      'At most 4 homes can be compared. Remove one to compare another.',
    );
    await page.getByRole('region', { name: 'To compare' }).getByRole('link', { name: 'Compare' }).click();
    await page.getByRole('table').waitFor();
    expect(new URL(page.url()).searchParams.getAll('home')).toHaveLength(4);
    expect(await page.getByRole('columnheader').count()).toBe(4);
    expect(await runAxe(page)).toEqual([]);
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await expectEventually(() => page.getByRole('columnheader').count(), 3);
    expect(address(page)).toMatch(/^\/compare\?home=\d+&home=\d+&home=\d+$/);
  });

  test('a removed home disappears at once, one for each click, and the focus moves to the next', async () => {
    const page = await visit('/compare?home=1&home=2&home=3');
    const removeControls = page.getByRole('link', { name: /^Remove/ });
    const names = await removeControls.allTextContents();
    await page.route('**/graphql', () => undefined); // without response
    await removeControls.first().press('Enter');
    await expectEventually(() => removeControls.allTextContents(), names.slice(1));
    expect(await focusedName(page)).toBe(names[1]);
    await removeControls.first().dblclick();
    await expectEventually(() => removeControls.allTextContents(), names.slice(2));
    await removeControls.press('Enter');
    await page.getByText('Choose up to four homes to compare.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('the focus stays beside a removed search or compared home', async () => {
    const page = await visit('/careers');
    await page.evaluate(() => {
      const searches = ['type=villa', 'type=apartment'].map((search) => ({ search, seen: 1 }));
      localStorage.setItem('saved-searches', JSON.stringify(searches));
      localStorage.setItem('compared-homes', '["1"]');
    });
    await page.goto(new URL('/favourites', page.url()).href);
    const removeControls = page.getByRole('button', { name: /^Remove/ });
    await removeControls.first().press('Enter');
    await expectEventually(() => focusedName(page), 'Remove Apartments in Dubai');
    const isOnPage = () => page.evaluate(() => document.activeElement?.id === 'main');
    await page.keyboard.press('Enter');
    await expectEventually(isOnPage, true);
    const tray = page.getByRole('region', { name: 'To compare' });
    await tray.getByRole('button', { name: 'Clear' }).press('Enter');
    await expectEventually(() => tray.count(), 0);
    expect(await isOnPage()).toBe(true);
  });

  test('the comparison bar never covers the focused element', async () => {
    const page = await visit('/villa', { width: 360, height: 640 });
    await page
      .locator('main')
      .getByRole('button', { name: /^Compare / })
      .first()
      .click();
    await page.getByRole('region', { name: 'To compare' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    expect(await findCoveredFocus(page, 12)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.closest('footer') !== null)).toBe(true);
  });

  test('on a phone the comparison scrolls sideways within the page', async () => {
    const page = await visit('/compare?home=1&home=2&home=3&home=4', {
      width: 360,
      isMobile: true,
      hasTouch: true,
    });
    await page.getByRole('table').waitFor();
    const widths = () => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(await widths()).toEqual([360, 360]);
  });

  test.each([360, 768, 1440])('at %d px all parts of the comparison have one left edge', async (width) => {
    const page = await visit('/compare?home=1&home=2', { width });
    const edge = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().left;
        });
    const title = await edge('h1');
    expect(await edge('tbody th:not(.compare-group)')).toBe(title);
    expect(await edge('.compare-group')).toBe(title);
  });
}
