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
  folder = await mkdtemp(join(tmpdir(), 'marsa-walk-'));
  server = await start(folder, { ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password });
}, 180_000);
afterAll(async () => {
  await stop(server, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const at = (path: string) => new URL(path, server.address);
const page = async (path: string) => {
  const response = await fetch(at(path));
  return { status: response.status, html: await response.text() };
};
const asStaff = (path: string, init: RequestInit = {}) =>
  fetch(at(path), { ...init, headers: { ...(init.headers as object), authorization: `Bearer ${token}` } });

async function postApartment(title: string, photograph?: Buffer): Promise<{ id: number; thumbnail: string }> {
  const form = new FormData();
  const words = { title, location: 'Dubai Marina', price: 'AED 2,150,000', bedrooms: '2' };
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  if (photograph) form.set('thumbnail', new Blob([new Uint8Array(photograph)]), 'photo.jpg');
  const response = await asStaff('/api/apartments-for-sale', { method: 'POST', body: form });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: number; thumbnail: string };
}

/** Milliseconds of processor time that a process has used, its own however busy the machine is; 0 where no system tells. */
function spentBy(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // The second field may hold blanks, and ends with a bracket; a tick is a hundredth of a second.
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

describe('what a REST client posts', () => {
  let id: number;
  let picture: string;

  test('stands on the page that a visitor reloads, with its picture', async () => {
    expect((await page('/apartmentSell')).html).toContain('No apartments available.');
    const photograph = await readFile(join(ROOT, 'graphql-server/demo/pictures/marina_dusk.jpg'));
    const made = await postApartment('Two bedrooms above the berths', photograph);
    id = made.id;
    const { html } = await page('/apartmentSell');
    expect(html).toContain('Two bedrooms above the berths');
    expect(html).toContain(`href="/apartment-for-sale/${id}"`);
    picture = /srcSet="(\/uploads\/[^ ]+\.avif) /i.exec(html)![1]!;
    const shown = await fetch(at(picture));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/avif']);
    await shown.arrayBuffer();
  });

  test('has its own page, which shows what a GraphQL mutation changed at once', async () => {
    expect((await page(`/apartment-for-sale/${id}`)).html).toContain('AED 2,150,000');
    const query = `mutation { updateSaleApartment(id: ${id}, input: { price: "AED 1,990,000" }) { price } }`;
    const response = await asStaff('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(await response.json()).toEqual({ data: { updateSaleApartment: { price: 'AED 1,990,000' } } });
    const { html } = await page(`/apartment-for-sale/${id}`);
    expect(html).toContain('AED 1,990,000');
    expect(html).not.toContain('AED 2,150,000');
  });

  test('is not found after it is deleted, and neither is its picture', async () => {
    const response = await asStaff(`/api/apartments-for-sale/${id}`, { method: 'DELETE' });
    expect(response.status).toBe(200);
    const gone = await page(`/apartment-for-sale/${id}`);
    expect([gone.status, gone.html.includes('Apartment not found')]).toEqual([404, true]);
    const shown = await fetch(at(picture));
    await shown.arrayBuffer();
    expect(shown.status).toBe(404);
  });
});

test('a second server on the same folder is refused in one sentence', async () => {
  await expect(start(folder)).rejects.toThrow(
    /^The database in \S+ is in use by another running process:[^\n]*$/,
  );
});

test('what was answered survives kill -9, and the next start builds nothing and makes no account', async () => {
  const { id } = await postApartment('Kept through a crash');
  await stop(server, 'SIGKILL');
  server = await start(folder);
  expect(spentBy(server.process.pid!)).toBeLessThan(6000);
  expect(server.lines.join('\n')).not.toMatch(/Built in|password/);
  expect((await page(`/apartment-for-sale/${id}`)).html).toContain('Kept through a crash');
  // The token was signed with the kept secret, and its session is stored.
  expect((await asStaff(`/api/apartments-for-sale/${id}`, { method: 'DELETE' })).status).toBe(200);
});

test('SIGTERM ends it in order', async () => {
  expect(await stop(server)).toBe(0);
  await expect(fetch(at('/healthz'))).rejects.toThrow();
});
