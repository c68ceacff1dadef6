import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { photograph } from '../pictures/fixtures.ts';
import { contract, isGuarded } from './contract.ts';
import { openRestServer, type RestServer, type RequestOptions } from './testing.ts';

let server: RestServer;
let photo: Buffer;

beforeAll(async () => {
  server = await openRestServer();
  photo = await photograph({ width: 60, height: 40 });
});
afterAll(() => server.close());

const VALUES = { title: 'Creek Loft', location: 'Al Jaddaf', price: 'AED 900,000' };
type JsonRecord = Record<string, unknown> & { id: number };

async function create(path: string, options: RequestOptions): Promise<JsonRecord> {
  const { status, body } = await server.call(`POST ${path}`, options);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body as JsonRecord;
}

describe('a write without a valid token', () => {
  const guarded = contract
    .filter(isGuarded)
    .map(({ method, path }) => `${method} ${path.replace(/:\w+/, '1')}`);

  test.each(guarded)('%s returns 401', async (route) => {
    const sentence = 'Sign in to do this.';
    for (const as of ['visitor', 'Bearer nonsense', 'Basic c3RhZmY6c2VjcmV0']) {
      const { status, body, headers } = await server.call(route, { as, json: VALUES });
      expect([status, body]).toEqual([401, { error: sentence, message: sentence }]);
      expect(headers['www-authenticate']).toBe('Bearer');
    }
  });

  test('only messages and sign-ins need no token', () => {
    const open = contract.filter((route) => route.method !== 'GET' && !isGuarded(route));
    expect(open.map(({ path }) => path)).toEqual(['/api/contact', '/api/admin/login']);
  });
});

