import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestServer, type TestServer } from '../testing.ts';
import { runQuery, runQueryAsStaff, multipart, photograph } from './testing.ts';

let server: TestServer;
let address: string;
let picture: Buffer;

beforeAll(async () => {
  server = await openTestServer();
  address = await server.app.listen({ port: 0 });
  picture = await photograph();
});
afterAll(() => server.close());

/** A collection with the values and names for its tests. */
interface CollectionCase {
  one: string;
  many: string;
  values: Record<string, string>;
  /** The field changed afterwards. */
  changed: string;
  picture: string;
  /** The field of the parent, the input field with the id of the parent, and the collection of the parent. */
  within?: { field: string; input: string; parent: string };
}

const sale = { title: 'Sea view', location: 'Dubai Marina', price: 'AED 2,000,000', bedrooms: '2' };
const rental = {
  title: 'Sea view',
  location: 'Dubai Marina',
  rent: 'AED 150,000 per year',
  size: '900 sq ft',
};
const text = { title: 'A title', description: 'One line\nand another' };

const cases: CollectionCase[] = [
  { one: 'saleApartment', many: 'saleApartments', values: sale, changed: 'price', picture: 'thumbnail' },
  { one: 'saleVilla', many: 'saleVillas', values: sale, changed: 'price', picture: 'thumbnail' },
  { one: 'rentalApartment', many: 'rentalApartments', values: rental, changed: 'rent', picture: 'thumbnail' },
  { one: 'rentalVilla', many: 'rentalVillas', values: rental, changed: 'rent', picture: 'thumbnail' },
  {
    one: 'saleApartmentGalleryItem',
    many: 'saleApartmentGalleryItems',
    values: text,
    changed: 'description',
    picture: 'image',
    within: { field: 'gallery', input: 'apartmentId', parent: 'saleApartment' },
  },
  {
    one: 'saleVillaDetail',
    many: 'saleVillaDetails',
    values: { heading: 'Garden', description: 'South-facing' },
    changed: 'heading',
    picture: 'image',
    within: { field: 'details', input: 'villaId', parent: 'saleVilla' },
  },
  {
    one: 'rentalVillaImage',
    many: 'rentalVillaImages',
    values: { description: 'The pool' },
    changed: 'description',
    picture: 'image',
    within: { field: 'images', input: 'villaId', parent: 'rentalVilla' },
  },
  {
    one: 'rentalApartmentDetail',
    many: 'rentalApartmentDetails',
    values: { heading: 'Kitchen' },
    changed: 'heading',
    picture: 'image',
    within: { field: 'details', input: 'apartmentId', parent: 'rentalApartment' },
  },
  {
    one: 'property',
    many: 'properties',
    values: { title: 'Palm house', price: 'AED 9M', location: 'Palm Jumeirah' },
    changed: 'price',
    picture: 'image',
  },
  {
    one: 'propertyPicture',
    many: 'propertyPictures',
    values: { title: 'Hall' },
    changed: 'title',
    picture: 'image',
    within: { field: 'gallery', input: 'propertyId', parent: 'property' },
  },
  {
    one: 'latestProject',
    many: 'latestProjects',
    values: { title: 'Creek rise', price: 'From AED 1.2M', location: 'Creek Harbour', logo: 'CR' },
    changed: 'logo',
    picture: 'image',
  },
  {
    one: 'latestProjectPicture',
    many: 'latestProjectPictures',
    values: text,
    changed: 'title',
    picture: 'image',
    within: { field: 'gallery', input: 'latestProjectId', parent: 'latestProject' },
  },
  { one: 'upcomingProject', many: 'upcomingProjects', values: text, changed: 'title', picture: 'thumbnail' },
  { one: 'blog', many: 'blogs', values: text, changed: 'description', picture: 'image' },
  { one: 'category', many: 'categories', values: text, changed: 'title', picture: 'image' },
  {
    one: 'banner',
    many: 'banners',
    values: { title: 'Marina', subtitle: 'Mornings' },
    changed: 'title',
    picture: 'image',
  },
];

