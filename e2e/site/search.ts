import { describe, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { runAxe, findCoveredFocus } from './axe.ts';
import { address, at, waitForFrames, focusedName, expectEventually, visit } from './visitor.ts';

const form = (page: Page) => page.getByRole('search', { name: 'Homes' });
const field = (page: Page, name: string | RegExp) => form(page).getByLabel(name);
const chips = (page: Page) => page.locator('.chip').allTextContents();
const count = async (page: Page) => Number.parseInt(await page.locator('#found').innerText(), 10);
const announcement = (page: Page) => page.locator('.search-results > [role=status]').innerText();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** The global that `runAxe` adds to the page. */
declare const axe: {
  commons: {
    color: {
      Color: new () => Colour & { parseString(value: string): void };
      flattenColors(over: Colour, under: Colour): Colour;
      getContrast(under: Colour, over: Colour): number;
    };
  };
};

interface Colour {
  alpha: number;
}

/** Runs in the page. Contrasts of labels with the boxes behind them, which axe does not detect as their background. */
function computeContrasts(choices: Element[]): { text: string | null; contrast: number }[] {
  const { Color, flattenColors, getContrast } = axe.commons.color;
  const parseColour = (element: Element, property: 'color' | 'backgroundColor') => {
    const colour = new Color();
    colour.parseString(getComputedStyle(element)[property]);
    return colour;
  };
  const background = parseColour(document.documentElement, 'backgroundColor');
  return choices.flatMap((choice) => {
    const box = flattenColors(parseColour(choice.querySelector('input')!, 'backgroundColor'), background);
    return [...choice.querySelectorAll('span:not(.visually-hidden)')].map((label) => ({
      text: choice.textContent,
      contrast: getContrast(box, parseColour(label, 'color')),
    }));
  });
}

/** Tests of the search. */
export function searchTests(): void {
  test('without scripts submits its form and removes one filter at a time', async () => {
    const page = await visit('/search', { javaScriptEnabled: false });
    const all = await count(page);
    await field(page, /^Rent/).check();
    await field(page, /^Villa/).check();
    await form(page).getByLabel('From', { exact: true }).first().fill('AED 100,000');
    await form(page).getByRole('button', { name: /^Show/ }).click();
    await expectEventually(() => heading(page), 'Villas for rent in Dubai');
    expect(await count(page)).toBeLessThan(all);
    await expectEventually(() => chips(page), ['Without Rent', 'Without Villa', 'Without From AED 100,000']);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/search\?price-from=100000&purpose=rent&type=villa$/,
    );
    await page.getByRole('link', { name: 'Without Villa' }).click();
    await page.waitForURL(at('/search?price-from=100000&purpose=rent'));
    expect(await field(page, /^Villa/).isChecked()).toBe(false);
    expect(await field(page, /^Rent/).isChecked()).toBe(true);
  });

  test('without scripts reports an invalid amount, which stays in the field when scripts are enabled', async () => {
    const page = await visit('/villa', { javaScriptEnabled: false, width: 412 });
    await page.getByRole('link', { name: 'Filters' }).click();
    const minimumPrice = (page: Page) => page.locator('[name=price-from]');
    await minimumPrice(page).fill('two million');
    await page.getByRole('button', { name: /^Show/ }).click();
    await page.getByText('This is not an amount. Write it as 1,500,000 or 1.5m.').waitFor();
    expect(await minimumPrice(page).inputValue()).toBe('two million');

    const other = await visit(address(page), { width: 412 });
    await other.getByRole('checkbox', { name: /^Villa/ }).check();
    await expectEventually(async () => address(other), '/villa?type=villa');
    expect(await minimumPrice(other).inputValue()).toBe('two million');
    expect(await minimumPrice(other).getAttribute('aria-invalid')).toBe('true');
    await minimumPrice(other).fill('2m');
    await expectEventually(async () => address(other), '/villa?price-from=2000000&type=villa');
    await expectEventually(() => minimumPrice(other).getAttribute('aria-invalid'), null);
  });

  test('without scripts offers the places that have homes', async () => {
    const page = await visit('/search', { javaScriptEnabled: false });
    await form(page).getByLabel('Place', { exact: true }).selectOption('palm-jumeirah');
    await form(page).getByRole('button', { name: /^Show/ }).click();
    await expectEventually(() => heading(page), 'Homes in Palm Jumeirah');
  });

  test('updates the URL without moving the focus; Back and a reload restore the filters', async () => {
    const page = await visit('/search');
    const all = await count(page);
    await field(page, /^Villa/).check();
    await expectEventually(() => heading(page), 'Villas in Dubai');
    expect(address(page)).toBe('/search?type=villa');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('villa');
    await expectEventually(
      async () => (await announcement(page)) === `${await count(page)} homes found`,
      true,
    );
    await field(page, /^Buy/).check();
    await expectEventually(async () => address(page), '/search?purpose=sale&type=villa');
    expect(await count(page)).toBeLessThan(all);
    await page.goBack();
    await expectEventually(() => chips(page), ['Without Villa']);
    await expectEventually(() => field(page, /^Buy/).isChecked(), false);
    await page.goBack();
    await expectEventually(() => count(page), all);
    await expectEventually(() => field(page, /^Villa/).isChecked(), false);
    await page.goForward();
    await page.reload();
    expect(await field(page, /^Villa/).isChecked()).toBe(true);
    await expectEventually(() => chips(page), ['Without Villa']);
  });

  test('opens its form on a phone without requests', async () => {
    const page = await visit('/search', { width: 412, clock: true });
    await page.clock.runFor(61_000);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('link', { name: 'Filters' }).click();
    await page.clock.runFor(1000);
    expect(await form(page).isVisible()).toBe(true);
    expect(requests.filter((url) => url.endsWith('/graphql'))).toEqual([]);
  });

  test('moves the focus to the next filter when one is removed, and to the results after the last', async () => {
    const page = await visit('/search?type=villa&purpose=rent');
    await page.getByRole('link', { name: 'Without Rent' }).press('Enter');
    await expectEventually(() => focusedName(page), 'Without Villa');
    await page.keyboard.press('Enter');
    await expectEventually(() => focusedId(page), 'found');
    await expectEventually(async () => address(page), '/search');
  });

  test('moves the focus to the empty result when the last filter is removed and there are no homes', async () => {
    const page = await visit('/search?words=nowhere');
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { found?: object } };
      if (body.data.found) Object.assign(body.data.found, { items: [], total: 0, totalPages: 1 });
      await route.fulfill({ response, json: body });
    });
    await page.locator('.chip').press('Enter');
    await expectEventually(() => page.getByText('No homes are on offer just now.').isVisible(), true);
    await expectEventually(() => focusedId(page), 'found');
    expect(await runAxe(page)).toEqual([]);
  });

  test('finds a place by prefix and with a typo, with the keyboard alone', async () => {
    const page = await visit('/search');
    const place = form(page).getByRole('combobox', { name: 'Place' });
    const options = () => form(page).getByRole('option').allInnerTexts();
    await place.fill('palm jumeira');
    await expectEventually(async () => (await options())[0]?.startsWith('Palm Jumeirah'), true);
    await place.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 }); // of an input method in Safari
    expect(address(page)).toBe('/search');
    await place.press('Enter');
    await expectEventually(() => heading(page), 'Homes in Palm Jumeirah');
    expect(address(page)).toBe('/search?place=palm-jumeirah');
    expect(await place.getAttribute('aria-expanded')).toBe('false');
    await place.fill('dubai marnia');
    await expectEventually(async () => (await options())[0]?.startsWith('Dubai Marina'), true);
    expect(await runAxe(page)).toEqual([]);
    await place.press('Escape');
    expect(await form(page).getByRole('option').count()).toBe(0);
  });

  test('parses amounts in common notations, and reports an invalid one', async () => {
    const page = await visit('/search');
    const from = form(page).getByLabel('From', { exact: true }).first();
    const error = page.getByText('This is not an amount. Write it as 1,500,000 or 1.5m.');
    await from.fill('٢٬٥٠٠٬٠٠٠');
    await expectEventually(async () => address(page), '/search?price-from=2500000');
    await from.fill('about two');
    await expectEventually(async () => address(page), '/search');
    expect(await error.count()).toBe(0); // not reported while typing
    await field(page, /^Villa/).click(); // the error message moves it
    await error.waitFor();
    await expectEventually(async () => address(page), '/search?type=villa');
    expect(await from.getAttribute('aria-invalid')).toBe('true');
    await from.fill('2.5 million');
    await error.waitFor({ state: 'detached' });
    await expectEventually(async () => address(page), '/search?price-from=2500000&type=villa');
  });

  describe('a typed place', () => {
    const place = (page: Page) => form(page).getByRole('combobox', { name: 'Place' });
    const firstOption = async (page: Page) =>
      (await form(page).getByRole('option').allInnerTexts())[0]?.split('\n')[0];
    async function visitAndType(text: string): Promise<Page> {
      const page = await visit('/search', { reducedMotion: 'reduce' });
      await place(page).pressSequentially(text);
      return page;
    }

    test('is chosen with Tab, also before its option is shown', async () => {
      const page = await visitAndType('palm jumeira');
      await expectEventually(() => firstOption(page), 'Palm Jumeirah');
      await page.keyboard.press('Tab');
      await expectEventually(() => heading(page), 'Homes in Palm Jumeirah');
      await expectEventually(() => place(page).inputValue(), '');
      await place(page).pressSequentially('dubai marnia');
      await page.keyboard.press('Tab');
      await expectEventually(async () => address(page), '/search?place=dubai-marina&place=palm-jumeirah');
    });

    test('is chosen by a click elsewhere, whose target does not move', async () => {
      const page = await visitAndType('palm jumeira');
      await expectEventually(() => firstOption(page), 'Palm Jumeirah');
      const bathrooms = form(page).locator('.choice', { hasText: '5+' });
      await bathrooms.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await bathrooms.boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await pause(300);
      await page.mouse.up();
      await expectEventually(async () => address(page), '/search?baths=5&place=palm-jumeirah');
    });

    test('is chosen of several matches only by its exact name or with the arrow keys', async () => {
      const page = await visitAndType('jum');
      await expectEventually(() => firstOption(page), 'Jumeirah');
      await page.keyboard.press('Tab');
      const hint = form(page).locator('.place-field .field-hint');
      await expectEventually(() => hint.innerText(), 'Choose a place from the list.');
      expect([address(page), await place(page).inputValue()]).toEqual(['/search', 'jum']);
      await place(page).fill('jumeirah ');
      await expectEventually(() => firstOption(page), 'Jumeirah');
      await page.keyboard.press('Tab');
      await expectEventually(async () => address(page), '/search?place=jumeirah');
      const suggested = page.waitForResponse((response) =>
        Boolean(response.request().postData()?.includes('"words":"palm"')),
      );
      await place(page).pressSequentially('palm');
      await (await suggested).finished(); // else the options of another text may be highlighted
      await expectEventually(() => firstOption(page), 'Palm Jumeirah');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await expectEventually(async () => address(page), '/search?place=jumeirah&place=palm-jebel-ali');
    });

    test('shows a hint when the list was closed and when no place matches', async () => {
      const page = await visitAndType('palm jumeira');
      await expectEventually(() => firstOption(page), 'Palm Jumeirah');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      const hint = form(page).locator('.place-field .field-hint');
      await expectEventually(() => hint.innerText(), 'Choose a place from the list.');
      expect(address(page)).toBe('/search');
      await place(page).fill('zanzibar by the lake');
      await expectEventually(() => hint.innerText(), 'No community has that name. Try another spelling.');
      await page.keyboard.press('Tab');
      await expectEventually(() => hint.isVisible(), true);
      expect(await runAxe(page)).toEqual([]);
    });

    test('shows a hint when it is already chosen', async () => {
      const page = await visit('/search?place=palm-jumeirah');
      await place(page).pressSequentially('palm jumeirah');
      const hint = form(page).locator('.place-field .field-hint');
      await expectEventually(
        async () =>
          ['', 'No community has that name. Try another spelling.'].includes(
            (await hint.textContent()) ?? '',
          ),
        false,
      );
      expect(await hint.innerText()).toBe('You have chosen this place already.');
    });
  });

  test('suggests filters to remove when nothing matches', async () => {
    const page = await visit('/search?type=villa&words=zeppelin');
    const suggestion = page.getByRole('link', { name: 'Remove “zeppelin”' });
    expect(await runAxe(page)).toEqual([]);
    const contrasts = await form(page).locator('.choice').evaluateAll(computeContrasts);
    expect(contrasts.length).toBeGreaterThan(20);
    expect(contrasts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
    await suggestion.last().click();
    await expectEventually(() => heading(page), 'Villas in Dubai');
    await expectEventually(async () => (await count(page)) > 0, true);
    await expectEventually(() => page.getByLabel('What are you looking for?').inputValue(), '');
  });

  describe('on a phone', () => {
    test('opens and shows the results', async () => {
      const page = await visit('/search', { width: 360, height: 740 });
      expect(await form(page).isVisible()).toBe(false);
      await page.getByRole('link', { name: 'Filters' }).click();
      await field(page, /^Villa/).check();
      await form(page)
        .getByRole('button', { name: /^Show \d+ homes$/ })
        .click();
      await expectEventually(() => form(page).isVisible(), false);
      await expectEventually(() => focusedId(page), 'found');
      await expectEventually(async () => address(page), '/search?type=villa');
    });

    test('does not cover focused elements with its footer', async () => {
      const page = await visit('/search?purpose=rent', { width: 360, height: 640 });
      await page.getByRole('link', { name: 'Filters (1)' }).click();
      expect(await findCoveredFocus(page, 60)).toEqual([]);
      expect(await page.evaluate(() => document.activeElement?.closest('form') === null)).toBe(true);
    });

    test('opens without scripts', async () => {
      const page = await visit('/search', { width: 360, height: 740, javaScriptEnabled: false });
      await page.getByRole('link', { name: 'Filters' }).click();
      await field(page, /^Villa/).check();
      await form(page).getByRole('button', { name: /^Show/ }).click();
      await expectEventually(() => heading(page), 'Villas in Dubai');
      expect(await form(page).isVisible()).toBe(false);
    });
  });

  test('opens beside a list, filters it in place and closes with the last filter', async () => {
    const page = await visit('/villa');
    const listForm = page.getByRole('search', { name: 'Villas for sale' });
    const all = await count(page);
    expect(await listForm.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Filters' }).click();
    await listForm.getByLabel('5 bedrooms').check();
    await expectEventually(async () => address(page), '/villa?beds=5');
    await expectEventually(async () => (await count(page)) < all, true);
    await page.reload();
    expect(await listForm.getByLabel('5 bedrooms').isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Without 5 bedrooms' }).click();
    await expectEventually(() => count(page), all);
    expect(address(page)).toBe('/villa');
    await expectEventually(() => listForm.isVisible(), false);
  });

  test('is linked from the header, and from a list with the filters of that list', async () => {
    const page = await visit('/rent-villa');
    await page.getByRole('link', { name: 'Search homes for rent of every type' }).click();
    await expectEventually(() => heading(page), 'Homes for rent in Dubai');
    await page.goto(new URL('/careers', page.url()).href);
    await page.getByRole('banner').getByRole('link', { name: 'Search homes' }).click();
    await expectEventually(() => heading(page), 'Homes in Dubai');
  });
}

/** Tests of the search with fast input, slow and failing requests. */
export function interruptedSearchTests(): void {
  test('closes with one click when it was opened before hydration', async () => {
    const page = await visit('/search#filters', { width: 412 });
    const opener = page.getByRole('link', { name: 'Filters' });
    await expectEventually(() => opener.getAttribute('aria-expanded'), 'true');
    await opener.click();
    await expectEventually(() => form(page).isVisible(), false);
    await expectEventually(() => opener.getAttribute('aria-expanded'), 'false');
  });

  test('removes two filters that are clicked in one task', async () => {
    const page = await visit('/search?type=villa&purpose=rent&beds=3');
    await page.evaluate(() => {
      const chip = (label: string) =>
        [...document.querySelectorAll<HTMLElement>('.chip')].find((link) =>
          link.textContent.includes(label),
        )!;
      chip('Rent').click();
      chip('Villa').click();
    });
    await expectEventually(() => focusedName(page), 'Without 3 bedrooms');
    await expectEventually(async () => address(page), '/search?beds=3');
    await expectEventually(() => chips(page), ['Without 3 bedrooms']);
    await page.keyboard.press('Enter');
    await expectEventually(() => focusedId(page), 'found');
    await expectEventually(async () => address(page), '/search');
  });

  test('applies a place and a type that are chosen in one task', async () => {
    const page = await visit('/search?beds=3');
    await form(page).getByRole('combobox').fill('palm jumeirah');
    await form(page).getByRole('option').first().waitFor();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[role=option]')!.click();
      document.querySelector<HTMLElement>('input[value=villa]')!.click();
    });
    await expectEventually(async () => address(page), '/search?beds=3&place=palm-jumeirah&type=villa');
  });

  test('ignores a choice that is cleared in the same task', async () => {
    const page = await visit('/search?beds=3');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('input[value=sale]')!.click();
      [...document.querySelectorAll<HTMLElement>('a')]
        .find((link) => link.textContent === 'Clear all')!
        .click();
    });
    await expectEventually(async () => address(page), '/search');
    await expectEventually(() => chips(page), []);
    await waitForFrames(page);
    expect(address(page)).toBe('/search');
    expect(await field(page, /^Buy/).isChecked()).toBe(false);
  });

  test('keeps the focus on the results while they load after an empty result', async () => {
    const page = await visit('/search?words=nowhere');
    await expectEventually(() => chips(page), ['Without “nowhere”']);
    await page.route('**/graphql', async (route) => {
      await pause(600);
      await route.continue();
    });
    await page.locator('.chip').press('Enter');
    await expectEventually(async () => address(page), '/search');
    await waitForFrames(page);
    expect(await focusedId(page)).toBe('found');
    expect(await page.locator('.search-results').innerText()).not.toContain(
      'No homes are on offer just now.',
    );
    await expectEventually(async () => (await count(page)) > 0, true);
    expect(await focusedId(page)).toBe('found');
  });

  test('debounces typing into one request and history entry, and ignores an outdated response', async () => {
    // The page's clock is stopped while typing, so that a slow machine sends no extra request.
    const page = await visit('/search?purpose=sale', { clock: true });
    const requests: string[] = [];
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? '';
      requests.push(body);
      if (body.includes('"priceTo":1')) await pause(1500); // the response to the first request arrives last
      await route.continue();
    });
    const maximum = form(page).getByLabel('To', { exact: true }).first();
    await maximum.pressSequentially('1', { delay: 20 });
    await page.clock.runFor(1000);
    await expectEventually(async () => address(page), '/search?price-to=1&purpose=sale');
    await maximum.pressSequentially('5000000', { delay: 20 });
    await page.clock.runFor(1000);
    await expectEventually(async () => address(page), '/search?price-to=15000000&purpose=sale');
    await expectEventually(
      async () => (await announcement(page)) === `${await count(page)} homes found`,
      true,
    );
    const found = await count(page);
    expect(found).toBeGreaterThan(0);
    await pause(2000);
    expect(await count(page)).toBe(found);
    expect(requests.filter((body) => body.includes('HomesFound'))).toHaveLength(2);
    expect(await maximum.inputValue()).toBe('15000000');
    await page.goBack();
    await expectEventually(() => maximum.inputValue(), '');
    expect(address(page)).toBe('/search?purpose=sale');
  });

  test('chooses the typed place on Enter although outdated options are shown', async () => {
    const page = await visit('/search');
    const place = form(page).getByRole('combobox', { name: 'Place' });
    const options = () => form(page).getByRole('option').allInnerTexts();
    await place.fill('dubai marnia');
    await expectEventually(async () => (await options())[0]?.startsWith('Dubai Marina'), true);
    await page.route('**/graphql', async (route) => {
      await pause(500); // a slow connection
      await route.continue();
    });
    await place.fill('palm jumeira');
    await place.press('Enter');
    await expectEventually(async () => address(page), '/search?place=palm-jumeirah');
    await expectEventually(() => place.inputValue(), '');
  });

  test('does not navigate back to the search when a home is followed before the debounce ends', async () => {
    const page = await visit('/search');
    await page.route('**/assets/listing-page-*', async (route) => {
      await pause(1500); // a slow connection
      await route.continue();
    });
    const homeLink = page.locator('.card a').first();
    const path = await homeLink.getAttribute('href');
    await page.getByLabel('What are you looking for?').pressSequentially('sea');
    await homeLink.click();
    await expectEventually(async () => address(page), path);
    await pause(1000);
    expect(address(page)).toBe(path);
  });

  test('can be retried after a failed request', async () => {
    const page = await visit('/search', { allowedErrors: true });
    await page.route('**/graphql', (route) => route.abort());
    await field(page, /^Villa/).check();
    await page.getByText('The search is not available just now.').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('link', { name: 'Try again' }).dispatchEvent('click'); // a hover alone would prefetch it
    await expectEventually(async () => (await count(page)) > 0, true);
  });
}
