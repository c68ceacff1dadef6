import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { setTimeout as pause } from 'node:timers/promises';
import { runAxe, findCoveredFocus } from './axe.ts';
import { address, focusedName, expectEventually, visit } from './visitor.ts';

const saveButtons = (page: Page) => page.locator('main').getByRole('button', { name: /^Save / });
const savedStates = (page: Page) =>
  saveButtons(page).evaluateAll((all) => all.map((button) => button.ariaPressed === 'true'));
const savedCount = (page: Page) => page.getByRole('banner').locator('.saved-count').allTextContents();
const alertText = (page: Page) => page.locator('.compare-trouble').innerText();

/** Tests of saved homes, saved searches and the comparison. */
export function savedHomeTests(): void {
  test('a saved home is counted in the header of every tab and listed on the favourites page', async () => {
    const page = await visit('/villa');
    await saveButtons(page).first().click();
    await expectEventually(() => savedCount(page), ['1']);
    expect(await savedStates(page)).toEqual([true, false, false, false, false, false]);
    const otherTab = await page.context().newPage();
    await otherTab.goto(page.url());
    await expectEventually(() => savedCount(otherTab), ['1']);
    await saveButtons(otherTab).nth(1).click();
    await expectEventually(() => savedCount(page), ['2']);
    await otherTab.close();
    await page.reload();
    await expectEventually(() => savedStates(page), [true, true, false, false, false, false]);

    await page.getByRole('link', { name: 'Saved homes, 2' }).click();
    await expectEventually(() => savedStates(page), [true, true]);
    expect(await runAxe(page)).toEqual([]);
    await saveButtons(page).first().click();
    await expectEventually(() => savedCount(page), ['1']);
    expect(await savedStates(page)).toEqual([false, true]);
    await page.reload();
    await expectEventually(() => savedStates(page), [true]);
  });

  test('saved homes that could not be loaded can be retried', async () => {
    const page = await visit('/villa', { fresh: true, allowedErrors: true });
    await saveButtons(page).first().click();
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('link', { name: 'Saved homes, 1' }).click();
    await page.getByText('This could not be fetched just now.').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await expectEventually(() => savedStates(page), [true]);
  });

  test('a double tap on the heart saves a home; a later tap removes it', async () => {
    const page = await visit('/villa', {
      width: 360,
      height: 740,
      isMobile: true,
      hasTouch: true,
      fresh: true,
    });
    const heart = saveButtons(page).first();
    await heart.scrollIntoViewIfNeeded();
    const { x, y } = (await heart.boundingBox())!;
    for (const tap of [1, 2]) await page.touchscreen.tap(x + 9 + tap, y + 9);
    await expectEventually(async () => (await savedStates(page))[0], true);
    await pause(500);
    expect((await savedStates(page))[0]).toBe(true);
    await page.touchscreen.tap(x + 9, y + 9);
    await expectEventually(async () => (await savedStates(page))[0], false);
  });

  test('a double click on a button that disappears does not hit what is below it', async () => {
    const page = await visit('/save-search?type=villa', { fresh: true });
    await page.getByRole('button', { name: 'Save in this browser' }).dblclick();
    await page.getByText('The search is saved.').waitFor();
    await pause(300);
    expect(address(page)).toBe('/save-search?type=villa');
    await page.goto(new URL('/villa', page.url()).href);
    await page
      .locator('main')
      .getByRole('button', { name: /^Compare / })
      .first()
      .click();
    const clear = page.getByRole('region', { name: 'To compare' }).getByRole('button', { name: 'Clear' });
    await clear.waitFor();
    await page.evaluate(() => {
      const box = document.querySelector('.compare-clear')!.getBoundingClientRect();
      scrollBy(0, document.querySelector('.card-link')!.getBoundingClientRect().top - box.top - 40);
    });
    await clear.dblclick();
    await clear.waitFor({ state: 'detached' });
    await pause(300);
    expect(address(page)).toBe('/villa');
  });

  test('Back after a home is removed from the comparison does not show it again', async () => {
    const page = await visit('/villa', { fresh: true });
    const buttons = page.locator('main').getByRole('button', { name: /^Compare / });
    for (const index of [0, 1]) await buttons.nth(index).click();
    await page.getByRole('region', { name: 'To compare' }).getByRole('link', { name: 'Compare' }).click();
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await expectEventually(() => page.getByRole('columnheader').count(), 1);
    await page.goBack();
    await expectEventually(async () => address(page), '/villa');
    await page.goForward();
    await expectEventually(() => page.getByRole('columnheader').count(), 1);
  });

  test('the comparison without homes in its URL leads to the stored ones', async () => {
    const page = await visit('/careers', { fresh: true });
    await page.evaluate(() => localStorage.setItem('compared-homes', '["19","20"]'));
    await page.goto(new URL('/compare', page.url()).href);
    await page.getByText('You have chosen 2 homes to compare.').waitFor();
    await page.getByRole('link', { name: 'Compare them' }).click();
    await expectEventually(() => page.getByRole('columnheader').count(), 2);
  });

  test('a saved home that was deleted is reported and removed', async () => {
    const page = await visit('/careers');
    await page.evaluate(() => localStorage.setItem('saved-homes', '["999999","nonsense",7,null]'));
    await page.goto(new URL('/favourites', page.url()).href);
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.getByText('You have not saved a home yet.').waitFor();
  });

  test('a browser without storage shows a message and leaves the button unpressed', async () => {
    const page = await visit('/villa', { fresh: true, allowedErrors: true });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await saveButtons(page).first().click();
    await expectEventually(
      () => alertText(page),
      'Your browser stores nothing for this site, so your choice was not saved. Allow the site to store data, or delete data of other sites.',
    );
    expect((await savedStates(page))[0]).toBe(false);
  });

  test('a saved search shows the number of new homes since the last visit', async () => {
    const page = await visit('/search?type=villa&purpose=sale');
    await page.getByRole('link', { name: 'Save this search' }).click();
    const save = page.getByRole('button', { name: 'Save in this browser' });
    await save.waitFor();
    expect(await runAxe(page)).toEqual([]);
    await save.press('Enter');
    await page.getByText('The search is saved.').waitFor();
    await expectEventually(() => page.evaluate(() => document.activeElement?.tagName), 'SECTION');
    await page.getByRole('link', { name: 'See your saved homes and searches' }).click();
    const savedSearch = page.locator('.saved-searches li');
    await expectEventually(async () => (await savedSearch.innerText()).includes('none of them new'), true);
    await page.evaluate(() => {
      const [search] = JSON.parse(localStorage.getItem('saved-searches')!) as object[];
      localStorage.setItem('saved-searches', JSON.stringify([{ ...search, seen: 0 }]));
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
    for (const index of [0, 1, 2, 3, 4]) await buttons.nth(index).click();
    await expectEventually(
      () => alertText(page),
      'At most 4 homes can be compared. Remove one to compare another.',
    );
    await page.getByRole('region', { name: 'To compare' }).getByRole('link', { name: 'Compare' }).click();
    await page.getByRole('table').waitFor();
    expect(new URL(page.url()).searchParams.getAll('home')).toHaveLength(4);
    await expectEventually(() => page.getByRole('columnheader').count(), 4);
    expect(await runAxe(page)).toEqual([]);
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await expectEventually(() => page.getByRole('columnheader').count(), 3);
    expect(address(page)).toMatch(/^\/compare\?home=\d+&home=\d+&home=\d+$/);
  });

  test('each click removes one compared home at once, and the focus moves to the next', async () => {
    const page = await visit('/compare?home=1&home=2&home=3', { fresh: true });
    const removeControls = page.getByRole('link', { name: /^Remove/ });
    const names = await removeControls.allTextContents();
    await page.route('**/graphql', () => undefined); // without response
    await removeControls.first().press('Enter');
    await expectEventually(() => removeControls.allTextContents(), names.slice(1));
    await expectEventually(() => focusedName(page), names[1]);
    await removeControls.first().dblclick();
    await expectEventually(() => removeControls.allTextContents(), names.slice(2));
    await removeControls.press('Enter');
    await page.getByText('Choose up to four homes to compare.').waitFor();
    await expectEventually(() => page.evaluate(() => document.activeElement?.id), 'main');
  });

  test('the focus moves to the next saved search, and to the page after the last and after the comparison is cleared', async () => {
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
    const focusedId = () => page.evaluate(() => document.activeElement?.id);
    await page.keyboard.press('Enter');
    await expectEventually(focusedId, 'main');
    const tray = page.getByRole('region', { name: 'To compare' });
    await tray.getByRole('button', { name: 'Clear' }).press('Enter');
    await expectEventually(() => tray.count(), 0);
    await expectEventually(focusedId, 'main');
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
    const leftEdge = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().left;
        });
    const headingEdge = await leftEdge('h1');
    expect(await leftEdge('tbody th:not(.compare-group)')).toBe(headingEdge);
    expect(await leftEdge('.compare-group')).toBe(headingEdge);
  });
}
