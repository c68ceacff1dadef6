import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { runQuery, runQueryAsStaff, type GraphQLResponse } from '../graphql/testing.ts';
import { Role } from '../policies.ts';
import { openTestServer, type TestServer } from '../testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
afterEach(() => server.database.dataSource.query('delete from listings; delete from people'));

const CREATE = 'mutation ($input: PersonInput!) { createPerson(input: $input) { id slug phone whatsApp } }';
const UPDATE =
  'mutation ($id: ID!, $input: PersonChanges!) { updatePerson(id: $id, input: $input) { id slug name } }';

interface Created {
  id: string;
  slug: string;
  phone: string | null;
  whatsApp: string | null;
}

const run = (query: string, variables: object = {}) =>
  runQuery(server, query, { variables, headers: { authorization: server.bearer } });
const create = async (input: object): Promise<Created> =>
  (await runQueryAsStaff<{ createPerson: Created }>(server, CREATE, { input })).createPerson;
const fieldsOf = ({ errors }: GraphQLResponse<unknown>) => errors?.[0]?.extensions.fields;

describe('a person', () => {
  test.each([
    ['Layla Haddad', 'layla-haddad'],
    ['  José  O’Neill-Łukasz ', 'jose-oneill-lukasz'],
    ['2nd Office', 'nd-office'],
  ])('%s without a slug gets one from the name', async (name, slug) => {
    expect((await create({ name })).slug).toBe(slug);
  });

  test('keeps the slug when the name changes, until the slug is cleared', async () => {
    const { id } = await create({ name: 'Layla Haddad' });
    const update = async (input: object) =>
      (await runQueryAsStaff<{ updatePerson: Created }>(server, UPDATE, { id, input })).updatePerson.slug;
    expect(await update({ name: 'Layla Karim' })).toBe('layla-haddad');
    expect(await update({ slug: '' })).toBe('layla-karim');
  });

  test('is refused with a slug or an account of another person, not with that of a deleted one', async () => {
    const [{ id: accountId }] = await server.database.dataSource.query<[{ id: number }]>(
      'select id from staff limit 1',
    );
    const first = await create({ name: 'Layla Haddad', accountId });
    expect(fieldsOf(await run(CREATE, { input: { name: 'Layla Haddad' } }))).toEqual({
      slug: 'Another person has this slug. Choose another, such as one with a second name.',
    });
    const { id } = await create({ name: 'Layla H. Haddad' });
    expect(fieldsOf(await run(UPDATE, { id, input: { accountId } }))).toEqual({
      accountId: 'Another person is linked to this account.',
    });
    expect(fieldsOf(await run(UPDATE, { id, input: { accountId: '999999' } }))).toEqual({
      accountId: 'This account does not exist.',
    });
    await run('mutation ($id: ID!) { deletePerson(id: $id) }', { id: first.id });
    expect((await run(UPDATE, { id, input: { accountId, slug: 'layla-haddad' } })).errors).toBeUndefined();
    const restored = await run('mutation ($id: ID!) { restorePeople(ids: [$id]) { id } }', { id: first.id });
    expect(restored.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('has telephone numbers in international form', async () => {
    const { phone, whatsApp } = await create({
      name: 'Layla Haddad',
      phone: '04 555 0142',
      whatsApp: '00971505550187',
    });
    expect({ phone, whatsApp }).toEqual({ phone: '+971 4 555 0142', whatsApp: '+971 50 555 0187' });
    const input = { name: 'Farid', phone: '+971 4 555', profiles: ['javascript:alert(1)'], slug: 'über uns' };
    expect(fieldsOf(await run(CREATE, { input }))).toEqual({
      phone: 'Telephone must be a telephone number, such as +971 50 123 4567.',
      profiles: 'Profiles must be addresses of web pages, such as https://www.linkedin.com/in/name.',
      slug: 'Slug must consist of letters a to z, digits and hyphens, such as jane-smith.',
    });
  });

  test('is found by a part of a telephone number', async () => {
    await create({ name: 'Layla Haddad', whatsApp: '+971 50 555 0187' });
    await create({ name: 'Farid Mansoor', phone: '+971 4 555 0142' });
    const { data } = await run('{ people(search: "5550 187") { items { name } } }');
    expect(data).toEqual({ people: { items: [{ name: 'Layla Haddad' }] } });
  });

  test('is read by visitors by id and slug while published, without email and account', async () => {
    const { id } = await create({
      name: 'Layla Haddad',
      email: 'layla@marsa.example',
      languages: ['Arabic', ' '],
    });
    const query = `query ($id: ID!) {
      byId: person(id: $id) { name languages } bySlug: person(slug: "Layla-Haddad") { name } people { total }
    }`;
    expect((await runQuery(server, query, { variables: { id } })).data).toEqual({
      byId: { name: 'Layla Haddad', languages: ['Arabic'] },
      bySlug: { name: 'Layla Haddad' },
      people: { total: 1 },
    });
    const hidden = '{ person(slug: "layla-haddad") { email accountId } }';
    expect((await runQuery(server, hidden)).data).toEqual({ person: { email: null, accountId: null } });
    expect((await run(hidden)).data).toEqual({ person: { email: 'layla@marsa.example', accountId: null } });
    await run(UPDATE, { id, input: { publication: 'DRAFT' } });
    expect((await runQuery(server, query, { variables: { id } })).data).toEqual({
      byId: null,
      bySlug: null,
      people: { total: 0 },
    });
  });
});

test('people are listed in the order of staff, new ones last', async () => {
  const ids: string[] = [];
  for (const name of ['Layla', 'Farid', 'Elena']) ids.push((await create({ name })).id);
  const names = async () => {
    const { data } = await runQuery<{ people: { items: { name: string }[] } }>(
      server,
      '{ people { items { name } } }',
    );
    return data!.people.items.map(({ name }) => name);
  };
  expect(await names()).toEqual(['Layla', 'Farid', 'Elena']);
  const reorder = (order: string[]) =>
    run('mutation ($ids: [ID!]!) { reorderPeople(ids: $ids) { name } }', { ids: order });
  const reversed = ids.toReversed();
  expect((await reorder(reversed)).data).toEqual({
    reorderPeople: [{ name: 'Elena' }, { name: 'Farid' }, { name: 'Layla' }],
  });
  await create({ name: 'Daniel' });
  expect(await names()).toEqual(['Elena', 'Farid', 'Layla', 'Daniel']);
  expect((await reorder(ids)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  expect((await reorder([...ids, '999999'])).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  const agent = { authorization: await server.signInAs(Role.AGENT) };
  const byAgent = await runQuery(server, 'mutation { reorderPeople(ids: []) { name } }', { headers: agent });
  expect(byAgent.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

describe('the agent of a listing', () => {
  const LISTING = { title: 'Loft', location: 'Dubai Marina', price: 'AED 2,000,000' };
  const CREATE_LISTING =
    'mutation ($input: SaleApartmentInput!) { createSaleApartment(input: $input) { id agentId mayUpdate } }';
  const createListing = async (input: object, authorization = server.bearer) =>
    (
      await runQuery<{ createSaleApartment: { id: string; agentId: string | null; mayUpdate: boolean } }>(
        server,
        CREATE_LISTING,
        { variables: { input: { ...LISTING, ...input } }, headers: { authorization } },
      )
    ).data!.createSaleApartment;
  const agentShown = async (id: string) =>
    (
      await runQuery<{ saleApartment: object }>(
        server,
        'query ($id: ID!) { saleApartment(id: $id) { agentId agent { name phone } } }',
        { variables: { id } },
      )
    ).data!.saleApartment;

  let accounts = 0;
  /** Signs in as an agent whose account is linked to a person. */
  const signInAsPerson = async (name: string) => {
    const authorization = await server.signInAs(Role.AGENT, `agent-${(accounts += 1)}`);
    const { data } = await runQuery<{ me: { id: string } }>(server, '{ me { id } }', {
      headers: { authorization },
    });
    const person = await create({ name, accountId: data!.me.id });
    return { authorization, person };
  };

  test('is shown to visitors while published, and the office otherwise', async () => {
    const { id: agentId } = await create({ name: 'Layla Haddad', phone: '+971 4 555 0142' });
    const { id } = await createListing({ agentId });
    const shown = { agentId: null, agent: { name: 'Layla Haddad', phone: '+971 4 555 0142' } };
    expect(await agentShown(id)).toEqual(shown);
    await run(UPDATE, { id: agentId, input: { publication: 'ARCHIVED' } });
    expect(await agentShown(id)).toEqual({ agentId: null, agent: null });
    await run(UPDATE, { id: agentId, input: { publication: 'PUBLISHED' } });
    await run('mutation ($id: ID!) { deletePerson(id: $id) }', { id: agentId });
    expect(await agentShown(id)).toEqual({ agentId: null, agent: null });
    await run('mutation ($id: ID!) { restorePeople(ids: [$id]) { id } }', { id: agentId });
    expect(await agentShown(id)).toEqual(shown);
  });

  test('must exist', async () => {
    const variables = { input: { ...LISTING, agentId: '999999' } };
    expect(fieldsOf(await run(CREATE_LISTING, variables))).toEqual({
      agentId: 'This person does not exist. Choose another agent.',
    });
  });

  test('is the person of the account for a new listing of an agent that names none', async () => {
    const { authorization, person } = await signInAsPerson('Layla Haddad');
    const other = await create({ name: 'Farid Mansoor' });
    expect(await createListing({}, authorization)).toMatchObject({ agentId: person.id, mayUpdate: true });
    expect(await createListing({ agentId: null }, authorization)).toMatchObject({ agentId: person.id });
    expect(await createListing({ agentId: other.id }, authorization)).toMatchObject({ agentId: other.id });
    expect(await createListing({})).toMatchObject({ agentId: null });
  });

  test('may change the listing, unlike the agent who created it', async () => {
    const creator = await signInAsPerson('Layla Haddad');
    const agent = await signInAsPerson('Farid Mansoor');
    const { id } = await createListing({}, creator.authorization);
    const update = (input: object, authorization: string) =>
      runQuery(
        server,
        'mutation ($id: ID!, $input: SaleApartmentChanges!) { updateSaleApartment(id: $id, input: $input) { id } }',
        { variables: { id, input }, headers: { authorization } },
      );
    const forbidden = [{ extensions: { code: 'FORBIDDEN' } }];
    expect((await update({ title: 'Studio' }, agent.authorization)).errors).toMatchObject(forbidden);
    expect((await update({ agentId: agent.person.id }, creator.authorization)).errors).toBeUndefined();
    expect((await update({ title: 'Studio' }, creator.authorization)).errors).toMatchObject(forbidden);
    expect((await update({ title: 'Studio' }, agent.authorization)).errors).toBeUndefined();
  });
});
