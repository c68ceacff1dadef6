import { describe, expect, test } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { existsSync } from 'node:fs';
import type { Assets, Entry, Execute, RenderedPage } from '../schema/page.ts';
import * as entry from './entry-server.tsx';
import { createExecute, apartment, type Apartment } from './testing/apartments.ts';

const ORIGIN = 'https://marsa.example';

/** The interface between the server and the pages. */
const { render }: Entry = entry;

/** Assets of a build that contains every source file. */
const assets: Assets = {
  styles: (files) => files.map((file) => `<link rel="stylesheet" href="/${requireFile(file)}.css">`).join(''),
  scripts: (files) => `<script type="module" src="/entry.js" data-for="${files.join(' ')}"></script>`,
};

function requireFile(file: string): string {
  if (!existsSync(new URL(`../${file}`, import.meta.url))) throw new Error(`There is no ${file}.`);
  return file;
}

const apartments = (count: number): Apartment[] =>
  Array.from({ length: count }, (_, index) => apartment(index + 1));

async function visit(url: string, execute: Execute): Promise<RenderedPage & { reported: unknown[] }> {
  const reported: unknown[] = [];
  const page = await render({
    url,
    origin: ORIGIN,
    execute,
    assets,
    report: (error) => reported.push(error),
  });
  return { ...page, reported };
}

/** Returns the visible text of a page. */
const textOf = ({ html }: RenderedPage): string =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ');

const linksOf = ({ html }: RenderedPage): string[] =>
  [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href!);

const failing =
  (code: string): Execute =>
  async () => ({
    errors: [new GraphQLError('relation "listings" does not exist', { extensions: { code } })],
  });

test.each([
  ['/APARTMENTSELL/?gclid=stranger&page=2', '/apartmentSell?page=2'],
  ['/apartmentSell?utm_source=stranger&page=1', '/apartmentSell'],
])('the page at %s is the same as at %s, without unknown parameters', async (url, canonicalUrl) => {
  const api = createExecute(apartments(8));
  const { html } = await visit(url, api);
  expect(html).not.toContain('stranger');
  expect(html).toBe((await visit(canonicalUrl, api)).html);
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${canonicalUrl}"/>`);
});

describe('the list of apartments for sale', () => {
  test('has six apartments a page with picture, title, location, price and link', async () => {
    const page = await visit('/apartmentSell', createExecute(apartments(8)));
    expect(page.status).toBe(200);
    const text = textOf(page);
    for (const id of [1, 2, 3, 4, 5, 6]) {
      expect(text).toContain(
        `Apartment ${id} Street ${id}, Dubai Marina 2 bedrooms · 1,200 sq ft AED ${id},000,000 View Details`,
      );
      expect(linksOf(page)).toContain(`/apartment-for-sale/${id}`);
    }
    expect(text).not.toContain('Apartment 7');
    expect(text).toContain('8 apartments, page 1 of 2');
  });

  test('has pictures in three formats, the first with high priority and others lazy', async () => {
    const { html } = await visit('/apartmentSell', createExecute(apartments(6)));
    expect(html).toContain('<source type="image/avif" srcSet="/uploads/apartment-1.320.avif 320w"');
    expect(html).toContain('<source type="image/webp" srcSet="/uploads/apartment-1.320.webp 320w"');
    expect(html).toMatch(
      /<img src="\/uploads\/apartment-1.jpg"[^>]*alt="Picture apartment-1" loading="eager"/,
    );
    expect(html).toMatch(/<img src="\/uploads\/apartment-6.jpg"[^>]*loading="lazy"/);
    expect(html.match(/<img[^>]* fetchPriority="high"/g)).toHaveLength(1);
  });

  test('has pager links, without Prev on the first page and Next on the last', async () => {
    const execute = createExecute(apartments(14));
    const first = await visit('/apartmentSell', execute);
    const last = await visit('/apartmentSell?page=3', execute);
    const pagerLinks = ({ html }: RenderedPage) =>
      [...html.matchAll(/<a class="pager-step[^>]*>/g)].map(
        ([tag]) => /href="([^"]*)"/.exec(tag)?.[1] ?? null,
      );
    expect(pagerLinks(first)).toEqual([null, '/apartmentSell?page=2']);
    expect(pagerLinks(last)).toEqual(['/apartmentSell?page=2', null]);
    expect(last.html).toContain('aria-label="Page 3" aria-current="page"');
  });

  test('has a title and a canonical URL for each page', async () => {
    const { html } = await visit('/apartmentSell?page=2', createExecute(apartments(8)));
    expect(html).toContain('<title>Apartments for sale, page 2 | Marsa Properties</title>');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/apartmentSell?page=2"/>`);
  });

  test('shows the last page for a page number beyond it', async () => {
    const page = await visit('/apartmentSell?page=99999999999', createExecute(apartments(8)));
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain('8 apartments, page 2 of 2');
    expect(textOf(page)).toContain('Apartment 8');
    expect(page.html).toContain(`href="${ORIGIN}/apartmentSell?page=2"`);
  });

  test.each(['0', '-1', '1.5', 'two', ''])('shows the first page for the page number "%s"', async (name) => {
    const page = await visit(`/apartmentSell?page=${name}`, createExecute(apartments(8)));
    expect(textOf(page)).toContain('8 apartments, page 1 of 2');
  });

  test('has no pager if there is one page', async () => {
    const page = await visit('/apartmentSell', createExecute(apartments(6)));
    expect(page.html).not.toContain('class="pager"');
    expect(textOf(page)).toContain('6 apartments');
  });

  test('shows its empty state without apartments', async () => {
    const page = await visit('/apartmentSell', createExecute([]));
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain('No apartments available.');
  });

  test('responds with 500 and without details if the query fails', async () => {
    const page = await visit('/apartmentSell?page=2', failing('INTERNAL_SERVER_ERROR'));
    expect(page.status).toBe(500);
    expect(textOf(page)).toContain('No apartments available.');
    expect(linksOf(page)).toContain('/apartmentSell?page=2');
    expect(page.html).not.toContain('relation');
  });

  test('responds with 503 and Retry-After if the API is unavailable', async () => {
    const page = await visit('/apartmentSell', failing('UNAVAILABLE'));
    expect(page.status).toBe(503);
    expect(page.headers).toHaveProperty('retry-after');
  });

  test('reports an exception of the API without showing it', async () => {
    const error = new Error('connect ECONNREFUSED 10.0.0.5');
    const page = await visit('/apartmentSell', () => Promise.reject(error));
    expect(page.status).toBe(500);
    expect(textOf(page)).toContain('No apartments available.');
    expect(page.html).not.toContain('ECONNREFUSED');
    expect(new Set(page.reported)).toEqual(new Set([error]));
  });
});

