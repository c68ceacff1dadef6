import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { interceptReads } from '../../database/testing-statements.ts';
import { blogs } from '../../editorial/blog.ts';
import { contactMessages } from '../../enquiries/contact-message.ts';
import { runQuery, runQueryAsStaff, photograph, type GraphQLResponse } from '../../graphql/testing.ts';
import { saleApartmentGallery } from '../../listings/listing-sections.ts';
import { saleApartments, rentalVillas } from '../../listings/listing-kind.ts';
import type { PreparedPicture } from '../../pictures/picture.ts';
import { encodeMultipart } from '../../rest/testing.ts';
import { openTestServer, type TestServer } from '../../testing.ts';
import { Role } from '../../policies.ts';

const HOME = { title: 'Sea view', location: 'Dubai Marina', price: 'AED 2,000,000' };

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

interface Change {
  field: string;
  known: boolean;
  fieldType: string;
  before: string | null;
  after: string | null;
  pictureBefore: { url: string } | null;
  pictureAfter: { url: string } | null;
}
interface Version {
  id: string;
  action: string;
  at: string;
  title: string;
  by: { email: string } | null;
  restorable: boolean;
  changes: Change[];
}
interface Versions {
  versions: { items: Version[]; page: number; total: number; totalPages: number };
}

function fetchVersions(collection: string, record: number, paged = ''): Promise<Versions['versions']> {
  const changes = 'changes { field known fieldType before after pictureBefore { url } pictureAfter { url } }';
  return runQueryAsStaff<Versions>(
    server,
    `{ versions(collection: "${collection}", record: ${record}${paged}) {
      page total totalPages items { id action at title restorable by { email } ${changes} } } }`,
  ).then(({ versions }) => versions);
}
const versionsOf = async (collection: string, record: number) =>
  (await fetchVersions(collection, record)).items;
const actionsOf = async (collection: string, record: number) =>
  (await versionsOf(collection, record)).map(({ action }) => action);
/** The values before and after a version, by field. */
const changesOf = ({ changes }: Version) =>
  Object.fromEntries(changes.map(({ field, before, after }) => [field, [before, after]]));

const asStaff = <Data = Record<string, unknown>>(query: string): Promise<GraphQLResponse<Data>> =>
  runQuery<Data>(server, query, { headers: { authorization: server.bearer } });
/** Runs a mutation that creates a record; returns its id. */
async function createBy(mutation: string): Promise<number> {
  const query = `mutation { record: ${mutation} { id } }`;
  const { record } = await runQueryAsStaff<{ record: { id: string } }>(server, query);
  return Number(record.id);
}
const createHome = () =>
  createBy(
    'createSaleApartment(input: { title: "Sea view", location: "Dubai Marina", price: "AED 2,000,000" })',
  );

function picture(): PreparedPicture {
  const file = `${randomBytes(12).toString('hex')}.jpg`;
  return { file, width: 4, height: 3, placeholder: 'data:,', bytes: randomBytes(64), alt: 'The sea' };
}
const withPicture = (prepared: PreparedPicture) => ({ picture: () => Promise.resolve(prepared) });
const status = async (url: string) => (await server.app.inject({ url })).statusCode;
const apartments = () => server.stores.of(saleApartments);
const gallery = () => server.stores.of(saleApartmentGallery);

