import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { banners } from '../../editorial/banner.ts';
import { InvalidInput, NotFound, Unavailable } from '../../errors.ts';
import { listings } from '../../listings/listing.ts';
import { rentalApartmentDetails, saleApartmentGallery } from '../../listings/listing-sections.ts';
import { saleApartments, saleVillas } from '../../listings/listing-kind.ts';
import type { PreparedPicture } from '../../pictures/picture.ts';
import { openTestServer, type TestServer } from '../../testing.ts';

const VALUES = { title: 'Sea view', location: 'Dubai Marina', price: 'AED 2,000,000' };

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A new picture. */
function picture(): PreparedPicture {
  const file = `${randomBytes(12).toString('hex')}.jpg`;
  return { file, width: 4, height: 3, placeholder: 'data:,', bytes: randomBytes(64) };
}
const withPicture = (prepared: PreparedPicture) => ({ picture: () => Promise.resolve(prepared) });

const apartments = () => server.stores.of(saleApartments);
const gallery = () => server.stores.of(saleApartmentGallery);
/** True if visitors receive a picture. Its file stays until the garbage collection. */
const isServed = async ({ file }: PreparedPicture) =>
  (await server.app.inject(`/uploads/${file}`)).statusCode === 200;

describe('a picture', () => {
  test('is served with its record and no longer after its deletion', async () => {
    const photo = picture();
    const { id } = await apartments().create(VALUES, withPicture(photo));
    expect(await isServed(photo)).toBe(true);
    await apartments().remove(id);
    expect(await isServed(photo)).toBe(false);
  });

  test('is replaced by a new one', async () => {
    const [old, next] = [picture(), picture()];
    const { id } = await apartments().create(VALUES, withPicture(old));
    const row = await apartments().update(id, {}, withPicture(next));
    expect(row.picture?.file).toBe(next.file);
    expect([await isServed(old), await isServed(next)]).toEqual([false, true]);
  });

  test('is no longer served after an update that removes it', async () => {
    const photo = picture();
    const { id } = await apartments().create(VALUES, withPicture(photo));
    const row = await apartments().update(id, { thumbnailAlt: 'The sea' }, { picture: null });
    expect(row).toMatchObject({ ...VALUES, picture: null });
    expect(await isServed(photo)).toBe(false);
    expect((await apartments().update(id, {}, { picture: null })).picture).toBeNull();
  });

  test('that is required cannot be removed', async () => {
    const photo = picture();
    const { id } = await server.stores.of(banners).create({ title: 'Marina' }, withPicture(photo));
    const change = server.stores.of(banners).update(id, { title: 'Creek' }, { picture: null });
    await expect(change).rejects.toMatchObject({ fields: { image: { code: 'PICTURE_REQUIRED' } } });
    const row = await server.stores.of(banners).get(id);
    expect(row).toMatchObject({ title: 'Marina', picture: { file: photo.file } });
    expect(await isServed(photo)).toBe(true);
    await server.stores.of(banners).remove(id);
  });

  test('stays if the same picture is uploaded again', async () => {
    const photo = picture();
    const { id } = await apartments().create(VALUES, withPicture(photo));
    await apartments().update(id, { price: '1' }, withPicture(photo));
    expect(await isServed(photo)).toBe(true);
  });

  test('is served while another record has it', async () => {
    const photo = picture();
    const [one, other] = [
      await apartments().create(VALUES, withPicture(photo)),
      await apartments().create(VALUES, withPicture(photo)),
    ];
    await apartments().update(one.id, { thumbnailAlt: 'Nothing' }, { picture: null });
    expect(await isServed(photo)).toBe(true);
    expect((await apartments().get(other.id)).picture?.alt).toBeNull();
    await apartments().update(one.id, {}, withPicture(photo));
    await apartments().remove(one.id);
    expect(await isServed(photo)).toBe(true);
    await apartments().remove(other.id);
    expect(await isServed(photo)).toBe(false);
  });

  test('is not processed if the input is invalid', async () => {
    let isProcessed = false;
    const source = async () => {
      isProcessed = true;
      return picture();
    };
    await expect(apartments().create({ ...VALUES, title: '' }, { picture: source })).rejects.toThrow(
      InvalidInput,
    );
    expect(isProcessed).toBe(false);
  });

  test('is not served if its record is rejected', async () => {
    const photo = picture();
    const item = { apartmentId: 999_999, description: 'A view' };
    await expect(gallery().create(item, withPicture(photo))).rejects.toThrow('Invalid apartment selected');
    expect(await isServed(photo)).toBe(false);
  });

  test('is no longer served when the parent of its record is deleted', async () => {
    const [thumbnail, galleryPicture] = [picture(), picture()];
    const { id } = await apartments().create(VALUES, withPicture(thumbnail));
    const item = await gallery().create(
      { apartmentId: id, description: 'A view' },
      withPicture(galleryPicture),
    );
    await apartments().remove(id);
    expect(await gallery().one(item.id)).toBeNull();
    expect([await isServed(thumbnail), await isServed(galleryPicture)]).toEqual([false, false]);
  });

  test('is served while any record has it, with concurrent creations and deletions', async () => {
    const photo = picture();
    const round = async () => {
      const { id } = await server.stores.of(banners).create({ title: 'Marina' }, withPicture(photo));
      if (Math.random() < 0.5) await server.stores.of(banners).remove(id);
    };
    for (let i = 0; i < 5; i++) {
      await Promise.all(Array.from({ length: 8 }, round));
      const remaining = await server.stores.of(banners).all();
      expect(await isServed(photo)).toBe(remaining.length > 0);
    }
  });
});

