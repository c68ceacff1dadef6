import { describe, expect, test } from '@jest/globals';
import { personNamed } from '../../testing/people.ts';
import { api, failing, linksOf, ORIGIN, pageOf, picture, visit, textOf } from '../../testing/visit.ts';

type PageArguments = { page: number; limit: number };
const TYPES = ['Villas', 'Apartments', 'Townhouses'];

const createRows = <Row,>(count: number, createRow: (id: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => createRow(index + 1));

/** An API with a number of records of each kind. */
const createApi = ({
  banners = 3,
  properties = 6,
  projects = 9,
  categories = 14,
  typeOf = (id: number) => TYPES[id % 3],
  bannerPicture = picture,
  people = 4,
} = {}) =>
  api({
    people: {
      items: createRows(people, (id) =>
        personNamed(`Agent ${id}`, { portrait: id === 4 ? null : picture(`agent-${id}`) }),
      ),
    },
    banners: (args: PageArguments) =>
      pageOf(
        createRows(banners, (id) => ({
          id,
          title: `Banner ${id}`,
          subtitle: null,
          image: bannerPicture(`banner-${id}`),
        })),
        args,
      ),
    properties: ({ type, ...args }: PageArguments & { type?: string }) =>
      pageOf(
        createRows(properties, (id) => createRecord(id, 'Property', { type: typeOf(id) })).filter(
          (property) => !type || property.type === type,
        ),
        args,
      ),
    latestProjects: ({ category, ...args }: PageArguments & { category?: string }) =>
      pageOf(
        createRows(projects, (id) => createRecord(id, 'Project', { category: typeOf(id) })).filter(
          (project) => !category || project.category === category,
        ),
        args,
      ),
    categories: (args: PageArguments) =>
      pageOf(
        createRows(categories, (id) => ({ id, title: `Category ${id}`, image: picture(`category-${id}`) })),
        args,
      ),
  });

const createRecord = <Rest extends object>(id: number, name: string, rest: Rest) => ({
  id,
  title: `${name} ${id}`,
  price: `AED ${id}M`,
  location: 'Palm Jumeirah',
  image: null,
  ...rest,
});

/** The numbers in the titles of the shown records, such as 3 for “Property 3”. */
const shownNumbers = (html: string, title: string): number[] =>
  [...html.matchAll(new RegExp(`<h3[^>]*>${title} (\\d+)`, 'g'))].map(([, id]) => Number(id));

describe('home page', () => {
  test('shows the first banner, and loads its picture with high priority', async () => {
    const { status, html } = await visit('/', createApi());
    expect(status).toBe(200);
    expect(html).toMatch(/aria-label="1 of 3" aria-hidden="false"/);
    expect(html).toMatch(/aria-label="2 of 3" aria-hidden="true"/);
    expect(html.match(/<img[^>]* fetchPriority="high"/g)).toHaveLength(1);
    expect(html).toMatch(/alt="Picture banner-1" loading="eager"/);
    expect(html).not.toContain('alt="Picture banner-2"');
  });

  test('counts one more project in the singular', async () => {
    expect(textOf(await visit('/', createApi({ projects: 7 })))).toContain('1 more project No Image');
    expect(textOf(await visit('/', createApi({ projects: 9 })))).toContain('3 more projects No Image');
  });

  test('has a search box that works without JavaScript', async () => {
    const { html } = await visit('/', createApi());
    const [form = ''] = /<form[^>]*role="search".*?<\/form>/s.exec(html) ?? [];
    expect(form).toMatch(/^<form[^>]* action="\/search"/);
    expect(form).toMatch(
      /<label for="([^"]+)">What are you looking for\?<\/label>.*<input id="\1" [^>]*name="words"/s,
    );
    expect(form).toMatch(/<button[^>]* type="submit"/);
  });

  test('preloads the first picture, as a portrait crop for tall windows', async () => {
    const { html } = await visit('/', createApi());
    const [portrait, landscape, ...more] = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(more).toEqual([]);
    expect(portrait).toContain('media="(max-aspect-ratio: 3/5)"');
    expect(portrait).toContain('imageSrcSet="/uploads/banner-1.384u.avif 384w" imageSizes="70vw"');
    expect(landscape).toContain('media="not all and (max-aspect-ratio: 3/5)"');
    expect(landscape).toContain('imageSrcSet="/uploads/banner-1.320.avif 320w"');
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

  test('a picture without a portrait crop has no media queries', async () => {
    const pictureWithoutCrop = (name: string) => ({ ...picture(name), uprightSrcset: () => '' });
    const { html } = await visit('/', createApi({ bannerPicture: pictureWithoutCrop }));
    expect(html.match(/<link rel="preload" as="image"[^>]*>/g)).toEqual([
      expect.not.stringContaining('media'),
    ]);
    expect(html.match(/<source [^>]*banner-1[^>]*>/g)).toEqual(
      Array(2).fill(expect.not.stringContaining('media')),
    );
  });

  test('shows the tab of villas for properties and all projects', async () => {
    const page = await visit('/', createApi());
    expect(shownNumbers(page.html, 'Property')).toEqual([3, 6]);
    expect(shownNumbers(page.html, 'Project')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(textOf(page)).toContain('View more detail of Property 3');
    expect(linksOf(page)).toEqual(expect.arrayContaining(['/LuxuryDetails/3', '/LatestDetails/9']));
  });

  test('each tab has its own URL, which keeps the other parameters', async () => {
    const page = await visit('/?property-type=Townhouses&project-type=Villas&page=2', createApi());
    expect(shownNumbers(page.html, 'Property')).toEqual([2, 5]);
    expect(shownNumbers(page.html, 'Project')).toEqual([3, 6, 9]);
    expect(shownNumbers(page.html, 'Category')).toEqual([7, 8, 9, 10, 11, 12]);
    expect(linksOf(page)).toEqual(
      expect.arrayContaining([
        '/?property-type=Apartments&project-type=Villas&page=2#property-type',
        '/?property-type=Townhouses&project-type=Villas&page=3#categories',
        '/DreamDetails/7',
      ]),
    );
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/"/>`);
  });

  test('a tab shows all records of its type when another type has many newer ones', async () => {
    const counts = { properties: 70, projects: 70, typeOf: (id: number) => TYPES[id > 66 ? 2 : 0] };
    const page = await visit('/?property-type=Townhouses&project-type=Townhouses', createApi(counts));
    expect(shownNumbers(page.html, 'Property')).toEqual([67, 68, 69, 70]);
    expect(shownNumbers(page.html, 'Project')).toEqual([67, 68, 69, 70]);
    expect(shownNumbers((await visit('/', createApi(counts))).html, 'Project')).toEqual(
      createRows(60, (id) => id),
    );
  });

  test.each([
    ['Banners', /Homes for sale and for rent in/],
    ['Properties', /No properties found\. This could not be fetched just now\. Try again/],
    ['Projects', /No projects found\. This could not be fetched just now\. Try again/],
    ['DreamHomes', /Failed to load categories\. This could not be fetched just now\. Try again/],
  ])('shows the other sections when the query for %s fails', async (name, expected) => {
    const page = await visit('/', async (query) => {
      const isFailing = query.document.startsWith(`query ${name}`);
      const execute = isFailing ? failing('BROKEN') : createApi();
      return execute(query);
    });
    expect([page.status, page.partial]).toEqual([200, true]);
    expect(textOf(page)).toMatch(expected);
    const sections = [/class="banner"/, />Property 3</, />Project 1</, />Category 1</];
    expect(sections.filter((section) => section.test(page.html))).toHaveLength(3);
  });

  test('a single banner is not a carousel', async () => {
    const { html } = await visit('/', createApi({ banners: 1 }));
    const banner = /<section[^>]*class="banner".*?<\/section>/s.exec(html)![0];
    expect(banner).toContain('aria-label="Banner"');
    for (const part of ['carousel', 'roledescription', '1 of 1', '<button'])
      expect(banner).not.toContain(part);
  });

  test('without records, shows empty states and no banner', async () => {
    const page = await visit('/', createApi({ banners: 0, properties: 0, projects: 0, categories: 0 }));
    const text = textOf(page);
    expect(text).toContain('No properties found.');
    expect(text).toContain('No projects found.');
    expect(text).toContain('No categories available.');
    expect(page.html).not.toContain('class="banner');
  });

  test('returns 503 with the texts of the specification when all queries fail', async () => {
    const page = await visit('/', failing('UNAVAILABLE'));
    const text = textOf(page);
    expect(page.status).toBe(503);
    expect(text).toContain('No properties found.');
    expect(text).toContain('No projects found.');
    expect(text).toContain('Failed to load categories.');
    expect(page.html).not.toContain('class="banner');
  });

  test('shows the first people of the team, and no such section without people', async () => {
    const page = await visit('/', createApi());
    expect(textOf(page)).toContain(
      'Top agents Agent 1 Broker Agent 2 Broker Agent 3 Broker A4 Agent 4 Broker',
    );
    expect(page.html.match(/alt="Picture agent-/g)).toHaveLength(3);
    expect(textOf(await visit('/', createApi({ people: 0 })))).not.toContain('Top agents');
  });

  test('shows six questions', async () => {
    const { html } = await visit('/', createApi());
    expect(html.match(/<details class="disclosure" name="faq">/g)).toHaveLength(6);
  });

  test('shows four numbers about the agency', async () => {
    const text = textOf(await visit('/', createApi()));
    expect(text).toContain('The most followed real estate brand');
    for (const number of ['3B+', '140+', '16+', '5,000+']) expect(text).toContain(number);
  });
});
