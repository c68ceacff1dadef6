import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { blogs } from '../../editorial/blog.ts';
import { runQuery, runQueryAsStaff, type GraphQLResponse } from '../../graphql/testing.ts';
import { openServices } from '../../services.ts';
import { saleApartmentGallery } from '../../listings/listing-sections.ts';
import { saleApartments } from '../../listings/listing-kind.ts';
import type { PreparedPicture } from '../../pictures/picture.ts';
import { openTestServer, type TestServer } from '../../testing.ts';
import { until } from '../../testing-until.ts';
import { TRASH_DAYS } from '../queries/trash.ts';
import { Role } from '../../policies.ts';

const HOME = { title: 'Sea view', location: 'Dubai Marina', price: 'AED 2,000,000' };
const PARENT_IN_TRASH = {
  message: 'It belongs to a record that is in the trash. Restore that record first.',
  extensions: { code: 'NOT_FOUND' },
};
const TOO_LATE = { message: 'It can no longer be restored.', extensions: { code: 'NOT_FOUND' } };

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
afterEach(() =>
  server.database.dataSource.query('with deleted as (delete from listings) delete from versions'),
);

/** A new picture. */
function picture(): PreparedPicture & { alt: string } {
  const file = `${randomBytes(12).toString('hex')}.jpg`;
  return { file, width: 4, height: 3, placeholder: 'data:,', bytes: randomBytes(64), alt: 'The sea' };
}
const withPicture = (prepared: PreparedPicture) => ({ picture: () => Promise.resolve(prepared) });

const apartments = () => server.stores.of(saleApartments);
const gallery = () => server.stores.of(saleApartmentGallery);

const asStaff = (query: string): Promise<GraphQLResponse<Record<string, unknown>>> =>
  runQuery(server, query, { headers: { authorization: server.bearer } });
const restore = (...ids: number[]) =>
  asStaff(`mutation { restoreSaleApartments(ids: [${ids.join()}]) { id } }`);
const status = async ({ file }: PreparedPicture) =>
  (await server.app.inject({ url: `/uploads/${file}` })).statusCode;
const snapshot = async () => {
  const { dataSource } = server.database;
  const tables = ['listings', 'listing_sections', 'pictures'];
  return Promise.all(tables.map((table) => dataSource.query(`select * from ${table} order by 1`)));
};
const DAY = 24 * 60 * 60 * 1000;
async function passDays(days: number): Promise<void> {
  for (const table of ['listings', 'listing_sections'])
    await server.database.dataSource.query(
      `update ${table} set deleted_at = deleted_at - make_interval(days => $1)`,
      [days],
    );
}
/** Purges expired records and collects pictures without a record. */
async function purgeExpired(): Promise<void> {
  await server.stores.purgeTrash(new Date(Date.now() - TRASH_DAYS * DAY));
  await server.pictures.collector.collect(new Date(Date.now() + 60_000));
}

/** Creates an apartment with two gallery items, one of which has the apartment's picture. */
async function createWithGallery(): Promise<{
  id: number;
  thumbnail: PreparedPicture;
  galleryPicture: PreparedPicture;
}> {
  const [thumbnail, galleryPicture] = [picture(), picture()];
  const { id } = await apartments().create(HOME, withPicture(thumbnail));
  await gallery().create({ apartmentId: id, description: 'The hall' }, withPicture(galleryPicture));
  await gallery().create({ apartmentId: id, description: 'Again' }, withPicture(thumbnail));
  return { id, thumbnail, galleryPicture };
}

