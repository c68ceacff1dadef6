import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { inBrowser } from './in-browser.ts';
import { ROOT, start, stop, type Running } from './server.ts';

const STAFF = { email: 'staff@marsa.example', password: 'harbour lights' };

/** Words that are longer than a line: a link, a German and an Arabic word. */
const LINK = `https://marsa.example/${'a'.repeat(70)}`;
const WORD = 'Wunderschön'.repeat(18);
const ARABIC = 'مستقبلنا'.repeat(25);
const LONG_TEXTS = [LINK, WORD, ARABIC];
const ALL_TEXTS = `${LONG_TEXTS.join('\n')}\n${LONG_TEXTS.join(' ')}`;

/** Number of posts for more than a hundred pages of the blog. */
const POSTS = 606;

/** Text spacing of WCAG 1.4.12. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

const WIDTHS = [320, 360, 768, 1440];

let folder: string;
let server: Running;
let browser: Browser;
let token: string;
let picture: Blob;

inBrowser('pages with words longer than a line', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marsa-words-'));
    const account = { ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password };
    [server, browser] = await Promise.all([start(folder, account), openBrowser()]);
    await createContent();
  }, 240_000);
  afterAll(async () => {
    await browser.close();
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  });

  test.each([
    '/',
    '/?property-type=Apartments&project-type=Apartments',
    '/apartmentSell',
    '/apartment-for-sale/1',
    '/villa',
    '/villa-for-sale/4',
    '/rent-apartment',
    '/rent-apartments/7',
    '/rent-villa',
    '/rent-villa-detail/10',
    '/UpComingProject',
    '/LuxuryDetails/1',
    '/LatestDetails/1',
    '/DreamDetails/1',
    '/blogs',
    '/blogs?page=101',
    '/blogs?page=50',
    '/BlogDetails/606',
    '/SellProperty',
    '/rent-property',
    '/team/layla-haddad',
    `/contact-us?about=${LINK}${WORD.slice(0, 90)}`,
    '/apartment-for-sale/99999',
    '/no-such-page',
  ])('%s does not scroll sideways at any width', async (path) => {
    const page = await visit(path);
    const overflow: Record<string, string[]> = {}; // overflowing elements by viewport
    const measure = async (width: number, height: number, suffix: string) => {
      await page.setViewportSize({ width, height });
      const found = await findOverflow(page);
      if (found.length > 0) overflow[`${width} × ${height}${suffix}`] = found;
    };
    for (const suffix of ['', ', with text spacing']) {
      if (suffix) await addUserStyle(page, TEXT_SPACING);
      for (const width of WIDTHS) await measure(width, 640, suffix);
      // Rotates the phone and back.
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [390, 844],
        [320, 256],
      ] as const) {
        await measure(width, height, suffix);
      }
    }
    await page.close();
    expect(overflow).toEqual({});
  });

  test.each(['/', '/apartmentSell', '/villa-for-sale/4', '/BlogDetails/606'])(
    '%s scrolls sideways when words do not wrap, which proves that overflow is detected',
    async (path) => {
      const page = await visit(path);
      await addUserStyle(page, '* { overflow-wrap: normal !important; }');
      expect(await findOverflow(page)).not.toEqual([]);
      await page.close();
    },
  );
});

async function visit(path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  await page.goto(new URL(path, server.address).href);
  return page;
}

/** Elements beyond the edge of the viewport if the page scrolls horizontally. */
async function findOverflow(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    // Two frames render what comes into view. A headless browser may skip frames, but it computes the layout below in any case.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, 1000);
    });
  });
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const found = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...found.slice(0, 5).map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`),
    ];
  });
}

/** Adds a user style. */
const addUserStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate(async (css) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(css)];
  }, css);

/** Creates a record of each kind for each text, and enough posts for a three-digit page number. */
async function createContent(): Promise<void> {
  ({ token } = (await postBody('/api/admin/login', STAFF)) as unknown as { token: string });
  picture = new Blob([await readFile(join(ROOT, 'graphql-server/demo/pictures/villa_golden.jpg'))]);
  const createHome = (text: string) => ({
    title: text.slice(0, 200),
    location: text,
    bedrooms: text,
    bathrooms: text,
    size: text,
  });
  const createSection = (text: string) => ({ title: text, heading: text, description: ALL_TEXTS });
  for (const [path, sectionPath, parentField] of [
    ['/api/apartments-for-sale', '/api/appartmentsellgallery', 'apartment_id'],
    ['/api/villas-for-sale', '/api/admin/villa-details', 'villa_id'],
    ['/api/apartments', '/api/apartment-details/add', 'apartment_id'],
    ['/api/villas', '/api/villa-images', 'villa_id'],
  ] as const) {
    for (const text of LONG_TEXTS) {
      const { id } = await createRecord(path, { ...createHome(text), price: text, rent: text }, 'thumbnail');
      await createRecord(sectionPath, { ...createSection(text), [parentField]: String(id) }, 'image');
    }
  }
  for (const text of LONG_TEXTS) {
    await createRecord('/api/banners', { title: text, subtitle: text }, 'image');
    const offer = {
      title: text,
      location: text,
      price: text,
      type: 'Villas',
      category: 'Villas',
      logo: text,
    };
    const property = await createRecord('/api/properties', offer, 'image');
    await createRecord('/api/gallery', { ...createSection(text), property_id: String(property.id) }, 'image');
    const project = await createRecord('/api/latestprojects', offer, 'image');
    await createRecord(
      '/api/latest-gallery',
      { ...createSection(text), latest_id: String(project.id) },
      'image',
    );
    await createRecord('/api/categories', { title: text, description: ALL_TEXTS }, 'image');
    await createRecord('/api/upcomingprojects', { title: text, description: ALL_TEXTS }, 'thumbnail');
  }
  const posts = Array.from({ length: POSTS }, (_, index) => ({
    title: LONG_TEXTS[index % 3]!,
    description: ALL_TEXTS,
  }));
  for (let start = 0; start < POSTS; start += 20) {
    await Promise.all(posts.slice(start, start + 20).map((post) => postBody('/api/blogs/add', post)));
  }
}

/** Creates a record with its picture and returns it. */
function createRecord(
  path: string,
  values: Record<string, string>,
  pictureField: string,
): Promise<{ id: number }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  form.set(pictureField, picture, 'villa.jpg');
  return postBody(path, form);
}

async function postBody(path: string, body: FormData | Record<string, string>): Promise<{ id: number }> {
  const isForm = body instanceof FormData;
  const response = await fetch(new URL(path, server.address), {
    method: 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const result = (await response.json()) as { id: number };
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(result)}`);
  return result;
}
