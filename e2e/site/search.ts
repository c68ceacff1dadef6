import { describe, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { axeViolations, coveredWhileTabbing } from './axe.ts';
import { address, drawn, focusedName, expectSoon, visit } from './visitor.ts';

const form = (page: Page) => page.getByRole('search', { name: 'Homes' });
const choice = (page: Page, name: string | RegExp) => form(page).getByLabel(name);
const chips = (page: Page) => page.locator('.chip').allTextContents();
const count = async (page: Page) => Number.parseInt(await page.locator('#found').innerText(), 10);
const heard = (page: Page) => page.locator('.search-results > [role=status]').innerText();
const title = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

/** What `barriers` brings into the page with it. */
declare const axe: {
  commons: {
    color: {
      Color: new () => Colour & { parseString(written: string): void };
      flattenColors(over: Colour, under: Colour): Colour;
      getContrast(under: Colour, over: Colour): number;
    };
  };
};

interface Colour {
  alpha: number;
}

/** In the page: how the words of choices stand out from the boxes drawn beside them, which axe does not take to be under them. */
function contrastsOf(choices: Element[]): { text: string | null; contrast: number }[] {
  const { Color, flattenColors, getContrast } = axe.commons.color;
  const read = (element: Element, property: 'color' | 'backgroundColor') => {
    const colour = new Color();
    colour.parseString(getComputedStyle(element)[property]);
    return colour;
  };
  const ground = read(document.documentElement, 'backgroundColor');
  return choices.flatMap((choice) => {
    const box = flattenColors(read(choice.querySelector('input')!, 'backgroundColor'), ground);
    return [...choice.querySelectorAll('span:not(.visually-hidden)')].map((words) => ({
      text: choice.textContent,
      contrast: getContrast(box, read(words, 'color')),
    }));
  });
}

/** Homes by all that is known of them, on one page. */
export function theSearch(): void {
  test('without a script is a form like any other, and takes one choice away at a time', async () => {
    const page = await visit('/search', { javaScriptEnabled: false });
    const all = await count(page);
    await choice(page, /^Rent/).check();
    await choice(page, /^Villa/).check();
    await form(page).getByLabel('From', { exact: true }).first().fill('AED 100,000');
    await form(page).getByRole('button', { name: /^Show/ }).click();
    await expectSoon(() => title(page), 'Villas for rent in Dubai');
    expect(await count(page)).toBeLessThan(all);
    expect(await chips(page)).toEqual(['Without Rent', 'Without Villa', 'Without From AED 100,000']);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/search\?price-from=100000&purpose=rent&type=villa$/,
    );
    await page.getByRole('link', { name: 'Without Villa' }).click();
    expect(address(page)).toBe('/search?price-from=100000&purpose=rent');
    expect(await choice(page, /^Villa/).isChecked()).toBe(false);
    expect(await choice(page, /^Rent/).isChecked()).toBe(true);
  });

  test('without a script says what it could not read, and with one keeps it as it is', async () => {
    const page = await visit('/villa', { javaScriptEnabled: false, width: 412 });
    await page.getByRole('link', { name: 'Filters' }).click();
    const price = (page: Page) => page.locator('[name=price-from]');
    await price(page).fill('two million');
    await page.getByRole('button', { name: /^Show/ }).click();
    await page.getByText('This is not an amount. Write it as 1,500,000 or 1.5m.').waitFor();
    expect(await price(page).inputValue()).toBe('two million');

    const other = await visit(address(page), { width: 412 });
    await other.getByRole('checkbox', { name: /^Villa/ }).check();
    await expectSoon(async () => address(other), '/villa?type=villa');
    expect(await price(other).inputValue()).toBe('two million');
    expect(await price(other).getAttribute('aria-invalid')).toBe('true');
    await price(other).fill('2m');
    await expectSoon(async () => address(other), '/villa?price-from=2000000&type=villa');
    expect(await price(other).getAttribute('aria-invalid')).toBe(null);
  });

  test('without a script a place is chosen from those that have homes', async () => {
    const page = await visit('/search', { javaScriptEnabled: false });
    await form(page).getByLabel('Place', { exact: true }).selectOption('palm-jumeirah');
    await form(page).getByRole('button', { name: /^Show/ }).click();
    await expectSoon(() => title(page), 'Homes in Palm Jumeirah');
  });

  test('changes in place: the address follows, the keyboard stays, Back and a reload bring all back', async () => {
    const page = await visit('/search');
    const all = await count(page);
    await choice(page, /^Villa/).check();
    await expectSoon(() => title(page), 'Villas in Dubai');
    expect(address(page)).toBe('/search?type=villa');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('villa');
    await expectSoon(async () => (await heard(page)) === `${await count(page)} homes found`, true);
    await choice(page, /^Buy/).check();
    await expectSoon(async () => address(page), '/search?purpose=sale&type=villa');
    expect(await count(page)).toBeLessThan(all);
    await page.goBack();
    await expectSoon(() => chips(page), ['Without Villa']);
    expect(await choice(page, /^Buy/).isChecked()).toBe(false);
    await page.goBack();
    await expectSoon(() => count(page), all);
    expect(await choice(page, /^Villa/).isChecked()).toBe(false);
    await page.goForward();
    await page.reload();
    expect(await choice(page, /^Villa/).isChecked()).toBe(true);
    await expectSoon(() => chips(page), ['Without Villa']);
  });

  test('opens its form on a phone without asking again for what is there', async () => {
    const page = await visit('/search', { width: 412, clock: true });
    await page.clock.runFor(61_000);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('link', { name: 'Filters' }).click();
    await page.clock.runFor(1000);
    expect(await form(page).isVisible()).toBe(true);
    expect(asked.filter((url) => url.endsWith('/graphql'))).toEqual([]);
  });

  test('folds up at the first press what was opened before the scripts were there', async () => {
    const page = await visit('/search#filters', { width: 412 });
    const opener = page.getByRole('link', { name: 'Filters' });
    await expectSoon(() => opener.getAttribute('aria-expanded'), 'true');
    await opener.click();
    await expectSoon(() => form(page).isVisible(), false);
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
  });

  test('lets the keyboard go on at the next choice, and at what is found after the last', async () => {
    const page = await visit('/search?type=villa&purpose=rent');
    await page.getByRole('link', { name: 'Without Rent' }).press('Enter');
    await expectSoon(() => focusedName(page), 'Without Villa');
    await page.keyboard.press('Enter');
    await expectSoon(() => page.evaluate(() => document.activeElement?.id), 'found');
    await expectSoon(async () => address(page), '/search');
  });

  test('lets go of two that are taken away in one breath', async () => {
    const page = await visit('/search?type=villa&purpose=rent&beds=3');
    await page.evaluate(() => {
      const chip = (label: string) =>
        [...document.querySelectorAll<HTMLElement>('.chip')].find((one) => one.textContent.includes(label))!;
      chip('Rent').click();
      chip('Villa').click();
    });
    await expectSoon(() => focusedName(page), 'Without 3 bedrooms');
    await expectSoon(async () => address(page), '/search?beds=3');
    await expectSoon(() => chips(page), ['Without 3 bedrooms']);
    await page.keyboard.press('Enter');
    await expectSoon(() => page.evaluate(() => document.activeElement?.id), 'found');
    await expectSoon(async () => address(page), '/search');
  });

  test('takes whatever is chosen in one breath, a place too', async () => {
    const page = await visit('/search?beds=3');
    await form(page).getByRole('combobox').fill('palm jumeirah');
    await form(page).getByRole('option').first().waitFor();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[role=option]')!.click();
      document.querySelector<HTMLElement>('input[value=villa]')!.click();
    });
    await expectSoon(async () => address(page), '/search?beds=3&place=palm-jumeirah&type=villa');
  });

  test('searches for nothing that was cleared in the breath in which it was chosen', async () => {
    const page = await visit('/search?beds=3');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('input[value=sale]')!.click();
      [...document.querySelectorAll<HTMLElement>('a')]
        .find((one) => one.textContent === 'Clear all')!
        .click();
    });
    await expectSoon(async () => address(page), '/search');
    await drawn(page);
    expect(address(page)).toBe('/search');
    expect(await chips(page)).toEqual([]);
    expect(await choice(page, /^Buy/).isChecked()).toBe(false);
  });

  test('keeps the keyboard at what is found while it is asked for, though nothing was found before', async () => {
    const page = await visit('/search?words=nowhere');
    await expectSoon(() => chips(page), ['Without “nowhere”']);
    await page.route('**/graphql', async (route) => {
      await pause(600);
      await route.continue();
    });
    await page.locator('.chip').press('Enter');
    await expectSoon(async () => address(page), '/search');
    await drawn(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('found');
    expect(await page.locator('.search-results').innerText()).not.toContain(
      'No homes are on offer just now.',
    );
    await expectSoon(async () => (await count(page)) > 0, true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('found');
  });

  test('keeps the keyboard where the last choice is taken away and there is no home at all', async () => {
    const page = await visit('/search?words=nowhere');
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { found?: object } };
      if (answer.data.found) Object.assign(answer.data.found, { items: [], total: 0, totalPages: 1 });
      await route.fulfill({ response, json: answer });
    });
    await page.locator('.chip').press('Enter');
    await expectSoon(() => page.getByText('No homes are on offer just now.').isVisible(), true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('found');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('searches once for what is typed quickly, as one step, and never shows a late answer', async () => {
    // The page's clock stands while somebody types, however slow the machine is.
    const page = await visit('/search?purpose=sale', { clock: true });
    const asked: string[] = [];
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? '';
      asked.push(body);
      if (body.includes('"priceTo":1')) await pause(1500); // the answer to less comes after that to more
      await route.continue();
    });
    const most = form(page).getByLabel('To', { exact: true }).first();
    await most.pressSequentially('1', { delay: 20 });
    await page.clock.runFor(1000);
    await expectSoon(async () => address(page), '/search?price-to=1&purpose=sale');
    await most.pressSequentially('5000000', { delay: 20 });
    await page.clock.runFor(1000);
    await expectSoon(async () => address(page), '/search?price-to=15000000&purpose=sale');
    await expectSoon(async () => (await heard(page)) === `${await count(page)} homes found`, true);
    const found = await count(page);
    expect(found).toBeGreaterThan(0);
    await pause(2000);
    expect(await count(page)).toBe(found);
    expect(asked.filter((body) => body.includes('HomesFound'))).toHaveLength(2);
    expect(await most.inputValue()).toBe('15000000');
    await page.goBack();
    await expectSoon(() => most.inputValue(), '');
    expect(address(page)).toBe('/search?purpose=sale');
  });

  test('knows a place by its beginning and by a slip of the keys, and is worked by the keyboard alone', async () => {
    const page = await visit('/search');
    const place = form(page).getByRole('combobox', { name: 'Place' });
    const offered = () => form(page).getByRole('option').allInnerTexts();
    await place.fill('palm jumeira');
    await expectSoon(async () => (await offered())[0]?.startsWith('Palm Jumeirah'), true);
    await place.press('Enter');
    await expectSoon(() => title(page), 'Homes in Palm Jumeirah');
    expect(address(page)).toBe('/search?place=palm-jumeirah');
    expect(await place.getAttribute('aria-expanded')).toBe('false');
    await place.fill('dubai marnia');
    await expectSoon(async () => (await offered())[0]?.startsWith('Dubai Marina'), true);
    expect(await axeViolations(page)).toEqual([]);
    await place.press('Escape');
    expect(await form(page).getByRole('option').count()).toBe(0);
  });

  test('reads amounts as people write them, and says of what is none that it narrows nothing', async () => {
    const page = await visit('/search');
    const from = form(page).getByLabel('From', { exact: true }).first();
    const said = page.getByText('This is not an amount. Write it as 1,500,000 or 1.5m.');
    await from.fill('٢٬٥٠٠٬٠٠٠');
    await expectSoon(async () => address(page), '/search?price-from=2500000');
    await from.fill('about two');
    await expectSoon(async () => address(page), '/search');
    expect(await said.count()).toBe(0); // it may yet be one
    await choice(page, /^Villa/).click(); // which the sentence moves
    await said.waitFor();
    await expectSoon(async () => address(page), '/search?type=villa');
    expect(await from.getAttribute('aria-invalid')).toBe('true');
    await from.fill('2.5 million');
    await said.waitFor({ state: 'detached' });
    await expectSoon(async () => address(page), '/search?price-from=2500000&type=villa');
  });

  test('takes by Enter the place that was typed, though others are offered until the answer is there', async () => {
    const page = await visit('/search');
    const place = form(page).getByRole('combobox', { name: 'Place' });
    const offered = () => form(page).getByRole('option').allInnerTexts();
    await place.fill('dubai marnia');
    await expectSoon(async () => (await offered())[0]?.startsWith('Dubai Marina'), true);
    await page.route('**/graphql', async (route) => {
      await pause(500); // as on a slow line
      await route.continue();
    });
    await place.fill('palm jumeira');
    await place.press('Enter');
    await expectSoon(async () => address(page), '/search?place=palm-jumeirah');
    expect(await place.inputValue()).toBe('');
  });

  describe('a place that was typed and not chosen', () => {
    const place = (page: Page) => form(page).getByRole('combobox', { name: 'Place' });
    const first = async (page: Page) =>
      (await form(page).getByRole('option').allInnerTexts())[0]?.split('\n')[0];
    async function typed(words: string): Promise<Page> {
      const page = await visit('/search', { reducedMotion: 'reduce' });
      await place(page).pressSequentially(words);
      return page;
    }

    test('is taken with Tab, whether or not it is offered yet', async () => {
      const page = await typed('palm jumeira');
      await expectSoon(() => first(page), 'Palm Jumeirah');
      await page.keyboard.press('Tab');
      await expectSoon(() => title(page), 'Homes in Palm Jumeirah');
      expect(await place(page).inputValue()).toBe('');
      await place(page).pressSequentially('dubai marnia');
      await page.keyboard.press('Tab');
      await expectSoon(async () => address(page), '/search?place=dubai-marina&place=palm-jumeirah');
    });

    test('is taken with what is pressed next, which does not move away from under the pointer', async () => {
      const page = await typed('palm jumeira');
      await expectSoon(() => first(page), 'Palm Jumeirah');
      const bathrooms = form(page).locator('.choice', { hasText: '5+' });
      await bathrooms.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await bathrooms.boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await pause(300);
      await page.mouse.up();
      await expectSoon(async () => address(page), '/search?baths=5&place=palm-jumeirah');
    });

    test('is not guessed of several, but taken where it is called just so or was gone to by the arrows', async () => {
      const page = await typed('jum');
      await expectSoon(() => first(page), 'Jumeirah');
      await page.keyboard.press('Tab');
      const note = form(page).locator('.place-field .field-hint');
      await expectSoon(() => note.innerText(), 'Choose a place from the list.');
      expect([address(page), await place(page).inputValue()]).toEqual(['/search', 'jum']);
      await place(page).fill('jumeirah ');
      await expectSoon(() => first(page), 'Jumeirah');
      await page.keyboard.press('Tab');
      await expectSoon(async () => address(page), '/search?place=jumeirah');
      await place(page).pressSequentially('palm');
      await expectSoon(() => first(page), 'Palm Jumeirah');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await expectSoon(async () => address(page), '/search?place=jumeirah&place=palm-jebel-ali');
    });

    test('says that it chooses nothing where the list was closed, and where there is no such place', async () => {
      const page = await typed('palm jumeira');
      await expectSoon(() => first(page), 'Palm Jumeirah');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      const note = form(page).locator('.place-field .field-hint');
      await expectSoon(() => note.innerText(), 'Choose a place from the list.');
      expect(address(page)).toBe('/search');
      await place(page).fill('zanzibar by the lake');
      await expectSoon(() => note.innerText(), 'No community has that name. Try another spelling.');
      await page.keyboard.press('Tab');
      await expectSoon(() => note.isVisible(), true);
      expect(await axeViolations(page)).toEqual([]);
    });

    test('is not said to be none where it is chosen already', async () => {
      const page = await visit('/search?place=palm-jumeirah');
      await place(page).pressSequentially('palm jumeirah');
      const note = form(page).locator('.place-field .field-hint');
      await expectSoon(
        async () =>
          ['', 'No community has that name. Try another spelling.'].includes(
            (await note.textContent()) ?? '',
          ),
        false,
      );
      expect(await note.innerText()).toBe('You have chosen this place already.');
    });
  });

  test('does not call back who has gone on to a home before it was searched', async () => {
    const page = await visit('/search');
    await page.route('**/assets/listing-page-*', async (route) => {
      await pause(1500); // as on a slow line
      await route.continue();
    });
    const home = page.locator('.card a').first();
    const path = await home.getAttribute('href');
    await page.getByLabel('What are you looking for?').pressSequentially('sea');
    await home.click();
    await expectSoon(async () => address(page), path);
    await pause(1000);
    expect(address(page)).toBe(path);
  });

  test('finding nothing, says what to let go', async () => {
    const page = await visit('/search?type=villa&words=zeppelin');
    const way = page.getByRole('link', { name: 'Remove “zeppelin”' });
    expect(await axeViolations(page)).toEqual([]);
    const contrasts = await form(page).locator('.choice').evaluateAll(contrastsOf);
    expect(contrasts.length).toBeGreaterThan(20);
    expect(contrasts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
    await way.last().click();
    await expectSoon(() => title(page), 'Villas in Dubai');
    await expectSoon(async () => (await count(page)) > 0, true);
    expect(await page.getByLabel('What are you looking for?').inputValue()).toBe('');
  });

  test('that does not come is asked for again', async () => {
    const page = await visit('/search', { troubled: true });
    await page.route('**/graphql', (route) => route.abort());
    await choice(page, /^Villa/).check();
    await page.getByText('Homes cannot be searched just now.').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('link', { name: 'Try again' }).dispatchEvent('click'); // to point at it is enough
    await expectSoon(async () => (await count(page)) > 0, true);
  });

  describe('on a phone', () => {
    test('opens on request, and shows what is found', async () => {
      const page = await visit('/search', { width: 360, height: 740 });
      expect(await form(page).isVisible()).toBe(false);
      await page.getByRole('link', { name: 'Filters' }).click();
      await choice(page, /^Villa/).check();
      await form(page)
        .getByRole('button', { name: /^Show \d+ homes$/ })
        .click();
      await expectSoon(() => form(page).isVisible(), false);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('found');
      expect(address(page)).toBe('/search?type=villa');
    });

    test('has nothing that the keyboard is led to beneath its foot', async () => {
      const page = await visit('/search?purpose=rent', { width: 360, height: 640 });
      await page.getByRole('link', { name: 'Filters (1)' }).click();
      expect(await coveredWhileTabbing(page, 40)).toEqual([]);
      expect(await page.evaluate(() => document.activeElement?.closest('form') === null)).toBe(true);
    });

    test('opens without a script too', async () => {
      const page = await visit('/search', { width: 360, height: 740, javaScriptEnabled: false });
      await page.getByRole('link', { name: 'Filters' }).click();
      await choice(page, /^Villa/).check();
      await form(page).getByRole('button', { name: /^Show/ }).click();
      await expectSoon(() => title(page), 'Villas in Dubai');
      expect(await form(page).isVisible()).toBe(false);
    });
  });

  test('of a list alone opens beside it, narrows it in place, and is folded up with the last choice', async () => {
    const page = await visit('/villa');
    const inList = page.getByRole('search', { name: 'Villas for sale' });
    const all = await count(page);
    expect(await inList.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Filters' }).click();
    await inList.getByLabel('5 bedrooms').check();
    await expectSoon(async () => address(page), '/villa?beds=5');
    await expectSoon(async () => (await count(page)) < all, true);
    await page.reload();
    expect(await inList.getByLabel('5 bedrooms').isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Without 5 bedrooms' }).click();
    await expectSoon(() => count(page), all);
    expect(address(page)).toBe('/villa');
    expect(await inList.isVisible()).toBe(false);
  });

  test('is reached from the bar, with what a list is of from that list', async () => {
    const page = await visit('/rent-villa');
    await page.getByRole('link', { name: 'Search homes for rent of every type' }).click();
    await expectSoon(() => title(page), 'Homes for rent in Dubai');
    await page.goto(new URL('/careers', page.url()).href);
    await page.getByRole('banner').getByRole('link', { name: 'Search homes' }).click();
    await expectSoon(() => title(page), 'Homes in Dubai');
  });
}