describe('a deleted record', () => {
  test('disappears at once with its pictures, and is restored unchanged', async () => {
    const { id, thumbnail, galleryPicture } = await createWithGallery();
    await server.stores
      .for({ staffId: 1, role: Role.ADMINISTRATOR })
      .of(saleApartments)
      .update(id, { price: '1' });
    const before = await snapshot();

    await runQueryAsStaff(server, `mutation { deleteSaleApartment(id: ${id}) }`);
    const rest = await server.app.inject({ url: `/api/apartments-for-sale/${id}` });
    expect(rest.statusCode).toBe(404);
    expect(await asStaff(`{ saleApartment(id: ${id}) { id } }`)).toEqual({ data: { saleApartment: null } });
    expect([await status(thumbnail), await status(galleryPicture)]).toEqual([404, 404]);

    const { data } = await restore(id);
    expect(data).toEqual({ restoreSaleApartments: [{ id: String(id) }] });
    expect(await snapshot()).toEqual(before);
    expect([await status(thumbnail), await status(galleryPicture)]).toEqual([200, 200]);
    expect((await server.app.inject({ url: `/api/apartments-for-sale/${id}` })).statusCode).toBe(200);
    expect((await restore(id)).errors).toMatchObject([TOO_LATE]);
  });

  test('over REST is restored in the same way', async () => {
    const { id, thumbnail } = await createWithGallery();
    const headers = { authorization: server.bearer };
    await server.app.inject({ method: 'DELETE', url: `/api/apartments-for-sale/${id}`, headers });
    expect(await status(thumbnail)).toBe(404);
    expect((await restore(id)).errors).toBeUndefined();
    expect(await status(thumbnail)).toBe(200);
  });

  test('can be restored for 30 days', async () => {
    const { id, thumbnail, galleryPicture } = await createWithGallery();
    await apartments().remove(id);
    await passDays(29);
    await purgeExpired();
    expect((await restore(id)).errors).toBeUndefined();
    expect(await gallery().all(id)).toHaveLength(2);
    expect([await status(thumbnail), await status(galleryPicture)]).toEqual([200, 200]);
  });

  test('is purged after 30 days except its entry in the history', async () => {
    const { id, thumbnail, galleryPicture } = await createWithGallery();
    await apartments().remove(id);
    await passDays(31);
    await purgeExpired();
    expect((await restore(id)).errors).toMatchObject([TOO_LATE]);
    const { dataSource } = server.database;
    const files = [thumbnail.file, galleryPicture.file];
    expect(await dataSource.query('select from pictures where file = any($1)', [files])).toEqual([]);
    for (const file of files) expect(await server.pictures.storage.size(file)).toBeUndefined();
    expect(await dataSource.query('select from listings where id = $1', [id])).toEqual([]);
    expect(await dataSource.query('select from listing_sections where listing_id = $1', [id])).toEqual([]);
    const entries = 'select action, title, before, after, picture from versions where record_id = $1';
    expect(await dataSource.query(entries, [id])).toEqual([
      { action: 'REMOVED', title: 'Sea view', before: null, after: null, picture: null },
    ]);
  });

  test('does not remove a picture of another record, now or when it is purged', async () => {
    const { id, thumbnail } = await createWithGallery();
    const other = await apartments().create(HOME, withPicture(thumbnail));
    await apartments().remove(id);
    expect(await status(thumbnail)).toBe(200);
    await passDays(31);
    await purgeExpired();
    expect(await status(thumbnail)).toBe(200);
    await apartments().remove(other.id);
    expect(await status(thumbnail)).toBe(404);
  });

  test('shares its picture with a record that was created in the meantime', async () => {
    const { id, thumbnail } = await createWithGallery();
    await apartments().remove(id);
    const other = await apartments().create(HOME, withPicture(thumbnail));
    expect(await status(thumbnail)).toBe(200);
    await restore(id);
    await apartments().remove(other.id);
    expect(await status(thumbnail)).toBe(200);
    await passDays(31);
    await purgeExpired();
    expect(await status(thumbnail)).toBe(200);
  });

  test('is restored after its parent, and not with it if it was deleted before', async () => {
    const { id } = await createWithGallery();
    const [item] = await gallery().all(id);
    await gallery().remove(item!.id);
    await apartments().remove(id);
    const restoreItem = `mutation { restoreSaleApartmentGalleryItems(ids: [${item!.id}]) { id } }`;
    expect((await asStaff(restoreItem)).errors).toMatchObject([PARENT_IN_TRASH]);
    await restore(id);
    expect((await asStaff(restoreItem)).errors).toBeUndefined();
    expect(await gallery().all(id)).toHaveLength(2);
  });

  test('is restored once by concurrent requests', async () => {
    const { id } = await createWithGallery();
    await apartments().remove(id);
    const responses = await Promise.all(Array.from({ length: 4 }, () => restore(id)));
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await gallery().all(id)).toHaveLength(2);
  });

  test('leaves no stale cached response after deletion and restoration', async () => {
    const { id } = await createWithGallery();
    const url = '/api/apartments-for-sale?page=1&limit=6';
    const count = async () => (await server.app.inject({ url })).json<{ total: number }>().total;
    expect(await count()).toBe(1);
    await apartments().remove(id);
    expect(await count()).toBe(0);
    await restore(id);
    expect(await count()).toBe(1);
  });
});