describe('a record', () => {
  test('is unchanged after a rejected update', async () => {
    const { id } = await apartments().create(VALUES);
    for (const title of [' ', '\u200b\u2060\ufeff', '\u00ad \u3164'])
      await expect(apartments().update(id, { title, price: '1' })).rejects.toThrow('Title is required.');
    expect(await apartments().get(id)).toMatchObject(VALUES);
  });

  test('is not found in another collection of the same table', async () => {
    const { id } = await apartments().create(VALUES);
    const villas = server.stores.of(saleVillas);
    await expect(villas.get(id)).rejects.toThrow(NotFound);
    await expect(villas.update(id, { price: '1' })).rejects.toThrow(NotFound);
    await expect(villas.remove(id)).rejects.toThrow(NotFound);
    expect(await apartments().get(id)).toMatchObject(VALUES);
  });

  test('is rejected with a parent of another kind', async () => {
    const villa = await server.stores.of(saleVillas).create(VALUES);
    const item = { apartmentId: villa.id, description: 'A view' };
    await expect(gallery().create(item, withPicture(picture()))).rejects.toThrow(
      'Invalid apartment selected',
    );
  });

  test('inherits the title of its apartment', async () => {
    const { id } = await apartments().create(VALUES);
    const item = await gallery().create(
      { apartmentId: String(id), description: 'A view' },
      withPicture(picture()),
    );
    expect(item.heading).toBe(VALUES.title);
  });

  test('throws Unavailable if the database is unavailable while its parent is read', async () => {
    const { dataSource } = server.database;
    const { transaction } = dataSource;
    dataSource.transaction = () =>
      Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    const detail = { apartmentId: 1, heading: 'Kitchen' };
    const creation = server.stores.of(rentalApartmentDetails).create(detail);
    await expect(creation).rejects.toThrow(Unavailable);
    dataSource.transaction = transaction;
  });

  test('that is deleted twice concurrently is deleted once', async () => {
    const { id } = await apartments().create(VALUES);
    const results = await Promise.allSettled([apartments().remove(id), apartments().remove(id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a list', () => {
  beforeAll(async () => {
    // One statement gives all of them the same creation time, so that only the ids decide their order.
    await server.database.dataSource.query(
      `insert into listings (kind, title, location, price)
       select 'SaleApartment', 'Number ' || n, 'Jumeirah', '1' from generate_series(1, 2500) n`,
    );
  });

  test('is complete and sorted across batches', async () => {
    const all = await apartments().all();
    expect(all.length).toBeGreaterThanOrEqual(2500);
    const sorted = [...all].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    expect(all.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  });

  test('has every record on exactly one page', async () => {
    const { totalPages, total } = await apartments().page({ page: 1, limit: 1000 });
    const pages = Array.from({ length: totalPages }, (_, i) =>
      apartments().page({ page: i + 1, limit: 1000 }),
    );
    const ids = (await Promise.all(pages)).flatMap(({ items }) => items.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
  });

  test.each([
    [0, 1],
    [-7, 1],
    [99_999_999_999, 'last'],
  ])('returns for page %d page %s', async (requested, expected) => {
    const { page, totalPages, items } = await server.stores
      .reader(listings)
      .page({ page: requested, limit: 6 });
    expect(page).toBe(expected === 'last' ? totalPages : expected);
    expect(items.length).toBeGreaterThan(0);
  });
});