describe('the history of a record', () => {
  test('has the changes of each field, newest first, with author and time', async () => {
    const id = await createHome();
    const { data } = await asStaff<{ updated: { updatedAt: string } }>(
      `mutation { updated: updateSaleApartment(id: ${id}, input: { price: "AED 1", size: "90 sq ft", location: "Dubai Marina" }) { updatedAt } }`,
    );
    const [changed, added] = await versionsOf('saleApartments', id);
    const by = { email: 'staff@marsa.example' };
    expect(changed).toMatchObject({ action: 'CHANGED', title: 'Sea view', at: data!.updated.updatedAt, by });
    expect(changesOf(changed!)).toEqual({
      price: ['AED 2,000,000', 'AED 1'],
      amount: ['2000000', null], // the text needs review
      size: [null, '90 sq ft'],
      builtUpArea: [null, '836'],
    });
    expect(added).toMatchObject({ action: 'ADDED', by, restorable: true });
    expect(changesOf(added!)).toEqual({
      title: [null, 'Sea view'],
      location: [null, 'Dubai Marina'],
      placeId: [null, 'dubai-marina'],
      price: [null, 'AED 2,000,000'],
      amount: [null, '2000000'],
      propertyType: [null, 'apartment'],
      publication: [null, 'published'],
    });
  });

  test('has the same entries for changes over REST', async () => {
    const headers = { authorization: server.bearer };
    const { payload, contentType } = await encodeMultipart({
      ...HOME,
      rent: 'AED 9',
      thumbnail: await photograph(),
    });
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/apartments',
      headers: { ...headers, 'content-type': contentType },
      payload,
    });
    const { id } = response.json<{ id: number }>();
    const change = { method: 'PUT', url: `/api/apartments/${id}`, headers } as const;
    await server.app.inject({ ...change, payload: { rent: 'AED 8' } });
    const [changed, added] = await versionsOf('rentalApartments', id);
    expect([added!.action, added!.by?.email]).toEqual(['ADDED', 'staff@marsa.example']);
    expect(changesOf(changed!)).toEqual({ rent: ['AED 9', 'AED 8'] });
  });

  test('has the values of a change that came between the read and the lock of another', async () => {
    const id = await createHome();
    const homes = server.stores.of(saleApartments);
    let isFirst = true;
    const restore = interceptReads(server.database, async (sql, run) => {
      const rows = await run();
      if (isFirst && sql.includes('"listings"')) {
        isFirst = false;
        await homes.update(id, { title: 'City view' });
      }
      return rows;
    });
    await homes.update(id, { title: 'Park view' });
    restore();
    const [last, between] = await versionsOf('saleApartments', id);
    expect(changesOf(between!)).toEqual({ title: ['Sea view', 'City view'] });
    expect(changesOf(last!)).toEqual({ title: ['City view', 'Park view'] });
  });

  test('has no entry for an update without changes', async () => {
    const id = await createHome();
    await apartments().update(id, { price: HOME.price });
    expect(await actionsOf('saleApartments', id)).toEqual(['ADDED']);
  });

  test('has an entry for every kind of write', async () => {
    const csv = 'title,location,price\\nLoft,Deira,1\\nAttic,Deira,2';
    await runQueryAsStaff(
      server,
      `mutation { importListings(kind: SALE_APARTMENT, csv: "${csv}", dryRun: false) { added } }`,
    );
    const [loft, attic] = (await apartments().all()).filter(({ location }) => location === 'Deira');
    expect([
      await actionsOf('saleApartments', loft!.id),
      await actionsOf('saleApartments', attic!.id),
    ]).toEqual([['IMPORTED'], ['IMPORTED']]);

    const item = await gallery().create(
      { apartmentId: loft!.id, description: 'One' },
      withPicture(picture()),
    );
    const other = await gallery().create(
      { apartmentId: loft!.id, description: 'Two' },
      withPicture(picture()),
    );
    await runQueryAsStaff(
      server,
      `mutation { reorderSaleApartmentGalleryItems(parent: ${loft!.id}, ids: [${other.id}, ${item.id}]) { id } }`,
    );
    const [order] = await versionsOf('saleApartments', loft!.id);
    expect(order).toMatchObject({ action: 'REORDERED', title: 'Loft' });
    expect(order!.changes).toMatchObject([
      {
        field: 'gallery',
        known: true,
        fieldType: 'ORDER',
        before: `${item.id}, ${other.id}`,
        after: `${other.id}, ${item.id}`,
      },
    ]);

    const copy = await createBy(`duplicateSaleApartment(id: ${loft!.id})`);
    expect(await actionsOf('saleApartments', copy)).toEqual(['COPIED']);
    const [first] = await gallery().all(copy);
    expect(await actionsOf('saleApartmentGalleryItems', first!.id)).toEqual(['COPIED']);

    await runQueryAsStaff(server, `mutation { deleteSaleApartments(ids: [${copy}]) }`);
    await runQueryAsStaff(server, `mutation { restoreSaleApartments(ids: [${copy}]) { id } }`);
    expect(await actionsOf('saleApartments', copy)).toEqual(['RESTORED', 'REMOVED', 'COPIED']);
    expect(await actionsOf('saleApartmentGalleryItems', first!.id)).toEqual(['COPIED']);

    const message = { name: 'Ann', email: 'ann@visitors.example', subject: 'Hi', message: 'Secret words' };
    await server.app.inject({ method: 'POST', url: '/api/contact', payload: message });
    const { id } = (await server.stores.of(contactMessages).all())[0]!;
    await runQueryAsStaff(
      server,
      `mutation { setContactMessageStates(ids: [${id}], state: IN_PROGRESS) { id } }`,
    );
    const [marked, received] = await versionsOf('contactMessages', id);
    expect([marked!.action, received!.action, received!.by]).toEqual(['MARKED', 'ADDED', null]);
    expect([changesOf(marked!), changesOf(received!)]).toEqual([
      { state: ['NEW', 'IN_PROGRESS'] },
      { state: [null, 'NEW'] },
    ]);
    const stored = await server.database.dataSource.query<unknown[]>(
      `select * from versions where collection = 'contactMessages'`,
    );
    expect(JSON.stringify(stored)).not.toMatch(/Ann|visitors|Hi|Secret/);
  });

  test('is paged and limited to fifty versions, and pictures of older ones are deleted', async () => {
    const photo = picture();
    const { id } = await apartments().create(HOME, withPicture(photo));
    await apartments().update(id, {}, { picture: null });
    expect(await fetchVersions('saleApartments', id, ', limit: 1, page: 2')).toMatchObject({
      page: 2,
      total: 2,
      totalPages: 2,
      items: [{ action: 'ADDED' }],
    });
    for (let i = 0; i < 49; i++) await apartments().update(id, { price: String(i) });
    const { items, total } = await fetchVersions('saleApartments', id, ', limit: 100');
    expect([total, items.length, items.at(-1)!.action]).toEqual([50, 50, 'CHANGED']);
    await server.pictures.collector.collect(new Date(Date.now() + 60_000));
    expect(await server.pictures.storage.size(photo.file)).toBeUndefined();
  });

  test('is only for staff, and only of existing collections', async () => {
    const query = '{ versions(collection: "saleApartments", record: 1) { total } }';
    expect((await runQuery(server, query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await asStaff('{ versions(collection: "staff", record: 1) { total } }')).errors).toMatchObject([
      {
        message: 'collection must be the name of one, such as saleApartments.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    expect(await fetchVersions('saleApartments', 999_999)).toMatchObject({ items: [], page: 1, total: 0 });
  });
});

describe('a replaced picture', () => {
  test('is not public, and is served to staff with the version', async () => {
    const [old, next] = [picture(), picture()];
    const { id } = await apartments().create(HOME, withPicture(old));
    await apartments().update(id, {}, withPicture(next));
    expect([await status(`/uploads/${old.file}`), await status(`/uploads/${next.file}`)]).toEqual([404, 200]);
    const [changed] = await versionsOf('saleApartments', id);
    const change = changed!.changes.find(({ field }) => field === 'thumbnail')!;
    expect([change.fieldType, change.before, change.after]).toEqual(['PICTURE', old.file, next.file]);
    const response = await server.app.inject({ url: change.pictureBefore!.url });
    expect([response.statusCode, response.rawPayload]).toEqual([200, old.bytes]);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=3600',
    });
    expect(await status(change.pictureAfter!.url)).toBe(200);

    await server.pictures.collector.collect(new Date(Date.now() + 60_000));
    expect([await status(change.pictureBefore!.url), await status(`/uploads/${old.file}`)]).toEqual([
      200, 404,
    ]);
    for (const url of [
      change.pictureBefore!.url.replace(old.file, next.file),
      change.pictureBefore!.url.replace(/signed\/\w/, 'signed/9'),
      `/uploads/signed/x/${old.file}`,
    ]) {
      expect(await status(url)).toBe(404);
    }
  });
});

