import { describe, expect, test } from '@jest/globals';
import { api, failing, linksOf, ORIGIN, pageOf, picture, visit, wordsOf } from '../../testing/visit.ts';

const home = (id: number) => ({
  __typename: 'RentalVilla',
  id,
  title: `Home ${id}`,
  location: `Street ${id}`,
  rent: `AED ${id},000 per year`,
  bedrooms: '3',
  bathrooms: '4',
  size: '2,240 sq ft',
  reference: `M-00000${id}`,
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

/** As the API understands words that it does not know. */
const interpretation = { words: '', facts: [], terms: [] };

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
      return { ...pageOf(rows, question), choices, interpretation };
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
    expect(words).toContain('Homes in Dubai What are you looking for? 30 homes, page 1 of 3');
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
    expect(wordsOf(page)).toContain('Rent, AED');
    for (const chosen of ['name="beds" checked="" value="0"', 'name="type" checked="" value="villa"']) {
      expect(page.html).toContain(chosen);
    }
    expect(page.html).toContain('value="900,000"');
    expect(page.html).toContain('value="sea view"');
  });

  test('says at a range what it could not read there, and keeps it', async () => {
    const page = await visit('/search?price-from=abc&area-to=900', stock(30).execute);
    const [, input = ''] = /(<input[^>]* name="price-from"[^>]*>)/.exec(page.html) ?? [];
    expect(input).toMatch(/value="abc".*aria-invalid="true"|aria-invalid="true".*value="abc"/);
    expect(wordsOf(page)).toContain(' This is not an amount. Write it as');
    expect(wordsOf(page)).not.toContain('This is not an area');
    expect(page.html).toMatch(/<form[^>]* data-open="true"/);
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/search?area-to=900"/>`);
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

  test('beyond its end is its last page, by name and address too', async () => {
    const page = await visit('/search?page=999&type=villa', stock(30).execute);
    expect(wordsOf(page)).toContain('30 homes, page 3 of 3');
    expect(page.html).toContain('<title>Villas in Dubai, page 3 | ');
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/search?page=3&amp;type=villa"/>`);
  });

  test('finding nothing, says which choice to let go, and how many that finds', async () => {
    const { execute } = stock(({ filter }) => ('words' in filter ? 0 : 'priceTo' in filter ? 4 : 9));
    const page = await visit('/search?price-to=900k&type=villa&words=sea', execute);
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain('Remove “sea” 4 homes');
    expect(wordsOf(page)).not.toContain('Remove the property type');
    expect(linksOf(page)).toContain('/search?price-to=900000&type=villa');
    expect(page.html).toContain('noindex');
  });

  test('says which words no home has, and what is found without them', async () => {
    const words = '2 bed jvc seaplane';
    const understood = {
      words,
      facts: [
        { text: '2 bed', query: 'beds=2', start: 0, end: 5 },
        { text: 'jvc', query: 'place=jumeirah-village-circle', start: 6, end: 9 },
      ],
      terms: [{ text: 'seaplane', correction: null, isFound: false, start: 10, end: 18 }],
    };
    const execute = api({
      homes: (question: Asked) => ({
        ...pageOf(question.filter.words === words ? [] : [home(1)], question),
        choices,
        interpretation: understood,
      }),
    });
    const page = await visit(`/search?words=${words}&purpose=rent`, execute);
    expect(wordsOf(page)).toContain('No home matches “seaplane”. Remove “seaplane” 1 home');
    expect(wordsOf(page)).toContain('Homes for rent in Jumeirah Village Circle');
    expect(page.html).toContain('<title>Homes for rent in Jumeirah Village Circle | ');
    expect(linksOf(page)).toEqual(
      expect.arrayContaining([
        '/search?purpose=rent&words=jvc+seaplane',
        '/search?purpose=rent&words=2+bed+seaplane',
        '/search?purpose=rent&words=2+bed+jvc',
      ]),
    );
  });

  test('sorted by price without a purpose, says that homes for sale come first', async () => {
    const note = 'Homes for sale come first, then homes for rent. Show only homes for sale or for rent .';
    const mixed = await visit('/search?sort=price-low', stock(3).execute);
    expect(wordsOf(mixed)).toContain(note);
    expect(linksOf(mixed)).toContain('/search?purpose=rent&sort=price-low');
    expect(wordsOf(await visit('/search?sort=price-low&purpose=rent', stock(3).execute))).not.toContain(note);
    expect(wordsOf(await visit('/search?sort=newest', stock(3).execute))).not.toContain(note);
  });

  test('asks for a rent by the month as it is typed', async () => {
    const { execute, asked } = stock(3);
    const page = await visit('/search?price-to=9000&period=month&purpose=rent', execute);
    expect(asked[0]?.filter).toEqual({ priceTo: 9000, period: 'MONTH', purpose: 'RENT' });
    expect(wordsOf(page)).toContain('Up to AED 9,000 a month');
    expect(wordsOf(await visit('/search?purpose=sale', stock(3).execute))).not.toContain('Rent per');
  });

  test('where nothing is on offer at all, says so and lets nothing go', async () => {
    const { execute, asked } = stock(0);
    const page = await visit('/search', execute);
    expect(wordsOf(page)).toContain('No homes are on offer just now.');
    expect(asked).toHaveLength(1);
  });

  test.each(['/search', '/search?view=map'])(
    'where nothing is on offer at all, has at %s nothing to choose, to count, to put in order or to see on a map',
    async (address) => {
      const { html } = await visit(address, stock(0).execute);
      const main = /<main.*<\/main>/s.exec(html)![0];
      for (const part of ['0 homes', '<form', '<select', '>Map<', 'Filters'])
        expect(main).not.toContain(part);
      expect(main).toContain('Tell us what you are looking for');
    },
  );

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
  ['/apartmentSell', '/search?purpose=sale'],
  ['/apartmentSell?place=palm-jumeirah&page=2', '/search?place=palm-jumeirah&purpose=sale'],
  ['/villa?type=townhouse', '/search?purpose=sale&type=townhouse'],
  [
    '/rent-apartment',
    '/search?purpose=rent&type=apartment&type=duplex&type=full-floor&type=half-floor&type=hotel-apartment&type=penthouse',
  ],
  ['/rent-villa', '/search?purpose=rent'],
])('the list at %s leads to %s', async (list, search) => {
  expect(linksOf(await visit(list, failing('UNAVAILABLE')))).toContain(search);
});

