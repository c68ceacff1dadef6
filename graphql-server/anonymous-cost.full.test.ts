import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getIntrospectionQuery } from 'graphql';
import { places } from './places/place.ts';
import { openTestServer, type TestServer } from './testing.ts';

/*
 * The server's work for an anonymous request is bounded: a more expensive request is refused. To test another request, add it to
 * `REQUESTS`. The response cache is disabled, so that every request is executed.
 */

/** An HTTP request without credentials. */
interface AnonymousRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface RequestCase {
  title: string;
  /** Creates the request, which is sent several times. `attempt` makes each of them different, so that no cache applies. */
  request(attempt: number): AnonymousRequest;
  /** The expected status, or the possible ones. */
  status: number | readonly number[];
}

/** Maximum CPU time of a request in milliseconds, of all threads including the embedded database. */
const MAX_CPU_MS = 250;
/** The same for the first attempt, which runs code that is not yet compiled. */
const MAX_FIRST_CPU_MS = 1000;
/** Maximum bytes that stay allocated after each response, beyond its size. */
const MAX_RETAINED_BYTES = 1024 * 1024;
/** Maximum response time of `/healthz` during a request, in milliseconds on a busy machine. */
const MAX_HEALTH_MS = 2000;
const ATTEMPTS = 3;
const LISTINGS = 5_000;
/** Maximum time to open and fill the server, in milliseconds on a busy machine. */
const SETUP_MS = 240_000;

const json = (path: string, body: unknown): AnonymousRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A posted GraphQL query; a comment makes each attempt another document. */
const graphql =
  (query: string, variables: object = {}) =>
  (attempt: number): AnonymousRequest =>
    json('/graphql', { query: `${query} # ${attempt}`, variables });

/** Joins the results of `text` for each index from 0. */
const repeat = (times: number, text: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => text(index)).join(' ');

const HOME_FIELDS = `id title location bedrooms bathrooms size amount placeId latitude longitude createdAt amenities
  thumbnail { url width height alt avif: srcset(format: AVIF) webp: srcset(format: WEBP) }
  mapPosition { latitude longitude isApproximate place }`;
const ALL_FACETS = `facets { purposes { value count } types { value count } places { value { id } count }
  bedrooms { value count } furnishing { value count } completion { value count } amenities { value count } }`;
/** The fragment FullType and the fragments that it spreads. */
const INTROSPECTION_FRAGMENTS = getIntrospectionQuery().replace(/^[^]*?(?=fragment )/, '');
const TYPE_FIELDS =
  'name fields { name args { name type { name ofType { name } } } type { name ofType { name } } }';
const FIELD_NAMES = 'id title location price bedrooms bathrooms size amount createdAt updatedAt'.split(' ');
const SPREAD_20_TIMES = `fragment A on SaleApartment { ${repeat(20, () => '...B')} }
  fragment B on SaleApartment { ${repeat(20, () => '...C')} }
  fragment C on SaleApartment { ${repeat(20, () => '...D')} }
  fragment D on SaleApartment { ${repeat(30, () => 'title location')} }`;

const form = (path: string, body: string): AnonymousRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body,
});

const MESSAGE = { name: 'Ann', email: 'ann@example.com', subject: 'A villa', message: 'Is it there?' };
const SEND = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';

const manyFields = (count: number, attempt: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`mesag${i}.${attempt}`, '1']));
const nestedLists = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const longText = (length: number): string => 'x'.repeat(length);

