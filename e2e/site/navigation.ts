import { describe, expect, test } from '@jest/globals';
import type { Locator, Page, Route } from 'playwright-core';
import { address, expectEventually, visit } from './visitor.ts';

const headerLink = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /home$/ });
const detailsLink = (page: Page) => page.getByRole('link', { name: /^View Details/ }).first();
const sectionLink = (name: string, link: RegExp) => (page: Page) =>
  page.getByRole('region', { name }).getByRole('link', { name: link }).first();
const newestHomeLink = (page: Page) => page.locator('.newest-home').getByRole('link');
const postLink = (page: Page) => page.locator('.post h2').getByRole('link').first();

/** Navigation by a link from one page to another. */
interface Navigation {
  to: string;
  from: string;
  /** The menu group of the link, if it is in one. */
  group?: string;
  link: (page: Page) => Locator;
  /** The loading texts (spec §2). */
  loadingTexts: string[];
  /** The error texts (spec §2, §8). */
  errorTexts: string[];
}

/** Navigation to a detail page whose list has already loaded part of the record. */
interface PartialNavigation extends Omit<Navigation, 'errorTexts'> {
  /** Selectors of the content from the list, besides the title. */
  fromList: string[];
}

const ROUTES: Navigation[] = [
  {
    to: '/',
    from: '/careers',
    link: homeLink,
    loadingTexts: ['Loading banners...', 'Loading categories...'],
    errorTexts: ['No properties found.', 'No projects found.', 'Failed to load categories.'],
  },
  {
    to: '/apartmentSell',
    from: '/careers',
    group: 'Buy',
    link: headerLink('Apartment for Sale'),
    loadingTexts: ['Loading apartments...'],
    errorTexts: ['No apartments available.'],
  },
  {
    to: '/villa',
    from: '/careers',
    group: 'Buy',
    link: headerLink('Villa for Sale'),
    loadingTexts: ['Loading villas...'],
    errorTexts: ['No Villas Found'],
  },
  {
    to: '/rent-apartment',
    from: '/careers',
    group: 'Rent',
    link: headerLink('Apartment for Rent'),
    loadingTexts: ['Loading apartments...'],
    errorTexts: ['No apartments available.'],
  },
  {
    to: '/rent-villa',
    from: '/careers',
    group: 'Rent',
    link: headerLink('Villa for Rent'),
    loadingTexts: ['Loading villas...'],
    errorTexts: ['No villas available.'],
  },
  {
    to: '/UpComingProject',
    from: '/careers',
    group: 'OffPlan',
    link: headerLink('Upcoming Projects'),
    loadingTexts: ['Loading projects...'],
    errorTexts: ['No projects found.'],
  },
  {
    to: '/blogs',
    from: '/careers',
    link: headerLink('Blog'),
    loadingTexts: ['Loading Blog...'],
    errorTexts: ['No blogs available.'],
  },
  {
    to: '/apartment-for-sale/:id',
    from: '/SellProperty',
    link: newestHomeLink,
    loadingTexts: ['Loading apartment details...'],
    errorTexts: ['The apartment cannot be shown just now.'],
  },
  {
    to: '/villa-for-sale/:id',
    from: '/buy-property',
    link: newestHomeLink,
    loadingTexts: ['Loading villa details...'],
    errorTexts: ['The villa cannot be shown just now.'],
  },
  {
    to: '/rent-apartments/:id',
    from: '/rent-property',
    link: newestHomeLink,
    loadingTexts: ['Loading apartment details...'],
    errorTexts: ['The apartment cannot be shown just now.'],
  },
  {
    to: '/BlogDetails/:id',
    from: '/BlogDetails/1',
    link: (page) => page.getByRole('navigation', { name: 'Read next' }).getByRole('link').first(),
    loadingTexts: ['Loading Blog...'],
    errorTexts: ['The blog cannot be shown just now.'],
  },
];

const HOME_CONTENT = ['.enquiry-price', '.fact-list', '.showcase img[alt]:not([alt=""])', '.enquire form'];