describe('a new record', () => {
  test('is created from JSON, urlencoded and multipart bodies', async () => {
    for (const sent of [{ json: VALUES }, { urlencoded: VALUES }, { multipart: VALUES }])
      expect(await create('/api/apartments-for-sale', sent)).toMatchObject({ ...VALUES, thumbnail: null });
  });

  test('may have a picture and unknown fields', async () => {
    const multipart = { ...VALUES, thumbnail: photo, thumbnail_alt: 'A loft', colour: 'red', id: '99' };
    const record = await create('/api/villas-for-sale', { multipart });
    expect(record).toMatchObject({ ...VALUES, thumbnail_alt: 'A loft', bedrooms: null });
    expect(record).not.toHaveProperty('colour');
    expect(record.id).not.toBe(99);
  });

  test('is visible to everyone at once', async () => {
    const list = await server.call('GET /api/categories', { as: 'visitor' });
    const { id } = await create('/api/categories', {
      json: { title: 'Penthouses', description: 'High up' },
    });
    const { body } = await server.call('GET /api/categories', { as: 'visitor' });
    expect(body).toHaveLength((list.body as object[]).length + 1);
    expect((body as JsonRecord[])[0]).toMatchObject({ id });
  });

  test('of a property has the type villa by default', async () => {
    expect(await create('/api/properties', { json: VALUES })).toMatchObject({ type: 'Villas' });
    const json = { ...VALUES, type: 'Townhouses' };
    expect(await create('/api/properties', { json })).toMatchObject({ type: 'Townhouses' });
  });

  test('accepts the id of its parent as a number or string', async () => {
    const { id } = await create('/api/latestprojects', { json: { ...VALUES, category: 'Villas' } });
    for (const latest_id of [id, String(id)])
      expect(await create('/api/latest-gallery', { json: { latest_id, title: 'Lobby' } })).toMatchObject({
        latest_id: id,
        title: 'Lobby',
        image: null,
      });
  });

  test("in an apartment's gallery defaults to the apartment's title", async () => {
    const { id } = await create('/api/apartments-for-sale', { json: VALUES });
    const multipart = { apartment_id: String(id), description: 'Evening', image: photo };
    const path = '/api/appartmentsellgallery';
    expect(await create(path, { multipart })).toMatchObject({ apartment_id: id, title: 'Creek Loft' });
    expect(await create(path, { multipart: { ...multipart, title: '' } })).toMatchObject({
      title: 'Creek Loft',
    });
    expect(await create(path, { multipart: { ...multipart, title: 'Hall' } })).toMatchObject({
      title: 'Hall',
    });
  });

  test("has its villa's title when it is an image of a villa for rent", async () => {
    const multipart = { title: 'Garden Row', location: 'Mirdif', rent: 'AED 9', thumbnail: photo };
    const { id } = await create('/api/villas', { multipart });
    const record = await create('/api/villa-images', { multipart: { villa_id: String(id), image: photo } });
    expect(record).toMatchObject({ villa_id: id, villa_title: 'Garden Row', description: null });
    expect(record.img_url).toMatch(/^\/uploads\//);
  });
});

describe('an update', () => {
  test('leaves fields unchanged that are not sent', async () => {
    const { id, thumbnail } = await create('/api/apartments-for-sale', {
      multipart: { ...VALUES, thumbnail: photo },
    });
    for (const sent of [
      { json: { price: 'AED 1' } },
      { urlencoded: { price: 'AED 1' } },
      { multipart: { price: 'AED 1' } },
    ]) {
      const { status, body } = await server.call(`PUT /api/apartments-for-sale/${id}`, sent);
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...VALUES, price: 'AED 1', thumbnail });
    }
  });

  test('with an empty body changes nothing', async () => {
    const { id } = await create('/api/blogs/add', { json: { title: 'A', description: 'B' } });
    const { status, body } = await server.call(`PUT /api/blogs/${id}`);
    expect([status, body]).toEqual([200, expect.objectContaining({ title: 'A', description: 'B' })]);
  });

  test('ignores text in the field of the picture', async () => {
    const { id, image } = await create('/api/blogs/add', {
      multipart: { title: 'A', description: 'B', image: photo },
    });
    const multipart = { title: 'C', image: 'other.jpg', oldImage: 'old.jpg', oldThumbnail: '/etc/passwd' };
    const { body } = await server.call(`PUT /api/blogs/${id}`, { multipart });
    expect(body).toMatchObject({ title: 'C', image });
  });

  test('with a file replaces the picture', async () => {
    const multipart = { title: 'A', description: 'B', image: await photograph({ width: 50, height: 50 }) };
    const { id, image } = await create('/api/blogs/add', { multipart });
    const change = { oldImage: String(image), image: await photograph({ width: 51, height: 50 }) };
    const { body } = await server.call(`PUT /api/blogs/${id}`, { multipart: change });
    expect((body as JsonRecord).image).not.toBe(image);
    expect((await server.app.inject(`/uploads/${String(image)}`)).statusCode).toBe(404);
  });

  test('ignores an empty file without a name, as browsers send it', async () => {
    const { id, image } = await create('/api/blogs/add', {
      multipart: { title: 'A', description: 'B', image: photo },
    });
    const payload =
      '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nC\r\n' +
      '--x\r\ncontent-disposition: form-data; name="image"; filename=""\r\n' +
      'content-type: application/octet-stream\r\n\r\n\r\n--x--\r\n';
    const { statusCode, body } = await server.app.inject({
      method: 'PUT',
      url: `/api/blogs/${id}`,
      headers: { authorization: server.bearer, 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    });
    expect([statusCode, JSON.parse(body)]).toEqual([200, expect.objectContaining({ title: 'C', image })]);
  });

  test.each(['404', 'first', '4294967296', '99999999999999'])('of record %s returns 404', async (id) => {
    const { status, body } = await server.call(`PUT /api/blogs/${id}`, { json: { title: 'A' } });
    expect([status, body]).toEqual([404, { error: 'Blog not found.', message: 'Blog not found.' }]);
  });
});

describe('a deletion', () => {
  test('returns a message, then 404', async () => {
    const { id } = await create('/api/categories', { json: { title: 'A', description: 'B' } });
    const message = 'Deleted successfully!';
    const route = `DELETE /api/categories/${id}`;
    expect(await server.call(route)).toMatchObject({ status: 200, body: { message } });
    expect(await server.call(route)).toMatchObject({ status: 404, body: { message: 'No details found.' } });
    expect(await server.call(`GET /api/categories/${id}`)).toMatchObject({ status: 404 });
  });

  test('may declare a content type without a body', async () => {
    const { id } = await create('/api/categories', { json: { title: 'A', description: 'B' } });
    const headers = { 'content-type': 'application/json' };
    expect(await server.call(`DELETE /api/categories/${id}`, { headers })).toMatchObject({ status: 200 });
  });

  test.each(['404', 'first', '4294967296'])('of record %s returns 404', async (id) => {
    expect(await server.call(`DELETE /api/banners/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'Banner not found.' },
    });
  });
});
