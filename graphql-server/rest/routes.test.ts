import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contactMessages } from '../enquiries/contact-message.ts';
import { openRestServer, type RestServer } from './testing.ts';
import { contract } from './contract.ts';
import { openApi } from './openapi.ts';
import { rentalApartments, saleVillas } from '../listings/listing-kind.ts';

let server: RestServer;

beforeAll(async () => {
  server = await openRestServer();
});
afterAll(() => server.close());

describe('POST /api/contact', () => {
  const message = { name: 'Amal', email: 'amal@example.com', subject: 'Viewing', message: 'On Saturday?' };

  test('stores a message sent as JSON, urlencoded or multipart', async () => {
    const body = { message: 'Message sent successfully!' };
    for (const sent of [{ json: message }, { urlencoded: message }, { multipart: message }])
      expect(await server.call('POST /api/contact', { ...sent, as: 'visitor' })).toMatchObject({
        status: 201,
        body,
      });
    expect(await server.stores.of(contactMessages).all()).toMatchObject([message, message, message]);
  });

  test('requires name, email, subject and message', async () => {
    const { status, body } = await server.call('POST /api/contact', {
      json: {},
      as: 'visitor',
      from: '198.51.100.1',
    });
    expect(status).toBe(400);
    expect((body as { fields: object }).fields).toEqual({
      name: 'Name is required.',
      email: 'Email is required.',
      subject: 'Subject is required.',
      message: 'Message is required.',
    });
    const json = { ...message, email: 'amal' };
    expect(await server.call('POST /api/contact', { json, from: '198.51.100.1' })).toMatchObject({
      status: 400,
      body: { fields: { email: 'Email must be an email address, such as name@example.com.' } },
    });
  });

  test('rejects a file', async () => {
    const multipart = { ...message, attachment: Buffer.from('x') };
    expect(await server.call('POST /api/contact', { multipart, from: '198.51.100.2' })).toMatchObject({
      status: 400,
      body: { fields: { attachment: 'No file is accepted here.' } },
    });
  });

  test('an invalid message does not count towards the limit', async () => {
    const from = '198.51.100.6';
    for (let i = 0; i < 6; i++)
      expect(await server.call('POST /api/contact', { json: {}, from })).toMatchObject({ status: 400 });
    expect(await server.call('POST /api/contact', { json: message, from })).toMatchObject({ status: 201 });
  });

  test('returns 429 with Retry-After after too many messages', async () => {
    const send = () =>
      server.call('POST /api/contact', { json: message, as: 'visitor', from: '198.51.100.3' });
    for (let i = 0; i < 5; i++) expect((await send()).status).toBe(201);
    const { status, headers, body } = await send();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toEqual({ error: expect.any(String), message: expect.any(String) });
  });
});

