import { describe, expect, test } from '@jest/globals';
import { api, failing, linksOf, ORIGIN, pageOf, picture, visit, wordsOf } from '../../testing/visit.ts';

const home = (id: number) => ({
  __typename: 'RentalVilla',
  id,
  title: `Home ${id}`,
  location: `Street ${id}`,
  rent: `AED ${id},000 per year`,
  bedrooms: '3',
  size: '2,240 sq ft',
  thumbnail: picture(`home-${id}`),
});

const choices = {
  purposes: [
    { value: 'SALE', homes: 4 },
    { value: 'RENT', homes: 9 },
  ],
  places: [
    { value: { id: 'palm-jumeirah' }, homes: 5 },
    { value: { id: 'dubai-marina' }, homes: 1 },
  ],
  types: [{ value: 'VILLA', homes: 3 }],
  bedrooms: [{ value: 0, homes: 2 }],
  furnishing: [],
  completion: [],
  amenities: [{ value: 'BALCONY', homes: 1 }],
};

interface Asked {
  filter: Record<string, unknown>;
  sort?: string;
  page: number;
  limit: number;
}

/** Homes of which so many are found by whatever is asked; keeps what that was. */
function stock(count: number | ((asked: Asked) => number)) {
  const asked: Asked[] = [];
  const execute = api({
    homes: (question: Asked) => {
      asked.push(question);
      const many = typeof count === 'number' ? count : count(question);
      const rows = Array.from({ length: many }, (_, index) => home(index + 1));
      return { ...pageOf(rows, question), choices };
    },
  });
  return { execute, asked };
}

describe('the search', () => {
  test('shows homes of every kind, how many each choice finds, and the way to each', async () => {
    const { execute, asked } = stock(30);
    const page = await visit('/search', execute);
    expect(page.status).toBe(200);
    expect(asked).toEqual([expect.objectContaining({ filter: {}, sort: 'NEWEST', page: 1 })]);
    const words = wordsOf(page);
    expect(words).toContain('Homes in Dubai 30 homes, page 1 of 3');
    expect(words).toContain('Home 1 Street 1 3 bedrooms · 2,240 sq ft AED 1,000 per year View Details');
    expect(words).toMatch(/Buy 4 homes .*Rent 9 homes/);
    expect(words).toContain('Palm Jumeirah (5)');
    expect(words).toContain('Show 30 homes');
    expect(linksOf(page)).toEqual(expect.arrayContaining(['/rent-villa-detail/1', '/search?page=2']));
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/search"/>`);
    expect(page.html).not.toContain('noindex');
    expect(page.html).toContain('action="/search"');
  });

  test('asks for what its address says, and says it in its form', async () => {
    const { execute, asked } = stock(2);
    const address =
      '/search?beds=0&beds=7&place=palm-jumeirah&price-to=900000&purpose=rent&type=villa&words=sea+view';
    const page = await visit(address, execute);
    expect(asked[0]?.filter).toEqual({
      bedrooms: [0, 7],
      places: ['palm-jumeirah'],
      priceTo: 900_000,
      purpose: 'RENT',
      types: ['VILLA'],
      words: 'sea view',
    });
    expect(wordsOf(page)).toContain('Villas for rent in Palm Jumeirah');
    expect(wordsOf(page)).toContain('Rent of a year, AED');
    for (const chosen of ['name="beds" checked="" value="0"', 'name="type" checked="" value="villa"']) {
      expect(page.html).toContain(chosen);
    }
    expect(page.html).toContain('value="900,000"');
    expect(page.html).toContain('value="sea view"');
  });

  test('takes one choice away at a time, or all', async () => {
    const page = await visit('/search?page=2&type=villa&type=townhouse&words=sea', stock(30).execute);
    expect(linksOf(page)).toEqual(
      expect.arrayContaining([
        '/search?type=townhouse&words=sea',
        '/search?type=villa&words=sea',
        '/search?type=townhouse&type=villa',
        '/search',
      ]),
    );
  });

  test.each([
    ['/search?type=villa&purpose=rent&utm_source=x', '/search?purpose=rent&type=villa', true],
    ['/search?place=dubai-marina&page=2', '/search?page=2&place=dubai-marina', true],
    ['/search?type=villa&type=townhouse', '/search?type=townhouse&type=villa', false],
    ['/search?beds=2', '/search?beds=2', false],
    ['/search?sort=value', '/search?sort=value', false],
  ])('at %s calls itself %s', async (address, canonical, isKept) => {
    const { html } = await visit(address, stock(30).execute);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${canonical.replaceAll('&', '&amp;')}"/>`);
    expect(html.includes('<meta name="robots" content="noindex, follow"/>')).toBe(!isKept);
  });

  test('finding nothing, says which choice to let go, and how many that finds', async () => {
    const { execute } = stock(({ filter }) => ('words' in filter ? 0 : 'priceTo' in filter ? 4 : 9));
    const page = await visit('/search?price-to=900k&type=villa&words=sea', execute);
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain('Without “sea” 4 homes');
    expect(wordsOf(page)).not.toContain('Without a type');
    expect(linksOf(page)).toContain('/search?price-to=900000&type=villa');
    expect(page.html).toContain('noindex');
  });

  test('where nothing is on offer at all, says so and lets nothing go', async () => {
    const { execute, asked } = stock(0);
    const page = await visit('/search', execute);
    expect(wordsOf(page)).toContain('No homes are on offer just now.');
    expect(asked).toHaveLength(1);
  });

  test('that cannot be had is no empty one, and is asked for again', async () => {
    const page = await visit('/search?type=villa', failing('UNAVAILABLE'));
    expect(page.status).toBe(503);
    expect(wordsOf(page)).toContain('Homes cannot be searched just now. This could not be fetched just now.');
    expect(linksOf(page)).toContain('/search?type=villa');
    expect(page.html).toContain('name="type" checked="" value="villa"');
    expect(page.html).not.toContain('relation');
  });
});

test.each([
  ['/apartmentSell', '/search?purpose=sale&type=apartment'],
  ['/villa', '/search?purpose=sale&type=villa'],
  ['/rent-apartment', '/search?purpose=rent&type=apartment'],
  ['/rent-villa', '/search?purpose=rent&type=villa'],
])('the list at %s leads to %s', async (list, search) => {
  expect(linksOf(await visit(list, failing('UNAVAILABLE')))).toContain(search);
});
