import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { dayBounds } from '../../../schema/day.ts';
import type { ListingType } from '../../../schema/listing-kinds.ts';
import { runQuery, runQueryAsStaff } from '../../graphql/testing.ts';
import { openRestServer, type RestServer } from '../../rest/testing.ts';
import { listingsOf, rentalApartments, type RentalApartment, saleVillas } from '../listing-kind.ts';

let server: RestServer;

const nextDay = (day: string): string =>
  new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

beforeAll(async () => {
  server = await openRestServer();
});
afterAll(() => server.close());
afterEach(() =>
  server.database.dataSource.query('with deleted as (delete from listings) delete from versions'),
);

const FACTS =
  'amount rentPeriod cheques bedroomCount maidsRoom bathroomCount builtUpArea plotArea placeId building';
const TEXTS = {
  title: 'Palm house',
  location: 'Garden Homes, Palm Jumeirah',
  price: 'AED 9.5M',
  bedrooms: '4BR + maid',
  bathrooms: '5',
  size: 'BUA 3,200 / Plot 5,000 sqft',
};
const PARSED = {
  amount: 9_500_000,
  rentPeriod: null,
  cheques: null,
  bedroomCount: 4,
  maidsRoom: true,
  bathroomCount: 5,
  builtUpArea: 29_729,
  plotArea: 46_452,
  placeId: 'palm-jumeirah',
  building: 'Garden Homes',
};

interface Villa extends Record<string, unknown> {
  textsToReview: { field: string; needsReview: boolean; facts: string | null; message: string | null }[];
}

const fetchVilla = async (id: number): Promise<Villa> => {
  const fields = 'title location price bedrooms bathrooms size';
  const query = `{ one: saleVilla(id: ${id}) { ${fields} ${FACTS} textsToReview { field needsReview facts message } } }`;
  return (await runQueryAsStaff<{ one: Villa }>(server, query)).one;
};
const change = (id: number, input: string) =>
  runQuery<{ one: Villa }>(
    server,
    `mutation { one: updateSaleVilla(id: ${id}, input: { ${input} }) { id } }`,
    {
      headers: { authorization: server.bearer },
    },
  );
const createVilla = async (values: object = TEXTS) => (await server.stores.of(saleVillas).create(values)).id;

test('the map position is the pin, else the centre of the place, else null', async () => {
  const positionOf = async (id: number) => {
    const query = `{ one: saleVilla(id: ${id}) { mapPosition { latitude longitude isApproximate place } } }`;
    return (await runQueryAsStaff<{ one: { mapPosition: unknown } }>(server, query)).one.mapPosition;
  };
  const id = await createVilla();
  const place = { isApproximate: true, place: 'Palm Jumeirah' };
  expect(await positionOf(id)).toEqual({ latitude: 25.115, longitude: 55.137, ...place });
  await change(id, 'latitude: 25.12, longitude: 55.13');
  const pin = { latitude: 25.12, longitude: 55.13, isApproximate: false, place: 'Palm Jumeirah' };
  expect(await positionOf(id)).toEqual(pin);
  const unknown = await createVilla({ ...TEXTS, location: 'Beyond the hills' });
  expect(await positionOf(unknown)).toBeNull();
});

describe('parallel updates', () => {
  const updateBoth = async (one: object, other: object) => {
    const id = await createVilla();
    const villas = server.stores.of(saleVillas);
    await Promise.all([one, other].map((values) => villas.update(id, values)));
    return villas.get(id);
  };

  test('of a text and of a fact leave both in agreement', async () => {
    const villa = await updateBoth({ bedrooms: '6 bedrooms' }, { maidsRoom: false });
    expect(villa).toMatchObject({ bedroomCount: 6, bedrooms: expect.stringContaining('6') });
  });

  test('of two texts that a person has to review name both', async () => {
    const { needsReview } = await updateBoth({ size: 'spacious' }, { location: 'near the sea' });
    expect(needsReview.toSorted()).toEqual(['location', 'size']);
  });
});