const REQUESTS: RequestCase[] = [
  {
    title: 'GraphQL: the standard introspection query',
    request: graphql(getIntrospectionQuery()),
    status: 200,
  },
  {
    title: 'GraphQL: 29 people by slug',
    request: graphql(`{ ${repeat(29, (i) => `a${i}: person(slug: "x${i}") { name biography }`)} }`),
    status: 200,
  },
  {
    title: 'GraphQL: 29 aliases of the types of the schema',
    request: graphql(
      `{ ${repeat(29, (i) => `a${i}: __schema { types { ...FullType } }`)} } ${INTROSPECTION_FRAGMENTS}`,
    ),
    status: 400,
  },
  {
    title: 'GraphQL: eight aliases of the types of the schema, with some of their fields',
    request: graphql(`{ ${repeat(8, (i) => `a${i}: __schema { types { ${TYPE_FIELDS} } }`)} }`),
    status: [200, 400],
  },
  {
    title: 'GraphQL: the fields of the types of fields',
    request: graphql(`{ __schema { types { ${'fields { type { '.repeat(5)} name ${'} } '.repeat(5)} } } }`),
    status: 400,
  },
  {
    title: 'GraphQL: 29 aliases of the largest type',
    request: graphql(`{ ${repeat(29, (i) => `a${i}: __type(name: "Query") { ${TYPE_FIELDS} }`)} }`),
    status: 400,
  },
  {
    title: 'GraphQL: fragments that spread each other 8,000 times, behind @include(if: false)',
    request: graphql(`
      {
        saleApartment(id: 1) {
          id
          ...A @include(if: false)
        }
      }
      ${SPREAD_20_TIMES}
    `),
    status: [200, 400],
  },
  {
    title: 'GraphQL: fragments that spread each other 8,000 times',
    request: graphql(`
      {
        saleApartment(id: 1) {
          id
          ...A
        }
      }
      ${SPREAD_20_TIMES}
    `),
    status: 400,
  },
  {
    title: 'GraphQL: fragments with 300 and 150 times one field',
    request: graphql(`{ saleApartment(id: 1) { ...A ...B } }
      fragment A on SaleApartment { ${repeat(300, () => 'title')} } fragment B on SaleApartment { ${repeat(150, () => 'title')} }`),
    status: 400,
  },
  {
    title: 'GraphQL: ten names, 60 times each, in two fragments that are spread 20 times',
    request: graphql(`{ ${repeat(20, (i) => `s${i}: saleApartment(id: ${i}) { ...A ...B }`)} }
      ${repeat(2, (i) => `fragment ${'AB'[i]} on SaleApartment { ${repeat(270, (n) => `${FIELD_NAMES[n % 10]}`)} }`)}`),
    status: 400,
  },
  {
    title: 'GraphQL: nested fields, 60 times each',
    request: graphql(`{ ${repeat(55, () => 'saleApartments { items { gallery { image { url } } } }')} }`),
    status: [200, 400],
  },
  {
    title: 'GraphQL: 45 fragments, each spread by all before it',
    request: graphql(`
      {
        saleApartment(id: 1) {
          ...F0
        }
      }
      ${repeat(
        45,
        (i) =>
          `fragment F${i} on SaleApartment { ${repeat(Math.min(15, 44 - i), (n) => `...F${i + n + 1}`)} title location price size bedrooms }`,
      )}
    `),
    status: 400,
  },
  {
    title: 'GraphQL: 600 fields that do not exist',
    request: graphql(`{ saleApartment(id: 1) { ${repeat(590, (i) => `titl${i}`)} } }`),
    status: 400,
  },
  {
    title: 'GraphQL: a query of 900 KB, mostly a comment',
    request: (attempt) => json('/graphql', { query: `{ me { id } } # ${attempt} ${'x'.repeat(900_000)}` }),
    status: [400, 413],
  },
  {
    title: 'GraphQL: variables nested 50,000 levels deep',
    request: (attempt) => ({
      ...json('/graphql', {}),
      body: `{"query":"{ __typename } # ${attempt}","variables":{"unused":${'['.repeat(50_000)}1${']'.repeat(50_000)}}}`,
    }),
    status: [200, 400, 413],
  },
  {
    title: 'GraphQL: homes by 9,000 ids',
    request: graphql('query ($ids: [ID!]!) { homesByIds(ids: $ids) { id } }', {
      ids: Array.from({ length: 9000 }, (_, i) => String(i)),
    }),
    status: [200, 400],
  },
  {
    title: 'GraphQL: a page of homes with all facets',
    request: graphql(`{ homes(limit: 24) { total items { ${HOME_FIELDS} } ${ALL_FACETS} } }`),
    status: 200,
  },
  {
    title: 'GraphQL: 1,000 homes with all fields',
    request: graphql(`{ homes(limit: 1000) { items { ${HOME_FIELDS} } } }`),
    status: 400,
  },
  {
    title: 'GraphQL: as many homes as are allowed',
    request: graphql(`{ homes(limit: 260) { items { ${HOME_FIELDS} } } }`),
    status: 200,
  },
  {
    title: 'GraphQL: as many homes with a field as are allowed',
    request: graphql('{ homes(limit: 1000) { items { id title location bedrooms } } }'),
    status: 200,
  },
  {
    title: 'GraphQL: ten searches with all facets',
    request: graphql(
      `{ ${repeat(10, (i) => `a${i}: homes(limit: 1, filter: { priceFrom: ${i + 1} }) { ${ALL_FACETS} }`)} }`,
    ),
    status: 400,
  },
  {
    title: 'GraphQL: all clusters of the map with their homes',
    request: graphql(`
      {
        homes(limit: 1) {
          clusters(area: { west: 54.8, south: 24.6, east: 55.7, north: 25.5 }, zoom: 11) {
            latitude
            longitude
            homes
            canSplit
            home {
              id
              title
              thumbnail {
                url
              }
            }
          }
        }
      }
    `),
    status: 200,
  },
  {
    title: 'GraphQL: homes near 100 homes',
    request: graphql(
      '{ homes(limit: 100) { items { nearbyHomes(first: 12) { id title } similarHomes(first: 12) { id title } } } }',
    ),
    status: 400,
  },
  {
    title: 'GraphQL: 28 aliases of a list',
    request: graphql(
      `{ ${repeat(28, (i) => `a${i}: listings(page: ${i + 1}, limit: 50) { total items { id title } }`)} }`,
    ),
    status: 400,
  },
  {
    title: 'GraphQL: a search for a word that every listing has, sorted by title',
    request: graphql(
      '{ listings(search: "home", sort: TITLE, page: 99, limit: 100) { total items { id title } } }',
    ),
    status: 200,
  },
  {
    title: 'GraphQL: the last page of a sorted list',
    request: graphql('{ listings(sort: TITLE, page: 2000000000, limit: 10) { total items { id title } } }'),
    status: 200,
  },
  {
    title: 'GraphQL: the homes found by a word that all have',
    request: graphql(`{ homes(filter: { words: "ho" }) { total items { ${HOME_FIELDS} } ${ALL_FACETS} } }`),
    status: 200,
  },
  {
    title: 'GraphQL: a message with 20,000 unknown fields',
    request: (attempt) =>
      json('/graphql', { query: SEND, variables: { input: { ...MESSAGE, ...manyFields(20_000, attempt) } } }),
    status: 413,
  },
  {
    title: 'GraphQL: variables of 500,000 nested lists',
    request: (attempt) => ({
      ...json('/graphql', {}),
      body: `{"query":${JSON.stringify(SEND)},"variables":{"input":${nestedLists(500_000 - attempt)}}}`,
    }),
    status: 413,
  },
  {
    title: 'GraphQL: a message with an email address of 600 KB',
    request: (attempt) =>
      json('/graphql', {
        query: SEND,
        variables: { input: { ...MESSAGE, email: longText(600_000 + attempt) } },
      }),
    status: 413,
  },
  {
    title: 'GraphQL: a message with a text of 900 KB',
    request: (attempt) =>
      json('/graphql', {
        query: SEND,
        variables: { input: { ...MESSAGE, message: longText(900_000 + attempt) } },
      }),
    status: 413,
  },
  {
    title: 'GraphQL: links to set another password, for many addresses',
    request: (attempt) =>
      graphql(
        `mutation { ${repeat(10, (i) => `a${i}: requestPasswordReset(email: "ann${i}.${attempt}@example.com")`)} }`,
      )(attempt),
    status: 200,
  },
  {
    title: 'GraphQL: a password by a link that was guessed',
    request: graphql(`mutation { setPassword(token: "${longText(43)}", password: "${longText(200)}") }`),
    status: 200,
  },
  {
    title: 'GraphQL: new addresses of accounts by links that were guessed',
    request: (attempt) =>
      graphql(
        `mutation { ${repeat(10, (i) => `a${i}: confirmEmail(token: "${longText(43)}${i}.${attempt}")`)} }`,
      )(attempt),
    status: 200,
  },
  {
    title: 'GraphQL: a sign-in with a password of 900 KB',
    request: (attempt) =>
      json('/graphql', {
        query: 'mutation ($p: String!) { signIn(email: "ann@example.com", password: $p) { token } }',
        variables: { p: longText(900_000 + attempt) },
      }),
    status: 413,
  },
  {
    title: 'GraphQL: a saved search of 900 KB',
    request: (attempt) =>
      json('/graphql', {
        query: 'mutation ($s: String!) { saveSearch(email: "ann@example.com", search: $s) }',
        variables: { s: longText(900_000 + attempt) },
      }),
    status: 413,
  },
  {
    title: 'REST: an urlencoded message with 75,000 fields',
    request: (attempt) => form('/api/contact', new URLSearchParams(manyFields(75_000, attempt)).toString()),
    status: 413,
  },
  {
    title: 'REST: an urlencoded message of 64 KB with fields of one letter',
    request: () => form('/api/contact', 'a&'.repeat(32_000)),
    status: 400,
  },
  {
    title: 'REST: a message of 64 KB with 3,500 unknown fields',
    request: (attempt) => json('/api/contact', { ...MESSAGE, ...manyFields(3_500, attempt) }),
    status: 400,
  },
  {
    title: 'REST: a message of 64 KB with 190 long unknown fields',
    request: (attempt) =>
      json('/api/contact', {
        ...MESSAGE,
        email: 'none',
        ...Object.fromEntries(Array.from({ length: 190 }, (_, i) => [`${longText(300)}${i}.${attempt}`, 1])),
      }),
    status: 400,
  },
  {
    title: 'REST: a message with 20,000 unknown fields',
    request: (attempt) => json('/api/contact', { ...MESSAGE, ...manyFields(20_000, attempt) }),
    status: 413,
  },
  {
    title: 'REST: a message of 500,000 nested lists',
    request: (attempt) => ({ ...json('/api/contact', {}), body: nestedLists(500_000 - attempt) }),
    status: 413,
  },
  {
    title: 'REST: a message of 32,000 nested lists',
    request: (attempt) => ({
      ...json('/api/contact', {}),
      body: `{"name":${nestedLists(32_000 - attempt)}}`,
    }),
    status: 400,
  },
  {
    title: 'REST: a sign-in with a password of 1 MB',
    request: (attempt) =>
      json('/api/admin/login', { email: 'ann@example.com', password: longText(1_000_000 + attempt) }),
    status: 413,
  },
  {
    title: 'REST: a search with several filters',
    request: (attempt) => ({
      path: `/api/listings?words=sea+view&price-from=${100_000 + attempt}&sort=price-low`,
    }),
    status: 200,
  },
  {
    title: 'REST: 1,000 homes that a search finds',
    request: (attempt) => ({ path: `/api/listings?limit=1000&price-from=${1000 + attempt}` }),
    status: 200,
  },
];

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await openTestServer();
  server.responseCache.disable('test');
  await insertListings(server, LISTINGS);
  await server.app.listen({ port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
  // Reads the list of English words, which stays in memory.
  await measure(graphql('{ homes(filter: { words: "brihgt hoome" }) { total } }')(0));
  // Warms up the search and the code that every request runs.
  for (let attempt = 0; attempt < 5; attempt++) {
    await measure(graphql('{ homes { total items { title } facets { types { count } } } }')(attempt));
    await measure({ path: '/healthz' });
  }
}, SETUP_MS);
afterAll(() => server.close());