const PARTIAL_ROUTES: PartialNavigation[] = [
  {
    to: '/apartment-for-sale/:id',
    from: '/apartmentSell',
    link: detailsLink,
    loadingTexts: ['Loading apartment details...', 'Loading images...'],
    fromList: HOME_CONTENT,
  },
  {
    to: '/villa-for-sale/:id',
    from: '/villa',
    link: detailsLink,
    loadingTexts: ['Loading villa details...', 'Loading details...'],
    fromList: HOME_CONTENT,
  },
  {
    to: '/rent-apartments/:id',
    from: '/rent-apartment',
    link: detailsLink,
    loadingTexts: ['Loading apartment details...', 'Loading features...'],
    fromList: HOME_CONTENT,
  },
  {
    to: '/rent-villa-detail/:id',
    from: '/rent-villa',
    link: detailsLink,
    loadingTexts: ['Loading villa details...', 'Loading images...'],
    fromList: HOME_CONTENT,
  },
  {
    to: '/LuxuryDetails/:id',
    from: '/',
    link: sectionLink('Premium Luxury Developments', /^View more detail/),
    loadingTexts: ['Loading...'],
    fromList: HOME_CONTENT,
  },
  {
    to: '/LatestDetails/:id',
    from: '/',
    link: sectionLink('Latest Projects', /^View more detail/),
    loadingTexts: ['Loading...'],
    fromList: HOME_CONTENT,
  },
  {
    to: '/DreamDetails/:id',
    from: '/',
    link: sectionLink('Find Your Dream Home', /^Read More/),
    loadingTexts: ['Loading category details...'],
    fromList: ['.category-picture img[alt]:not([alt=""])'],
  },
  {
    to: '/BlogDetails/:id',
    from: '/blogs',
    link: postLink,
    loadingTexts: ['Loading Blog...'],
    fromList: ['.article-text p', '.article-heading time', '.article-picture img'],
  },
];

/** Delays the API requests with a matching body until one of the returned functions aborts or sends all of them. */
async function delayApi(page: Page, matches: (body: string) => boolean = () => true) {
  const pending: Route[] = [];
  let settle: ((route: Route) => Promise<void>) | null = null;
  await page.route('**/graphql', async (route) => {
    if (!matches(route.request().postData() ?? '')) await route.continue();
    else if (settle) await settle(route);
    else pending.push(route);
  });
  const settleAll = async (action: (route: Route) => Promise<void>) => {
    settle = action;
    await Promise.all(pending.splice(0).map(action));
  };
  return {
    abort: () => settleAll((route) => route.abort()),
    release: () => settleAll((route) => route.continue()),
  };
}

const waitForText = (page: Page, text: string) =>
  page.locator('main').getByText(text, { exact: true }).first().waitFor({ state: 'attached' });

/** Tests of client-side navigation between all kinds of pages while their data loads or fails. */
export function slowNavigationTests(): void {
  test.each(ROUTES)(
    '$to renders at once and shows whether its data loads or fails',
    async ({ to, from, group, link, loadingTexts, errorTexts }) => {
      const page = await visit(from, { allowedErrors: true, reducedMotion: 'reduce' });
      const { abort } = await delayApi(page);
      if (group) await page.getByRole('banner').getByRole('button', { name: group, exact: true }).hover();
      await link(page).click();
      for (const text of loadingTexts) await waitForText(page, text);
      expect(address(page).replace(/\d+/, ':id')).toBe(to);
      await abort();
      for (const text of errorTexts) await waitForText(page, text);
      await expectEventually(() => page.locator('main [aria-busy]').count(), 0);
    },
  );

  test.each(PARTIAL_ROUTES)(
    '$to renders the data of $from while the rest loads and when it fails',
    async ({ to, from, link, loadingTexts, fromList }) => {
      const page = await visit(from, { allowedErrors: true, reducedMotion: 'reduce' });
      const { abort } = await delayApi(page);
      await link(page).click();
      for (const text of loadingTexts) await waitForText(page, text);
      expect(address(page).replace(/\d+/, ':id')).toBe(to);
      const expectContent = async () => {
        expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain('Loading');
        for (const selector of fromList) {
          expect([selector, await page.locator(selector).first().isVisible()]).toEqual([selector, true]);
        }
      };
      await expectContent();
      await abort();
      await page.locator('.record-rest').getByRole('link', { name: 'Try again' }).waitFor();
      await expectEventually(() => page.locator('main [aria-busy=true]').count(), 0);
      await expectContent();
    },
  );
}

