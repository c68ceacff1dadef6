import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { runQuery, runQueryAsStaff } from '../../graphql/testing.ts';
import { rentalApartmentDetails } from '../../listings/listing-sections.ts';
import { rentalApartments } from '../../listings/listing-kind.ts';
import { openTestServer, type TestServer } from '../../testing.ts';

let server: TestServer;
let parent: number;
let other: number;

const details = () => server.stores.of(rentalApartmentDetails);
const add = async (heading: string, apartmentId = parent) =>
  String((await details().create({ apartmentId, heading })).id);

/** Sections of the parent, oldest first. */
let ids: string[];

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const apartments = server.stores.of(rentalApartments);
  await apartments.createAll([
    { title: 'A', location: 'B', rent: 'C' },
    { title: 'D', location: 'E', rent: 'F' },
  ]);
  [parent, other] = (await apartments.all()).map(({ id }) => id) as [number, number];
  ids = [await add('Kitchen'), await add('Hall'), await add('Pool')];
});

const reorder = (order: string[], parentId = parent) =>
  runQuery(
    server,
    'mutation ($parent: ID!, $ids: [ID!]!) { reorderRentalApartmentDetails(parent: $parent, ids: $ids) { id } }',
    {
      variables: { parent: String(parentId), ids: order },
      headers: { authorization: server.bearer },
    },
  );

/** Reads the ids of the sections of the parent, as the site and the panel do. */
async function readOrder(limit = 50): Promise<string[]> {
  const query = `{ rentalApartment(id: ${parent}) { details(limit: ${limit}) { id } } }`;
  const { data } = await runQuery<{ rentalApartment: { details: { id: string }[] } }>(server, query);
  return data!.rentalApartment.details.map(({ id }) => id);
}

test('child records have the order of staff, and new ones come last', async () => {
  const [kitchen, hall, pool] = ids as [string, string, string];
  expect(await readOrder()).toEqual([kitchen, hall, pool]);
  const order = [hall, pool, kitchen];
  const { data } = await reorder(order);
  expect(data).toEqual({ reorderRentalApartmentDetails: order.map((id) => ({ id })) });
  expect(await readOrder()).toEqual(order);
  const [lift, garden] = [await add('Lift'), await add('Garden')];
  expect(await readOrder()).toEqual([...order, lift, garden]);
  expect(await readOrder(2)).toEqual([hall, pool]);
});

test('records that are created concurrently are in the order of their ids, in GraphQL and REST', async () => {
  const added = await Promise.all(['Gym', 'Lobby', 'Spa', 'Roof'].map((heading) => add(heading)));
  const expected = [...ids, ...added.toSorted((one, other) => Number(one) - Number(other))];
  expect(await readOrder()).toEqual(expected);
  const response = await server.app.inject({ url: `/api/apartment-details/apartment/${parent}` });
  expect(response.json<{ id: number }[]>().map(({ id }) => String(id))).toEqual(expected);
});

test('the list of the collection stays newest first, also filtered by parent, and sorting does not change the records', async () => {
  const before = await details().all();
  await reorder(ids);
  expect(await details().all()).toEqual(before);
  const { list } = await runQueryAsStaff<{ list: { items: { id: string }[] } }>(
    server,
    `{ list: rentalApartmentDetails(apartmentId: ${parent}) { items { id } } }`,
  );
  expect(list.items.map(({ id }) => id)).toEqual(ids.toReversed());
});

test('an order without a record that was added in the meantime is a conflict', async () => {
  await add('Lift');
  const { errors } = await reorder(ids);
  expect(errors).toMatchObject([
    {
      message: 'A record was added meanwhile. Open the list again.',
      extensions: { code: 'CONFLICT' },
    },
  ]);
  expect((await readOrder())[2]).toBe(ids[2]);
});

test('an order with records of another parent is rejected', async () => {
  const otherId = await add('Elsewhere', other);
  for (const order of [
    [...ids, otherId],
    [...ids, '99999'],
    [...ids.slice(1), 'x'],
  ]) {
    const { errors } = await reorder(order);
    expect(errors).toMatchObject([
      {
        message: 'ids names a record that does not belong here, or not any more.',
        extensions: { code: 'BAD_USER_INPUT', fields: { ids: expect.any(String) } },
      },
    ]);
  }
  const { errors } = await reorder([...ids, ids[0]!]);
  expect(errors?.[0]?.message).toBe('ids names a record twice.');
  expect(await readOrder()).toEqual(ids);
});

test('the records of a missing parent cannot be sorted, and visitors cannot sort', async () => {
  const { errors } = await reorder([], 99_999);
  expect(errors).toMatchObject([
    { message: 'Apartment details not found.', extensions: { code: 'NOT_FOUND' } },
  ]);
  const response = await runQuery(
    server,
    'mutation { reorderRentalApartmentDetails(parent: 1, ids: []) { id } }',
  );
  expect(response.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('one of several concurrent orders is stored completely', async () => {
  const orders = [ids, ids.toReversed(), [ids[1]!, ids[0]!, ids[2]!]];
  await Promise.all(orders.map((order) => reorder(order)));
  expect(orders).toContainEqual(await readOrder());
});
