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

interface Subject {
  one: string;
  many: string;
  /** Values of a new record. */
  words: Record<string, string>;
  /** The field changed afterwards. */
  changed: string;
  picture: string;
  /** The field on the parent, the input's name for it, and the parent's subject. */
  within?: { field: string; word: string; parent: string };
}

const sale = { title: 'Sea view', location: 'Dubai Marina', price: 'AED 2,000,000', bedrooms: '2' };
const rental = {
  title: 'Sea view',
  location: 'Dubai Marina',
  rent: 'AED 150,000 per year',
  size: '900 sq ft',
};
const text = { title: 'A title', description: 'One line\nand another' };

const subjects: Subject[] = [
  { one: 'saleApartment', many: 'saleApartments', words: sale, changed: 'price', picture: 'thumbnail' },
  { one: 'saleVilla', many: 'saleVillas', words: sale, changed: 'price', picture: 'thumbnail' },
  { one: 'rentalApartment', many: 'rentalApartments', words: rental, changed: 'rent', picture: 'thumbnail' },
  { one: 'rentalVilla', many: 'rentalVillas', words: rental, changed: 'rent', picture: 'thumbnail' },
  {
    one: 'saleApartmentGalleryItem',
    many: 'saleApartmentGalleryItems',
    words: text,
    changed: 'description',
    picture: 'image',
    within: { field: 'gallery', word: 'apartmentId', parent: 'saleApartment' },
  },
  {
    one: 'saleVillaDetail',
    many: 'saleVillaDetails',
    words: { heading: 'Garden', description: 'South-facing' },
    changed: 'heading',
    picture: 'image',
    within: { field: 'details', word: 'villaId', parent: 'saleVilla' },
  },
  {
    one: 'rentalVillaImage',
    many: 'rentalVillaImages',
    words: { description: 'The pool' },
    changed: 'description',
    picture: 'image',
    within: { field: 'images', word: 'villaId', parent: 'rentalVilla' },
  },
  {
    one: 'rentalApartmentDetail',
    many: 'rentalApartmentDetails',
    words: { heading: 'Kitchen' },
    changed: 'heading',
    picture: 'image',
    within: { field: 'details', word: 'apartmentId', parent: 'rentalApartment' },
  },
  {
    one: 'property',
    many: 'properties',
    words: { title: 'Palm house', price: 'AED 9M', location: 'Palm Jumeirah' },
    changed: 'price',
    picture: 'image',
  },
  {
    one: 'propertyPicture',
    many: 'propertyPictures',
    words: { title: 'Hall' },
    changed: 'title',
    picture: 'image',
    within: { field: 'gallery', word: 'propertyId', parent: 'property' },
  },
  {
    one: 'latestProject',
    many: 'latestProjects',
    words: { title: 'Creek rise', price: 'From AED 1.2M', location: 'Creek Harbour', logo: 'CR' },
    changed: 'logo',
    picture: 'image',
  },
  {
    one: 'latestProjectPicture',
    many: 'latestProjectPictures',
    words: text,
    changed: 'title',
    picture: 'image',
    within: { field: 'gallery', word: 'latestProjectId', parent: 'latestProject' },
  },
  { one: 'upcomingProject', many: 'upcomingProjects', words: text, changed: 'title', picture: 'thumbnail' },
  { one: 'blog', many: 'blogs', words: text, changed: 'description', picture: 'image' },
  { one: 'category', many: 'categories', words: text, changed: 'title', picture: 'image' },
  {
    one: 'banner',
    many: 'banners',
    words: { title: 'Marina', subtitle: 'Mornings' },
    changed: 'title',
    picture: 'image',
  },
];

type Row = Record<string, unknown> & { id: string };
const typeOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Creates a record with a picture by a multipart request. */
async function make(subject: Subject): Promise<Row> {
  const { one, words, within } = subject;
  const input: Record<string, unknown> = { ...words };
  if (one === 'latestProject') input.category = 'Villas';
  if (within) input[within.word] = (await make(subjects.find((other) => other.one === within.parent)!)).id;
  const query = `mutation ($input: ${typeOf(one)}Input!) { made: create${typeOf(one)}(input: $input) { ${fieldsOf(subject)} } }`;
  const request = multipart({
    query,
    variables: { input: { ...input, [subject.picture]: null } },
    at: `variables.input.${subject.picture}`,
    // The file name and content type of a client are ignored.
    file: { bytes: picture, name: 'photo.svg', type: 'text/html' },
    headers: { authorization: server.bearer },
  });
  const response = await fetch(`${address}/graphql`, request);
  const { data, errors } = (await response.json()) as { data?: { made: Row }; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data.made;
}

const fieldsOf = ({ words, picture: field, within }: Subject) =>
  `id createdAt updatedAt ${Object.keys(words).join(' ')} ${within?.word ?? ''}
   ${field} { url width height placeholder avif: srcset(format: AVIF) }`;

describe.each(subjects.map((subject) => [subject.one, subject] as const))('%s', (_name, subject) => {
  const { one, many, words, changed, within } = subject;

  test('is created with its picture, read by id and in a page, updated and deleted', async () => {
    const made = await make(subject);
    expect(made).toMatchObject(words);
    expect(made[subject.picture]).toMatchObject({ width: 1600, height: 1067 });

    const { read } = await runQueryAsStaff<{ read: Row }>(
      server,
      `{ read: ${one}(id: ${made.id}) { ${fieldsOf(subject)} } }`,
    );
    expect(read).toEqual(made);

    const page = `page total totalPages limit items { id }`;
    const { listed } = await runQueryAsStaff<{ listed: { items: Row[]; total: number } }>(
      server,
      `{ listed: ${many}(page: 1, limit: 2) { ${page} } }`,
    );
    expect(listed.items[0]).toEqual({ id: made.id });

    const { updated } = await runQueryAsStaff<{ updated: Row }>(
      server,
      `mutation { updated: update${typeOf(one)}(id: ${made.id}, input: { ${changed}: "Changed" }) { ${fieldsOf(subject)} } }`,
    );
    expect(updated).toMatchObject({
      ...words,
      [changed]: 'Changed',
      [subject.picture]: made[subject.picture],
    });

    if (within) {
      const parent = String(made[within.word]);
      const { above } = await runQueryAsStaff<{ above: Record<string, Row[]> }>(
        server,
        `{ above: ${within.parent}(id: ${parent}) { ${within.field} { id } } }`,
      );
      expect(above[within.field]).toEqual([{ id: made.id }]);
      const { beside } = await runQueryAsStaff<{ beside: { total: number } }>(
        server,
        `{ beside: ${many}(${within.word}: ${parent}) { total } }`,
      );
      expect(beside.total).toBe(1);
    }

    await runQueryAsStaff(server, `mutation { delete${typeOf(one)}(id: ${made.id}) }`);
    expect(await runQueryAsStaff(server, `{ read: ${one}(id: ${made.id}) { id } }`)).toEqual({ read: null });
    const again = await runQuery(server, `mutation { delete${typeOf(one)}(id: ${made.id}) }`, {
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
  const kinds = subjects.slice(0, 4);
  for (const subject of kinds) await make(subject);
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
    const { id } = await make(subjects[0]!);
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