test.each(REQUESTS)('$title', async ({ request, status }) => {
  const attempts = [];
  const before = usedHeap();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) attempts.push(await measure(request(attempt)));
  const retained = (usedHeap() - before) / ATTEMPTS;

  for (const measured of attempts) expect([status].flat()).toContain(measured.status);
  expect(attempts[0]!.cpuMs).toBeLessThan(MAX_FIRST_CPU_MS);
  expect(Math.min(...attempts.map(({ cpuMs }) => cpuMs))).toBeLessThan(MAX_CPU_MS);
  expect(Math.max(...attempts.map(({ healthMs }) => healthMs))).toBeLessThan(MAX_HEALTH_MS);
  expect(retained).toBeLessThan(attempts[0]!.bytes + MAX_RETAINED_BYTES);
});

/** Sends a request and `/healthz` at the same time, and returns the cost of the request. */
async function measure(request: AnonymousRequest) {
  const before = process.cpuUsage();
  const response = sendRequest(request);
  const health = sendRequest({ path: '/healthz' });
  const { status, bytes } = await response;
  const { user, system } = process.cpuUsage(before);
  const { status: healthStatus, ms: healthMs } = await health;
  expect(healthStatus).toBe(200);
  return { status, bytes, healthMs, cpuMs: (user + system) / 1000 };
}

