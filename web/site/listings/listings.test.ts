import { describe, expect, test } from '@jest/globals';
import { personNamed } from '../../testing/people.ts';
import { api, failing, linksOf, ORIGIN, pageOf, picture, visit, textOf } from '../../testing/visit.ts';

const listing = (id: number) => ({
  id,
  createdAt: '2025-11-03T21:30:00.000Z',
  title: `Home ${id}`,
  location: `Street ${id}`,
  price: `AED ${id},000`,
  rent: `AED ${id},000`,
  bedrooms: '3',
  bathrooms: '4',
  size: '2,240 sq ft',
  reference: `M-00000${id}`,
  views: [],
  amenities: [],
  thumbnail: picture(`home-${id}`),
});

interface PageArguments {
  page: number;
  limit: number;
}

/** An API with a list of homes; `listQuery` is the name of its query. */
const apiWithList = (listQuery: string, count: number) => {
  const rows = Array.from({ length: count }, (_, index) => listing(index + 1));
  return api({ [listQuery]: (args: PageArguments) => pageOf(rows, args) });
};

const LISTS = [
  ['/apartmentSell', 'saleApartments', 'No apartments available.', '/apartment-for-sale/1'],
  ['/villa', 'saleVillas', 'No Villas Found', '/villa-for-sale/1'],
  ['/rent-apartment', 'rentalApartments', 'No apartments available.', '/rent-apartments/1'],
  ['/rent-villa', 'rentalVillas', 'No villas available.', '/rent-villa-detail/1'],
] as const;

