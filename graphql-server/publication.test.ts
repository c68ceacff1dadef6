import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Collection } from './collections/definitions/collection.ts';
import { Publication } from './collections/definitions/publication.ts';
import { blogs } from './editorial/blog.ts';
import { categories } from './editorial/category.ts';
import { rentalApartmentDetails } from './listings/listing-sections.ts';
import { rentalApartments } from './listings/listing-kind.ts';
import { preparePicture } from './pictures/process.ts';
import { latestProjects } from './projects/latest-project.ts';
import { properties } from './projects/property.ts';
import sharp from 'sharp';
import { openTestServer, type TestServer } from './testing.ts';
import { until } from './testing-until.ts';

let server: TestServer;
const picture = async () =>
  preparePicture(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f3a3c' } })
      .jpeg()
      .toBuffer(),
  );

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
afterEach(() => server.database.dataSource.query('delete from listings; delete from blogs'));

const APARTMENT = {
  title: 'Frond apartment',
  location: 'Palm Jumeirah',
  rent: 'AED 190,000 per year',
  bedrooms: '2',
  size: '1,200 sqft',
};

interface Result {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string; fields?: Record<string, string> } }[];
}

async function graphql(query: string, variables: object = {}, authorization?: string): Promise<Result> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables },
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
  });
  return response.json();
}
const asStaff = (query: string, variables: object = {}) => graphql(query, variables, server.bearer);

const create = async (publication: object = {}): Promise<number> => {
  const values = { ...APARTMENT, ...publication };
  return (await server.stores.of(rentalApartments).create(values, { picture })).id;
};
const update = (id: number, changes: object) =>
  asStaff(
    'mutation ($id: ID!, $changes: RentalApartmentChanges!) { updateRentalApartment(id: $id, input: $changes) { publication publishAt } }',
    { id, changes },
  );

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** The public reads in which a listing or its section is found. */
async function publicReads(id: number): Promise<string[]> {
  const { data, errors } = await graphql(
    `
      query ($id: ID!) {
        rentalApartment(id: $id) {
          id
        }
        rentalApartments {
          total
        }
        listing(id: $id) {
          id
        }
        listings {
          total
        }
        rentalApartmentDetails {
          total
        }
        homes {
          total
          facets {
            places {
              count
            }
          }
          clusters(area: { west: 54, south: 24, east: 56, north: 26 }, zoom: 9) {
            homes
          }
        }
        homesConnection {
          total: totalCount
        }
        homesByIds(ids: [$id]) {
          id
        }
        areas {
          name
        }
      }
    `,
    { id },
  );
  expect(errors).toBeUndefined();
  const { homes, ...other } = data as Record<string, unknown> & { homes: Record<string, unknown> };
  const { facets, clusters, total } = homes as {
    facets: { places: unknown[] };
    clusters: unknown[];
    total: number;
  };
  const reads = {
    ...other,
    'homes total': { total },
    'homes facets': facets.places,
    'homes clusters': clusters,
  };
  const isFound = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== null && (value as { total?: number }).total !== 0;
  const found = Object.entries(reads).flatMap(([name, value]) => (isFound(value) ? [name] : []));
  for (const url of [
    '/api/apartments',
    `/api/apartments/${id}`,
    '/api/apartment-details',
    `/api/apartment-details/apartment/${id}`,
    '/api/listings',
  ]) {
    const { body } = await server.app.inject(url);
    if (body.includes('Frond')) found.push(url);
  }
  return found;
}

const EVERY_READ = [
  ...[
    'rentalApartment',
    'rentalApartments',
    'listing',
    'listings',
    'rentalApartmentDetails',
    'homesConnection',
    'homesByIds',
    'areas',
  ],
  ...[
    'homes total',
    'homes facets',
    'homes clusters',
    '/api/apartments',
    '/api/apartment-details',
    '/api/listings',
  ],
];

/** Moves the times of all listings, as if that much time had passed. */
async function letPass(interval: string): Promise<void> {
  await server.database.dataSource.query(
    `update listings set publish_at = publish_at - $1::interval, unpublish_at = unpublish_at - $1::interval`,
    [interval],
  );
  server.responseCache.invalidate();
}

