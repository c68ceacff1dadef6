import { describe, expect, test } from '@jest/globals';
import type { Locator, Page, Route } from 'playwright-core';
import { address, soon, visit } from './visitor.ts';

const bar = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: /home$/ });
const details = (page: Page) => page.getByRole('link', { name: /^View Details/ }).first();
const inPart = (name: string, link: RegExp) => (page: Page) =>
  page.getByRole('region', { name }).getByRole('link', { name: link }).first();
const post = (page: Page) => page.locator('.post h2').getByRole('link').first();

interface Way {
  to: string;
  from: string;
  /** The group of the bar in which the link stands, if it stands in one. */
  group?: string;
  link: (page: Page) => Locator;
  /** What is said until the page has its data (spec §2). */
  waiting: string[];
  /** What is said when it gets none (spec §2, §8). */
  failed: string[];
}

const WAYS: Way[] = [
  {
    to: '/',
    from: '/careers',
    link: home,
    waiting: ['Loading banners...', 'Loading categories...'],
    failed: ['No properties found.', 'No projects found.', 'Failed to load categories.'],
  },
  {
    to: '/apartmentSell',
    from: '/careers',
    group: 'Buy',
    link: bar('Apartment for Sale'),
    waiting: ['Loading apartments...'],
    failed: ['No apartments available.'],
  },
  {
    to: '/villa',
    from: '/careers',
    group: 'Buy',
    link: bar('Villa for Sale'),
    waiting: ['Loading villas...'],
    failed: ['No Villas Found'],
  },
  {
    to: '/rent-apartment',
    from: '/careers',
    group: 'Rent',
    link: bar('Apartment for Rent'),
    waiting: ['Loading apartments...'],
    failed: ['No apartments available.'],
  },
  {
    to: '/rent-villa',
    from: '/careers',
    group: 'Rent',
    link: bar('Villa for Rent'),
    waiting: ['Loading villas...'],
    failed: ['No villas available.'],
  },
  {
    to: '/UpComingProject',
    from: '/careers',
    group: 'OffPlan',
    link: bar('Upcoming Projects'),
    waiting: ['Loading projects...'],
    failed: ['No projects found.'],
  },
  {
    to: '/blogs',
    from: '/careers',
    link: bar('Blog'),
    waiting: ['Loading Blog...'],
    failed: ['No blogs available.'],
  },
  {
    to: '/apartment-for-sale/:id',
    from: '/apartmentSell',
    link: details,
    waiting: ['Loading apartment details...'],
    failed: ['The apartment cannot be shown just now.'],
  },
  {
    to: '/villa-for-sale/:id',
    from: '/villa',
    link: details,
    waiting: ['Loading villa details...'],
    failed: ['The villa cannot be shown just now.'],
  },
  {
    to: '/rent-apartments/:id',
    from: '/rent-apartment',
    link: details,
    waiting: ['Loading apartment details...'],
    failed: ['The apartment cannot be shown just now.'],
  },
  {
    to: '/rent-villa-detail/:id',
    from: '/rent-villa',
    link: details,
    waiting: ['Loading villa details...'],
    failed: ['The villa cannot be shown just now.'],
  },
  {
    to: '/LuxuryDetails/:id',
    from: '/',
    link: inPart('Premium Luxury Developments', /^View more detail/),
    waiting: ['Loading...'],
    failed: ['The property cannot be shown just now.'],
  },
  {
    to: '/LatestDetails/:id',
    from: '/',
    link: inPart('Latest Projects', /^View more detail/),
    waiting: ['Loading...'],
    failed: ['The project cannot be shown just now.', 'No projects available.'],
  },
  {
    to: '/DreamDetails/:id',
    from: '/',
    link: inPart('Find Your Dream Home', /^Read More/),
    waiting: ['Loading category details...'],
    failed: ['Failed to load category details.'],
  },
  {
    to: '/BlogDetails/:id',
    from: '/blogs',
    link: post,
    waiting: ['Loading Blog...'],
    failed: ['The blog cannot be shown just now.'],
  },
];

/** Holds every question to the API until it is told what becomes of them. */
async function hold(page: Page, which: (question: string) => boolean = () => true) {
  const held: Route[] = [];
  let fate: ((route: Route) => Promise<void>) | null = null;
  await page.route('**/graphql', async (route) => {
    if (!which(route.request().postData() ?? '')) await route.continue();
    else if (fate) await fate(route);
    else held.push(route);
  });
  const then = (what: (route: Route) => Promise<void>) => async () => {
    fate = what;
    await Promise.all(held.splice(0).map(what));
  };
  return { fail: then((route) => route.abort()), answer: then((route) => route.continue()) };
}

