import { describe, expect, test } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { api, failing, linksOf, ORIGIN, picture, visit, textOf } from '../../testing/visit.ts';

const home = (id: number, more: object = {}) => ({
  __typename: id < 50 ? 'SaleVilla' : 'RentalApartment',
  id,
  title: `Home ${id}`,
  location: `Street ${id}`,
  price: `AED ${id},000,000`,
  rent: `AED ${id},000 per month`,
  bedrooms: '3',
  bathrooms: '4',
  size: '2,240 sq ft',
  reference: `M-00000${id}`,
  propertyType: 'VILLA',
  amount: 2_240_000,
  builtUpArea: 20_810,
  views: [],
  amenities: ['BALCONY'],
  thumbnail: picture(`home-${id}`),
  ...more,
});

/** An API with these homes. */
const apiWithHomes = (...homes: ReturnType<typeof home>[]) =>
  api({
    homesByIds: ({ ids }: { ids: string[] }) =>
      ids.flatMap((id) => homes.find((stored) => String(stored.id) === id) ?? []),
  });

/** The cells of a table row by its heading. */
const getRow = (html: string, name: string): string[] => {
  const row = new RegExp(`<th scope="row">${name}</th>(.*?)</tr>`).exec(html)?.[1] ?? '';
  return [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell!.replace(/<[^>]+>/g, ''));
};

