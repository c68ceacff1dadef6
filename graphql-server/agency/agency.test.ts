import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runQuery, runQueryAsStaff } from '../graphql/testing.ts';
import { Role } from '../policies.ts';
import { agencies } from './agency.ts';
import { openTestServer, type TestServer } from '../testing.ts';

let server: TestServer;
const bearers = {} as Record<Role, string>;

beforeAll(async () => {
  server = await openTestServer();
  for (const role of Object.values(Role)) bearers[role] = await server.signInAs(role);
});
afterAll(() => server.close());

const UPDATE = `mutation ($input: AgencyChanges!, $expectedUpdatedAt: DateTimeISO) {
  updateAgency(input: $input, expectedUpdatedAt: $expectedUpdatedAt) { id name updatedAt phones whatsApp hoursMonday brandColour socialLinks }
}`;

interface Updated {
  updateAgency: { updatedAt: string } & Record<string, string | null>;
}

const update = (
  input: object,
  { expectedUpdatedAt, role = Role.MANAGER }: { expectedUpdatedAt?: string; role?: Role } = {},
) =>
  runQuery<Updated>(server, UPDATE, {
    variables: { input, expectedUpdatedAt },
    headers: { authorization: bearers[role] },
  });

/** The errors of the fields of an update. */
async function errorsOf(input: object): Promise<unknown> {
  const { errors } = await update(input);
  return errors?.[0]?.extensions.fields;
}

test('a new database has a neutral agency without contact data', async () => {
  const query =
    '{ agency { name wordmark address phones email figures hoursMonday brandColour logo { url } } }';
  expect((await runQuery(server, query)).data).toEqual({
    agency: {
      ...{ name: 'Your agency', wordmark: 'Your agency', address: null, phones: null, email: null },
      ...{ figures: null, hoursMonday: null, brandColour: '#0f3a3c', logo: null },
    },
  });
});

test('a manager changes single fields; others keep their values', async () => {
  await update({ email: 'desk@harbour.example' });
  const { data } = await update({ name: ' Harbour Homes ' });
  expect(data?.updateAgency).toMatchObject({ id: '1', name: 'Harbour Homes' });
  expect((await runQuery(server, '{ agency { name email } }')).data).toEqual({
    agency: { name: 'Harbour Homes', email: 'desk@harbour.example' },
  });
});

describe('validation', () => {
  test.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ email: 'desk' }, 'Email must be an email address, such as name@example.com.'],
    [
      { phones: '+971 4 555 0100\n+971 4 555' },
      'Each line of Telephones must be a telephone number, such as +971 50 123 4567.',
    ],
    [
      { whatsApp: '+971 50 555 0187 ext. 5' },
      'WhatsApp must be a telephone number, such as +971 50 123 4567.',
    ],
    [
      { hoursMonday: '19:00-09:00' },
      'Opening hours must be like 09:00-19:00 or 09:00-13:00, 16:00-19:00, in the order of the day.',
    ],
    [
      { socialLinks: 'Instagram http://www.instagram.com/' },
      'Each line of Social links must be a name and an address, such as Instagram https://www.instagram.com/agency.',
    ],
    [
      { figures: '140 professionals' },
      'Each line of Figures must be a number and a text with | between them, such as 140+ | professionals.',
    ],
    [{ figures: 'a | b\n'.repeat(5) }, 'Figures may have at most 4 lines.'],
    [{ brandColour: 'red' }, 'Brand colour must be a colour, such as #0f3a3c.'],
    [{ latitude: 25.1 }, 'The pin needs latitude and longitude.'],
  ])('refuses %j', async (input, sentence) => {
    expect(await errorsOf(input)).toMatchObject({ [Object.keys(input)[0]!]: sentence });
  });

  test('cleans telephones, hours and colours', async () => {
    const { data } = await update({
      phones: ' 04 555 0100 \n\ntel:+97145550101',
      whatsApp: '00971505550187',
      hoursMonday: '9:00 – 13:00,16:00–19:00',
      brandColour: '#0F3A3C',
    });
    expect(data?.updateAgency).toMatchObject({
      phones: '+971 4 555 0100\n+971 4 555 0101',
      whatsApp: '+971 50 555 0187',
      hoursMonday: '09:00-13:00, 16:00-19:00',
      brandColour: '#0f3a3c',
    });
  });
});

describe('the contrast of colours', () => {
  test.each([
    [
      { accentColour: '#c9a264' },
      {
        accentColour:
          'The accent has a contrast of 2.1 to 1 with the page; text needs 4.5 to 1. Choose a darker colour.',
      },
    ],
    [
      { brandColour: '#c9a264' },
      {
        brandColour: expect.stringMatching(
          /^Light text on the brand colour has a contrast of 1\.\d to 1; text needs 4\.5 to 1\./,
        ),
      },
    ],
    [
      { accentOnBrandColour: '#5a7a78' },
      {
        accentOnBrandColour: expect.stringMatching(
          /^The light accent has a contrast of 2\.\d to 1 with the brand colour/,
        ),
      },
    ],
  ])('refuses %j with the ratio', async (input, fields) => {
    expect(await errorsOf(input)).toEqual(fields);
  });

  test('a brand colour is refused for the light accent that is stored', async () => {
    expect(await errorsOf({ brandColour: '#50585a' })).toEqual({
      brandColour: expect.stringContaining('The light accent has a contrast of'),
    });
  });
});

test('an agent and a visitor may not change it', async () => {
  expect((await update({ name: 'Mine' }, { role: Role.AGENT })).errors?.[0]?.extensions.code).toBe(
    'FORBIDDEN',
  );
  const { errors } = await runQuery(server, UPDATE, { variables: { input: { name: 'Mine' } } });
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('a change of a version that another has changed since is a conflict', async () => {
  const { data } = await update({ community: 'Dubai Marina' });
  const expectedUpdatedAt = data!.updateAgency.updatedAt;
  await update({ community: 'Deira' });
  const { errors } = await update({ community: 'Jumeirah' }, { expectedUpdatedAt });
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('it has a history, and cannot be deleted', async () => {
  await update({ directions: 'Beside the tower.' });
  const { versions } = await runQueryAsStaff<{ versions: { items: { id: string }[] } }>(
    server,
    '{ versions(collection: "agencies", record: "1", limit: 1) { items { id } } }',
  );
  expect(versions.items).toHaveLength(1);
  const actor = { staffId: 1, role: Role.ADMINISTRATOR };
  await expect(server.stores.for(actor).of(agencies).remove(1)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(server.stores.for(actor).of(agencies).create({ name: 'Two' })).rejects.toMatchObject({
    kind: 'forbidden',
  });
});
