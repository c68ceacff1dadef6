import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readExport } from '../exports/testing.ts';
import { runQuery, runQueryAsStaff } from '../graphql/testing.ts';
import { saleApartments, saleVillas } from './listing-kind.ts';
import { openRestServer, type RestServer } from '../rest/testing.ts';

let server: RestServer;

beforeAll(async () => {
  server = await openRestServer();
});
afterAll(() => server.close());

const AREAS = '{ areas { name homes } }';
const areas = async () => (await runQuery<{ areas: unknown }>(server, AREAS)).data?.areas;

test('returns the areas with their numbers of listings to visitors', async () => {
  expect(await areas()).toEqual([]);
  const apartments = server.stores.of(saleApartments);
  for (const location of [
    'Tower 1, Dubai Marina',
    'Dubai Marina',
    'Villa 2, 5th street, al Barari ',
    'Nowhere, ',
  ])
    await apartments.create({ title: 'A home', location, price: '1' });
  await server.stores.of(saleVillas).create({ title: 'A home', location: 'Frond C, Palm', price: '1' });
  expect(await areas()).toEqual([
    { name: 'al Barari', homes: 1 },
    { name: 'Dubai Marina', homes: 2 },
    { name: 'Palm', homes: 1 },
  ]);
});

test('caches the response until listings change', async () => {
  const payload = { query: AREAS };
  const readEtag = async () =>
    (await server.app.inject({ method: 'POST', url: '/graphql', payload })).headers.etag;
  expect(await readEtag()).toBe(await readEtag());
  const [villa] = await server.stores.of(saleVillas).all();
  await server.stores.of(saleVillas).remove(villa!.id);
  expect(await areas()).not.toContainEqual({ name: 'Palm', homes: 1 });
});

const HOME = { title: 'Palm house', location: 'Palm Jumeirah', price: 'AED 9M' };
const referenceOf = async (id: number) =>
  (await runQueryAsStaff<{ listing: { reference: string } }>(server, `{ listing(id: ${id}) { reference } }`))
    .listing.reference;

test('each new listing gets a unique reference', async () => {
  const references: string[] = [];
  for (const [type, priceInput] of [
    ['SaleApartment', 'price: "1"'],
    ['SaleVilla', 'price: "1"'],
    ['RentalApartment', 'rent: "1"'],
  ]) {
    const query = `mutation { created: create${type}(input: { title: "A", location: "B", ${priceInput} }) { reference } }`;
    const { data, errors } = await runQuery<{ created: { reference: string } }>(server, query, {
      headers: { authorization: server.bearer },
    });
    if (type === 'RentalApartment')
      expect(errors).toBeDefined(); // it needs a picture
    else references.push(data!.created.reference);
  }
  for (const reference of references) expect(reference).toMatch(/^M-\d{6}$/);
  expect(new Set(references).size).toBe(references.length);
});

test('inputs cannot set or change a reference', async () => {
  const { id } = await server.stores.of(saleVillas).create({ ...HOME, reference: 'M-999999' });
  const before = await referenceOf(id);
  expect(before).not.toBe('M-999999');
  const json = { title: 'Palm villa', reference: 'M-999999' };
  expect(await server.call(`PUT /api/villas-for-sale/${id}`, { json })).toMatchObject({ status: 200 });
  expect(await referenceOf(id)).toBe(before);
  const { errors } = await runQuery(
    server,
    `mutation { updateSaleVilla(id: ${id}, input: { reference: "M-999999" }) { id } }`,
    { headers: { authorization: server.bearer } },
  );
  expect(errors).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
});

test('a restored listing keeps its reference, and a copy gets its own', async () => {
  const { id } = await server.stores.of(saleVillas).create(HOME);
  const before = await referenceOf(id);
  await runQueryAsStaff(server, `mutation { deleteSaleVilla(id: ${id}) }`);
  await runQueryAsStaff(server, `mutation { restoreSaleVillas(ids: [${id}]) { id } }`);
  expect(await referenceOf(id)).toBe(before);

  const { copy } = await runQueryAsStaff<{ copy: { reference: string } }>(
    server,
    `mutation { copy: duplicateSaleVilla(id: ${id}) { reference } }`,
  );
  expect(copy.reference).toMatch(/^M-\d{6}$/);
  expect(copy.reference).not.toBe(before);
});

test('a reference is found by search, exported, and skipped by an import', async () => {
  const { id } = await server.stores.of(saleVillas).create(HOME);
  const reference = await referenceOf(id);
  const { found } = await runQueryAsStaff<{ found: { items: { id: string }[] } }>(
    server,
    `{ found: listings(search: "${reference}") { items { id } } }`,
  );
  const csv = await readExport(server, `villas-for-sale.csv?search=${reference}`);
  expect(found.items).toEqual([{ id: String(id) }]);
  expect(csv).toMatch(/^title,location,bedrooms,bathrooms,size,reference,/);
  expect(csv).toContain(`\r\nPalm house,Palm Jumeirah,,,,${reference},`);
  const mutation =
    'mutation ($csv: String!) { importListings(kind: SALE_VILLA, csv: $csv, dryRun: false) { added } }';
  const { data } = await runQuery(server, mutation, {
    variables: { csv },
    headers: { authorization: server.bearer },
  });
  expect(data).toEqual({ importListings: { added: 0 } });
});

test('the older API does not return references', async () => {
  const { body } = await server.call('GET /api/villas-for-sale?page=1&limit=1', { as: 'visitor' });
  const [record] = (body as { data: object[] }).data;
  expect(record).toHaveProperty('title');
  expect(record).not.toHaveProperty('reference');
});
