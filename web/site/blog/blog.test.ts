import { describe, expect, test } from '@jest/globals';
import { api, failing, linksOf, ORIGIN, pageOf, picture, visit, textOf } from '../../testing/visit.ts';

const post = (id: number) => ({
  id,
  title: `Post ${id}`,
  description: `Lead of ${id}.\nSecond line.\r\n\r\nThird line.`,
  createdAt: '2025-11-03T21:30:00.000Z',
  updatedAt: '2025-11-03T21:30:00.000Z',
  image: picture(`post-${id}`),
});

const apiWithPosts = (count: number) => {
  const posts = Array.from({ length: count }, (_, index) => post(index + 1));
  return api({
    blogs: (args: { page: number; limit: number }) => pageOf(posts, args),
    blog: ({ id }: { id: string }) => posts.find((stored) => String(stored.id) === id) ?? null,
  });
};

const pageNumbersOf = (html: string) =>
  /<ol class="pager-pages">(.*?)<\/ol>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/);

describe('the blog', () => {
  test('shows six posts a page with links and dates in the time zone of Dubai', async () => {
    const page = await visit('/Blogs', apiWithPosts(8));
    expect(page.status).toBe(200);
    for (const id of [1, 2, 3, 4, 5, 6]) {
      expect(textOf(page)).toContain(`4 November 2025 Post ${id} Lead of ${id}.`);
      expect(linksOf(page)).toContain(`/BlogDetails/${id}`);
    }
    expect(textOf(page)).not.toContain('Post 7');
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/blogs"/>`);
  });

  test('shows every page number up to five pages, and omits some of more', async () => {
    expect(pageNumbersOf((await visit('/blogs', apiWithPosts(30))).html)).toEqual(['1', '2', '3', '4', '5']);
    expect(pageNumbersOf((await visit('/blogs?page=5', apiWithPosts(54))).html)).toEqual(
      '1 … 4 5 6 … 9'.split(' '),
    );
  });

  test('has canonical pager links at every path', async () => {
    const links = linksOf(await visit('/BLOGS/?page=2', apiWithPosts(30)));
    expect(links).toEqual(expect.arrayContaining(['/blogs', '/blogs?page=3']));
    expect(links.filter((link) => link.startsWith('/BLOGS'))).toEqual([]);
  });

  test('shows its empty state and its error', async () => {
    expect(textOf(await visit('/blogs', apiWithPosts(0)))).toContain('No blogs available.');
    const page = await visit('/blogs', failing('UNAVAILABLE'));
    expect(page.status).toBe(503);
    expect(textOf(page)).toContain('No blogs available.');
    expect(linksOf(page)).toContain('/blogs');
  });
});

describe('an article', () => {
  test('shows a paragraph for each line', async () => {
    const page = await visit('/BlogDetails/3', apiWithPosts(8));
    expect(page.html).toContain('<p>Lead of 3.</p><p>Second line.</p><p>Third line.</p>');
    expect(page.html).toContain('<title>Post 3 | Marsa Properties</title>');
  });

  test('has links to three others', async () => {
    const page = await visit('/BlogDetails/2', apiWithPosts(8));
    expect(textOf(page)).toMatch(/Read next Post 1 .* Post 3 .* Post 4 /);
  });

  test('shows an error in place of the others if they cannot be loaded', async () => {
    const page = await visit(
      '/BlogDetails/2',
      api({
        blog: () => post(2),
        blogs: () => {
          throw new Error('no connection');
        },
      }),
    );
    expect([page.status, page.partial]).toEqual([200, true]);
    expect(textOf(page)).toContain('Third line.');
    expect(textOf(page)).toContain('Read next This could not be fetched just now. Try again');
  });

  test.each(['9', 'nine'])('responds with 404 for the id %s, which does not exist', async (id) => {
    const page = await visit(`/BlogDetails/${id}`, apiWithPosts(8));
    expect(page.status).toBe(404);
    expect(textOf(page)).toContain('Blog not found.');
  });

  test('does not say that the article is missing if the query fails', async () => {
    const page = await visit('/BlogDetails/1', failing('INTERNAL_SERVER_ERROR'));
    expect(page.status).toBe(500);
    expect(textOf(page)).not.toContain('Blog not found.');
    expect(page.html).not.toContain('relation');
  });
});