describe('several records', () => {
  test('are deleted and restored together', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 3; i++) ids.push((await createWithGallery()).id);
    const before = await snapshot();
    const { deleted } = await runQueryAsStaff<{ deleted: string[] }>(
      server,
      `mutation { deleted: deleteSaleApartments(ids: [${ids.join()}, ${ids[0]!}]) }`,
    );
    expect(deleted).toEqual(ids.map(String));
    expect(await apartments().all()).toEqual([]);
    const { data } = await restore(...ids.toReversed());
    expect(data).toEqual({ restoreSaleApartments: ids.toReversed().map((id) => ({ id: String(id) })) });
    expect(await snapshot()).toEqual(before);
  });

  test('are not deleted if one of them is missing or of another kind', async () => {
    const { id } = await apartments().create(HOME);
    const { data } = await asStaff(
      `mutation { villa: createSaleVilla(input: { title: "A", location: "B", price: "C" }) { id } }`,
    );
    for (const other of ['99999', 'x', (data!.villa as { id: string }).id]) {
      const { errors } = await asStaff(`mutation { deleteSaleApartments(ids: [${id}, "${other}"]) }`);
      expect(errors).toMatchObject([{ message: 'Apartment not found', extensions: { code: 'NOT_FOUND' } }]);
    }
    expect(await apartments().get(id)).toMatchObject(HOME);
  });

  test('are deleted without the missing ones on request, and the ids of the deleted ones are returned', async () => {
    const [one, other] = [(await createWithGallery()).id, (await createWithGallery()).id];
    const removeAll = (ids: unknown[]) =>
      runQueryAsStaff<{ deleted: string[] }>(
        server,
        `mutation { deleted: deleteSaleApartments(ids: [${ids.join()}], skipMissing: true) }`,
      );
    expect(await removeAll([99999, other, '"x"', one])).toEqual({ deleted: [String(other), String(one)] });
    expect(await apartments().all()).toEqual([]);
    expect(await removeAll([one, other])).toEqual({ deleted: [] });
    expect((await restore(one, other)).errors).toBeUndefined();
    expect(await apartments().all()).toHaveLength(2);
  });

  test('stay deleted if one of them cannot be restored', async () => {
    const { id } = await apartments().create(HOME);
    await apartments().remove(id);
    expect((await restore(id, 99999)).errors).toMatchObject([TOO_LATE]);
    expect(await apartments().one(id)).toBeNull();
  });

  test.each(['', Array.from({ length: 101 }, (_, i) => i + 1).join()])(
    'are 1 to 100 at once',
    async (ids) => {
      for (const mutation of [
        `deleteSaleApartments(ids: [${ids}])`,
        `restoreSaleApartments(ids: [${ids}]) { id }`,
      ]) {
        const { errors } = await asStaff(`mutation { ${mutation} }`);
        expect(errors).toMatchObject([
          { message: 'ids must name 1 to 100 records.', extensions: { code: 'BAD_USER_INPUT' } },
        ]);
      }
    },
  );

  test('can only be deleted and restored by staff', async () => {
    for (const mutation of ['deleteSaleApartments(ids: [1])', 'restoreSaleApartments(ids: [1]) { id }']) {
      const { errors } = await runQuery(server, `mutation { ${mutation} }`);
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('after a restart', () => {
  test('a new process on the same data restores what the old one deleted', async () => {
    const { id, thumbnail } = await createWithGallery();
    await apartments().remove(id);
    const { database, uploads, log } = server;
    const next = openServices({
      database,
      uploads,
      log,
      secret: 'another secret, long enough for all',
      cacheMaxBytes: 0,
      origin: 'http://localhost:4000',
    });
    expect(await status(thumbnail)).toBe(404);
    expect(await next.stores.of(saleApartments).restore([id])).toMatchObject([{ id, ...HOME }]);
    await until('this process looks the picture up again', async () => (await status(thumbnail)) === 200);
    await next.pictures.renditions.close();
  });
});

test('records without parents or pictures are restored', async () => {
  const staff = server.stores.for({ staffId: 1, role: Role.ADMINISTRATOR });
  const post = await staff.of(blogs).create({ title: 'A day', description: 'in Deira' });
  await runQueryAsStaff(server, `mutation { deleteBlogs(ids: [${post.id}]) }`);
  const { restored } = await runQueryAsStaff<{ restored: unknown }>(
    server,
    `mutation { restored: restoreBlogs(ids: [${post.id}]) { title description updatedBy { email } } }`,
  );
  expect(restored).toEqual([
    { title: 'A day', description: 'in Deira', updatedBy: { email: 'staff@marsa.example' } },
  ]);
});

describe('the trash', () => {
  const trash = (page = 1, limit = 20) =>
    runQueryAsStaff<{ trash: { items: Record<string, unknown>[]; total: number; totalPages: number } }>(
      server,
      `{ trash(page: ${page}, limit: ${limit}) { total totalPages items { collection recordId title restorable deletedAt purgedAt by { email } } } }`,
    ).then((data) => data.trash);
  const purge = (collection: string, id: number) =>
    asStaff(`mutation { purgeRecord(collection: "${collection}", record: ${id}) }`);

  beforeEach(() => server.database.dataSource.query('delete from listings; delete from blogs'));

  test('lists deleted records of all kinds, last deleted first, with their authors and purge times', async () => {
    const { id } = await createWithGallery();
    const [item, other] = await gallery().all(id);
    await runQueryAsStaff(server, `mutation { deleteSaleApartmentGalleryItem(id: ${item!.id}) }`);
    await server.stores.of(saleApartmentGallery).remove(other!.id);
    const post = await server.stores.of(blogs).create({ title: 'A day', description: 'in Deira' });
    await server.stores.of(blogs).remove(post.id);
    const setDeletionTime = (table: string, recordId: number, age: string) =>
      server.database.dataSource.query(
        `update ${table} set deleted_at = now() - $2::interval where id = $1`,
        [recordId, age],
      );
    await setDeletionTime('blogs', post.id, '30 minutes');
    await setDeletionTime('listing_sections', other!.id, '1 hour');
    await setDeletionTime('listing_sections', item!.id, '2 hours');
    const { items, total } = await trash();
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { collection: 'blogs', recordId: String(post.id), title: 'A day', by: null, restorable: true },
      { collection: 'saleApartmentGalleryItems', recordId: String(other!.id), restorable: true },
      { recordId: String(item!.id), by: { email: 'staff@marsa.example' } },
    ]);
    const { deletedAt, purgedAt } = items[0] as { deletedAt: string; purgedAt: string };
    expect(Date.parse(purgedAt) - Date.parse(deletedAt)).toBe(TRASH_DAYS * DAY);

    await apartments().remove(id);
    const all = (await trash()).items.map(({ recordId, restorable }) => [recordId, restorable]);
    expect(all).toEqual([
      [String(id), true],
      [String(post.id), true],
      [String(other!.id), false],
      [String(item!.id), false],
    ]);
    expect(await trash(9, 3)).toMatchObject({
      total: 4,
      totalPages: 2,
      items: [{ recordId: String(item!.id) }],
    });
  });

  test('restores a record, or deletes it for good with its sections, versions and pictures', async () => {
    const [one, other] = [await createWithGallery(), await createWithGallery()];
    await apartments().removeAll([one.id, other.id]);
    expect(
      await asStaff(`mutation { restoreRecord(collection: "saleApartments", record: ${one.id}) }`),
    ).toEqual({ data: { restoreRecord: String(one.id) } });
    expect(await status(one.galleryPicture)).toBe(200);

    expect(await purge('saleApartments', other.id)).toEqual({ data: { purgeRecord: String(other.id) } });
    expect((await trash()).items).toEqual([]);
    await server.pictures.collector.collect(new Date(Date.now() + 60_000));
    const { dataSource } = server.database;
    const files = [other.thumbnail.file, other.galleryPicture.file];
    expect(await dataSource.query('select from pictures where file = any($1)', [files])).toEqual([]);
    expect(await dataSource.query('select from listing_sections where listing_id = $1', [other.id])).toEqual(
      [],
    );
    expect((await restore(other.id)).errors).toMatchObject([TOO_LATE]);
    expect((await purge('saleApartments', other.id)).errors).toMatchObject([
      { message: 'It is not in the trash any more.', extensions: { code: 'NOT_FOUND' } },
    ]);
  });

  test('does not delete records for good that are not in it or of another kind', async () => {
    const { id } = await createWithGallery();
    expect((await purge('saleApartments', id)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    await apartments().remove(id);
    expect((await purge('saleVillas', id)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect((await purge('houses', id)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect((await restore(id)).errors).toBeUndefined();
  });

  test.each([
    '{ trash { total } }',
    'mutation { restoreRecord(collection: "blogs", record: 1) }',
    'mutation { purgeRecord(collection: "blogs", record: 1) }',
  ])('is only for staff: %s', async (query) => {
    expect((await runQuery(server, query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const visitors = server.stores.for('visitor');
    await expect(visitors.trash.page({ page: 1, limit: 1 })).rejects.toThrow('Sign in to do this.');
    await expect(visitors.of(blogs).purge([1])).rejects.toThrow('Sign in to do this.');
  });
});