type Row = Record<string, unknown> & { id: string };
const typeOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Creates a record with a picture by a multipart request. */
async function create(collection: CollectionCase): Promise<Row> {
  const { one, values, within } = collection;
  const input: Record<string, unknown> = { ...values };
  if (one === 'latestProject') input.category = 'Villas';
  if (within) input[within.input] = (await create(cases.find((other) => other.one === within.parent)!)).id;
  const query = `mutation ($input: ${typeOf(one)}Input!) { created: create${typeOf(one)}(input: $input) { ${fieldsOf(collection)} } }`;
  const request = multipart({
    query,
    variables: { input: { ...input, [collection.picture]: null } },
    at: `variables.input.${collection.picture}`,
    // The file name and content type of a client are ignored.
    file: { bytes: picture, name: 'photo.svg', type: 'text/html' },
    headers: { authorization: server.bearer },
  });
  const response = await fetch(`${address}/graphql`, request);
  const { data, errors } = (await response.json()) as { data?: { created: Row }; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data.created;
}

const fieldsOf = ({ values, picture: field, within }: CollectionCase) =>
  `id createdAt updatedAt ${Object.keys(values).join(' ')} ${within?.input ?? ''}
   ${field} { url width height placeholder avif: srcset(format: AVIF) }`;

describe.each(cases.map((collection) => [collection.one, collection] as const))('%s', (_name, collection) => {
  const { one, many, values, changed, within } = collection;

  test('is created with its picture, read by id and in a page, updated and deleted', async () => {
    const created = await create(collection);
    expect(created).toMatchObject(values);
    expect(created[collection.picture]).toMatchObject({ width: 1600, height: 1067 });

    const { read } = await runQueryAsStaff<{ read: Row }>(
      server,
      `{ read: ${one}(id: ${created.id}) { ${fieldsOf(collection)} } }`,
    );
    expect(read).toEqual(created);

    const page = `page total totalPages limit items { id }`;
    const { listed } = await runQueryAsStaff<{ listed: { items: Row[]; total: number } }>(
      server,
      `{ listed: ${many}(page: 1, limit: 2) { ${page} } }`,
    );
    expect(listed.items[0]).toEqual({ id: created.id });

    const { updated } = await runQueryAsStaff<{ updated: Row }>(
      server,
      `mutation { updated: update${typeOf(one)}(id: ${created.id}, input: { ${changed}: "Changed" }) { ${fieldsOf(collection)} } }`,
    );
    expect(updated).toMatchObject({
      ...values,
      [changed]: 'Changed',
      [collection.picture]: created[collection.picture],
    });

    if (within) {
      const parent = String(created[within.input]);
      const { parentRecord } = await runQueryAsStaff<{ parentRecord: Record<string, Row[]> }>(
        server,
        `{ parentRecord: ${within.parent}(id: ${parent}) { ${within.field} { id } } }`,
      );
      expect(parentRecord[within.field]).toEqual([{ id: created.id }]);
      const { siblings } = await runQueryAsStaff<{ siblings: { total: number } }>(
        server,
        `{ siblings: ${many}(${within.input}: ${parent}) { total } }`,
      );
      expect(siblings.total).toBe(1);
    }

    await runQueryAsStaff(server, `mutation { delete${typeOf(one)}(id: ${created.id}) }`);
    expect(await runQueryAsStaff(server, `{ read: ${one}(id: ${created.id}) { id } }`)).toEqual({
      read: null,
    });
    const again = await runQuery(server, `mutation { delete${typeOf(one)}(id: ${created.id}) }`, {
      headers: { authorization: server.bearer },
    });
    expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('only staff may write', async () => {
    for (const mutation of [
      `delete${typeOf(one)}(id: 1)`,
      `update${typeOf(one)}(id: 1, input: { ${changed}: "Changed" }) { id }`,
    ]) {
      const { errors } = await runQuery(server, `mutation { ${mutation} }`);
      expect(errors?.[0]).toMatchObject({
        message: 'Sign in to do this.',
        extensions: { code: 'UNAUTHENTICATED' },
      });
    }
  });
});

test('one list contains every kind of listing with its own fields', async () => {
  const kinds = cases.slice(0, 4);
  for (const collection of kinds) await create(collection);
  const { listings } = await runQueryAsStaff<{ listings: { items: Row[] } }>(
    server,
    `{ listings(limit: 4) { items { __typename title ... on SaleVilla { price } ... on RentalVilla { rent } } } }`,
  );
  expect(listings.items.map(({ __typename }) => __typename)).toEqual([
    'RentalVilla',
    'RentalApartment',
    'SaleVilla',
    'SaleApartment',
  ]);
  expect(listings.items[0]).toMatchObject({ rent: rental.rent });
  expect(listings.items[2]).toMatchObject({ price: sale.price });
});

describe('invalid input', () => {
  const asStaff = (query: string, variables = {}) =>
    runQuery(server, query, { variables, headers: { authorization: server.bearer } });

  test('returns a message for every invalid field and changes nothing', async () => {
    const { id } = await create(cases[0]!);
    const update = `mutation ($input: SaleApartmentChanges!) { updateSaleApartment(id: ${id}, input: $input) { id } }`;
    const { errors } = await asStaff(update, {
      input: { title: ' ', location: null, price: 'x'.repeat(201) },
    });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: {
        title: 'Title is required.',
        location: 'Location is required.',
        price: 'Price may have at most 200 characters.',
      },
      reason: { code: 'INVALID_INPUT', params: {} },
      fieldReasons: {
        title: { code: 'REQUIRED', params: { label: 'Title' } },
        location: { code: 'REQUIRED', params: { label: 'Location' } },
        price: { code: 'TOO_LONG', params: { label: 'Price', max: 200 } },
      },
    });
    const { read } = await runQueryAsStaff<{ read: Row }>(
      server,
      `{ read: saleApartment(id: ${id}) { title price } }`,
    );
    expect(read).toEqual({ title: sale.title, price: sale.price });
  });

  test.each([
    ['createBanner(input: { title: "Marina" }) { id }', 'Please provide both title and image.'],
    [
      'createSaleApartmentGalleryItem(input: { apartmentId: 1, description: "" }) { id }',
      'All fields are required',
    ],
    ['createRentalVillaImage(input: { villaId: 0 }) { id }', 'Villa and image are required.'],
    ['createRentalVilla(input: { title: "A", location: "B", rent: "C" }) { id }', 'Thumbnail is required.'],
    [
      'createProperty(input: { title: "A", price: "B", location: "C\\uFFFD" }) { id }',
      'Location holds “�”, which stands for a lost character: send text as UTF-8.',
    ],
    [
      'createRentalApartmentDetail(input: { apartmentId: 99999, heading: "A" }) { id }',
      'The chosen apartment is not in the list.',
    ],
    ['updateProperty(id: 99999999999, input: {}) { id }', 'Property not found.'],
    ['deleteProperty(id: 2147483648)', 'Property not found.'],
    [
      'createRentalApartmentDetail(input: { apartmentId: 2147483648, heading: "A" }) { id }',
      'The chosen apartment is not in the list.',
    ],
  ])('%s: %s', async (mutation, sentence) => {
    const { errors } = await asStaff(`mutation { ${mutation} }`);
    expect(errors?.[0]?.message).toBe(sentence);
  });

  test('rejects an invalid page length', async () => {
    const { errors } = await asStaff('{ blogs(limit: 1001) { total } }');
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: { limit: expect.any(String) } },
    });
  });
});
