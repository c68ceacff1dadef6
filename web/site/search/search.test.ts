import { describe, expect, test } from '@jest/globals';
import { api, failing, linksOf, ORIGIN, pageOf, picture, visit, textOf } from '../../testing/visit.ts';

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

const facets = {
  purposes: [
    { value: 'SALE', count: 4 },
    { value: 'RENT', count: 9 },
  ],
  places: [
    { value: { id: 'palm-jumeirah' }, count: 5 },
    { value: { id: 'dubai-marina' }, count: 1 },
  ],
  types: [{ value: 'VILLA', count: 3 }],
  bedrooms: [{ value: 0, count: 2 }],
  furnishing: [],
  completion: [],
  amenities: [{ value: 'BALCONY', count: 1 }],
  views: [{ value: 'SEA', count: 1 }],
};

/** The interpretation of a text without facts. */
const interpretation = { words: '', facts: [], terms: [], ignored: [] };

interface HomesVariables {
  filter: Record<string, unknown>;
  sort?: string;
  page: number;
  limit: number;
}

/** An API with a number of matching homes. `queries` contains the variables of each query. */
function createApi(count: number | ((variables: HomesVariables) => number)) {
  const queries: HomesVariables[] = [];
  const execute = api({
    homes: (variables: HomesVariables) => {
      queries.push(variables);
      const total = typeof count === 'number' ? count : count(variables);
      const rows = Array.from({ length: total }, (_, index) => home(index + 1));
      return { ...pageOf(rows, variables), facets, interpretation };
    },
  });
  return { execute, queries };
}

test.each([
  ['beds=3&price-from=&words=2+bed+in+marina', 'beds=3&words=in+marina'],
  ['place=palm-jumeirah&words=2+bed+in+marina', null],
  ['beds=2&words=2+bed+in+marina', null],
  ['furnishing=furnished&words=2+bed+in+marina', null],
])('a choice of the form wins over the text without JavaScript: %s', async (query, location) => {
  const interpreted = {
    words: '2 bed in marina',
    facts: [
      { text: '2 bed', query: 'beds=2', isExcluded: false, start: 0, end: 5 },
      { text: 'marina', query: 'place=dubai-marina', isExcluded: false, start: 6, end: 15 },
    ],
    terms: [],
    ignored: [],
  };
  const execute = api({
    homes: (variables: HomesVariables) => ({
      ...pageOf([home(1)], variables),
      facets,
      interpretation: variables.filter.words === interpreted.words ? interpreted : interpretation,
    }),
  });
  const { status, headers } = await visit(`/search?${query}`, execute);
  expect([status, headers.location]).toEqual(
    location === null ? [200, undefined] : [302, `/search?${location}`],
  );
});

test('a search of one main type says how many homes have every similar type', async () => {
  const types = [
    { value: 'APARTMENT', count: 82 },
    { value: 'PENTHOUSE', count: 4 },
    { value: 'VILLA', count: 9 },
  ];
  const execute = api({
    homes: (variables: HomesVariables) => ({
      ...pageOf([home(1)], variables),
      facets: { ...facets, types },
      interpretation,
    }),
  });
  const page = await visit('/search?purpose=rent&type=apartment', execute);
  expect(textOf(page)).toContain('With every similar type there are 86 homes');
  expect(linksOf(page)).toContain(
    '/search?purpose=rent&type=apartment&type=duplex&type=full-floor&type=half-floor&type=hotel-apartment&type=penthouse',
  );
  for (const query of ['type=villa', 'type=penthouse', ''])
    expect(textOf(await visit(`/search?${query}`, execute))).not.toContain('With every similar type');
});

test('names the parts of a link that were not understood', async () => {
  const { execute, queries } = createApi(2);
  const page = await visit('/search?purpose=sale&amp;beds=2&bedrooms=3&type=castle', execute);
  expect(queries[0]?.filter).toEqual({ purpose: 'SALE', bedrooms: [2] });
  expect(textOf(page)).toContain(
    'Parts of this link were not understood and do not filter: “bedrooms=3” and “type=castle”.',
  );
});

test('rents are shown per month if the visitor has chosen that', async () => {
  const rows = [
    { ...home(1), amount: 96_000, rentPeriod: 'YEAR' },
    { ...home(2), amount: 9_000, rentPeriod: 'MONTH' },
    { ...home(3), amount: null, rentPeriod: null },
  ];
  const execute = api({
    homes: (variables: HomesVariables) => ({ ...pageOf(rows, variables), facets, interpretation }),
  });
  expect(textOf(await visit('/search', execute))).toContain('AED 1,000 per year');
  const text = textOf(await visit('/search?period=month&purpose=rent', execute));
  expect(text).toContain('AED 8,000 per month');
  expect(text).toContain('AED 2,000 per year');
  expect(text).not.toContain('AED 1,000 per year');
});

