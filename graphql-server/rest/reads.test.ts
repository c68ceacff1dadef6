import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Collection } from '../collections/definitions/collection.ts';
import { runQueryAsStaff } from '../graphql/testing.ts';
import {
  rentalApartmentDetails,
  rentalVillaImages,
  saleApartmentGallery,
  saleVillaDetails,
} from '../listings/listing-sections.ts';
import { rentalApartments, rentalVillas, saleApartments, saleVillas } from '../listings/listing-kind.ts';
import { preparePicture } from '../pictures/process.ts';
import { photograph } from '../pictures/fixtures.ts';
import { latestProjectPictures } from '../projects/latest-project-picture.ts';
import { latestProjects } from '../projects/latest-project.ts';
import { propertyPictures } from '../projects/property-picture.ts';
import { properties } from '../projects/property.ts';
import { blogs } from '../editorial/blog.ts';
import { openRestServer, type RestServer } from './testing.ts';

let server: RestServer;
let photo: Buffer;

beforeAll(async () => {
  server = await openRestServer();
  photo = await photograph({ width: 60, height: 40 });
});
afterAll(() => server.close());
beforeEach(async () => {
  const tables = 'listings, properties, latest_projects, blogs';
  await server.database.dataSource.query(`truncate ${tables} restart identity cascade`);
  server.responseCache.invalidate();
});

const picture = () => preparePicture(photo);
const get = (url: string) => server.call(`GET ${url}`, { as: 'visitor' });
const home = (title: string) => ({ title, location: 'Jumeirah', price: 'AED 1', rent: 'AED 2 a month' });

async function addApartments(count: number): Promise<void> {
  for (let i = 1; i <= count; i++) await server.stores.of(saleApartments).create(home(`Apartment ${i}`));
}