describe.each(LISTS)('the list at %s', (path, listQuery, emptyText, firstLink) => {
  test('shows six homes with picture, title, place, price and link', async () => {
    const page = await visit(path, apiWithList(listQuery, 8));
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain(
      'Home 1 Street 1 3 bedrooms · 2,240 sq ft AED 1,000 View Details of Home 1',
    );
    expect(textOf(page)).toContain('Home 6');
    expect(textOf(page)).not.toContain('Home 7');
    expect(linksOf(page)).toContain(firstLink);
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`);
  });

  test('formats the total with digit groups', async () => {
    expect(textOf(await visit(path, apiWithList(listQuery, 1961)))).toMatch(/1,961 (apartments|villas)/);
  });

  test('shows a notice without homes and when the query fails', async () => {
    const emptyPage = await visit(path, apiWithList(listQuery, 0));
    expect(textOf(emptyPage)).toContain(emptyText);
    const main = /<main.*<\/main>/s.exec(emptyPage.html)![0];
    for (const part of ['<form', '<select', 'Filters', 'Show ']) expect(main).not.toContain(part);
    const page = await visit(path, failing('UNAVAILABLE'));
    expect(page.status).toBe(503);
    expect(textOf(page)).toContain(emptyText);
    expect(linksOf(page)).toContain(path);
    expect(page.html).not.toContain('relation');
  });
});

test.each(['/villa', '/rent-villa'])('the list at %s has a pager', async (path) => {
  const page = await visit(
    `${path}?page=2`,
    apiWithList(path === '/villa' ? 'saleVillas' : 'rentalVillas', 8),
  );
  expect(textOf(page)).toContain('8 villas, page 2 of 2');
  expect(page.html).toContain('aria-label="Page 2" aria-current="page"');
});

test('the list of apartments for rent shows six and links to the contact form for others', async () => {
  const page = await visit('/rent-apartment?page=2', apiWithList('rentalApartments', 8));
  expect(textOf(page)).toContain('The newest 6 of 8 apartments');
  expect(textOf(page)).toContain('Home 1');
  expect(page.html).not.toContain('class="pager"');
  expect(linksOf(page)).toContain('/contact-us?about=Apartments%20for%20rent');
});

const sections = [1, 2].map((id) => ({
  id,
  title: `Room ${id}`,
  heading: `Room ${id}`,
  description: `Text of room ${id}.`,
  createdAt: '2025-11-03T21:30:00.000Z',
  image: id === 1 ? picture(`room-${id}`) : null,
}));

/** An API with a home whose id is 7; `recordQuery` is the name of its query. */
const apiWithHome = (recordQuery: string, fields: object = {}) =>
  api({
    [recordQuery]: ({ id }: { id: string }) => (id === '7' ? { ...listing(7), ...fields } : null),
  });

const withoutSections = { gallery: [], details: [], images: [] };
const withSections = { gallery: sections, details: sections, images: sections };

const DETAILS = [
  ['/apartment-for-sale', 'saleApartment', 'Apartment not found', '/apartmentSell', 'saleApartments'],
  ['/villa-for-sale', 'saleVilla', 'Villa details not found.', '/villa', 'saleVillas'],
  [
    '/rent-apartments',
    'rentalApartment',
    'Apartment details not found.',
    '/rent-apartment',
    'rentalApartments',
  ],
  ['/rent-villa-detail', 'rentalVilla', 'Villa details not found.', '/rent-villa', 'rentalVillas'],
] as const;

describe.each(DETAILS)('the page at %s', (path, recordQuery, notFoundText, listPath, listQuery) => {
  test('shows pictures, facts, sections, price and contact links', async () => {
    const page = await visit(`${path}/7`, apiWithHome(recordQuery, withSections));
    expect(page.status).toBe(200);
    const text = textOf(page);
    expect(text).toContain(
      'Home 7 Street 7 AED 7,000 2 pictures Bedrooms 3 Bathrooms 4 Size 2,240 sq ft Reference M-000007',
    );
    expect(text).toContain('Text of room 2.');
    expect(text).toContain('AED 7,000 Enquire Call');
    expect(linksOf(page)).toEqual(expect.arrayContaining([listPath, `${path}/7#enquire`]));
    expect(linksOf(page)).toContain('/uploads/room-1.jpg');
    const chat = linksOf(page).find((link) => link.includes('text='))!;
    expect(decodeURIComponent(chat)).toContain(`Home 7, Street 7\n${ORIGIN}${path}/7`);
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}${path}/7"/>`);
  });

  test('shows the agent with languages, telephone and WhatsApp, and otherwise the office', async () => {
    const agent = personNamed('Amal Saad');
    const page = await visit(`${path}/7`, apiWithHome(recordQuery, { ...withoutSections, agent }));
    expect(textOf(page)).toContain('AED 7,000 Amal Saad Broker Speaks Arabic, English Enquire Call');
    expect(textOf(page)).toContain('Amal Saad reads your message and answers it');
    expect(page.html).toContain('alt="Picture portrait-Amal Saad"');
    const links = linksOf(page);
    expect(links).toEqual(expect.arrayContaining(['/team/amal-saad', 'tel:+971505550143']));
    expect(links.some((link) => link.startsWith('https://wa.me/971505550144?text='))).toBe(true);
    expect(page.html).toMatch(/"offeredBy":\{"@type":"Person"[^}]*"name":"Amal Saad"/);

    const ofOffice = await visit(`${path}/7`, apiWithHome(recordQuery, withoutSections));
    expect(textOf(ofOffice)).toContain('A person reads your message and answers it');
    expect(ofOffice.html).not.toContain('class="agent"');
    expect(linksOf(ofOffice)).not.toContain('tel:+971505550143');
  });

  test('accepts an enquiry about it without JavaScript', async () => {
    const received: unknown[] = [];
    const readOnlyApi = apiWithHome(recordQuery, withSections);
    const messageApi = api({
      [recordQuery]: () => ({ ...listing(7), ...withSections }),
      sendContactMessage: ({ input }: { input: unknown }) => received.push(input) > 0,
    });
    const { html } = await visit(`${path}/7`, readOnlyApi);
    expect(html).toContain(`action="${path}/7#enquire"`);
    expect(html).toContain('<input type="hidden" name="listing" value="7"/>');
    expect(html).toContain('value="Home 7, Street 7"');

    const message = { name: 'Ann', email: 'ann@example.com', subject: 'Home 7', message: 'Is it there?' };
    const rejected = await visit(`${path}/7`, messageApi, { ...message, listing: '7', name: '' });
    expect(rejected.status).toBe(400);
    expect(textOf(rejected)).toContain('Name is required.');
    expect(textOf(rejected)).toContain('Is it there?');
    expect(rejected.html).toContain('<input type="hidden" name="listing" value="7"/>');

    const response = await visit(`${path}/7`, messageApi, { ...message, listing: '7' });
    expect([response.status, response.headers.location]).toEqual([303, `${path}/7?sent=1#enquire`]);
    expect(received).toEqual([{ ...message, listing: '7' }]);
    expect(textOf(await visit(`${path}/7?sent=1`, readOnlyApi))).toContain('Message sent successfully!');
  });

  test.each(['8', 'seven'])('returns 404 for the unknown id %s', async (id) => {
    const page = await visit(`${path}/${id}`, apiWithHome(recordQuery));
    expect(page.status).toBe(404);
    expect(textOf(page)).toContain(notFoundText);
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
    expect(page.html).not.toContain('<form');
    expect(linksOf(page)).toContain(listPath);
  });

  test('shows the facts and a retry link when the query for its sections fails', async () => {
    const failingResolver = () => {
      throw new Error('no connection');
    };
    const page = await visit(
      `${path}/7`,
      apiWithHome(recordQuery, {
        gallery: failingResolver,
        details: failingResolver,
        images: failingResolver,
      }),
    );
    expect([page.status, page.partial]).toEqual([200, true]);
    const text = textOf(page);
    expect(text).toContain('Home 7 Street 7 AED 7,000');
    expect(text).toContain('Bedrooms 3 Bathrooms 4 Size 2,240 sq ft');
    expect(text).toMatch(
      /(cannot be shown just now|Failed to fetch villa images)\. This could not be fetched just now\. Try again/,
    );
    expect(linksOf(page)).toContain(`${path}/7`);
    expect(page.html).toContain('<form');
    expect(page.html).not.toContain('no connection');
  });

  test('suggests the newest of its kind in place of an unknown id', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => listing(index + 1));
    const page = await visit(
      `${path}/9`,
      api({ [recordQuery]: () => null, [listQuery]: (args: PageArguments) => pageOf(rows, args) }),
    );
    expect(page.status).toBe(404);
    const others = linksOf(page).filter((link) => link.startsWith(`${path}/`));
    expect(others).toEqual([1, 2, 3].map((id) => `${path}/${id}`));
    expect(textOf(page)).toContain('AED 1,000 View Details of Home 1');
    expect(linksOf(page)).toContain(listPath);
    const pageWithoutSuggestions = await visit(`${path}/9`, apiWithHome(recordQuery));
    expect([pageWithoutSuggestions.status, pageWithoutSuggestions.partial]).toEqual([404, true]);
    expect(textOf(pageWithoutSuggestions)).toContain(notFoundText);
  });

  test('returns 410 without picture or price for an archived home, with similar homes', async () => {
    const similarHomes = () => [
      { ...listing(1), __typename: recordQuery.replace(/^./, (letter) => letter.toUpperCase()) },
    ];
    const archivedListing = () => ({ title: 'Home 7', area: 'Marsa', reason: 'SOLD', similarHomes });
    const page = await visit(
      `${path}/7`,
      api({
        [recordQuery]: () => null,
        [listQuery]: () => pageOf([], { page: 1, limit: 6 }),
        archivedListing,
      }),
    );
    expect(page.status).toBe(410);
    expect(textOf(page)).toMatch(
      /This (apartment|villa) has been sold. Home 7, Marsa .* Like this one Home 1 /,
    );
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
    expect(page.html).not.toContain('application/ld+json');
    expect(textOf(page)).not.toContain(notFoundText);
    expect(linksOf(page)).toContain(`${path}/1`);
  });

  test('returns 500 without calling the record missing when the query fails', async () => {
    const page = await visit(`${path}/7`, failing('INTERNAL_SERVER_ERROR'));
    expect(page.status).toBe(500);
    expect(textOf(page)).toContain('cannot be shown just now.');
    expect(textOf(page)).not.toContain(notFoundText);
  });
});