describe('a record', () => {
  const revert = (id: number, version: string, expectedUpdatedAt?: string) =>
    asStaff<{ reverted: { title: string; price: string; updatedAt: string } }>(
      `mutation { reverted: restoreSaleApartmentVersion(id: ${id}, version: ${version}${expectedUpdatedAt ? `, expectedUpdatedAt: "${expectedUpdatedAt}"` : ''}) {
        title price size updatedAt thumbnail { url alt } } }`,
    );

  test('is reverted to a version with its picture, which creates a version', async () => {
    const [old, next] = [picture(), picture()];
    const { id } = await apartments().create(HOME, withPicture(old));
    await apartments().update(
      id,
      { price: 'AED 1', size: '90 sq ft', thumbnailAlt: 'A wall' },
      withPicture(next),
    );
    const [, added] = await versionsOf('saleApartments', id);
    const { data } = await revert(id, added!.id);
    expect(data?.reverted).toMatchObject({
      price: HOME.price,
      size: null,
      thumbnail: { url: `/uploads/${old.file}`, alt: 'The sea' },
    });
    expect([await status(`/uploads/${old.file}`), await status(`/uploads/${next.file}`)]).toEqual([200, 404]);
    const [reverted] = await versionsOf('saleApartments', id);
    expect(reverted).toMatchObject({
      action: 'REVERTED',
      restorable: false,
      by: { email: 'staff@marsa.example' },
    });
    expect(changesOf(reverted!)).toEqual({
      price: ['AED 1', HOME.price],
      amount: [null, '2000000'],
      size: ['90 sq ft', null],
      builtUpArea: ['836', null],
      thumbnail: [next.file, old.file],
      thumbnailAlt: ['A wall', 'The sea'],
    });
    const url = '/api/apartments-for-sale?page=1&limit=1';
    const readPrice = async () =>
      (await server.app.inject({ url })).json<{ data: [{ price: string }] }>().data[0].price;
    expect(await readPrice()).toBe(HOME.price);
    await revert(id, (await versionsOf('saleApartments', id))[1]!.id);
    expect(await readPrice()).toBe('AED 1');
  });

  test('is not reverted after the update of another editor, nor to a version that is not stored', async () => {
    const id = await createHome();
    const { updatedAt } = await apartments().get(id);
    await apartments().update(id, { price: 'AED 5' });
    const [, added] = await versionsOf('saleApartments', id);
    expect((await revert(id, added!.id, updatedAt.toISOString())).errors).toMatchObject([
      { message: 'This was changed since you opened it.', extensions: { code: 'CONFLICT' } },
    ]);
    expect((await revert(id, '999999')).errors).toMatchObject([
      { message: 'This version no longer exists.', extensions: { code: 'NOT_FOUND' } },
    ]);
    const other = await createHome();
    expect((await revert(other, added!.id)).errors?.[0]?.message).toBe('This version no longer exists.');
    expect((await revert(999_999, added!.id)).errors?.[0]?.message).toBe('Apartment not found');
    expect(await apartments().get(id)).toMatchObject({ price: 'AED 5' });
  });

  test('is reverted to an order of its pictures, as far as they still exist', async () => {
    const id = await createHome();
    const items: number[] = [];
    for (const description of ['One', 'Two', 'Three'])
      items.push((await gallery().create({ apartmentId: id, description }, withPicture(picture()))).id);
    const [one, two, three] = items as [number, number, number];
    await gallery().reorder(id, [two, one, three]);
    await gallery().reorder(id, [three, two, one]);
    await gallery().remove(two);
    const four = (await gallery().create({ apartmentId: id, description: 'Four' }, withPicture(picture())))
      .id;
    const [, earlier] = await versionsOf('saleApartments', id);
    expect((await revert(id, earlier!.id)).errors).toBeUndefined();
    expect((await gallery().all(id)).map((item) => item.id)).toEqual([one, three, four]);
    const [reverted] = await versionsOf('saleApartments', id);
    expect(changesOf(reverted!)).toEqual({
      gallery: [`${three}, ${one}, ${four}`, `${one}, ${three}, ${four}`],
    });
  });

  test('with a required picture keeps the current one if the version has none', async () => {
    await runQueryAsStaff(
      server,
      `mutation { importListings(kind: RENTAL_VILLA, csv: "title,location,rent,publication\\nPalm,Jumeirah,9,published", dryRun: false) { added } }`,
    );
    const { id } = (await server.stores.of(rentalVillas).all())[0]!;
    const photo = picture();
    await server.stores.of(rentalVillas).update(id, { rent: '8' }, withPicture(photo));
    const [, imported] = await versionsOf('rentalVillas', id);
    const { reverted } = await runQueryAsStaff<{ reverted: unknown }>(
      server,
      `mutation { reverted: restoreRentalVillaVersion(id: ${id}, version: ${imported!.id}) { rent thumbnail { url } } }`,
    );
    expect(reverted).toEqual({ rent: '9', thumbnail: { url: `/uploads/${photo.file}` } });
  });

  test('that was deleted is restored with its versions; after the purge only its entry is left', async () => {
    const [thumbnail, galleryPicture] = [picture(), picture()];
    const { id } = await apartments().create(HOME, withPicture(thumbnail));
    const item = await gallery().create(
      { apartmentId: id, description: 'Hall' },
      withPicture(galleryPicture),
    );
    await gallery().update(item.id, { description: 'The hall' });
    await apartments().remove(id);
    await apartments().restore([id]);
    const [, added] = (await versionsOf('saleApartmentGalleryItems', item.id)) as [Version, Version];
    const revertItem = `mutation { restoreSaleApartmentGalleryItemVersion(id: ${item.id}, version: ${added.id}) { description } }`;
    expect(await runQueryAsStaff(server, revertItem)).toEqual({
      restoreSaleApartmentGalleryItemVersion: { description: 'Hall' },
    });

    await apartments().remove(id);
    expect(await versionsOf('saleApartments', id)).toHaveLength(4);
    expect(await apartments().purge([id])).toEqual([id]);
    await server.pictures.collector.collect(new Date(Date.now() + 60_000));
    const remaining = await versionsOf('saleApartments', id);
    expect(remaining.map(({ action, restorable, changes }) => [action, restorable, changes])).toEqual([
      ['REMOVED', false, []],
      ['REMOVED', false, []],
    ]);
    expect(await versionsOf('saleApartmentGalleryItems', item.id)).toEqual([]);
    for (const { file } of [thumbnail, galleryPicture])
      expect(await server.pictures.storage.size(file)).toBeUndefined();
  });
});