describe('comparison of homes', () => {
  const villa = home(7);
  const flat = home(57, {
    amount: 10_000,
    rentPeriod: 'MONTH',
    amenities: ['BALCONY', 'STUDY'],
    placeId: 'palm-jumeirah',
  });

  test('shows a row for each fact, prices per square foot and equal rows', async () => {
    const page = await visit('/compare?home=57&home=7&utm_source=x', apiWithHomes(villa, flat));
    expect(page.status).toBe(200);
    expect(getRow(page.html, 'Price')).toEqual(['AED 57,000 per month', 'AED 7,000,000']);
    expect(getRow(page.html, 'Price per sq ft')).toEqual(['AED 54 a year', 'AED 1,000']);
    expect(getRow(page.html, 'Size')).toEqual(['2,240 sq ft (208 m²)', '2,240 sq ft (208 m²)']);
    expect(getRow(page.html, 'Place')).toEqual(['Palm Jumeirah', 'Street 7']);
    expect(getRow(page.html, 'Study')).toEqual(['Yes', '–Not stated']);
    expect(page.html).toContain('<tr data-same="true"><th scope="row">Balcony</th>');
    expect(linksOf(page)).toEqual(
      expect.arrayContaining([
        '/villa-for-sale/7',
        '/rent-apartments/57',
        '/compare?home=7',
        '/compare?home=57',
      ]),
    );
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/compare?home=57&amp;home=7"/>`);
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('shows at most four homes, and a note about more', async () => {
    const five = [1, 2, 3, 4, 5].map((id) => home(id));
    const page = await visit(
      `/compare?${five.map(({ id }) => `home=${id}`).join('&')}`,
      apiWithHomes(...five),
    );
    expect(textOf(page)).toContain('At most four homes can be compared');
    expect(getRow(page.html, 'Reference')).toHaveLength(4);
  });

  test('omits a deleted home with a note', async () => {
    const page = await visit('/compare?home=7&home=8', apiWithHomes(villa));
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain('One of these homes is no longer on offer.');
  });

  test.each([
    ['/compare', 200, 'Choose up to four homes to compare.'],
    ['/compare?home=seven&home=-1&home=', 200, 'Choose up to four homes to compare.'],
    ['/compare?home=99', 404, 'None of these homes is on offer any more.'],
  ])('%s returns %i with a notice', async (url, status, notice) => {
    const page = await visit(url, apiWithHomes(villa));
    expect([page.status, textOf(page)]).toEqual([status, expect.stringContaining(notice)]);
  });

  test('without homes in the URL and without JavaScript it does not deny that homes were chosen', async () => {
    const page = await visit('/compare', apiWithHomes());
    expect(page.html).toMatch(/<noscript><p>Choosing homes needs JavaScript.*Homes that you chose earlier/);
  });

  test('returns 503 when the query fails', async () => {
    const page = await visit('/compare?home=7', failing('UNAVAILABLE'));
    expect(page.status).toBe(503);
    expect(textOf(page)).toContain('These homes cannot be compared just now.');
  });
});

test('the page of saved homes needs no API on the server, and has a notice without JavaScript', async () => {
  const page = await visit('/favourites', failing('UNAVAILABLE'));
  expect(page.status).toBe(200);
  expect(page.html).toMatch(/<noscript><p[^>]*>Saving homes needs JavaScript/);
  expect(page.html).toContain('<meta name="robots" content="noindex"/>');
  expect(page.html).not.toContain('aria-pressed');
});

describe('saved search', () => {
  const ADDRESS = '/save-search?beds=3&purpose=rent&type=villa&utm_source=x';

  test('is named after its filters, and offers emails if the server sends them', async () => {
    const page = await visit(ADDRESS, api({ canMailSearches: true }));
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain('Villas for rent in Dubai, 3 bedrooms');
    expect(page.html).toContain('action="/save-search?beds=3&amp;purpose=rent&amp;type=villa"');
    expect(linksOf(page)).toContain('/search?beds=3&purpose=rent&type=villa');
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('is named after the facts of its text, as on the search page', async () => {
    const interpretation = {
      words: '2 bed in marina',
      facts: [
        { text: '2 bed', query: 'beds=2', isExcluded: false, start: 0, end: 5 },
        { text: 'marina', query: 'place=dubai-marina', isExcluded: false, start: 6, end: 15 },
      ],
      terms: [],
      ignored: [],
    };
    const execute = api({ canMailSearches: true, homes: { interpretation } });
    const text = textOf(await visit('/save-search?words=2+bed+in+marina', execute));
    expect(text).toContain('Homes in Dubai Marina, 2 bedrooms');
    expect(text).not.toContain('“2 bed');
  });

  test('suggests a bookmark without JavaScript', async () => {
    const page = await visit(ADDRESS, api({ canMailSearches: false }));
    expect(textOf(page)).toContain('You can bookmark the page of this search instead.');
  });

  test('offers no emails if the server sends none or the query fails', async () => {
    for (const execute of [api({ canMailSearches: false }), failing('INTERNAL_SERVER_ERROR')]) {
      const page = await visit(ADDRESS, execute);
      expect([page.status, page.html.includes('<form')]).toEqual([200, false]);
    }
  });

  test('the form works without JavaScript and shows an invalid email address with its error', async () => {
    const subscriptions: unknown[] = [];
    const execute = api({
      canMailSearches: true,
      saveSearch: (args: { email: string }) => {
        subscriptions.push(args);
        if (args.email.includes('@')) return true;
        throw new GraphQLError('Email must be an email address, such as name@example.com.', {
          extensions: { code: 'BAD_USER_INPUT' },
        });
      },
    });
    const sent = await visit(ADDRESS, execute, { email: 'ann@example.com' });
    expect([sent.status, sent.headers.location]).toEqual([303, '/saved-search?done=asked']);
    expect(subscriptions).toEqual([{ email: 'ann@example.com', search: 'beds=3&purpose=rent&type=villa' }]);
    const rejected = await visit(ADDRESS, execute, { email: 'ann' });
    expect(rejected.status).toBe(400);
    expect(textOf(rejected)).toContain('Email must be an email address, such as name@example.com.');
    expect(rejected.html).toContain('value="ann"');
    expect(textOf(await visit('/saved-search?done=asked', execute))).toContain('Check your inbox');
  });

  test('a subscription is confirmed and ended by a button, not by opening the link', async () => {
    const tokens: unknown[] = [];
    const execute = api({
      savedSearch: ({ token }: { token: string }) =>
        token === '7-right' ? { name: 'Villas for rent in Dubai', search: 'purpose=rent&type=villa' } : null,
      confirmSearch: ({ token }: { token: string }) => tokens.push(token) > 0,
      stopSearch: ({ token }: { token: string }) => token === '7-right' && tokens.push(token) > 0,
    });
    const linkedPage = await visit('/saved-search?confirm=7-right&search=type%3Dpenthouse', execute);
    expect(textOf(linkedPage)).toMatch(
      /Marsa Properties will email you new homes.*: Villas for rent in Dubai Confirm/,
    );
    expect(linksOf(linkedPage)).toContain('/search?purpose=rent&type=villa');
    expect(textOf(await visit('/saved-search?stop=7-right', execute))).toContain('Villas for rent in Dubai');
    expect(textOf(linkedPage)).toContain('Receive new homes by email?');
    expect(tokens).toEqual([]);
    const confirmed = await visit('/saved-search?confirm=7-right', execute, {});
    expect(confirmed.headers.location).toBe('/saved-search?done=confirmed');
    const stopped = await visit('/saved-search?stop=7-right', execute, {});
    expect(stopped.headers.location).toBe('/saved-search?done=stopped');
    expect(tokens).toEqual(['7-right', '7-right']);
    for (const form of [undefined, {}]) {
      const unknown = await visit(`/saved-search?stop=e30.e30.${'w'.repeat(43)}`, execute, form);
      expect(unknown.status).toBe(404);
      expect(textOf(unknown)).toContain('This link is not one of ours, or it is too old.');
      const cut = await visit(`/saved-search?stop=e30.e30.${'w'.repeat(20)}`, execute, form);
      expect(cut.status).toBe(404);
      expect(textOf(cut)).toContain('This link is incomplete: your email program has cut it.');
    }
  });
});