const said = (page: Page, text: string) =>
  page.locator('main').getByText(text, { exact: true }).first().waitFor({ state: 'attached' });

/** Going from one page to another without loading anew. */
export function moving(): void {
  test.each(WAYS)(
    '$to stands at once when one goes there, and tells what becomes of its data',
    async ({ to, from, group, link, waiting, failed }) => {
      const page = await visit(from, { troubled: true, reducedMotion: 'reduce' });
      const { fail } = await hold(page);
      if (group) await page.getByRole('banner').getByRole('button', { name: group, exact: true }).hover();
      await link(page).click();
      for (const text of waiting) await said(page, text);
      expect(address(page).replace(/\d+/, ':id')).toBe(to);
      await fail();
      for (const text of failed) await said(page, text);
      await soon(() => page.locator('main [aria-busy]').count(), 0);
    },
  );

  test('what was waited for takes the place of the words that stood for it', async () => {
    const page = await visit('/apartmentSell', { reducedMotion: 'reduce' });
    const { answer } = await hold(page);
    await details(page).click();
    await said(page, 'Loading apartment details...');
    await answer();
    await page.getByRole('region', { name: 'Pictures' }).waitFor();
    await soon(() => page.getByText('Loading apartment details...').count(), 0);
  });

  describe('the images of a villa for rent', () => {
    test('may come after the villa, or not at all', async () => {
      const page = await visit('/rent-villa', { troubled: true, reducedMotion: 'reduce' });
      const { fail } = await hold(page, (question) => question.includes('RentalVillaImages'));
      await details(page).click();
      await said(page, 'Loading images...');
      await fail();
      await said(page, 'Failed to fetch villa images.');
      expect(await page.locator('.fact-list').isVisible()).toBe(true);
    });
  });

  test('what is pointed at is at hand when it is followed', async () => {
    const page = await visit('/apartmentSell', { reducedMotion: 'reduce' });
    const answered = page.waitForResponse('**/graphql');
    await details(page).hover();
    await answered;
    const { fail } = await hold(page); // from here on nobody answers
    await details(page).click();
    await page.getByRole('region', { name: 'Pictures' }).waitFor();
    expect(await page.getByText('Loading apartment details...').count()).toBe(0);
    await fail();
  });

  test('a new page begins at its top with the keyboard and its title, and the way back leads to where one was', async () => {
    const page = await visit('/apartmentSell', { reducedMotion: 'reduce' });
    const top = () => page.evaluate(() => Math.round(scrollY));
    const card = page.getByRole('article').nth(4);
    const name = await card.getByRole('heading').innerText();
    await card.scrollIntoViewIfNeeded();
    const place = await top();
    expect(place).toBeGreaterThan(100);
    await card.getByRole('link', { name: /^View Details/ }).click();
    await page.getByRole('heading', { level: 1, name: name.replace(/\s+/g, ' ') }).waitFor();
    await soon(top, 0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    const title = new RegExp(`^${name.replace(/\s+/g, ' ')}.* \\| Marsa Properties$`);
    await soon(async () => title.test(await page.title()), true);
    await soon(
      async () => title.test((await page.locator('body > [role=status]').textContent()) ?? ''),
      true,
    );
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Apartments for sale' }).waitFor();
    await soon(top, place);
    await soon(() => page.title(), 'Apartments for sale | Marsa Properties');
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: name.replace(/\s+/g, ' ') }).waitFor();
    await soon(top, 0);
  });

  test('Explore All Areas opens the areas in which there is something, and closes them', async () => {
    const page = await visit('/SellProperty');
    const areas = page.getByRole('region', { name: 'Where we sell' });
    const explore = areas.getByText('Explore All Areas');
    expect(await areas.getByRole('link').count()).toBe(0);
    await explore.click();
    await soon(async () => (await areas.getByRole('link').count()) > 3, true);
    const area = await areas.getByRole('link').first().innerText();
    await explore.press('Enter');
    await soon(() => areas.getByRole('link').count(), 0);
    await explore.click();
    await areas.getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Contact Us' }).waitFor();
    expect(await page.getByLabel('Subject').inputValue()).toBe(`Selling a home in ${area}`);
  });
}