describe('after a migration', () => {
  test('a removed field is shown and not reverted, a new one keeps its value', async () => {
    const post = await server.stores.of(blogs).create({ title: 'A day', description: 'in Deira' });
    await server.stores.of(blogs).update(post.id, { title: 'A night' });
    // Versions from a time when posts had an author and no description.
    await server.database.dataSource.query(
      `update versions set after = after - 'description' || '{"author": "Ann", "tags": ["a", "b"], "words": 7}'
       where collection = 'blogs' and record_id = $1`,
      [post.id],
    );
    const [, added] = await versionsOf('blogs', post.id);
    expect(added!.changes.every(({ fieldType }) => fieldType === 'TEXT')).toBe(true);
    expect(added!.changes.map(({ field, known, after }) => [field, known, after])).toEqual([
      ['title', true, 'A day'],
      ['publication', true, 'published'],
      ['author', false, 'Ann'],
      ['tags', false, 'a, b'],
      ['words', false, '7'],
    ]);
    const { reverted } = await runQueryAsStaff<{ reverted: unknown }>(
      server,
      `mutation { reverted: restoreBlogVersion(id: ${post.id}, version: ${added!.id}) { title description } }`,
    );
    expect(reverted).toEqual({ title: 'A day', description: 'in Deira' });
  });
});

