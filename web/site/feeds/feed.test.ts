import { describe, expect, test } from '@jest/globals';
import { api, failing, ORIGIN, visit } from '../../testing/visit.ts';
import { feed } from './feed.ts';

const CHANGED = '2025-11-03T21:30:00.000Z';
const post = (id: number) => ({
  id,
  title: `Fees & "terms" <${id}>`,
  description: 'One line.\nAnother & last.',
  createdAt: '2025-11-01T08:00:00.000Z',
  updatedAt: CHANGED,
  image: id === 1 ? { url: '/uploads/one.jpg' } : null,
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const stored = (numbers: readonly number[]) => {
  const posts = numbers.map(post);
  const none = () => ({ items: [] });
  return api({
    saleApartments: none,
    saleVillas: none,
    rentalApartments: none,
    rentalVillas: none,
    properties: none,
    latestProjects: none,
    categories: none,
    blogs: ({ after = '0', limit }: { after?: string; limit: number }) => ({
      items: posts.filter(({ id }) => id > Number(after)).slice(0, limit),
    }),
  });
};

const read = (path: string, count = 2, numbers = upTo(count)) =>
  feed({ path, origin: ORIGIN, execute: stored(numbers) });
const locations = (text = '') => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  test('lists a part for the static pages and for each 10,000 ids of a kind', async () => {
    const found = await read('/sitemap.xml', 10_001);
    expect(found?.type).toBe('application/xml; charset=utf-8');
    expect(locations(found?.text)).toEqual([
      `${ORIGIN}/sitemap/pages.xml`,
      `${ORIGIN}/sitemap/blog-1.xml`,
      `${ORIGIN}/sitemap/blog-2.xml`,
    ]);
  });

  test('lists every static page and team member once with the canonical URL', async () => {
    const found = locations((await read('/sitemap/pages.xml'))?.text);
    expect(new Set(found).size).toBe(found.length);
    for (const path of ['/', '/apartmentSell', '/about-us', '/team/layla-haddad', '/privacy-policy']) {
      expect(found).toContain(`${ORIGIN}${path}`);
    }
    expect(found.join()).not.toContain(':id');
  });

  test('lists no page with noindex', async () => {
    const empty = stored([]);
    for (const location of locations((await read('/sitemap/pages.xml'))?.text)) {
      const { html } = await visit(location!.slice(ORIGIN.length), empty);
      expect([location, html.includes('content="noindex"')]).toEqual([location, false]);
    }
  });

  test('contains URL, modification date and picture of each record', async () => {
    const text = (await read('/sitemap/blog-1.xml'))?.text;
    expect(text).toContain(
      `<url><loc>${ORIGIN}/BlogDetails/1</loc><lastmod>${CHANGED}</lastmod>` +
        `<image:image><image:loc>${ORIGIN}/uploads/one.jpg</image:loc></image:image></url>`,
    );
    expect(text).toContain(`<url><loc>${ORIGIN}/BlogDetails/2</loc><lastmod>${CHANGED}</lastmod></url>`);
  });

  test('continues in the next part', async () => {
    const [first, second] = [
      await read('/sitemap/blog-1.xml', 10_001),
      await read('/sitemap/blog-2.xml', 10_001),
    ];
    expect(locations(first?.text)).toHaveLength(10_000);
    expect(locations(second?.text)).toEqual([`${ORIGIN}/BlogDetails/10001`]);
  });

  test('keeps a record in its part when records before it are deleted', async () => {
    const numbers = [3, 9_999, 10_000, 10_001, 35_000];
    expect(locations((await read('/sitemap.xml', 0, numbers))?.text)).toEqual(
      ['pages', 'blog-1', 'blog-2', 'blog-4'].map((part) => `${ORIGIN}/sitemap/${part}.xml`),
    );
    const part = async (name: string) => locations((await read(`/sitemap/${name}.xml`, 0, numbers))?.text);
    expect(await part('blog-1')).toEqual([3, 9_999, 10_000].map((id) => `${ORIGIN}/BlogDetails/${id}`));
    expect(await part('blog-2')).toEqual([`${ORIGIN}/BlogDetails/10001`]);
    expect(await part('blog-4')).toEqual([`${ORIGIN}/BlogDetails/35000`]);
  });

  test.each(['blog-2', 'blog-0', 'categories-1', 'toString-1', 'nothing'])('has no part %s', async (name) => {
    expect(await read(`/sitemap/${name}.xml`)).toBeNull();
  });
});

test('the feed of the blog contains the full text with special characters escaped', async () => {
  const found = await read('/feed.xml');
  expect(found?.type).toBe('application/atom+xml; charset=utf-8');
  expect(found?.text).toContain('<title>Fees &amp; &quot;terms&quot; &lt;1&gt;</title>');
  expect(found?.text).toContain('&lt;p&gt;Another &amp;amp; last.&lt;/p&gt;');
  expect(found?.text).toContain(`<id>${ORIGIN}/BlogDetails/2</id>`);
});

test('rejects instead of returning a partial sitemap or feed when a query fails', async () => {
  for (const path of ['/sitemap.xml', '/sitemap/blog-1.xml', '/feed.xml']) {
    await expect(feed({ path, origin: ORIGIN, execute: failing('UNAVAILABLE') })).rejects.toThrow();
  }
});