describe('a listing', () => {
  const createWithSection = async (publication: object = {}): Promise<number> => {
    const id = await create(publication);
    await server.stores.of(rentalApartmentDetails).create({ apartmentId: id, heading: 'Frond hall' });
    return id;
  };
  const isPublic = async (id: number) => {
    const reads = await publicReads(id);
    if (reads.length === 0) return false;
    expect(reads).toEqual(expect.arrayContaining(EVERY_READ));
    return true;
  };

  test.each([
    ['published', {}, true],
    ['a draft', { publication: Publication.DRAFT }, false],
    ['archived', { publication: Publication.ARCHIVED, archiveReason: 'sold' }, false],
    ['scheduled for tomorrow', { publication: Publication.SCHEDULED, publishAt: inHours(24) }, false],
    ['scheduled for an hour ago', { publication: Publication.SCHEDULED, publishAt: inHours(-1) }, true],
    ['published until tomorrow', { unpublishAt: inHours(24) }, true],
    ['published until an hour ago', { unpublishAt: inHours(-1) }, false],
  ])('that is %s is in every public read or in none', async (_state, publication, expected) => {
    const id = await createWithSection(publication);
    expect(await isPublic(id)).toBe(expected);
    const { data } = await asStaff(
      'query ($id: ID!) { rentalApartment(id: $id) { details { heading } } rentalApartments { total } rentalApartmentDetails { total } }',
      { id },
    );
    expect(data).toEqual({
      rentalApartment: { details: [{ heading: 'Frond hall' }] },
      rentalApartments: { total: 1 },
      rentalApartmentDetails: { total: 1 },
    });
  });

  test('is shown and hidden by its times, without a write', async () => {
    const id = await createWithSection({
      publication: Publication.SCHEDULED,
      publishAt: inHours(2),
      unpublishAt: inHours(4),
    });
    expect(await isPublic(id)).toBe(false);
    await letPass('3 hours');
    expect(await isPublic(id)).toBe(true);
    await letPass('2 hours');
    expect(await isPublic(id)).toBe(false);
  });

  test('that is published again and archived is shown and hidden at once', async () => {
    const id = await createWithSection({ publication: Publication.DRAFT });
    await update(id, { publication: 'PUBLISHED' });
    expect(await isPublic(id)).toBe(true);
    await update(id, { publication: 'ARCHIVED', archiveReason: 'RENTED' });
    expect(await isPublic(id)).toBe(false);
  });

  test('that is not published is no subject of an enquiry, and its picture has no public URL', async () => {
    const id = await create({ publication: Publication.DRAFT });
    const [row] = await server.database.query<{ picture: string }>(
      'select picture from listings where id = $1',
      [id],
    );
    const pictureStatus = async () => (await server.app.inject(`/uploads/${row!.picture}`)).statusCode;
    const enquire = async () =>
      (
        await graphql(
          `
            mutation ($listing: ID) {
              sendContactMessage(
                input: { name: "A", email: "a@b.example", subject: "S", message: "M", listing: $listing }
              )
            }
          `,
          { listing: id },
        )
      ).errors?.[0]?.extensions.fields;
    server.responseCache.invalidate();
    expect(await pictureStatus()).toBe(404);
    const { data } = await asStaff(
      'query ($id: ID!) { rentalApartment(id: $id) { thumbnail { url srcset(format: WEBP) } } }',
      { id },
    );
    const { url, srcset } = (data!.rentalApartment as { thumbnail: { url: string; srcset: string } })
      .thumbnail;
    for (const address of [url, srcset.split(' ')[0]!]) {
      const { statusCode, headers } = await server.app.inject(address);
      expect([address.startsWith('/uploads/signed/'), statusCode]).toEqual([true, 200]);
      expect(headers['cache-control']).toBe('private, max-age=3600');
    }
    expect(await enquire()).toEqual({ listing: 'There is no such listing.' });
    await update(id, { publication: 'PUBLISHED' });
    expect(await pictureStatus()).toBe(200);
    expect(await enquire()).toBeUndefined();
  });

  test('is copied as a draft', async () => {
    const id = await create({ unpublishAt: inHours(4) });
    const { data } = await asStaff(
      'mutation ($id: ID!) { duplicateRentalApartment(id: $id) { publication unpublishAt } }',
      { id },
    );
    expect(data).toEqual({ duplicateRentalApartment: { publication: 'DRAFT', unpublishAt: null } });
  });

  test('is listed by its publication for staff only', async () => {
    await create({ publication: Publication.DRAFT });
    await create();
    const query = '{ rentalApartments(publication: DRAFT) { total items { publication } } }';
    const { data } = await asStaff(query);
    expect(data).toEqual({ rentalApartments: { total: 1, items: [{ publication: 'DRAFT' }] } });
    expect((await graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { data: ofVisitors, errors } = await graphql('{ rentalApartments { items { publication } } }');
    expect(ofVisitors).toEqual({ rentalApartments: { items: [{ publication: null }] } });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test.each([
    [{ publication: 'SCHEDULED' }, 'publishAt', /must say when/],
    [
      { publication: 'SCHEDULED', publishAt: inHours(3), unpublishAt: inHours(2) },
      'unpublishAt',
      /later than/,
    ],
    [{ publishAt: '0026-12-01T00:00:00Z' }, 'publishAt', /from the year 2000/],
    [{ publication: null }, 'publication', /must be one of/],
  ])('with the times %j is refused at the field %s', async (changes, field, sentence) => {
    const id = await create();
    const { errors } = await update(id, changes);
    expect(errors?.[0]?.extensions.fields?.[field]).toMatch(sentence);
  });
});

const CONTENT = { title: 'Frond', location: 'Palm Jumeirah', price: 'AED 1', description: 'A text.' };

describe.each([
  ['properties', properties, { ...CONTENT, type: 'Villas' }],
  ['latestprojects', latestProjects, { ...CONTENT, category: 'Villas' }],
  ['blogs', blogs, CONTENT],
  ['categories', categories, CONTENT],
])('a record of /api/%s', (path, collection: Collection, values) => {
  test.each(['draft', 'scheduled', 'archived'] as const)('that is %s is not found', async (publication) => {
    const { id } = await server.stores
      .of(collection)
      .create({ ...values, publication, publishAt: inHours(24) }, { picture });
    const { one, many } = collection.names;
    const query = `query ($id: ID!) { ${one}(id: $id) { id } ${many} { items { id } } }`;
    const { data } = await graphql(query, { id });
    expect(data).toEqual({ [one]: null, [many]: { items: [] } });
    expect((await server.app.inject(`/api/${path}/${id}`)).statusCode).toBe(404);
    expect((await server.app.inject(`/api/${path}`)).body).not.toContain('Frond');
    expect((await asStaff(query, { id })).data).toEqual({
      [one]: { id: String(id) },
      [many]: { items: [{ id: String(id) }] },
    });
    await server.stores.of(collection).remove(id);
  });
});

describe('a listing that visitors do not see', () => {
  const QUERY = `query ($id: ID!) {
    archivedListing(id: $id, kind: RENTAL_APARTMENT) { title area reason similarHomes { title } }
    listingExists(id: $id, kind: RENTAL_APARTMENT)
    rentalApartment(id: $id) { id }
  }`;

  test('is described if it is archived, without its price and picture, with similar homes', async () => {
    await create({ title: 'Other apartment' });
    await create({ title: 'Draft apartment', publication: Publication.DRAFT });
    const id = await create({ publication: Publication.ARCHIVED, archiveReason: 'rented' });
    expect((await graphql(QUERY, { id })).data).toEqual({
      archivedListing: {
        title: 'Frond apartment',
        area: 'Palm Jumeirah',
        reason: 'RENTED',
        similarHomes: [{ title: 'Other apartment' }],
      },
      listingExists: true,
      rentalApartment: null,
    });
  });

  test.each([
    ['a draft', { publication: Publication.DRAFT }, true],
    ['deleted', { publication: Publication.ARCHIVED }, false],
  ])('that is %s is not described', async (state, publication, listingExists) => {
    const id = await create(publication);
    if (state === 'deleted') await server.stores.of(rentalApartments).remove(id);
    const { data } = await graphql(QUERY, { id });
    expect(data).toEqual({ archivedListing: null, listingExists, rentalApartment: null });
  });
});

test('a section of a record that is not published is not read by its id', async () => {
  const id = await create({ publication: Publication.DRAFT });
  const section = await server.stores.of(rentalApartmentDetails).create({ apartmentId: id, heading: 'Hall' });
  const query = 'query ($id: ID!) { rentalApartmentDetail(id: $id) { heading } }';
  expect((await graphql(query, { id: section.id })).data).toEqual({ rentalApartmentDetail: null });
  expect((await asStaff(query, { id: section.id })).data).toEqual({
    rentalApartmentDetail: { heading: 'Hall' },
  });
});

test('a cached response ends within a second of the time at which a record is published', async () => {
  await server.publicationClock.start();
  server.responseCache.enableWhile(() => !server.publicationClock.isDue);
  const titles = async () => {
    const { body, headers } = await server.app.inject('/api/blogs');
    return [body.includes('Tomorrow'), headers.etag !== undefined];
  };
  const publishAt = new Date(Date.now() + 1500);
  await server.stores
    .of(blogs)
    .create({ title: 'Tomorrow', description: 'News.', publication: Publication.SCHEDULED, publishAt });
  expect(await titles()).toEqual([false, true]);
  await until('the post is published', async () => (await titles())[0]!);
  expect(Date.now() - publishAt.getTime()).toBeLessThan(2000); // on a busy machine
  server.publicationClock.stop();
});