test('a home shows its facts, with areas in square feet and square metres', async () => {
  const facts = {
    ...withoutSections,
    propertyType: 'TOWNHOUSE',
    maidsRoom: true,
    builtUpArea: 20_810,
    plotArea: 30_000,
    furnishing: 'PARTLY',
    completion: 'OFF_PLAN',
    floor: 'high',
    parkingSpaces: 2,
    views: ['BURJ_KHALIFA', 'SEA'],
    amenities: ['CENTRAL_AC', 'PETS_ALLOWED'],
    serviceCharge: 1650,
    availableFrom: '2027-01-31',
  };
  const text = textOf(await visit('/villa-for-sale/7', apiWithHome('saleVilla', facts)));
  expect(text).toContain('Bedrooms 3 Bathrooms 4 Size 2,240 sq ft (208 m²) Type Townhouse Maid’s room Yes');
  expect(text).toContain('Plot 3,229 sq ft (300 m²) Furnishing Partly furnished Completion Off plan');
  expect(text).toContain(
    'Floor High Parking 2 spaces Views Burj Khalifa, Sea Amenities Central A/C, Pets allowed',
  );
  expect(text).toContain('Service charge AED 16.50 per sq ft and year Available from 31 January 2027');
  const other = textOf(
    await visit('/villa-for-sale/7', apiWithHome('saleVilla', { ...facts, builtUpArea: 30_000 })),
  );
  expect(other).toContain('Size 2,240 sq ft Built-up area 3,229 sq ft (300 m²)');
});

