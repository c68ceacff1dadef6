import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { photograph } from '../pictures/fixtures.ts';
import { mountDisk, testWithDisk, unmountDisk } from '../testing-disk.ts';
import type { RestServer } from './testing.ts';

// `os.tmpdir()` does not read the copy of `process.env` that a Jest test has.
const temporaryFolder = jest.fn(os.tmpdir);
for (const name of ['os', 'node:os'])
  jest.unstable_mockModule(name, () => ({ ...os, default: os, tmpdir: temporaryFolder }));
const { multipart } = await import('../graphql/testing.ts');
const { openRestServer } = await import('./testing.ts');

let server: RestServer;
beforeEach(async () => {
  server = await openRestServer();
});
afterEach(() => server.close());

const VALUES = { title: 'Creek Loft', location: 'Al Jaddaf', price: 'AED 900,000' };
const messageOf = (body: unknown) => (body as { message: string }).message;
const readyz = async () => (await server.app.inject('/readyz')).json<object>();

/** Creates a banner with a picture by GraphQL; returns the response. */
async function addBanner(bytes: Buffer): Promise<{ status: number; text: string }> {
  const url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
  const query = `mutation ($picture: Upload) {
    createBanner(input: { title: "Marina", imageAlt: "Boats", image: $picture }) { id }
  }`;
  const headers = { authorization: server.bearer };
  const sent = multipart({ query, variables: {}, at: 'variables.picture', file: { bytes }, headers });
  const response = await fetch(url, sent);
  return { status: response.status, text: await response.text() };
}

test('returns 503 and logs the error when an upload cannot be written to a temporary file', async () => {
  temporaryFolder.mockReturnValue(join(server.uploads, 'not-there'));
  try {
    const multipart = { ...VALUES, thumbnail: await photograph() };
    const { status, body } = await server.call('POST /api/apartments-for-sale', { multipart });
    expect([status, messageOf(body)]).toEqual([
      503,
      'The picture cannot be stored at the moment. Try again soon.',
    ]);
    const response = await addBanner(multipart.thumbnail);
    expect(response.text).toContain('The picture cannot be stored at the moment. Try again soon.');
  } finally {
    temporaryFolder.mockImplementation(os.tmpdir);
  }
});

testWithDisk('reports that the disk of the pictures is full, and still serves stored pictures', async () => {
  const disk = server.uploads;
  mountDisk(disk, '3m');
  try {
    const photo = await photograph();
    const multipart = { ...VALUES, thumbnail: await photograph() };
    const { body } = await server.call('POST /api/apartments-for-sale', { multipart });
    const stored = basename((body as { thumbnail: string }).thumbnail);
    await server.pictures.renditions.close();
    await writeFile(join(disk, 'other'), Buffer.alloc(3 * 1024 * 1024)).catch(() => undefined);

    const refused = await server.call('POST /api/apartments-for-sale', {
      multipart: { ...VALUES, thumbnail: photo },
    });
    expect([refused.status, messageOf(refused.body)]).toEqual([
      507,
      expect.stringContaining('pictures is full'),
    ]);
    const response = await addBanner(photo);
    expect([response.status, response.text]).toEqual([507, expect.stringContaining('"code":"STORAGE_FULL"')]);

    expect(await readyz()).toEqual({
      status: 'ready',
      notices: [expect.stringContaining('pictures is full')],
    });
    const stem = stored.slice(0, 24);
    for (const name of [stored, `${stem}.320.webp`, `${stem}.480.avif`]) {
      expect((await server.app.inject(`/uploads/${name}`)).statusCode).toBe(200);
    }

    await rm(join(disk, 'other'));
    await server.pictures.storage.probe();
    expect(await readyz()).toEqual({ status: 'ready' });
  } finally {
    unmountDisk(disk);
  }
});

test('reports that the disk of the database is full, still reads, and writes again once there is space', async () => {
  const { database } = server;
  await server.call('POST /api/categories', { json: { title: 'Lofts', description: 'High up' } });
  await database.dataSource.query(`
    create function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  for (const table of ['categories', 'banners'])
    await database.dataSource.query(
      `create trigger disk_full before insert on ${table} for each row execute function disk_full()`,
    );

  const json = { title: 'Villas', description: 'By the sea' };
  const refused = await server.call('POST /api/categories', { json });
  expect([refused.status, messageOf(refused.body)]).toEqual([
    507,
    expect.stringContaining('database is full'),
  ]);
  const response = await addBanner(await photograph());
  expect([response.status, response.text]).toEqual([507, expect.stringContaining('"code":"STORAGE_FULL"')]);
  expect(server.notices.all()).toMatchObject([{ code: 'database-disk' }]);
  expect(await readyz()).toEqual({ status: 'ready', notices: [expect.stringContaining('database is full')] });
  expect(await server.call('GET /api/categories', { as: 'visitor' })).toMatchObject({
    status: 200,
    body: [{}],
  });

  await database.dataSource.query('drop trigger disk_full on categories');
  expect((await server.call('POST /api/categories', { json })).status).toBe(201);
  expect(await readyz()).toEqual({ status: 'ready' });
});