test('stores reject writes of visitors', async () => {
  const id = await createHome();
  const visitors = server.stores.for('visitor');
  const writes = [
    visitors.of(saleApartments).create(HOME),
    visitors.of(saleApartments).createAll([HOME]),
    visitors.of(saleApartments).update(id, { price: '1' }),
    visitors.of(saleApartments).remove(id),
    visitors.of(saleApartments).restore([id]),
    visitors.of(saleApartments).duplicate(id),
    visitors.of(saleApartmentGallery).reorder(id, []),
    visitors.of(contactMessages).setState([1], {}),
  ];
  for (const write of writes) await expect(write).rejects.toThrow('Sign in to do this.');
  expect(await actionsOf('saleApartments', id)).toEqual(['ADDED']);
});

test('stores do not show versions to visitors', async () => {
  const query = { collection: 'saleApartments', recordId: 1, page: 1, limit: 10 };
  await expect(server.stores.for('visitor').history.page(query)).rejects.toThrow('Sign in to do this.');
});

test('stores do not show confidential records to visitors', async () => {
  const message = { name: 'Ann', email: 'ann@visitors.example', subject: 'Hi', message: 'Words' };
  const { id } = await server.stores.for('visitor').of(contactMessages).create(message);
  const visitors = server.stores.for('visitor').of(contactMessages);
  expect([await visitors.one(id), await visitors.all()]).toEqual([null, []]);
  expect(await visitors.page({ page: 1, limit: 6, search: 'ann' })).toMatchObject({ total: 0, items: [] });
  expect(
    await server.stores.for({ staffId: 1, role: Role.ADMINISTRATOR }).of(contactMessages).one(id),
  ).toMatchObject({ name: 'Ann' });
});