describe('a text from the older API', () => {
  test('is returned unchanged and parsed into facts', async () => {
    const { status } = await server.call('POST /api/villas-for-sale', { json: TEXTS });
    expect(status).toBe(201);
    const [row] = await server.stores.of(saleVillas).all();
    const response = await server.call(`GET /api/villas-for-sale/${row!.id}`);
    expect(response.body).toMatchObject(TEXTS);
    expect(Object.keys(response.body as object)).not.toContain('amount');
    expect(await fetchVilla(row!.id)).toEqual({ ...TEXTS, ...PARSED, textsToReview: [] });
  });

  test('sets no facts, even if it has fields with their names', async () => {
    await server.call('POST /api/villas-for-sale', { json: { ...TEXTS, amount: 1, placeId: 'nowhere' } });
    const [row] = await server.stores.of(saleVillas).all();
    expect(await fetchVilla(row!.id)).toMatchObject(PARSED);
  });

  test('is accepted and needs review if it is unclear', async () => {
    const id = await createVilla({ ...TEXTS, price: 'AED 2.150', bedrooms: 'Studio', location: 'The Moon' });
    const one = await fetchVilla(id);
    expect(one).toMatchObject({ price: 'AED 2.150', amount: null, bedroomCount: null, placeId: null });
    expect(one.textsToReview.map(({ field, facts }) => [field, facts])).toEqual([
      ['price', null],
      ['bedrooms', null],
      ['location', null],
    ]);
    for (const { message } of one.textsToReview) expect(message).toMatch(/[.?]$/);
  });

  test('does not change reviewed facts if it is sent again unchanged', async () => {
    const id = await createVilla({ ...TEXTS, bedrooms: '4+1' });
    await change(id, 'bedroomCount: 5, bedrooms: "4+1"');
    await server.call(`PUT /api/villas-for-sale/${id}`, { json: { ...TEXTS, bedrooms: '4+1' } });
    expect(await fetchVilla(id)).toMatchObject({ bedrooms: '4+1', bedroomCount: 5, textsToReview: [] });
  });

  test('is duplicated with its facts and pending reviews', async () => {
    const id = await createVilla({ ...TEXTS, bedrooms: '4+1', price: 'AED 2.150' });
    await change(id, 'bedroomCount: 5, bedrooms: "4+1"');
    const { id: copy } = await server.stores.of(saleVillas).duplicate(id);
    const { title, ...facts } = await fetchVilla(id);
    expect(await fetchVilla(copy)).toEqual({ ...facts, title: `${title as string} (copy)` });
    expect(facts).toMatchObject({ bedroomCount: 5, textsToReview: [{ field: 'price' }] });
  });

  test('is parsed again if it changes', async () => {
    const id = await createVilla();
    await server.call(`PUT /api/villas-for-sale/${id}`, { json: { size: '300 sqm' } });
    expect(await fetchVilla(id)).toMatchObject({ ...PARSED, builtUpArea: 30_000, plotArea: null });
  });
});

