import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rentalApartments } from '../listings/rental-apartment.ts';
import { saleVillas } from '../listings/sale-villa.ts';
import { openRestServer, type RestServer } from './testing.ts';

let server: RestServer;

const VILLA = {
  title: 'Sea villa',
  location: 'Palm Jumeirah',
  price: 'AED 9,500,000',
  bedrooms: '4',
  size: '4,000 sq ft',
};

beforeAll(async () => {
  server = await openRestServer();
  const villas = server.stores.of(saleVillas);
  await villas.create({ ...VILLA, amenities: ['private_pool', 'study'] });
  await villas.create({
    ...VILLA,
    title: 'Garden villa',
    location: 'Mirdif',
    price: 'AED 3,000,000',
    amenities: ['study'],
  });
  await server.stores
    .of(rentalApartments)
    .create(
      { title: 'Flat', location: 'JBR', rent: 'AED 10,000 per month', bedrooms: 'Studio' },
      { picture: undefined },
    )
    .catch(() => undefined); // no rendition without a picture
});
afterAll(() => server.close());

interface Page {
  data: { title: string; amount: number; place_id: string }[];
  total: number;
}
const search = async (query: string) => {
  const { status, body } = await server.call(`GET /api/listings?${query}`, { as: 'nobody' });
  return { status, body: body as Page & { fields?: Record<string, string> } };
};
const titles = async (query: string) => (await search(query)).body.data.map(({ title }) => title);

describe('GET /api/listings', () => {
  test('filters by facts', async () => {
    expect(await titles('')).toEqual(['Garden villa', 'Sea villa']);
    expect(await titles('purpose=rent')).toEqual([]);
    expect(await titles('place=palm-jumeirah&beds=4&beds=5')).toEqual(['Sea villa']);
    expect(await titles('price-to=3000000&amenity=study')).toEqual(['Garden villa']);
    expect(await titles('amenity=study&amenity=private-pool')).toEqual(['Sea villa']);
    expect(await titles('area-from=4000&area-to=4000&sort=price-low&words=sea')).toEqual(['Sea villa']);
    expect(await titles('__proto__=1&constructor=2&whatever=3')).toHaveLength(2);
    expect(await titles('words=villa?&purpose=rent')).toEqual([]); // a later question mark does not start a query
    expect(await titles('within=55.1,25.1,55.2,25.15')).toEqual(['Sea villa']); // at the centre of its place
    expect(await titles('purpose=&type=')).toHaveLength(2); // as a form sends empty fields
  });

  test('returns texts and facts by page', async () => {
    const { body } = await search('sort=price-high&limit=1');
    expect(body).toMatchObject({ page: 1, limit: 1, total: 2, totalPages: 2 });
    expect(body.data).toEqual([
      expect.objectContaining({
        ...VILLA,
        kind: 'SaleVilla',
        amount: 9_500_000,
        place_id: 'palm-jumeirah',
        built_up_area: 37_161,
        rent_period: null,
      }),
    ]);
    expect(body.data[0]).not.toHaveProperty('unsettled');
  });

  test('caches responses until a write', async () => {
    expect(await titles('words=anew')).toEqual([]);
    const { id } = await server.stores.of(saleVillas).create({ ...VILLA, title: 'Anew' });
    expect(await titles('words=anew')).toEqual(['Anew']);
    await server.stores.of(saleVillas).remove(id);
    expect(await titles('words=anew')).toEqual([]);
  });

  test.each([
    ['purpose=lease', 'purpose', 'purpose must be one of sale, rent.'],
    ['beds=many', 'beds', 'beds must be one of 0, 1, 2, 3, 4, 5, 6, 7.'],
    ['price-from=cheap', 'price-from', 'price-from must be a whole number from 1 to 9000000000000000.'],
    ['baths=21', 'baths', 'baths must be a whole number from 1 to 20.'],
    ['place=atlantis', 'place', 'place must be the id of a place, such as dubai-marina.'],
    [
      'within=55.3,25,55.1,25.2',
      'within',
      'within must be west,south,east,north in degrees, west below east and south below north, such as 55.1,25,55.3,25.2.',
    ],
    ['limit=5000', 'limit', 'limit must be a whole number from 1 to 1000.'],
    ['page=x', 'page', 'page must be a whole number.'],
    ['beds[]=4&beds[]=5', 'beds[]', 'There is no beds[]: did you mean beds?'],
    ['priceTo=9', 'priceTo', 'There is no priceTo: did you mean price-to?'],
  ])('asked for with %s are refused with a sentence', async (query, field, sentence) => {
    expect(await search(query)).toMatchObject({ status: 400, body: { fields: { [field]: sentence } } });
  });
});
