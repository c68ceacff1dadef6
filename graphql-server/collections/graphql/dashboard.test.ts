import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { runQuery, runQueryAsStaff } from '../../graphql/testing.ts';
import { banners } from '../../editorial/banner.ts';
import { contactMessages } from '../../enquiries/contact-message.ts';
import { rentalVillaImages } from '../../listings/listing-sections.ts';
import { rentalVillas, saleApartments } from '../../listings/listing-kind.ts';
import { openTestServer, type TestServer } from '../../testing.ts';
import { Role } from '../../policies.ts';

let server: TestServer;
let apartment: number;
let villa: number;

const STAFF = { staffId: 1, role: Role.ADMINISTRATOR };
const home = { location: 'Deira', price: '1', rent: '2' };
function picture() {
  const file = `${randomBytes(12).toString('hex')}.jpg`;
  return {
    picture: () =>
      Promise.resolve({ file, width: 4, height: 3, placeholder: 'data:,', bytes: randomBytes(9) }),
  };
}

beforeAll(async () => {
  server = await openTestServer();
  const { stores } = server;
  apartment = (
    await stores
      .for(STAFF)
      .of(saleApartments)
      .create({ ...home, title: 'Loft' })
  ).id;
  villa = (await stores.of(rentalVillas).create({ ...home, title: 'Palm' }, picture())).id;
  await stores.of(rentalVillaImages).create({ villaId: villa }, picture());
  await stores.of(contactMessages).create({ name: 'A', email: 'a@b.ae', subject: 'C', message: 'D' });
});
afterAll(() => server.close());

test('the dashboard counts every collection', async () => {
  const { dashboard } = await runQueryAsStaff<{ dashboard: { counts: { name: string; count: number }[] } }>(
    server,
    '{ dashboard { counts { name count } } }',
  );
  const counts = Object.fromEntries(dashboard.counts.map(({ name, count }) => [name, count]));
  expect(Object.keys(counts)).toHaveLength(19);
  expect(counts).not.toHaveProperty('sitePages'); // their number never changes
  expect(counts).toMatchObject({
    saleApartments: 1,
    saleVillas: 0,
    rentalVillas: 1,
    rentalVillaImages: 1,
    contactMessages: 1,
    banners: 0,
  });
});

test('the dashboard lists and counts listings without a picture or details', async () => {
  const { dashboard } = await runQueryAsStaff(
    server,
    '{ dashboard { withoutPicture(limit: 5) { id __typename title } withoutDetails { id updatedBy { email } } incompleteCount } }',
  );
  expect(dashboard).toEqual({
    withoutPicture: [{ id: String(apartment), __typename: 'SaleApartment', title: 'Loft' }],
    withoutDetails: [{ id: String(apartment), updatedBy: { email: 'staff@marsa.example' } }],
    incompleteCount: 1,
  });
});

test('the recent activity has the last changes with their authors, and nothing of visitors', async () => {
  const { stores } = server;
  const { id } = await stores.of(banners).create({ title: 'Mornings' }, picture());
  await stores.for(STAFF).of(banners).remove(id);
  await stores.for(STAFF).of(rentalVillas).update(villa, { title: 'Palm house' });
  const { dashboard } = await runQueryAsStaff<{ dashboard: { recentChanges: unknown[] } }>(
    server,
    '{ dashboard { recentChanges(limit: 4) { collection recordId title action at by { id email } } } }',
  );
  const by = { id: '1', email: 'staff@marsa.example' };
  expect(dashboard.recentChanges).toMatchObject([
    { collection: 'rentalVillas', recordId: String(villa), title: 'Palm house', action: 'CHANGED', by },
    { collection: 'banners', recordId: String(id), title: 'Mornings', action: 'REMOVED', by },
    { collection: 'rentalVillaImages', title: '', action: 'ADDED', by: null },
    { collection: 'saleApartments', title: 'Loft', action: 'ADDED', by },
  ]);
});

test('visitors cannot read the dashboard', async () => {
  const { errors } = await runQuery(server, '{ dashboard { counts { count } } }');
  expect(errors).toMatchObject([{ message: 'Sign in to do this.', extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('the lists of the dashboard are bounded', async () => {
  const { errors } = await runQuery(server, '{ dashboard { recentChanges(limit: 0) { at } } }', {
    headers: { authorization: server.bearer },
  });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('the dashboard tells which first steps of an office are done', async () => {
  const fetchSetup = async () =>
    (
      await runQueryAsStaff<{ dashboard: { setup: object } }>(
        server,
        '{ dashboard { setup { hasAgency hasPeople hasListing hasPublished } } }',
      )
    ).dashboard.setup;
  expect(await fetchSetup()).toEqual({
    hasAgency: false,
    hasPeople: false,
    hasListing: true,
    hasPublished: true,
  });
  await runQueryAsStaff(server, 'mutation { updateAgency(input: { name: "Gulf Homes" }) { name } }');
  await runQueryAsStaff(server, 'mutation { createPerson(input: { name: "Amal Saad" }) { id } }');
  await server.database.dataSource.query(`update listings set publication = 'draft'`);
  expect(await fetchSetup()).toEqual({
    hasAgency: true,
    hasPeople: true,
    hasListing: true,
    hasPublished: false,
  });
  await server.database.dataSource.query(`update listings set publication = 'published'`);
});