test('a home has similar and nearby homes without duplicates, and its page works without them', async () => {
  const other = (id: number) => ({ ...listing(id), __typename: 'SaleVilla' });
  const saleVilla = () => ({ ...listing(7), ...withoutSections });
  const suggestions = { similarHomes: [1, 2, 3].map(other), nearbyHomes: [3, 4, 5, 6, 8].map(other) };
  const execute = api({ saleVilla, homesByIds: () => [{ __typename: 'SaleVilla', ...suggestions }] });
  const text = textOf(await visit('/villa-for-sale/7', execute));
  expect(text).toMatch(
    /Like this one Home 1 .* Home 2 .* Home 3 .*Near this one Home 4 .* Home 5 .* Home 6 /,
  );
  expect(text).not.toContain('Home 8');
  const apiWithoutSuggestions = api({
    saleVilla,
    homesByIds: () => [{ __typename: 'SaleVilla', similarHomes: [], nearbyHomes: [] }],
  });
  expect(textOf(await visit('/villa-for-sale/7', apiWithoutSuggestions))).not.toContain('this one');
  const broken = await visit('/villa-for-sale/7', api({ saleVilla }));
  expect([broken.status, broken.partial]).toEqual([200, true]);
});

test('an apartment for sale without a gallery shows an empty state', async () => {
  expect(
    textOf(await visit('/apartment-for-sale/7', apiWithHome('saleApartment', withoutSections))),
  ).toContain('Gallery not found');
});

test('features of an apartment for rent show their date in the time zone of Dubai', async () => {
  expect(textOf(await visit('/rent-apartments/7', apiWithHome('rentalApartment', withSections)))).toContain(
    'Features Room 1 Text of room 1. Added on 4 November 2025',
  );
});

describe('the images of a villa for rent', () => {
  const villa = (images: () => unknown) => api({ rentalVilla: () => ({ ...listing(7), images }) });

  test('show an empty state', async () => {
    const page = await visit(
      '/rent-villa-detail/7',
      villa(() => []),
    );
    expect(textOf(page)).toContain('No images available for this villa.');
  });

  test('fail without failing the page', async () => {
    const broken = villa(() => {
      throw new Error('no connection');
    });
    const page = await visit('/rent-villa-detail/7', broken);
    expect([page.status, page.partial]).toEqual([200, true]);
    expect(textOf(page)).toContain('Home 7');
    expect(textOf(page)).toContain('Failed to fetch villa images.');
    expect(page.html).not.toContain('no connection');
  });
});

describe('a sample villa', () => {
  test.each([
    ['1', 'Beachside villa'],
    ['2', 'Mountain retreat'],
    ['3', 'City penthouse'],
  ])('is shown for the rental villa %s if that is not stored, without an enquiry form', async (id, title) => {
    const page = await visit(`/rent-villa-detail/${id}`, apiWithHome('rentalVilla'));
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain(`Sample listing ${title}`);
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
    expect(textOf(page)).not.toContain('Enquire');
  });

  test('is not shown for the id of a villa that visitors do not see', async () => {
    const page = await visit(
      '/rent-villa-detail/1',
      api({ rentalVilla: () => null, listingExists: () => true }),
    );
    expect(page.status).toBe(404);
    expect(textOf(page)).not.toContain('Sample listing');
  });

  test('is replaced by a stored villa', async () => {
    const stored = api({ rentalVilla: () => ({ ...listing(1), images: [] }) });
    const page = await visit('/rent-villa-detail/1', stored);
    expect(textOf(page)).toContain('Home 1');
    expect(textOf(page)).not.toContain('Sample listing');
  });
});