/** Sends a request and reads the response. */
async function sendRequest({ method = 'GET', path, headers = {}, body = '' }: AnonymousRequest) {
  const startedAt = performance.now();
  const length = method === 'POST' ? { 'content-length': Buffer.byteLength(body) } : {};
  const outgoing = httpRequest({ port, method, path, headers: { ...headers, ...length }, agent: false });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  let bytes = 0;
  response.on('data', (chunk: Buffer) => (bytes += chunk.length));
  await once(response, 'end');
  return { status: response.statusCode!, bytes, ms: performance.now() - startedAt };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function usedHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Inserts listings of every kind, place and size, with a picture each. */
async function insertListings({ database }: TestServer, count: number): Promise<void> {
  await database.dataSource.query(
    `insert into pictures (file, width, height, placeholder)
     select lpad(n::text, 24, '0') || '.jpg', 1600, 1067, 'data:image/webp;base64,UklGRg' from generate_series(1, 500) n`,
  );
  await database.dataSource.query(
    `insert into listings (kind, created_at, updated_at, title, location, price, bedrooms, bathrooms, size, picture, property_type,
       amount, rent_period, bedroom_count, bathroom_count, built_up_area, furnishing, completion, amenities, place, latitude,
       longitude, needs_review)
     select (array['SaleApartment', 'SaleVilla', 'RentalApartment', 'RentalVilla'])[1 + n % 4],
       moment, moment, 'Bright home ' || n || ' with sea view', p.name, 'AED ' || amount, n % 7 || '', n % 5 || '', area || ' sq ft',
       lpad((1 + n % 500)::text, 24, '0') || '.jpg',
       (array['apartment', 'villa', 'duplex', 'townhouse', 'penthouse'])[1 + n % 5], amount,
       case when n % 4 > 1 then 'year' end, n % 7, 1 + n % 5, area,
       (array['furnished', 'partly', 'unfurnished'])[1 + n % 3], (array['off_plan', 'completed'])[1 + n % 2],
       (array['balcony', 'concierge', 'security', 'storage', 'laundry', 'lobby'])[1 + n % 3 : 3 + n % 4],
       p.id, p.lat + (n % 97) * 0.0001, p.lng + (n % 89) * 0.0001, '{}'
     from (select n, 30000 + (n * 7919) % 9000000 as amount, 4000 + (n * 104729) % 60000 as area,
         timestamptz '2026-01-01' - n * interval '95 seconds' as moment from generate_series(1, $2::int) n) numbers
     join jsonb_to_recordset($1::jsonb) p (i int, id text, name text, lat float8, lng float8) on p.i = n % ${places.length}`,
    [
      JSON.stringify(places.map(({ id, names, lat, lng }, i) => ({ i, id, name: names.en, lat, lng }))),
      count,
    ],
  );
  await database.dataSource.query('analyze');
}
