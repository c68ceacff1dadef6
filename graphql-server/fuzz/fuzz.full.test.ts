import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Agent, request as send } from 'node:http';
import { photograph } from '../graphql/testing.ts';
import { preparePicture } from '../pictures/process.ts';
import { contract } from '../rest/contract.ts';
import { saleApartmentGallery } from '../listings/listing-sections.ts';
import { saleApartments } from '../listings/listing-kind.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { until } from '../testing-until.ts';
import { SeededRandom } from '../testing-random.ts';
import { Operations } from './testing-operations.ts';
import { Requests, type MalformedRequest } from './testing-requests.ts';

/** Number of requests and their seed. A longer run: `FUZZ_REQUESTS=200000 FUZZ_SEED=7 npm run jest -- fuzz`. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1500);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_101);
const CONCURRENCY = 8;

let server: TestServer;
let origin: string;
let logged = '';
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

beforeAll(async () => {
  server = await openTestServer(undefined, { logTo: { write: (lines: string) => (logged += lines) } });
  origin = await server.app.listen({ port: 0 });
  const { id } = await server.stores.of(saleApartments).create({ title: 'A', location: 'B', price: 'C' });
  const picture = await preparePicture(await photograph());
  const item = { apartmentId: id, description: 'D' };
  await server.stores.of(saleApartmentGallery).create(item, { picture: () => Promise.resolve(picture) });
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

interface FuzzResponse {
  status: number;
  text: string;
}

function sendRequest({ method, path, headers, body }: MalformedRequest): Promise<FuzzResponse> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = send(origin + path, { method, agent, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const MAX_ATTEMPTS = 20;

/** Sends a request, and repeats it while the server is overloaded. */
async function sendWithRetries(request: MalformedRequest): Promise<FuzzResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await sendRequest(request);
    const isOverloaded = response.status === 503 && response.text.includes('too many requests');
    if (!isOverloaded || attempt === MAX_ATTEMPTS) return response;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

test(
  `none of ${REQUESTS} malformed requests causes an internal error (seed ${SEED})`,
  async () => {
    const random = new SeededRandom(SEED);
    const routes = contract.map((route) => ({
      ...route,
      fields: 'serializer' in route ? route.serializer.fields.map(({ name }) => name) : ['email', 'password'],
      picture: 'serializer' in route ? route.serializer.picture?.sentAs : undefined,
    }));
    const requests = new Requests(random, new Operations(server.schema, random), routes, server.bearer);
    const failures: object[] = [];
    const statuses = new Map<number, number>();
    let remaining = REQUESTS;
    const sendRequests = async () => {
      while (remaining-- > 0) {
        const request = requests.next();
        const { status, text } = await sendWithRetries(request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status < 500 && !text.includes('INTERNAL_SERVER_ERROR')) continue;
        failures.push({
          ...request,
          body: request.body?.toString().slice(0, 2000),
          status,
          text: text.slice(0, 300),
        });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, sendRequests));
    expect(failures.slice(0, 10)).toEqual([]);

    // Almost valid requests are mostly parsed, and often executed.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 10);
    expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 10);

    server.log.error({}, 'the last line');
    await until('the log has its last line', () => logged.includes('the last line'));
    expect(logged.trim().split('\n').slice(0, -1)).toEqual([]);
  },
  60_000 + REQUESTS * 50,
);