describe('a list of homes of a kind', () => {
  /** Villas that are listed, and as many as are found among them. */
  function villas(found: number) {
    const { execute: homes, asked } = stock(found);
    const rows = Array.from({ length: 8 }, (_, index) => home(index + 1));
    const listed = api({ rentalVillas: (question: Asked) => pageOf(rows, question) });
    const execute: typeof homes = (query) =>
      (JSON.stringify(query.variables).includes('filter') ? homes : listed)(query);
    return { execute, asked };
  }
  const amongVillas = { purpose: 'RENT', types: ['VILLA', 'TOWNHOUSE', 'BUNGALOW', 'COMPOUND'] };

  test('is as it is listed while nothing is chosen, and says how many each choice finds', async () => {
    const { execute, asked } = villas(8);
    const page = await visit('/rent-villa?page=2&purpose=sale&type=penthouse', execute);
    const words = wordsOf(page);
    expect(words).toContain('Villas for rent What are you looking for? 8 villas, page 2 of 2');
    expect(words).toContain('Home 8');
    expect(words).toMatch(/Villa 3 homes/);
    expect(words).toContain('Rent, AED');
    expect(words).not.toContain('Penthouse');
    expect(asked).toEqual([expect.objectContaining({ filter: amongVillas, limit: 1 })]);
    expect(page.html).toContain('action="/rent-villa"');
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/rent-villa?page=2"/>`);
    expect(page.html).not.toContain('noindex');
  });

  test('is searched among its own by the same choices, six to a page', async () => {
    const { execute, asked } = villas(9);
    const page = await visit('/rent-villa?type=villa&beds=3&utm_source=x', execute);
    expect(asked).toEqual([
      expect.objectContaining({
        filter: { purpose: 'RENT', types: ['VILLA'], bedrooms: [3] },
        page: 1,
        limit: 6,
      }),
    ]);
    expect(wordsOf(page)).toContain('Villas for rent What are you looking for? 9 villas, page 1 of 2');
    expect(linksOf(page)).toEqual(
      expect.arrayContaining([
        '/rent-villa?beds=3',
        '/rent-villa?type=villa',
        '/rent-villa?beds=3&page=2&type=villa',
        '/search?beds=3&purpose=rent&type=villa',
      ]),
    );
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/rent-villa?beds=3&amp;type=villa"/>`);
    expect(page.html).toContain('noindex, follow');
  });

  test('is called by its last page beyond its end', async () => {
    const page = await visit('/rent-villa?beds=3&page=99', villas(9).execute);
    expect(page.html).toContain('<title>Villas for rent, page 2 | ');
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/rent-villa?beds=3&amp;page=2"/>`);
  });

  test('finding nothing among its own, says which choice to let go', async () => {
    const { asked, execute } = villas(0);
    const page = await visit('/rent-villa?words=zeppelin', execute);
    expect(wordsOf(page)).toContain('No home matches all of your filters.');
    expect(asked.map(({ filter }) => filter)).toEqual([{ ...amongVillas, words: 'zeppelin' }, amongVillas]);
  });

  test('that cannot be searched is no empty one', async () => {
    const page = await visit('/villa?beds=2', failing('UNAVAILABLE'));
    expect(page.status).toBe(503);
    expect(wordsOf(page)).toContain('Homes cannot be searched just now.');
    expect(wordsOf(page)).not.toContain('No Villas Found');
  });
});
