import { describe, expect, test } from '@jest/globals';
import { api, failing, ORIGIN, visit } from '../../testing/visit.ts';
import { personNamed } from '../../testing/people.ts';
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

const numbersUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** An API with posts of these ids. */
const apiWithPosts = (ids: readonly number[]) => {
  const posts = ids.map(post);
  const emptyPage = () => ({ items: [] });
  return api({
    saleApartments: emptyPage,
    saleVillas: emptyPage,
    rentalApartments: emptyPage,
    rentalVillas: emptyPage,
    properties: emptyPage,
    latestProjects: emptyPage,
    categories: emptyPage,
    people: { items: [personNamed('Amal Saad')] },
    blogs: ({ after = '0', limit }: { after?: string; limit: number }) => ({
      items: posts.filter(({ id }) => id > Number(after)).slice(0, limit),
    }),
  });
};

const getFeed = (path: string, count = 2, ids = numbersUpTo(count)) =>
  feed({ path, origin: ORIGIN, execute: apiWithPosts(ids) });
const locations = (text = '') => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

describe('the sitemap', () => {
  test('lists a part for the static pages and for each 10,000 ids of a kind', async () => {
    const sitemap = await getFeed('/sitemap.xml', 10_001);
    expect(sitemap?.type).toBe('application/xml; charset=utf-8');
    expect(locations(sitemap?.text)).toEqual([
      `${ORIGIN}/sitemap/pages.xml`,
      `${ORIGIN}/sitemap/blog-1.xml`,
      `${ORIGIN}/sitemap/blog-2.xml`,
    ]);
  });

  test('lists every static page and team member once with the canonical URL', async () => {
    const urls = locations((await getFeed('/sitemap/pages.xml'))?.text);
    expect(new Set(urls).size).toBe(urls.length);
    for (const path of ['/', '/apartmentSell', '/about-us', '/team/amal-saad', '/privacy-policy']) {
      expect(urls).toContain(`${ORIGIN}${path}`);
    }
    expect(urls.join()).not.toContain(':id');
  });

  test('lists no page with noindex', async () => {
    const emptyApi = api({ people: { items: [] }, person: personNamed('Amal Saad') });
    for (const location of locations((await getFeed('/sitemap/pages.xml'))?.text)) {
      const { html } = await visit(location!.slice(ORIGIN.length), emptyApi);
      expect([location, html.includes('content="noindex"')]).toEqual([location, false]);
    }
  });

  test('contains URL, modification date and picture of each record', async () => {
    const text = (await getFeed('/sitemap/blog-1.xml'))?.text;
    expect(text).toContain(
      `<url><loc>${ORIGIN}/BlogDetails/1</loc><lastmod>${CHANGED}</lastmod>` +
        `<image:image><image:loc>${ORIGIN}/uploads/one.jpg</image:loc></image:image></url>`,
    );
    expect(text).toContain(`<url><loc>${ORIGIN}/BlogDetails/2</loc><lastmod>${CHANGED}</lastmod></url>`);
  });

  test('continues in the next part', async () => {
    const [first, second] = [
      await getFeed('/sitemap/blog-1.xml', 10_001),
      await getFeed('/sitemap/blog-2.xml', 10_001),
    ];
    expect(locations(first?.text)).toHaveLength(10_000);
    expect(locations(second?.text)).toEqual([`${ORIGIN}/BlogDetails/10001`]);
  });

  test('keeps a record in its part when records before it are deleted', async () => {
    const ids = [3, 9_999, 10_000, 10_001, 35_000];
    expect(locations((await getFeed('/sitemap.xml', 0, ids))?.text)).toEqual(
      ['pages', 'blog-1', 'blog-2', 'blog-4'].map((part) => `${ORIGIN}/sitemap/${part}.xml`),
    );
    const part = async (name: string) => locations((await getFeed(`/sitemap/${name}.xml`, 0, ids))?.text);
    expect(await part('blog-1')).toEqual([3, 9_999, 10_000].map((id) => `${ORIGIN}/BlogDetails/${id}`));
    expect(await part('blog-2')).toEqual([`${ORIGIN}/BlogDetails/10001`]);
    expect(await part('blog-4')).toEqual([`${ORIGIN}/BlogDetails/35000`]);
  });

  test.each(['blog-2', 'blog-0', 'categories-1', 'toString-1', 'nothing'])('has no part %s', async (name) => {
    expect(await getFeed(`/sitemap/${name}.xml`)).toBeNull();
  });
});

test('the feed of the blog contains the full text with special characters escaped', async () => {
  const blogFeed = await getFeed('/feed.xml');
  expect(blogFeed?.type).toBe('application/atom+xml; charset=utf-8');
  expect(blogFeed?.text).toContain('<title>Fees &amp; &quot;terms&quot; &lt;1&gt;</title>');
  expect(blogFeed?.text).toContain('&lt;p&gt;Another &amp;amp; last.&lt;/p&gt;');
  expect(blogFeed?.text).toContain(`<id>${ORIGIN}/BlogDetails/2</id>`);
});

test('rejects instead of returning a partial sitemap or feed when a query fails', async () => {
  for (const path of ['/sitemap.xml', '/sitemap/blog-1.xml', '/feed.xml']) {
    await expect(feed({ path, origin: ORIGIN, execute: failing('UNAVAILABLE') })).rejects.toThrow();
  }
});
