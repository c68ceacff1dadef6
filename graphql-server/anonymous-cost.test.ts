import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getIntrospectionQuery } from 'graphql';
import { places } from './places/place.ts';
import { openTestServer, type TestServer } from './testing.ts';

/*
 * Every anonymous request ends within a bounded amount of work, or is refused. To add an expensive request, add a line to
 * `REQUESTS`: the response cache is off here, so each line is measured as if nobody had sent it before.
 */

/** An HTTP request without credentials. */
interface AnonymousRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Line {
  title: string;
  /** Creates the request. Each line is sent several times: `attempt` lets the bytes differ, so that no cache answers. */
  request(attempt: number): AnonymousRequest;
  /** The expected status, or the possible ones. */
  status: number | readonly number[];
}

/** Most CPU time for one request, in milliseconds: of all threads of the process, the embedded database among them. */
const MAX_CPU_MS = 250;
/** The same for the first request of a line, which runs code that is not compiled yet. */
const MAX_FIRST_CPU_MS = 1000;
/** Most bytes that stay allocated after an answer, beyond its own. */
const MAX_RETAINED_BYTES = 1024 * 1024;
/** Longest wait for `/healthz` while a request runs, in milliseconds of wall clock on a busy machine. */
const MAX_HEALTH_MS = 2000;
const ATTEMPTS = 3;
const LISTINGS = 10_000;

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

const REQUESTS: Line[] = [
  {
    title: 'GraphQL: the standard introspection query',
    request: graphql(getIntrospectionQuery()),
    status: 200,
  },
  {
    title: 'GraphQL: a page of homes with all choices',
    request: graphql(`
      {
        homes(limit: 24) {
          total
          items {
            id
            title
          }
          choices {
            places {
              value {
                id
                name
              }
              homes
            }
            types {
              value
              homes
            }
            amenities {
              value
              homes
            }
          }
        }
      }
    `),
    status: 200,
  },
  {
    title: 'REST: a search with several filters',
    request: (attempt) => ({
      path: `/api/listings?words=sea+view&price-from=${100_000 + attempt}&sort=price-low`,
    }),
    status: 200,
  },
];

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await openTestServer();
  server.answers.pause('measured');
  await insertListings(server, LISTINGS);
  await server.app.listen({ port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
  // Loads the search and compiles what every request runs.
  for (let attempt = 0; attempt < 5; attempt++) {
    await measure(graphql('{ homes { total items { title } choices { types { homes } } } }')(attempt));
    await measure({ path: '/healthz' });
  }
});
afterAll(() => server.close());

test.each(REQUESTS)('$title', async ({ request, status }) => {
  const attempts = [];
  const before = usedHeap();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) attempts.push(await measure(request(attempt)));
  const retained = usedHeap() - before;

  for (const measured of attempts) expect([status].flat()).toContain(measured.status);
  expect(attempts[0]!.cpuMs).toBeLessThan(MAX_FIRST_CPU_MS);
  expect(Math.min(...attempts.map(({ cpuMs }) => cpuMs))).toBeLessThan(MAX_CPU_MS);
  expect(Math.max(...attempts.map(({ healthMs }) => healthMs))).toBeLessThan(MAX_HEALTH_MS);
  const answered = attempts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(retained).toBeLessThan(answered + MAX_RETAINED_BYTES);
});

/** Sends a request and gives what it cost; `/healthz` is asked meanwhile. */
async function measure(request: AnonymousRequest) {
  const before = process.cpuUsage();
  const answered = exchange(request);
  const health = exchange({ path: '/healthz' });
  const { status, bytes } = await answered;
  const { user, system } = process.cpuUsage(before);
  const { status: healthStatus, ms: healthMs } = await health;
  expect(healthStatus).toBe(200);
  return { status, bytes, healthMs, cpuMs: (user + system) / 1000 };
}

async function exchange({ method = 'GET', path, headers = {}, body = '' }: AnonymousRequest) {
  const began = performance.now();
  const length = method === 'POST' ? { 'content-length': Buffer.byteLength(body) } : {};
  const sent = send({ port, method, path, headers: { ...headers, ...length }, agent: false });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let bytes = 0;
  response.on('data', (chunk: Buffer) => (bytes += chunk.length));
  await once(response, 'end');
  return { status: response.statusCode!, bytes, ms: performance.now() - began };
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
       longitude, unsettled)
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
