import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, start, stop, type Running } from './server.ts';

const STAFF = { email: 'agent@marsa.example', password: 'harbour lights' };

let folder: string;
let server: Running;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marsa-e2e-'));
  server = await start(folder, { ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password });
}, 180_000);
afterAll(async () => {
  await stop(server, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const at = (path: string) => new URL(path, server.address);
const fetchPage = async (path: string) => {
  const response = await fetch(at(path));
  return { status: response.status, html: await response.text() };
};
const fetchAsStaff = (path: string, init: RequestInit = {}) =>
  fetch(at(path), { ...init, headers: { ...(init.headers as object), authorization: `Bearer ${token}` } });

async function postApartment(title: string, picture?: Buffer): Promise<{ id: number; thumbnail: string }> {
  const form = new FormData();
  const values = { title, location: 'Dubai Marina', price: 'AED 2,150,000', bedrooms: '2' };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  if (picture) form.set('thumbnail', new Blob([new Uint8Array(picture)]), 'photo.jpg');
  const response = await fetchAsStaff('/api/apartments-for-sale', { method: 'POST', body: form });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: number; thumbnail: string };
}

/** CPU time of a process in milliseconds; 0 on systems without `/proc`. */
function cpuTime(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // The second field may contain spaces and ends with a bracket. A clock tick is 10 ms.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

test('the first account signs in over REST', async () => {
  const response = await fetch(at('/api/admin/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  expect(response.status).toBe(200);
  token = ((await response.json()) as { token: string }).token;
});

test.each(['/', '/admin/login'])(
  'the style sheet of %s declares the cascade layers in their order',
  async (path) => {
    const { html } = await fetchPage(path);
    const href = /<link[^>]* href="([^"]+\.css)"/.exec(html)![1]!;
    const css = await (await fetch(at(href))).text();
    const declared = [...css.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names]) => names!.split(/, */));
    const order = ['reset', 'tokens', 'base', 'mantine', 'components', 'pages'];
    expect([...new Set(declared)]).toEqual(order.filter((layer) => declared.includes(layer)));
    expect(declared).toContain('components');
  },
);

describe('an apartment posted over REST', () => {
  let id: number;
  let picture: string;

  test('is on the list page with its picture after a reload', async () => {
    expect((await fetchPage('/apartmentSell')).html).toContain('No apartments available.');
    const file = await readFile(join(ROOT, 'graphql-server/demo/pictures/marina_dusk.jpg'));
    const created = await postApartment('Two bedrooms above the berths', file);
    id = created.id;
    const { html } = await fetchPage('/apartmentSell');
    expect(html).toContain('Two bedrooms above the berths');
    expect(html).toContain(`href="/apartment-for-sale/${id}"`);
    picture = /srcSet="(\/uploads\/[^ ]+\.avif) /i.exec(html)![1]!;
    const response = await fetch(at(picture));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
    await response.arrayBuffer();
  });

  test('has a detail page, which shows the change of a GraphQL mutation at once', async () => {
    expect((await fetchPage(`/apartment-for-sale/${id}`)).html).toContain('AED 2,150,000');
    const query = `mutation { updateSaleApartment(id: ${id}, input: { price: "AED 1,990,000" }) { price } }`;
    const response = await fetchAsStaff('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(await response.json()).toEqual({ data: { updateSaleApartment: { price: 'AED 1,990,000' } } });
    const { html } = await fetchPage(`/apartment-for-sale/${id}`);
    expect(html).toContain('AED 1,990,000');
    expect(html).not.toContain('AED 2,150,000');
  });

  test('returns 404 with its picture when it is deleted', async () => {
    const response = await fetchAsStaff(`/api/apartments-for-sale/${id}`, { method: 'DELETE' });
    expect(response.status).toBe(200);
    const deleted = await fetchPage(`/apartment-for-sale/${id}`);
    expect([deleted.status, deleted.html.includes('Apartment not found')]).toEqual([404, true]);
    const pictureResponse = await fetch(at(picture));
    await pictureResponse.arrayBuffer();
    expect(pictureResponse.status).toBe(404);
  });
});

test('a second server on the same folder exits with one line of explanation', async () => {
  await expect(start(folder)).rejects.toThrow(
    /^The database in \S+ is in use by another running process:[^\n]*$/,
  );
});

test('a confirmed record survives kill -9; the next start builds nothing and creates no account', async () => {
  const { id } = await postApartment('Stored before a crash');
  await stop(server, 'SIGKILL');
  server = await start(folder);
  expect(cpuTime(server.process.pid!)).toBeLessThan(10_000);
  expect(server.lines.join('\n')).not.toMatch(/Built in|password/);
  expect((await fetchPage(`/apartment-for-sale/${id}`)).html).toContain('Stored before a crash');
  // The signing secret and the session are stored, so the token stays valid.
  expect((await fetchAsStaff(`/api/apartments-for-sale/${id}`, { method: 'DELETE' })).status).toBe(200);
});

test('SIGTERM shuts down with exit code 0', async () => {
  expect(await stop(server)).toBe(0);
  await expect(fetch(at('/healthz'))).rejects.toThrow();
});
