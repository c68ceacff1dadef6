import { describe, expect, test } from '@jest/globals';
import { api, failing, linksOf, ORIGIN, pageOf, picture, visit, wordsOf } from '../../testing/visit.ts';

type Asked = { page: number; limit: number };
const TYPES = ['Villas', 'Apartments', 'Townhouses'];

const rows = <Row,>(count: number, row: (id: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => row(index + 1));

const home = ({
  banners = 3,
  properties = 6,
  projects = 9,
  categories = 14,
  typeOf = (id: number) => TYPES[id % 3],
  bannerPicture = picture,
} = {}) =>
  api({
    banners: (asked: Asked) =>
      pageOf(
        rows(banners, (id) => ({
          id,
          title: `Banner ${id}`,
          subtitle: null,
          image: bannerPicture(`banner-${id}`),
        })),
        asked,
      ),
    properties: ({ type, ...asked }: Asked & { type?: string }) =>
      pageOf(
        rows(properties, (id) => place(id, 'Property', { type: typeOf(id) })).filter(
          (property) => !type || property.type === type,
        ),
        asked,
      ),
    latestProjects: ({ category, ...asked }: Asked & { category?: string }) =>
      pageOf(
        rows(projects, (id) => place(id, 'Project', { category: typeOf(id) })).filter(
          (project) => !category || project.category === category,
        ),
        asked,
      ),
    categories: (asked: Asked) =>
      pageOf(
        rows(categories, (id) => ({ id, title: `Category ${id}`, image: picture(`category-${id}`) })),
        asked,
      ),
  });

const place = <Rest extends object>(id: number, name: string, rest: Rest) => ({
  id,
  title: `${name} ${id}`,
  price: `AED ${id}M`,
  location: 'Palm Jumeirah',
  image: null,
  ...rest,
});

const titles = (html: string, word: string): number[] =>
  [...html.matchAll(new RegExp(`<h3[^>]*>${word} (\\d+)`, 'g'))].map(([, id]) => Number(id));

describe('the home page', () => {
  test('opens with the first banner, whose picture comes before all others', async () => {
    const { status, html } = await visit('/', home());
    expect(status).toBe(200);
    expect(html).toMatch(/aria-label="1 of 3" aria-hidden="false"/);
    expect(html).toMatch(/aria-label="2 of 3" aria-hidden="true"/);
    expect(html.match(/<img[^>]* fetchPriority="high"/g)).toHaveLength(1);
    expect(html).toMatch(/alt="Picture banner-1" loading="eager"/);
    expect(html).not.toContain('alt="Picture banner-2"');
  });

  test('has a search box that works without JavaScript', async () => {
    const { html } = await visit('/', home());
    const [form = ''] = /<form[^>]*role="search".*?<\/form>/s.exec(html) ?? [];
    expect(form).toMatch(/^<form[^>]* action="\/search"/);
    expect(form).toMatch(
      /<label for="([^"]+)">What are you looking for\?<\/label>.*<input id="\1" [^>]*name="words"/s,
    );
    expect(form).toMatch(/<button[^>]* type="submit"/);
  });

  test('a window that stands upright asks for the first picture cut upright, every other for the whole, each from the head', async () => {
    const { html } = await visit('/', home());
    const [upright, whole, ...more] = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(more).toEqual([]);
    expect(upright).toContain('media="(max-aspect-ratio: 3/5)"');
    expect(upright).toContain('imageSrcSet="/uploads/banner-1.384u.avif 384w" imageSizes="70vw"');
    expect(whole).toContain('media="not all and (max-aspect-ratio: 3/5)"');
    expect(whole).toContain('imageSrcSet="/uploads/banner-1.320.avif 320w"');
    const sources = (html.match(/<source [^>]*banner-1[^>]*>/g) ?? []).map((source) => [
      /media="([^"]*)"/.exec(source)?.[1],
      /srcSet="([^ ]*)/i.exec(source)?.[1],
    ]);
    expect(sources).toEqual([
      ['(max-aspect-ratio: 3/5)', '/uploads/banner-1.384u.avif'],
      ['(max-aspect-ratio: 3/5)', '/uploads/banner-1.384u.webp'],
      [undefined, '/uploads/banner-1.320.avif'],
      [undefined, '/uploads/banner-1.320.webp'],
    ]);
  });

  test('a picture that is not to be had upright is asked for whole everywhere', async () => {
    const narrow = (name: string) => ({ ...picture(name), uprightSrcset: () => '' });
    const { html } = await visit('/', home({ bannerPicture: narrow }));
    expect(html.match(/<link rel="preload" as="image"[^>]*>/g)).toEqual([
      expect.not.stringContaining('media'),
    ]);
    expect(html.match(/<source [^>]*banner-1[^>]*>/g)).toEqual(
      Array(2).fill(expect.not.stringContaining('media')),
    );
  });

  test('shows villas first among properties, and all projects', async () => {
    const page = await visit('/', home());
    expect(titles(page.html, 'Property')).toEqual([3, 6]);
    expect(titles(page.html, 'Project')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(wordsOf(page)).toContain('View more detail of Property 3');
    expect(linksOf(page)).toEqual(expect.arrayContaining(['/LuxuryDetails/3', '/LatestDetails/9']));
  });

  test('opens each tab by an address of its own, keeping what else was chosen', async () => {
    const page = await visit('/?property-type=Townhouses&project-type=Villas&page=2', home());
    expect(titles(page.html, 'Property')).toEqual([2, 5]);
    expect(titles(page.html, 'Project')).toEqual([3, 6, 9]);
    expect(titles(page.html, 'Category')).toEqual([7, 8, 9, 10, 11, 12]);
    expect(linksOf(page)).toEqual(
      expect.arrayContaining([
        '/?property-type=Apartments&project-type=Villas&page=2#property-type',
        '/?property-type=Townhouses&project-type=Villas&page=3#categories',
        '/DreamDetails/7',
      ]),
    );
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/"/>`);
  });

  test('has in each tab what there is of its type, however many newer ones there are of another', async () => {
    const stock = { properties: 70, projects: 70, typeOf: (id: number) => TYPES[id > 66 ? 2 : 0] };
    const page = await visit('/?property-type=Townhouses&project-type=Townhouses', home(stock));
    expect(titles(page.html, 'Property')).toEqual([67, 68, 69, 70]);
    expect(titles(page.html, 'Project')).toEqual([67, 68, 69, 70]);
    expect(titles((await visit('/', home(stock))).html, 'Project')).toEqual(rows(60, (id) => id));
  });

  test.each([
    ['Banners', /Homes for sale and for rent in/],
    ['Properties', /No properties found\. This could not be fetched just now\. Try again/],
    ['Projects', /No projects found\. This could not be fetched just now\. Try again/],
    ['DreamHomes', /Failed to load categories\. This could not be fetched just now\. Try again/],
  ])('stands without its %s when they cannot be had, and says so', async (name, said) => {
    const page = await visit('/', async (query) => {
      const part = JSON.stringify(query.document).includes(`"${name}"`) ? failing('BROKEN') : home();
      return part(query);
    });
    expect([page.status, page.partial]).toEqual([200, true]);
    expect(wordsOf(page)).toMatch(said);
    const parts = [/class="banner"/, />Property 3</, />Project 1</, />Category 1</];
    expect(parts.filter((part) => part.test(page.html))).toHaveLength(3);
  });

  test('calls one banner alone no carousel, and has nothing to turn', async () => {
    const { html } = await visit('/', home({ banners: 1 }));
    const banner = /<section[^>]*class="banner".*?<\/section>/s.exec(html)![0];
    expect(banner).toContain('aria-label="Banner"');
    for (const part of ['carousel', 'roledescription', '1 of 1', '<button'])
      expect(banner).not.toContain(part);
  });

  test('says what there is none of, and shows no banner', async () => {
    const page = await visit('/', home({ banners: 0, properties: 0, projects: 0, categories: 0 }));
    const words = wordsOf(page);
    expect(words).toContain('No properties found.');
    expect(words).toContain('No projects found.');
    expect(words).toContain('No categories available.');
    expect(page.html).not.toContain('class="banner');
  });

  test('that gets no answers says so where the specification says so', async () => {
    const page = await visit('/', failing('UNAVAILABLE'));
    const words = wordsOf(page);
    expect(page.status).toBe(503);
    expect(words).toContain('No properties found.');
    expect(words).toContain('No projects found.');
    expect(words).toContain('Failed to load categories.');
    expect(page.html).not.toContain('class="banner');
  });

  test('names four agents with their roles, and answers six questions', async () => {
    const { html } = await visit('/', home());
    expect(html.match(/alt="Portrait of /g)).toHaveLength(4);
    expect(html.match(/<details class="disclosure" name="faq">/g)).toHaveLength(6);
  });

  test('tells the agency in four numbers', async () => {
    const words = wordsOf(await visit('/', home()));
    expect(words).toContain('The most followed real estate brand');
    for (const number of ['3B+', '140+', '16+', '5,000+']) expect(words).toContain(number);
  });
});