describe('sign-in', () => {
  const account = { email: 'staff@marsa.example', password: 'a long password' };

  test('sign-in returns a token that authorizes writes until sign-out', async () => {
    const { status, body, headers } = await server.call('POST /api/admin/login', {
      json: account,
      as: 'visitor',
    });
    expect([status, Object.keys(body as object)]).toEqual([200, ['token']]);
    expect(headers['cache-control']).toBe('no-store');
    const as = `Bearer ${(body as { token: string }).token}`;
    const json = { title: 'A', description: 'B' };
    expect(await server.call('POST /api/categories', { json, as })).toMatchObject({ status: 201 });
    expect(await server.call('POST /api/admin/logout', { as })).toMatchObject({
      status: 200,
      body: { message: 'Signed out.' },
    });
    expect(await server.call('POST /api/categories', { json, as })).toMatchObject({ status: 401 });
    expect(await server.call('POST /api/categories', { json })).toMatchObject({ status: 201 });
  });

  test('a wrong password and an unknown address get the same error', async () => {
    const from = '198.51.100.4';
    const wrong = { ...account, password: 'another password' };
    const unknown = { ...account, email: 'nobody@marsa.example' };
    const responses = [];
    for (const json of [wrong, unknown])
      responses.push(await server.call('POST /api/admin/login', { json, from }));
    for (const { status, body } of responses) {
      expect([status, body]).toEqual([401, { error: expect.any(String), message: expect.any(String) }]);
    }
    expect(responses[0]?.body).toEqual(responses[1]?.body);
  });

  test('sign-in requires email address and password', async () => {
    expect(await server.call('POST /api/admin/login', { json: {}, as: 'visitor' })).toMatchObject({
      status: 400,
      body: { fields: { email: 'Email is required.', password: 'Password is required.' } },
    });
  });

  test('sign-in rejects an email address or password that is not a string', async () => {
    const json = { email: ['staff@marsa.example'], password: 123_456 };
    expect(await server.call('POST /api/admin/login', { json, as: 'visitor' })).toMatchObject({
      status: 400,
      body: { fields: { email: 'Email must be text.', password: 'Password must be text.' } },
    });
  });

  test('returns 429 after too many wrong passwords', async () => {
    const json = { email: 'guess@marsa.example', password: 'guess after guess' };
    const signIn = () => server.call('POST /api/admin/login', { json, as: 'visitor', from: '198.51.100.5' });
    for (let i = 0; i < 10; i++) expect((await signIn()).status).toBe(401);
    const { status, headers } = await signIn();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('an id or URL', () => {
  const INVALID_IDS = [
    '0',
    '-1',
    '1.5',
    '1e3',
    'x',
    '2147483648',
    '9'.repeat(4000),
    '٣',
    '1 ',
    '\0',
    '__proto__',
    'constructor',
  ].map(encodeURIComponent);

  test.each(contract.filter(({ parameter }) => parameter).map(({ method, path }) => [`${method} ${path}`]))(
    '%s returns 404 for an invalid id',
    async (route) => {
      for (const id of INVALID_IDS) {
        const { status, body } = await server.call(route.replace(/:\w+/, id), { json: {} });
        expect([id, status]).toEqual([id, 404]);
        expect(body).toMatchObject({ error: expect.stringMatching(/\w\.?$/) });
      }
    },
  );

  test('returns 400 for a malformed URL', async () => {
    expect(await server.call('GET /api/blogs/%ff')).toMatchObject({ status: 400 });
  });
});

describe('API documentation', () => {
  const get = (url: string) => server.call(`GET ${url}`, { as: 'visitor' });

  test('serves the OpenAPI document', async () => {
    const { status, body } = await get('/api/openapi.json');
    expect([status, body]).toEqual([200, openApi()]);
  });

  test.each(['/api/docs', '/api/docs/'])(
    'the page at %s has no inline script and loads everything from this server',
    async (url) => {
      const { status, body, headers } = await get(url);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      const page = String(body);
      expect(page).not.toMatch(/<script(?![^>]* src=)|style=|\son\w+=/);
      const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => String(address));
      expect(loaded).toHaveLength(4);
      for (const address of loaded) {
        expect(address).toMatch(/^\/api\/docs\//);
        expect((await get(address)).status).toBe(200);
      }
    },
  );

  test('assets have the right content type', async () => {
    const types = {
      'start.js': 'text/javascript',
      'swagger-ui-bundle.js': 'application/javascript',
      'swagger-ui.css': 'text/css',
      'narrow.css': 'text/css',
    };
    for (const [file, type] of Object.entries(types))
      expect((await get(`/api/docs/${file}`)).headers['content-type']).toContain(type);
  });

  test.each(['package.json', 'index.html', 'swagger-ui-bundle.js.map', '../../package.json'])(
    'does not serve other files of the package: %s',
    async (file) => {
      expect((await get(`/api/docs/${file}`)).status).toBe(404);
    },
  );
});

describe('GET /api/listings', () => {
  const VILLA = {
    title: 'Sea villa',
    location: 'Palm Jumeirah',
    price: 'AED 9,500,000',
    bedrooms: '4',
    size: '4,000 sq ft',
  };

  beforeAll(async () => {
    const villas = server.stores.of(saleVillas);
    await villas.create({ ...VILLA, amenities: ['private_pool', 'study'], views: ['sea', 'palm'] });
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

  interface Page {
    data: { title: string; amount: number; place_id: string }[];
    total: number;
  }
  const search = async (query: string) => {
    const { status, body } = await server.call(`GET /api/listings?${query}`, { as: 'visitor' });
    return { status, body: body as Page & { fields?: Record<string, string> } };
  };
  const titles = async (query: string) => (await search(query)).body.data.map(({ title }) => title);

  test('filters by facts', async () => {
    expect(await titles('')).toEqual(['Garden villa', 'Sea villa']);
    expect(await titles('purpose=rent')).toEqual([]);
    expect(await titles('place=palm-jumeirah&beds=4&beds=5')).toEqual(['Sea villa']);
    expect(await titles('price-to=3000000&amenity=study')).toEqual(['Garden villa']);
    expect(await titles('amenity=study&amenity=private-pool')).toEqual(['Sea villa']);
    expect(await titles('views=sea&views=palm')).toEqual(['Sea villa']);
    expect(await titles('views=sea&views=golf')).toEqual([]);
    expect(await titles('area-from=4000&area-to=4000&sort=price-low&words=sea')).toEqual(['Sea villa']);
    expect(await titles('beds=４&TYPE=Villa&place=palm-jumeirah.')).toEqual(['Sea villa']); // as on the page
    expect(await titles('purpose=sale&amp;place=palm-jumeirah')).toEqual(['Sea villa']);
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
    expect(body.data[0]).not.toHaveProperty('needs_review');
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
    ['cheques=13', 'cheques', 'cheques must be a whole number from 1 to 12.'],
    ['place=atlantis', 'place', 'place must be the id of a place, such as dubai-marina.'],
    [
      'within=55.3,25,55.1,25.2',
      'within',
      'within must be west,south,east,north in degrees, west below east and south below north, such as 55.1,25,55.3,25.2.',
    ],
    ['limit=5000', 'limit', 'limit must be a whole number from 1 to 1000.'],
    ['page=x', 'page', 'page must be a whole number.'],
    ['beds[]=4&beds[]=5', 'beds[]', 'There is no beds[]: did you mean beds?'],
    ['bedrooms=2', 'bedrooms', expect.stringMatching(/^There is no bedrooms: the parameters are .*beds/)],
    ['whatever=3', 'whatever', expect.stringContaining('There is no whatever')],
    ['priceTo=9', 'priceTo', 'There is no priceTo: did you mean price-to?'],
  ])('returns 400 with a message for %s', async (query, field, sentence) => {
    expect(await search(query)).toMatchObject({ status: 400, body: { fields: { [field]: sentence } } });
  });
});