describe('facts from the panel', () => {
  test('write their text and end its review', async () => {
    const id = await createVilla({ ...TEXTS, price: 'AED 2.150' });
    await change(
      id,
      'amount: 2150000, bedroomCount: 3, maidsRoom: false, placeId: "dubai-marina", building: null',
    );
    expect(await fetchVilla(id)).toMatchObject({
      price: 'AED 2,150,000',
      bedrooms: '3',
      location: 'Dubai Marina',
      amount: 2_150_000,
      textsToReview: [],
    });
  });

  test('that are removed leave the other facts in the text', async () => {
    const id = await createVilla();
    await change(id, 'maidsRoom: null, plotArea: null, building: null');
    expect(await fetchVilla(id)).toMatchObject({
      bedrooms: '4',
      size: '3,200 sq ft',
      location: 'Palm Jumeirah',
      textsToReview: [],
    });
    await change(id, 'bedroomCount: null');
    expect(await fetchVilla(id)).toMatchObject({ bedrooms: '4', textsToReview: [{ field: 'bedrooms' }] });
  });

  test('are enough for a new listing', async () => {
    const { created } = await runQueryAsStaff<{ created: unknown }>(
      server,
      `mutation { created: createSaleApartment(input: { title: "Loft", amount: 1200000, placeId: "jumeirah-village-circle",
        building: "Tower 2" }) { price location propertyType textsToReview { field } } }`,
    );
    expect(created).toEqual({
      price: 'AED 1,200,000',
      location: 'Tower 2, Jumeirah Village Circle',
      propertyType: 'APARTMENT',
      textsToReview: [],
    });
    const { errors } = await runQuery(
      server,
      'mutation { createSaleApartment(input: { title: "Loft" }) { id } }',
      {
        headers: { authorization: server.bearer },
      },
    );
    expect(errors?.[0]?.extensions.fields).toEqual({
      location: 'Location is required.',
      price: 'Price is required.',
    });
  });

  test('write a text that is emptied in the same save, and are previewed as texts', async () => {
    const id = await createVilla();
    await change(id, 'price: null, amount: 7000000, location: "", placeId: "dubai-marina", building: null');
    expect(await fetchVilla(id)).toMatchObject({ price: 'AED 7,000,000', location: 'Dubai Marina' });
    const query = `{ formattedTexts(kind: RENTAL_VILLA, facts: { amount: 345000, rentPeriod: YEAR, bedroomCount: 0,
      placeId: "dubai-marina", building: "Quay 9" }) { field text } }`;
    const { formattedTexts } = await runQueryAsStaff<{ formattedTexts: unknown }>(server, query);
    expect(formattedTexts).toEqual([
      { field: 'rent', text: 'AED 345,000 per year' },
      { field: 'bedrooms', text: 'Studio' },
      { field: 'location', text: 'Quay 9, Dubai Marina' },
    ]);
    const { errors } = await runQuery(server, query);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test.each<[ListingType, field: string, text: string, facts: string]>([
    ['SaleApartment', 'price', '999999', 'amount'],
    ['SaleApartment', 'price', 'AED 2,150,000 incl. DLD', 'amount'],
    ['SaleApartment', 'size', 'approx. 1,200 sqft', 'builtUpArea'],
    ['SaleApartment', 'location', 'MARSA DUBAI', 'placeId building'],
    ['SaleApartment', 'location', 'Emaar, Downtown', 'placeId building'],
    ['SaleVilla', 'location', 'Al Warqa 1', 'placeId building'],
    ['SaleVilla', 'size', 'Plot 12,000 sqft', 'builtUpArea plotArea'],
    ['SaleVilla', 'size', '0.25 acre', 'builtUpArea plotArea'],
    ['RentalApartment', 'rent', 'AED 345,000', 'amount rentPeriod cheques'],
    ['RentalApartment', 'rent', 'AED 120,000 (4-6 chqs)', 'amount rentPeriod cheques'],
  ])('confirm a likely result: %s, %s %j', async (kind, field, text, facts) => {
    const otherTexts = { title: 'Home', location: 'Dubai Marina' };
    const price = kind.startsWith('Sale') ? { price: 'AED 900,000' } : { rent: 'AED 90,000 per year' };
    await server.stores.of(listingsOf[kind]).createAll([{ ...otherTexts, ...price, [field]: text }]);
    const one = `${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;
    const { list } = await runQueryAsStaff<{ list: { items: Record<string, unknown>[] } }>(
      server,
      `{ list: ${one}s(limit: 1, sort: NUMBER, descending: true) { items { id ${facts} textsToReview { field needsReview facts } } } }`,
    );
    const { id, textsToReview, ...parsedFacts } = list.items[0]!;
    expect(textsToReview).toEqual([{ field, needsReview: true, facts: expect.any(String) }]);
    const { changed } = await runQueryAsStaff<{ changed: unknown }>(
      server,
      `mutation ($id: ID!, $input: ${kind}Changes!) { changed: update${kind}(id: $id, input: $input) { ${facts} textsToReview { field } } }`,
      { id, input: parsedFacts },
    );
    expect(changed).toEqual({ ...parsedFacts, textsToReview: [] });
  });

  test('may be amounts above 32 bits', async () => {
    const id = await createVilla({ ...TEXTS, price: 'AED 3,000,000,000' });
    expect(await fetchVilla(id)).toMatchObject({
      amount: 3_000_000_000,
      textsToReview: [{ field: 'price', needsReview: true, message: expect.stringContaining('portals') }],
    });
    await change(id, 'amount: 3000000000');
    expect(await fetchVilla(id)).toMatchObject({ amount: 3_000_000_000, textsToReview: [] });
    await change(id, 'amount: 9000000000000000');
    expect(await fetchVilla(id)).toMatchObject({
      price: 'AED 9,000,000,000,000,000',
      amount: 9_000_000_000_000_000,
    });
    for (const amount of ['9000000000000001', '1.5']) {
      const { errors } = await change(id, `amount: ${amount}`);
      expect(errors?.[0]?.extensions.fields).toEqual({
        amount: 'Amount must be a whole number from 1 to 9,000,000,000,000,000.',
      });
    }
  });

  test.each([
    ['amount: 8000000, price: "AED 7M"', 'price', 'AED 7M', 'AED 8,000,000'],
    ['size: "2,240", builtUpArea: 2240', 'size', '2,240', '241.1 sq ft'],
    ['size: "2,240 sq ft", builtUpArea: 2240', 'size', '2,240 sq ft', '241.1 sq ft'],
    ['size: "approx. 2,240 sq ft", builtUpArea: 2240', 'size', 'approx. 2,240 sq ft', '241.1 sq ft'],
    ['bedrooms: "3 BR duplex", bedroomCount: 4', 'bedrooms', '3 BR duplex', '4'],
    ['bedrooms: "3 BR", bedroomCount: 4', 'bedrooms', '3 BR', '4'],
    ['bathrooms: "3", bathroomCount: 4', 'bathrooms', '3', '4'],
    ['location: "Dubai Marina", placeId: "deira"', 'location', 'Dubai Marina', 'Deira'],
    ['price: "AED 7M", priceOnRequest: true', 'price', 'AED 7M', 'Price on request'],
    ['price: "POA", priceOnRequest: false, amount: 7000000', 'price', 'POA', 'AED 7,000,000'],
  ])('that contradict the text in the same save are rejected: %s', async (input, field, text, fact) => {
    const id = await createVilla();
    const before = await fetchVilla(id);
    const message = `The text says “${text}”, the facts say “${fact}”. Send one of them, or both equal.`;
    const { errors } = await change(id, input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
    const creation = { ...TEXTS, amount: 8_000_000 };
    await expect(createVilla(creation)).rejects.toMatchObject({
      fields: { price: { code: 'TEXT_CONTRADICTS_FACTS' } },
    });
    expect(await fetchVilla(id)).toEqual(before);
  });

  test('that contradict a stored text are kept while both are sent unchanged, or restored with a version', async () => {
    const id = await createVilla();
    await server.database.dataSource.query('update listings set amount = 8000000 where id = $1', [id]);
    const { errors } = await change(id, 'title: "Another", price: "AED 9.5M", amount: 8000000');
    expect(errors).toBeUndefined();
    await change(id, 'amount: 7000000');
    const { versions } = await runQueryAsStaff<{ versions: { items: { id: string }[] } }>(
      server,
      `{ versions(collection: "saleVillas", record: ${id}) { items { id } } }`,
    );
    const restore = `mutation { restoreSaleVillaVersion(id: ${id}, version: ${versions.items[1]!.id}) { id } }`;
    await runQueryAsStaff(server, restore);
    expect(await fetchVilla(id)).toMatchObject({ price: 'AED 9.5M', amount: 8_000_000 });
  });

  test('take what they do not state from the text in the same save', async () => {
    const apartments = server.stores.of(rentalApartments);
    const home = { title: 'Loft', location: 'Dubai Marina', rent: 'AED 120,000 per year' };
    await apartments.createAll([home]);
    const [{ id }] = (await apartments.all()) as [RentalApartment];
    await apartments.update(id, { rent: 'AED 130,000 per year', cheques: 4 });
    expect(await apartments.one(id)).toMatchObject({
      amount: 130_000,
      rentPeriod: 'year',
      cheques: 4,
    });
    await apartments.update(id, { rent: 'Price on request', amount: 140_000 });
    expect(await apartments.one(id)).toMatchObject({ amount: 140_000, priceOnRequest: true });
  });

  test('need no review if the text does not name the building', async () => {
    const id = await createVilla();
    await change(id, 'location: "Dubai Marina", placeId: "dubai-marina", building: "Gull House"');
    expect(await fetchVilla(id)).toMatchObject({ location: 'Dubai Marina', textsToReview: [] });
  });

  test.each([
    'size: "2,240", builtUpArea: 20810',
    'size: "208", builtUpArea: 20810',
    'size: "ca. 2,250 sq ft", builtUpArea: 20810',
  ])('need no review if the number of the text is close: %s', async (input) => {
    const id = await createVilla({ ...TEXTS, size: '3,000 sqft' });
    await change(id, `${input}, plotArea: null`);
    expect((await fetchVilla(id)).textsToReview).toEqual([]);
  });

  test.each([
    ['amount: 5000', 'amount', 'A sale price below AED 100,000 is refused by the portals. Is it a rent?'],
    ['rentPeriod: YEAR', 'rentPeriod', 'A home for sale has no rent period.'],
    ['bedroomCount: 0', 'bedroomCount', 'A villa cannot be a studio.'],
    ['bedroomCount: 31', 'bedroomCount', 'Number of bedrooms must be a whole number from 0 to 30.'],
    [
      'propertyType: PENTHOUSE',
      'propertyType',
      'Type must be one of villa, townhouse, bungalow, compound: these are villas.',
    ],
    ['placeId: "atlantis"', 'placeId', 'Place must be one from the list, such as dubai-marina.'],
    ['latitude: 25.2, longitude: 55.5', 'latitude', 'The pin is 38 km from Palm Jumeirah.'],
    ['latitude: 25.2', 'latitude', 'The pin needs latitude and longitude.'],
    ['latitude: 48.1, longitude: 11.5', 'latitude', 'Latitude must be a number from 24.6 to 25.4.'],
    [
      'latitude: 55.137, longitude: 25.115',
      'latitude',
      'Latitude and longitude are the wrong way round: latitude must be 25.115 and longitude 55.137.',
    ],
    ['availableFrom: "2027-02-30"', 'availableFrom', 'Available from must be a day, such as 2027-01-31.'],
    ['availableFrom: "0000-01-01"', 'availableFrom', 'Available from must be a day, such as 2027-01-31.'],
    ...['0026-12-01', '1448-05-05', '1999-12-31', '2569-01-31', nextDay(dayBounds().max)].map((day) => [
      `availableFrom: "${day}"`,
      'availableFrom',
      `Available from must be a day from 2000-01-01 to ${dayBounds().max}.`,
    ]),
    ['floor: "200"', 'floor', 'Floor must be G, M, B1, P1 and so on, a number to 163, or low, mid or high.'],
    ['views: [SEA, SEA]', 'views', 'View names a value twice.'],
    ['views: [SEA, PALM, PARK, POOL, GOLF, LAKE]', 'views', 'View may have at most 5.'],
  ])('like %s are rejected with a message', async (input, field, sentence) => {
    const id = await createVilla();
    const before = await fetchVilla(id);
    const { errors } = await change(id, input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: sentence } });
    expect(await fetchVilla(id)).toEqual(before);
  });

  test('that are already invalid do not block another change', async () => {
    const id = await createVilla();
    await server.database.dataSource.query('update listings set amount = 5000 where id = $1', [id]);
    const { errors } = await change(id, 'title: "Another"');
    expect(errors).toBeUndefined();
  });

  test('include a date, amenities and views', async () => {
    const id = await createVilla();
    await change(id, 'availableFrom: "2027-03-01", amenities: [PRIVATE_POOL, STUDY], views: [SEA]');
    const { one } = await runQueryAsStaff<{ one: unknown }>(
      server,
      `{ one: saleVilla(id: ${id}) { availableFrom amenities views } }`,
    );
    expect(one).toEqual({
      availableFrom: '2027-03-01',
      amenities: ['PRIVATE_POOL', 'STUDY'],
      views: ['SEA'],
    });
  });
});

test('hides the amount from visitors if the price is on request', async () => {
  const id = await createVilla();
  await change(id, 'priceOnRequest: true');
  const query = `{ one: saleVilla(id: ${id}) { amount price } }`;
  const { data } = await runQuery<{ one: unknown }>(server, query);
  expect(data!.one).toEqual({ amount: null, price: 'Price on request' });
  expect((await runQueryAsStaff<{ one: unknown }>(server, query)).one).toMatchObject({ amount: 9_500_000 });
  const { body } = await server.call('GET /api/listings', { as: 'visitor' });
  expect(body).toMatchObject({ data: [{ id, amount: null, price: 'Price on request' }] });
});

describe('texts in the panel', () => {
  test('are parsed while an editor types', async () => {
    const query =
      '{ parsedTexts(kind: RENTAL_APARTMENT, price: "345,000 dirhams a year", size: "900") { field needsReview facts message } }';
    const { parsedTexts } = await runQueryAsStaff<{ parsedTexts: unknown }>(server, query);
    expect(parsedTexts).toEqual([
      { field: 'rent', needsReview: false, facts: 'AED 345,000 per year', message: null },
      { field: 'size', needsReview: true, facts: null, message: expect.stringMatching(/[.?]$/) },
    ]);
    const { errors } = await runQuery(server, query);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('that need review are listed for staff only', async () => {
    await createVilla();
    const id = await createVilla({ ...TEXTS, price: 'POA' });
    const query =
      '{ listingsToReviewCount listingsToReview { id ... on SaleVilla { price textsToReview { field facts } } } }';
    const { listingsToReview, listingsToReviewCount } = await runQueryAsStaff(server, query);
    expect(listingsToReviewCount).toBe(1);
    expect(listingsToReview).toEqual([
      { id: String(id), price: 'POA', textsToReview: [{ field: 'price', facts: null }] },
    ]);
    const { data } = await runQuery<{ saleVilla: unknown }>(
      server,
      `{ saleVilla(id: ${id}) { textsToReview { field } } }`,
    );
    expect(data!.saleVilla).toEqual({ textsToReview: null });
  });
});