describe('the page of an apartment for sale', () => {
  test('shows its facts and its gallery', async () => {
    const page = await visit('/apartment-for-sale/7', createExecute([apartment(7, { pictures: 2 })]));
    expect(page.status).toBe(200);
    const text = textOf(page);
    expect(text).toContain('Apartment 7 Street 7, Dubai Marina');
    expect(text).toContain('Bedrooms 2 Size 1,200 sq ft');
    expect(text).toContain('AED 7,000,000 Enquire');
    expect(text).toContain('Room 1 Description of room 1. Room 2 Description of room 2.');
    expect(linksOf(page)).toContain('/apartmentSell');
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/apartment-for-sale/7"/>`);
    expect(page.html).toContain(
      '<title>Apartment for sale in Street 7, Dubai Marina, AED 7,000,000 | Marsa Properties</title>',
    );
  });

  test('shows an empty state without a gallery', async () => {
    const page = await visit('/apartment-for-sale/7', createExecute([apartment(7)]));
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain('Gallery not found');
  });

  test.each(['8', '0', 'seven', '7a', '99999999999999999999'])(
    'responds with 404 for the id %s, which does not exist',
    async (id) => {
      const page = await visit(`/apartment-for-sale/${id}`, createExecute([apartment(7)]));
      expect(page.status).toBe(404);
      expect(textOf(page)).toContain('Apartment not found');
      expect(page.html).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  test('does not say that the apartment is missing if the query fails', async () => {
    const page = await visit('/apartment-for-sale/7', failing('UNAVAILABLE'));
    expect(page.status).toBe(503);
    expect(textOf(page)).not.toContain('Apartment not found');
    expect(textOf(page)).toContain('The apartment cannot be shown just now.');
  });

  test('escapes code in texts', async () => {
    const title = '</script><script>alert(1)</script><!--';
    const { html } = await visit('/apartment-for-sale/7', createExecute([apartment(7, { title })]));
    expect(html).not.toContain('<script>alert(1)');
    const [, state] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)!;
    expect(JSON.stringify(JSON.parse(state!))).toContain(JSON.stringify(title).slice(1, -1));
  });
});

describe('every page', () => {
  test.each(['__proto__', 'constructor', 'asked'])(
    'of a saved search ignores an unknown value of `done`: %s',
    async (done) => {
      const page = await visit(`/saved-search?done=${done}`, createExecute([]));
      expect([page.status, page.reported]).toEqual([200, []]);
      expect(textOf(page).includes('Check your inbox')).toBe(done === 'asked');
    },
  );

  test.each(['/nowhere', '/apartment-for-sale', '/apartment-for-sale/7/more', '//evil.example/'])(
    'responds with 404 at %s, because no page has this path',
    async (url) => {
      const page = await visit(url, createExecute([]));
      expect(page.status).toBe(404);
      expect(textOf(page)).toContain('Page Not Found');
    },
  );

  test.each(['/ApartmentSell', '/apartmentsell/', '/APARTMENTSELL?page=1'])(
    'responds at %s with its canonical URL',
    async (url) => {
      const page = await visit(url, createExecute(apartments(1)));
      expect(page.status).toBe(200);
      expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/apartmentSell"/>`);
    },
  );

  test.each(['/', '/apartmentSell', '/apartment-for-sale/1', '/nowhere'])(
    '%s contains no inline script or style',
    async (url) => {
      const { html } = await visit(url, createExecute([apartment(1, { pictures: 1 })]));
      expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toMatch(/ style="| on[a-z]+="|<style/);
      for (const [script] of html.matchAll(/<script[^>]*>/g)) {
        expect(script).toMatch(/src="|type="application\/(?:ld\+)?json"/);
      }
    },
  );

  test('responds with 500, the header and a link to try again, without details, if rendering fails', async () => {
    const reported: unknown[] = [];
    const page = await render({
      url: '/villa?page=2',
      origin: ORIGIN,
      execute: createExecute([]),
      assets: { styles: (files) => (files.length > 0 ? throwError('secret') : ''), scripts: () => '' },
      report: (error) => reported.push(error),
    });
    expect(page.status).toBe(500);
    expect(textOf(page)).toContain('Something went wrong. Please try again later.');
    expect(page.html).not.toContain('secret');
    expect(linksOf(page)).toEqual(expect.arrayContaining(['/villa?page=2', '/blogs', '/']));
    expect(page.html).toContain('href="/villa?page=2">Try again<');
    expect(reported).toHaveLength(1);
  });
});

function throwError(message: string): never {
  throw new Error(message);
}