describe('a paged list', () => {
  const LISTS = ['/api/apartments', '/api/villas', '/api/apartments-for-sale', '/api/villas-for-sale'];

  test.each(LISTS)('%s returns its envelope when it is empty', async (url) => {
    const { status, body } = await get(url);
    expect(status).toBe(200);
    expect(body).toEqual({ data: [], page: 1, limit: 0, total: 0, totalPages: 1 });
  });

  test('returns all records, newest first, without page and limit', async () => {
    await addApartments(8);
    const { body } = await get('/api/apartments-for-sale');
    expect(body).toMatchObject({ page: 1, limit: 8, total: 8, totalPages: 1 });
    expect((body as { data: object[] }).data).toHaveLength(8);
    expect((body as { data: object[] }).data[0]).toMatchObject({ title: 'Apartment 8' });
  });

  test.each([
    ['page=2&limit=3', { page: 2, limit: 3, total: 8, totalPages: 3 }],
    ['page=2', { page: 2, limit: 6, total: 8, totalPages: 2 }],
    ['limit=5', { page: 1, limit: 5, total: 8, totalPages: 2 }],
    ['page=0&limit=6', { page: 1, limit: 6, total: 8, totalPages: 2 }],
    ['page=-7', { page: 1, limit: 6, total: 8, totalPages: 2 }],
    ['page=99', { page: 2, limit: 6, total: 8, totalPages: 2 }],
    ['page=99999999999999999999999', { page: 2, limit: 6, total: 8, totalPages: 2 }],
    ['page=1&limit=1000', { page: 1, limit: 1000, total: 8, totalPages: 1 }],
  ])('returns the position of the page for %s', async (query, position) => {
    await addApartments(8);
    const { status, body } = await get(`/api/apartments-for-sale?${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject(position);
  });

  test.each([
    ['page=two', 'page', 'page must be a whole number.'],
    ['page=1.5', 'page', 'page must be a whole number.'],
    ['page=', 'page', 'page must be a whole number.'],
    ['page=1&page=2', 'page', 'page must be a whole number.'],
    ['limit=0', 'limit', 'limit must be a whole number from 1 to 1000.'],
    ['limit=1001', 'limit', 'limit must be a whole number from 1 to 1000.'],
    ['limit=many', 'limit', 'limit must be a whole number from 1 to 1000.'],
    ['Page=2', 'Page', 'There is no Page: did you mean page?'],
    ['limits=2', 'limits', 'There is no limits: did you mean limit?'],
  ])('returns 400 for %s', async (query, field, sentence) => {
    const { status, body } = await get(`/api/villas?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({ error: sentence, message: sentence, fields: { [field]: sentence } });
  });
});

describe('an unpaged list', () => {
  test('returns an array, and a page in the paged envelope', async () => {
    await server.stores.of(blogs).create({ title: 'A day in Deira', description: 'Spice.' });
    const { body } = await get('/api/blogs');
    expect(body).toEqual([expect.objectContaining({ id: 1, title: 'A day in Deira', image: null })]);
    const page = await get('/api/blogs?page=1&limit=6');
    expect(page.body).toEqual({ data: body, page: 1, limit: 6, total: 1, totalPages: 1 });
  });

  test.each([
    '/api/banners',
    '/api/properties',
    '/api/latestprojects',
    '/api/blogs',
    '/api/categories',
    '/api/upcomingprojects',
    '/api/villa-images',
    '/api/apartment-details',
  ])('%s returns an empty list without records', async (url) => {
    expect((await get(url)).body).toEqual([]);
  });
});

describe('records of a parent', () => {
  test.each([
    ['/api/gallery/4', 'Property not found.'],
    ['/api/latest-gallery/4', 'Project not found.'],
    ['/api/appartmentsellgallery/4', 'Gallery not found'],
    ['/api/admin/villa-details/4', 'Villa details not found.'],
    ['/api/apartment-details/apartment/4', 'Apartment details not found.'],
    ['/api/gallery/four', 'Property not found.'],
    ['/api/gallery/99999999999999', 'Property not found.'],
    ['/api/gallery/4294967296', 'Property not found.'],
    ['/api/gallery/4?page=1', 'Property not found.'],
  ])('%s returns 404 when the parent does not exist', async (url, sentence) => {
    const { status, body } = await get(url);
    expect(status).toBe(404);
    expect(body).toEqual({ error: sentence, message: sentence });
  });

  test('have the envelope of their route', async () => {
    const { id } = await server.stores.of(saleApartments).create(home('Creek Loft'));
    expect((await get(`/api/appartmentsellgallery/${id}`)).body).toEqual({ data: [] });
    const villa = await server.stores.of(saleVillas).create(home('Palm Villa'));
    const details = `/api/admin/villa-details/${villa.id}`;
    expect((await get(details)).body).toEqual({ success: true, data: [] });
    const position = { page: 1, limit: 3, total: 0, totalPages: 1 };
    expect((await get(`${details}?limit=3`)).body).toEqual({ success: true, data: [], ...position });
    const property = await server.stores.of(properties).create(home('Mansion'));
    expect((await get(`/api/gallery/${property.id}`)).body).toEqual([]);
  });

  test('villa images: all, or those of one villa with its title', async () => {
    const villas = server.stores.of(rentalVillas);
    const first = await villas.create(home('Beach House'), { picture });
    const second = await villas.create(home('City Garden'), { picture });
    for (const villaId of [first.id, second.id])
      await server.stores.of(rentalVillaImages).create({ villaId, description: 'Pool' }, { picture });
    expect((await get('/api/villa-images')).body).toEqual([
      expect.objectContaining({ villa_id: second.id, villa_title: 'City Garden' }),
      expect.objectContaining({ villa_id: first.id, villa_title: 'Beach House' }),
    ]);
    expect((await get(`/api/villa-images?villa_id=${first.id}`)).body).toEqual([
      expect.objectContaining({ villa_id: first.id, villa_title: 'Beach House', description: 'Pool' }),
    ]);
    expect((await get('/api/villa-images?villa_id=2147483648')).body).toEqual([]);
    expect((await get('/api/villa-images?villaId=1')).body).toMatchObject({
      fields: { villaId: 'There is no villaId: did you mean villa_id?' },
    });
    expect((await get('/api/villa-images?villa_id=first')).body).toMatchObject({
      fields: { villa_id: 'villa_id must be a whole number.' },
    });
  });
});

describe('pictures of a home or a project', () => {
  test.each([
    ['/api/villa-images?villa_id=', rentalVillas, rentalVillaImages],
    ['/api/gallery/', properties, propertyPictures],
    ['/api/latest-gallery/', latestProjects, latestProjectPictures],
    ['/api/appartmentsellgallery/', saleApartments, saleApartmentGallery],
    ['/api/admin/villa-details/', saleVillas, saleVillaDetails],
    ['/api/apartment-details/apartment/', rentalApartments, rentalApartmentDetails],
  ])('%s has the order of staff in the full list and by page', async (url, homes, pictures) => {
    const parentId = await createPictured(homes, { ...home('Palm House'), category: 'Villas' });
    const parent = (pictures as Collection).parent!;
    const values = { [parent.input]: parentId, title: 'Hall', heading: 'Hall', description: 'Tall.' };
    const [first, second, third] = [
      await createPictured(pictures, values),
      await createPictured(pictures, values),
      await createPictured(pictures, values),
    ];
    const many = pictures.names.many.replace(/^./, (letter) => letter.toUpperCase());
    const order = `parent: ${parentId}, ids: [${second}, ${third}, ${first}]`;
    await runQueryAsStaff(server, `mutation { reorder${many}(${order}) { id } }`);
    const readIds = async (query = '') => {
      const { body } = await get(
        `${url}${parentId}${query && (url.includes('?') ? `&${query}` : `?${query}`)}`,
      );
      const rows = Array.isArray(body) ? body : (body as { data: unknown[] }).data;
      return (rows as { id: number }[]).map(({ id }) => id);
    };
    expect(await readIds()).toEqual([second, third, first]);
    expect(await readIds('page=1&limit=2')).toEqual([second, third]);
    expect(await readIds('page=2&limit=2')).toEqual([first]);
    // Later pictures follow in the order in which they were added.
    const [lift, roof] = [await createPictured(pictures, values), await createPictured(pictures, values)];
    expect(await readIds()).toEqual([second, third, first, lift, roof]);
  });

  /** Creates a record with a picture; returns its id. */
  const createPictured = async (collection: unknown, values: object): Promise<number> =>
    (await server.stores.of(collection as Collection).create(values, { picture })).id;
});

describe('one record', () => {
  test.each([
    ['/api/properties/1', 'Property not found.'],
    ['/api/latestprojects/1', 'Project not found.'],
    ['/api/blogs/one', 'Blog not found.'],
    ['/api/categories/1', 'No details found.'],
    ['/api/apartments/0', 'Apartment details not found.'],
    ['/api/villas/1e3', 'Villa details not found.'],
    ['/api/apartments-for-sale/9999999999', 'Apartment not found'],
    ['/api/villas-for-sale/-1', 'Villa details not found.'],
  ])('%s returns 404 for a missing record', async (url, sentence) => {
    const { status, body } = await get(url);
    expect(status).toBe(404);
    expect(body).toEqual({ error: sentence, message: sentence });
  });

  test('has the fields of the specification and excludes listings of another kind', async () => {
    const store = server.stores.of(rentalApartments);
    const { id } = await store.create({ ...home('Tram Stop Studio'), bedrooms: '1' }, { picture });
    const { body } = await get(`/api/apartments/${id}`);
    expect(Object.keys(body as object).sort()).toEqual([
      'bathrooms',
      'bedrooms',
      'created_at',
      'id',
      'location',
      'rent',
      'size',
      'thumbnail',
      'thumbnail_alt',
      'title',
      'updated_at',
    ]);
    expect(body).toMatchObject({ rent: 'AED 2 a month', bedrooms: '1', bathrooms: null, size: null });
    for (const kind of ['villas', 'apartments-for-sale', 'villas-for-sale'])
      expect((await get(`/api/${kind}/${id}`)).status).toBe(404);
  });
});

test('reads succeed with an invalid token', async () => {
  expect((await server.call('GET /api/blogs', { as: 'Bearer nonsense' })).status).toBe(200);
});

test.each([
  ['GET /api/nowhere', 404],
  ['POST /api/nowhere/at/all', 404],
  ['PATCH /api/banners', 405],
  ['GET /api/banners/3', 405],
  ['PROPFIND /api/banners', 501],
  ['PROPFIND /search', 501],
])('%s returns %d with an error body', async (route, status) => {
  const response = await server.call(route);
  expect(response.status).toBe(status);
  const { error, message } = response.body as Record<string, string>;
  expect(error).toEqual(expect.any(String));
  expect(error).toBe(message);
});

test.each([
  ['PATCH /api/blogs/3', 'DELETE, GET, HEAD, PUT'],
  ['PUT /api/appartmentsellgallery/3', 'DELETE, GET, HEAD'], // two routes name the path parameter differently
  ['GET /api/blogs/add', 'POST'],
  ['DELETE /api/openapi.json', 'GET, HEAD'],
  ['PUT /graphql', 'GET, HEAD, POST'],
  ['POST /healthz', 'GET, HEAD'],
  ['DELETE /uploads/a.jpg', 'GET, HEAD'],
])('%s returns 405 with Allow: %s', async (route, allow) => {
  const { status, headers } = await server.call(route);
  expect([status, headers.allow]).toEqual([405, allow]);
});

describe('a picture is serialized', () => {
  const FILE = /^[0-9a-f]{24}\.jpg$/;
  const PATH = /^\/uploads\/[0-9a-f]{24}\.jpg$/;

  test('as a path for listings, latest projects and their galleries', async () => {
    const { stores } = server;
    const sale = await stores.of(saleApartments).create(home('A'), { picture });
    const villa = await stores.of(saleVillas).create(home('B'), { picture });
    const rental = await stores.of(rentalVillas).create(home('C'), { picture });
    await stores.of(rentalApartments).create(home('D'), { picture });
    await stores.of(saleApartmentGallery).create({ apartmentId: sale.id, description: 'Hall' }, { picture });
    const detail = { villaId: villa.id, heading: 'Kitchen', description: 'Oak' };
    await stores.of(saleVillaDetails).create(detail, { picture });
    await stores.of(rentalVillaImages).create({ villaId: rental.id }, { picture });
    const project = await stores.of(latestProjects).create({ ...home('E'), category: 'Villas' }, { picture });
    await stores.of(latestProjectPictures).create({ latestProjectId: project.id, title: 'F' }, { picture });

    const expected = { thumbnail: expect.stringMatching(PATH) };
    for (const url of ['apartments', 'villas', 'apartments-for-sale', 'villas-for-sale'])
      expect((await get(`/api/${url}`)).body).toMatchObject({ data: [expected] });
    const data = [{ image: expect.stringMatching(PATH) }];
    expect((await get(`/api/appartmentsellgallery/${sale.id}`)).body).toMatchObject({ data });
    expect((await get(`/api/admin/villa-details/${villa.id}`)).body).toMatchObject({ data });
    expect((await get('/api/latestprojects')).body).toMatchObject(data);
    expect((await get(`/api/latest-gallery/${project.id}`)).body).toMatchObject(data);
    expect((await get('/api/villa-images')).body).toMatchObject([{ img_url: expect.stringMatching(PATH) }]);
  });

  test('as a file name elsewhere, and is served under /uploads', async () => {
    const { stores } = server;
    const property = await stores.of(properties).create(home('G'), { picture });
    await stores.of(propertyPictures).create({ propertyId: property.id }, { picture });
    const rental = await stores.of(rentalApartments).create(home('H'), { picture });
    await stores.of(rentalApartmentDetails).create({ apartmentId: rental.id, heading: 'I' }, { picture });
    await stores.of(blogs).create({ title: 'J', description: 'K' }, { picture });
    const expected = [{ image: expect.stringMatching(FILE) }];
    const lists = ['properties', `gallery/${property.id}`, 'blogs', 'apartment-details'];
    for (const url of lists) expect((await get(`/api/${url}`)).body).toMatchObject(expected);
    const [{ image }] = (await get('/api/blogs')).body as [{ image: string }];
    expect((await get(`/uploads/${image}`)).status).toBe(200);
  });
});