/** Tests of client-side navigation. */
export function navigationTests(): void {
  test('an enquiry typed while the rest of a home loads is kept', async () => {
    const page = await visit('/villa', { reducedMotion: 'reduce' });
    const { release } = await delayApi(page);
    await detailsLink(page).click();
    await waitForText(page, 'Loading villa details...');
    await page.getByLabel('Name', { exact: true }).pressSequentially('Ann', { delay: 20 });
    await release();
    await page.locator('.villa-block').first().waitFor();
    await expectEventually(() => page.getByText('Loading villa details...').count(), 0);
    await page.keyboard.type(' Lee');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ann Lee');
  });

  test('loaded data replaces the loading text', async () => {
    const page = await visit('/SellProperty', { reducedMotion: 'reduce' });
    const { release } = await delayApi(page);
    await newestHomeLink(page).click();
    await waitForText(page, 'Loading apartment details...');
    await release();
    await page.getByRole('region', { name: 'Pictures' }).waitFor();
    await expectEventually(() => page.getByText('Loading apartment details...').count(), 0);
  });

  describe('the images of a villa for rent', () => {
    test('can load after the villa, or fail', async () => {
      const page = await visit('/rent-villa', { allowedErrors: true, reducedMotion: 'reduce' });
      const { abort } = await delayApi(page, (body) => body.includes('RentalVillaImages'));
      await detailsLink(page).click();
      await waitForText(page, 'Loading images...');
      await abort();
      await waitForText(page, 'Failed to fetch villa images.');
      expect(await page.locator('.fact-list').isVisible()).toBe(true);
    });
  });

  test('a page is prefetched when its link is hovered', async () => {
    const page = await visit('/apartmentSell', { reducedMotion: 'reduce' });
    const prefetched = page.waitForResponse('**/graphql');
    await detailsLink(page).hover();
    await (await prefetched).finished();
    const { abort } = await delayApi(page); // requests get no response from here on
    await detailsLink(page).click();
    await page.getByRole('region', { name: 'Pictures' }).waitFor();
    expect(await page.getByText('Loading apartment details...').count()).toBe(0);
    await abort();
  });

  test('a new page starts at its top with focus and title, and Back restores the scroll position', async () => {
    const page = await visit('/apartmentSell', { reducedMotion: 'reduce' });
    const top = () => page.evaluate(() => Math.round(scrollY));
    const card = page.getByRole('article').nth(4);
    const name = await card.getByRole('heading').innerText();
    await card.scrollIntoViewIfNeeded();
    const listTop = await top();
    expect(listTop).toBeGreaterThan(100);
    await card.getByRole('link', { name: /^View Details/ }).click();
    await page.getByRole('heading', { level: 1, name: name.replace(/\s+/g, ' ') }).waitFor();
    await expectEventually(top, 0);
    await expectEventually(() => page.evaluate(() => document.activeElement?.id), 'main');
    const title = /^Apartment for sale in .*, AED /;
    await expectEventually(async () => title.test(await page.title()), true);
    await expectEventually(
      async () => title.test((await page.locator('body > [role=status]').textContent()) ?? ''),
      true,
    );
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Apartments for sale' }).waitFor();
    await expectEventually(top, listTop);
    await expectEventually(() => page.title(), 'Apartments for sale | Marsa Properties');
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: name.replace(/\s+/g, ' ') }).waitFor();
    await expectEventually(top, 0);
  });

  test('a field focused as soon as a new page is shown keeps the focus', async () => {
    const page = await visit('/careers', { reducedMotion: 'reduce' });
    const name = page.locator('main form input[name=name]');
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const field = document.querySelector<HTMLElement>('main form input[name=name]');
        if (!field || location.pathname !== '/contact-us') return;
        observer.disconnect();
        field.focus();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await page
      .getByRole('link', { name: /Contact|Get In Touch/ })
      .first()
      .click();
    await name.waitFor();
    await expectEventually(
      async () => (await page.locator('body > [role=status]').textContent())?.includes('Contact Us'),
      true,
    );
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('Explore All Areas opens and closes the areas with listings', async () => {
    const page = await visit('/SellProperty');
    const areas = page.getByRole('region', { name: 'Where we sell' });
    const explore = areas.getByText('Explore All Areas');
    expect(await areas.getByRole('link').count()).toBe(0);
    await explore.click();
    await expectEventually(async () => (await areas.getByRole('link').count()) > 3, true);
    const area = await areas.getByRole('link').first().innerText();
    await explore.press('Enter');
    await expectEventually(() => areas.getByRole('link').count(), 0);
    await explore.click();
    await areas.getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Contact Us' }).waitFor();
    expect(await page.getByLabel('Subject').inputValue()).toBe(`Selling a home in ${area}`);
  });
}
