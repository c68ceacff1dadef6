import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Agent, request as send } from 'node:http';
import { photograph } from '../graphql/testing.ts';
import { preparePicture } from '../pictures/process.ts';
import { contract } from '../rest/contract.ts';
import { saleApartmentGallery } from '../listings/sale-apartment-gallery.ts';
import { saleApartments } from '../listings/sale-apartment.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { until } from '../testing-until.ts';
import { SeededRandom } from '../seeded-random.ts';
import { Operations } from './testing-operations.ts';
import { Requests, type MalformedRequest } from './testing-requests.ts';

/** Number of requests and their seed. A longer run: `FUZZ_REQUESTS=200000 FUZZ_SEED=7 npm run jest -- fuzz`. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1500);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_101);
const AT_ONCE = 8;

let server: TestServer;
let origin: string;
let logged = '';
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

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

/** Sends a request, again if the server is overloaded. */
async function sendWithRetries(request: MalformedRequest): Promise<FuzzResponse> {
  for (let time = 1; ; time += 1) {
    const answer = await sendRequest(request);
    if (answer.status !== 503 || !answer.text.includes('too many requests') || time === 20) return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

test(
  `no request reaches a fault, of ${REQUESTS} that are not quite right (seed ${SEED})`,
  async () => {
    const chance = new SeededRandom(SEED);
    const routes = contract.map((line) => ({
      ...line,
      fields: 'serializer' in line ? line.serializer.fields.map(({ name }) => name) : ['email', 'password'],
      picture: 'serializer' in line ? line.serializer.picture?.sentAs : undefined,
    }));
    const requests = new Requests(chance, new Operations(server.schema, chance), routes, server.bearer);
    const faults: object[] = [];
    const statuses = new Map<number, number>();
    let left = REQUESTS;
    const work = async () => {
      while (left-- > 0) {
        const request = requests.one();
        const { status, text } = await sendWithRetries(request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status < 500 && !text.includes('INTERNAL_SERVER_ERROR')) continue;
        faults.push({
          ...request,
          body: request.body?.toString().slice(0, 2000),
          status,
          text: text.slice(0, 300),
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(faults.slice(0, 10)).toEqual([]);

    // Almost valid requests are mostly parsed, and often executed.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 10);
    expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 10);

    server.log.error({}, 'the last line');
    await until('the log has its last line', () => logged.includes('the last line'));
    expect(logged.trim().split('\n').slice(0, -1)).toEqual([]);
  },
  60_000 + REQUESTS * 50,
);