describe('search page', () => {
  test('lists homes of every kind with their links and the number of homes of each option', async () => {
    const { execute, queries } = createApi(30);
    const page = await visit('/search', execute);
    expect(page.status).toBe(200);
    expect(queries).toEqual([expect.objectContaining({ filter: {}, sort: 'NEWEST', page: 1 })]);
    const text = textOf(page);
    expect(text).toContain('Homes in Dubai What are you looking for? 30 homes, page 1 of 3');
    expect(text).toContain('Home 1 Street 1 3 bedrooms · 2,240 sq ft AED 1,000 per year View Details');
    expect(text).toMatch(/Buy 4 homes .*Rent 9 homes/);
    expect(text).toContain('Palm Jumeirah (5)');
    expect(text).toContain('Show 30 homes');
    expect(linksOf(page)).toEqual(expect.arrayContaining(['/rent-villa-detail/1', '/search?page=2']));
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/search"/>`);
    expect(page.html).not.toContain('noindex');
    expect(page.html).toContain('action="/search"');
  });

  test('queries by the filters of the URL and shows them in the form', async () => {
    const { execute, queries } = createApi(2);
    const url =
      '/search?beds=0&beds=7&place=palm-jumeirah&price-to=900000&purpose=rent&type=villa&words=sea+view';
    const page = await visit(url, execute);
    expect(queries[0]?.filter).toEqual({
      bedrooms: [0, 7],
      places: ['palm-jumeirah'],
      priceTo: 900_000,
      purpose: 'RENT',
      types: ['VILLA'],
      words: 'sea view',
    });
    expect(textOf(page)).toContain('Villas for rent in Palm Jumeirah');
    expect(textOf(page)).toContain('Rent, AED');
    for (const checkedInput of ['name="beds" checked="" value="0"', 'name="type" checked="" value="villa"']) {
      expect(page.html).toContain(checkedInput);
    }
    expect(page.html).toContain('value="900,000"');
    expect(page.html).toContain('value="sea view"');
  });

  test('keeps an invalid amount of the URL in its input and shows an error', async () => {
    const page = await visit('/search?price-from=abc&area-to=900', createApi(30).execute);
    const [, input = ''] = /(<input[^>]* name="price-from"[^>]*>)/.exec(page.html) ?? [];
    expect(input).toMatch(/value="abc".*aria-invalid="true"|aria-invalid="true".*value="abc"/);
    expect(textOf(page)).toContain(' This is not an amount. Write it as');
    expect(textOf(page)).not.toContain('This is not an area');
    expect(page.html).toMatch(/<form[^>]* data-open="true"/);
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/search?area-to=900"/>`);
  });

  test('links to the search without each filter and without all filters', async () => {
    const page = await visit('/search?page=2&type=villa&type=townhouse&words=sea', createApi(30).execute);
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
    ['M-000001', '302 /'],
    ['https://marsa.example/villa-for-sale/1', '302 /'],
    ['sea', '200 undefined'],
  ])('the search for %s opens the home that it names', async (words, start) => {
    const term = { text: words, correction: null, isFound: true, start: 0, end: words.length };
    const execute = api({
      homes: (variables: HomesVariables) => ({
        ...pageOf([home(1)], variables),
        facets,
        interpretation: { words, facts: [], terms: [term], ignored: [] },
      }),
    });
    const page = await visit(`/search?words=${encodeURIComponent(words)}`, execute);
    expect(`${page.status} ${page.headers.location}`).toMatch(new RegExp(`^${start}`));
    if (page.status === 302) expect(page.headers.location).toMatch(/\/1$/);
  });

  test('says what it is near', async () => {
    const page = await visit('/search?place=near-burj-khalifa&type=villa', createApi(30).execute);
    expect(page.html).toContain('<title>Villas near Burj Khalifa | ');
    expect(textOf(page)).toContain('Without Near Burj Khalifa');
  });

  test.each([
    ['/search?type=villa&purpose=rent&utm_source=x', '/search?purpose=rent&type=villa', true],
    ['/search?place=dubai-marina&page=2', '/search?page=2&place=dubai-marina', true],
    ['/search?type=villa&type=townhouse', '/search?type=townhouse&type=villa', false],
    ['/search?beds=2', '/search?beds=2', false],
    ['/search?sort=value', '/search?sort=value', false],
  ])('%s has the canonical URL %s', async (url, canonical, isIndexed) => {
    const { html } = await visit(url, createApi(30).execute);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${canonical.replaceAll('&', '&amp;')}"/>`);
    expect(html.includes('<meta name="robots" content="noindex, follow"/>')).toBe(!isIndexed);
  });

  test('a page number beyond the end shows the last page with its title and canonical URL', async () => {
    const page = await visit('/search?page=999&type=villa', createApi(30).execute);
    expect(textOf(page)).toContain('30 homes, page 3 of 3');
    expect(page.html).toContain('<title>Villas in Dubai, page 3 | ');
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/search?page=3&amp;type=villa"/>`);
  });

  test('without results, suggests removing a filter and shows the number of homes without it', async () => {
    const { execute } = createApi(({ filter }) => ('words' in filter ? 0 : 'priceTo' in filter ? 4 : 9));
    const page = await visit('/search?price-to=900k&type=villa&words=sea', execute);
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain('Remove “sea” 4 homes');
    expect(textOf(page)).not.toContain('Remove the property type');
    expect(linksOf(page)).toContain('/search?price-to=900000&type=villa');
    expect(page.html).toContain('noindex');
  });

  test('names the words without a match and the number of homes without them', async () => {
    const words = '2 bed jvc seaplane';
    const interpretationOfWords = {
      words,
      facts: [
        { text: '2 bed', query: 'beds=2', isExcluded: false, start: 0, end: 5 },
        { text: 'jvc', query: 'place=jumeirah-village-circle', isExcluded: false, start: 6, end: 9 },
      ],
      terms: [{ text: 'seaplane', correction: null, isFound: false, start: 10, end: 18 }],
      ignored: [],
    };
    const execute = api({
      homes: (variables: HomesVariables) => ({
        ...pageOf(variables.filter.words === words ? [] : [home(1)], variables),
        facets,
        interpretation: interpretationOfWords,
      }),
    });
    const page = await visit(`/search?words=${words}&purpose=rent`, execute);
    expect(textOf(page)).toContain('No home matches “seaplane”. Remove “seaplane” 1 home');
    expect(textOf(page)).toContain('Homes for rent in Jumeirah Village Circle');
    expect(page.html).toContain('<title>Homes for rent in Jumeirah Village Circle | ');
    expect(linksOf(page)).toEqual(
      expect.arrayContaining([
        '/search?purpose=rent&words=jvc+seaplane',
        '/search?purpose=rent&words=2+bed+seaplane',
        '/search?purpose=rent&words=2+bed+jvc',
      ]),
    );
  });

  test('shows the order that the words state', async () => {
    const words = 'cheapest villa';
    const execute = api({
      homes: (variables: HomesVariables) => ({
        ...pageOf([home(1)], variables),
        facets,
        interpretation: {
          words,
          facts: [{ text: 'cheapest', query: 'sort=price-low', isExcluded: false, start: 0, end: 8 }],
          terms: [],
          ignored: [],
        },
      }),
    });
    const optionsOf = ({ html }: { html: string }) =>
      [.../<select[^>]*name="sort".*?<\/select>/s.exec(html)![0].matchAll(/<option[^>]*>([^<]*)/g)].map(
        ([, label]) => label,
      );
    const stated = optionsOf(await visit(`/search?words=${words}`, execute));
    expect(stated[0]).toBe('Lowest price first');
    expect(new Set(stated).size).toBe(stated.length);
    // The order that was chosen replaces the one of the words.
    const chosen = await visit(`/search?words=${words}&sort=area-large`, execute);
    expect(chosen.headers.location).toBe('/search?sort=area-large&words=villa');
  });

  test('sorting by price without a purpose notes that homes for sale come first', async () => {
    const note = 'Homes for sale come first, then homes for rent. Show only homes for sale or for rent .';
    const mixed = await visit('/search?sort=price-low', createApi(3).execute);
    expect(textOf(mixed)).toContain(note);
    expect(linksOf(mixed)).toContain('/search?purpose=rent&sort=price-low');
    expect(textOf(await visit('/search?sort=price-low&purpose=rent', createApi(3).execute))).not.toContain(
      note,
    );
    expect(textOf(await visit('/search?sort=newest', createApi(3).execute))).not.toContain(note);
  });

  test('a monthly rent is queried by the month', async () => {
    const { execute, queries } = createApi(3);
    const page = await visit('/search?price-to=9000&period=month&purpose=rent', execute);
    expect(queries[0]?.filter).toEqual({ priceTo: 9000, period: 'MONTH', purpose: 'RENT' });
    expect(textOf(page)).toContain('Up to AED 9,000 a month');
    expect(textOf(await visit('/search?purpose=sale', createApi(3).execute))).not.toContain('Rent per');
  });

  test('without any homes, shows a notice and runs no further query', async () => {
    const { execute, queries } = createApi(0);
    const page = await visit('/search', execute);
    expect(textOf(page)).toContain('No homes are on offer just now.');
    expect(queries).toHaveLength(1);
  });

  test.each(['/search', '/search?view=map'])(
    '%s without any homes has no form, count, order or map',
    async (url) => {
      const { html } = await visit(url, createApi(0).execute);
      const main = /<main.*<\/main>/s.exec(html)![0];
      for (const part of ['0 homes', '<form', '<select', '>Map<', 'Filters'])
        expect(main).not.toContain(part);
      expect(main).toContain('Tell us what you are looking for');
    },
  );

  test('returns 503 and a link to retry when the query fails', async () => {
    const page = await visit('/search?type=villa', failing('UNAVAILABLE'));
    expect(page.status).toBe(503);
    expect(textOf(page)).toContain(
      'The search is not available just now. This could not be fetched just now.',
    );
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
])('the list at %s links to %s', async (listUrl, searchUrl) => {
  expect(linksOf(await visit(listUrl, failing('UNAVAILABLE')))).toContain(searchUrl);
});

describe('list page with a search', () => {
  /** An API with a list of eight villas and a search with a number of matches. */
  function createListApi(matchCount: number) {
    const { execute: executeSearch, queries } = createApi(matchCount);
    const rows = Array.from({ length: 8 }, (_, index) => home(index + 1));
    const executeList = api({ rentalVillas: (variables: HomesVariables) => pageOf(rows, variables) });
    const execute: typeof executeSearch = (query) => {
      const isSearch = JSON.stringify(query.variables).includes('filter');
      return isSearch ? executeSearch(query) : executeList(query);
    };
    return { execute, queries };
  }
  const villasFilter = { purpose: 'RENT', types: ['VILLA', 'TOWNHOUSE', 'BUNGALOW', 'COMPOUND'] };

  test('without filters, shows the plain list and the number of homes of each option', async () => {
    const { execute, queries } = createListApi(8);
    const page = await visit('/rent-villa?page=2&purpose=sale&type=penthouse', execute);
    const text = textOf(page);
    expect(text).toContain('Villas for rent What are you looking for? 8 villas, page 2 of 2');
    expect(text).toContain('Home 8');
    expect(text).toMatch(/Villa 3 homes/);
    expect(text).toContain('Rent, AED');
    expect(text).not.toContain('Penthouse');
    expect(queries).toEqual([expect.objectContaining({ filter: villasFilter, limit: 1 })]);
    expect(page.html).toContain('action="/rent-villa"');
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/rent-villa?page=2"/>`);
    expect(page.html).not.toContain('noindex');
  });

  test('with filters, searches among its own homes, six to a page, and shows the number of homes of each option', async () => {
    const { execute, queries } = createListApi(9);
    const page = await visit('/rent-villa?type=villa&beds=3&utm_source=x', execute);
    expect(queries).toEqual([
      expect.objectContaining({
        filter: { purpose: 'RENT', types: ['VILLA'], bedrooms: [3] },
        page: 1,
        limit: 6,
      }),
    ]);
    const text = textOf(page);
    expect(text).toContain('Villas for rent What are you looking for? 9 villas, page 1 of 2');
    expect(text).toMatch(/Villa 3 homes .*Studio 2 homes .*Balcony 1 home/);
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

  test('a page number beyond the end shows the last page with its title and canonical URL', async () => {
    const page = await visit('/rent-villa?beds=3&page=99', createListApi(9).execute);
    expect(page.html).toContain('<title>Villas for rent, page 2 | ');
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/rent-villa?beds=3&amp;page=2"/>`);
  });

  test('without results, searches again without a filter', async () => {
    const { queries, execute } = createListApi(0);
    const page = await visit('/rent-villa?words=zeppelin', execute);
    expect(textOf(page)).toContain('No home matches all of your filters.');
    expect(queries.map(({ filter }) => filter)).toEqual([
      { ...villasFilter, words: 'zeppelin' },
      { purpose: 'RENT', words: 'zeppelin' },
      villasFilter,
    ]);
  });

  test('without results, offers the same words among all homes with their number', async () => {
    const interpreted = {
      words: 'apartment for sale in palm',
      facts: [{ text: 'for sale', query: 'purpose=sale', isExcluded: false, start: 10, end: 18 }],
      terms: [],
      ignored: [],
    };
    const execute = api({
      homes: (variables: HomesVariables) => {
        const rows = variables.filter.types ? [] : [home(1), home(2)];
        return { ...pageOf(rows, { page: 1, limit: 6 }), facets, interpretation: interpreted };
      },
    });
    const page = await visit('/rent-villa?words=apartment+for+sale+in+palm', execute);
    expect(textOf(page)).toContain('Search all homes for “apartment for sale in palm” 2 homes');
    expect(linksOf(page)).toContain('/search?words=apartment+for+sale+in+palm');
  });

  test('returns 503 when the query fails', async () => {
    const page = await visit('/villa?beds=2', failing('UNAVAILABLE'));
    expect(page.status).toBe(503);
    expect(textOf(page)).toContain('The search is not available just now.');
    expect(textOf(page)).not.toContain('No Villas Found');
  });
});
