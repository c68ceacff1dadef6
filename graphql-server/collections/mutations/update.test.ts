import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { interceptReads } from '../../database/testing-statements.ts';
import { runQuery, runQueryAsStaff } from '../../graphql/testing.ts';
import { saleApartments } from '../../listings/listing-kind.ts';
import { openTestServer, type TestServer } from '../../testing.ts';
import { Role } from '../../policies.ts';

const HOME = { title: 'Sea view', location: 'Dubai Marina', price: 'AED 2,000,000' };
const CONFLICT = {
  message: 'This was changed since you opened it.',
  extensions: { code: 'CONFLICT' },
};

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const apartments = () => server.stores.of(saleApartments);
/** Creates an apartment; `expectedUpdatedAt` is when it was stored. */
const createHome = async () => {
  const { id, updatedAt } = await apartments().create(HOME);
  return { id, expectedUpdatedAt: updatedAt };
};

function update(id: number, price: string, expectedUpdatedAt: Date) {
  const query = `mutation ($expectedUpdatedAt: DateTimeISO) {
    updated: updateSaleApartment(id: ${id}, input: { price: "${price}" }, expectedUpdatedAt: $expectedUpdatedAt) { price updatedAt }
  }`;
  return runQuery<{ updated: { updatedAt: string } }>(server, query, {
    variables: { expectedUpdatedAt },
    headers: { authorization: server.bearer },
  });
}

describe('an update', () => {
  test('applies to the expected version', async () => {
    const { id, expectedUpdatedAt } = await createHome();
    const { data } = await update(id, 'AED 1', expectedUpdatedAt);
    expect(data?.updated).toMatchObject({ price: 'AED 1' });
    const again = await update(id, 'AED 2', new Date(data!.updated.updatedAt));
    expect(again.data?.updated).toMatchObject({ price: 'AED 2' });
  });

  test('is a conflict after the update of another editor, and changes nothing', async () => {
    const { id, expectedUpdatedAt } = await createHome();
    await apartments().update(id, { price: 'AED 3' });
    expect((await update(id, 'AED 4', expectedUpdatedAt)).errors).toMatchObject([CONFLICT]);
    expect(await apartments().get(id)).toMatchObject({ price: 'AED 3' });
  });

  test('succeeds once for several concurrent requests', async () => {
    const { id, expectedUpdatedAt } = await createHome();
    const responses = await Promise.all(
      ['1', '2', '3', '4'].map((price) => update(id, price, expectedUpdatedAt)),
    );
    expect(responses.filter(({ data }) => data?.updated)).toHaveLength(1);
    const errors = responses.flatMap(({ errors }) => errors ?? []);
    expect(errors).toMatchObject([CONFLICT, CONFLICT, CONFLICT]);
  });

  test('of a deleted record is not found', async () => {
    const { id, expectedUpdatedAt } = await createHome();
    await apartments().remove(id);
    expect((await update(id, 'AED 5', expectedUpdatedAt)).errors).toMatchObject([
      { message: 'Apartment not found', extensions: { code: 'NOT_FOUND' } },
    ]);
  });

  test('has a later time than the previous one, also in the same millisecond', async () => {
    const { id, expectedUpdatedAt } = await createHome();
    let last = expectedUpdatedAt;
    for (let i = 0; i < 20; i++) {
      const { updatedAt } = await apartments().update(id, { price: String(i) });
      expect(updatedAt.getTime()).toBeGreaterThan(last.getTime());
      last = updatedAt;
    }
  });
});

describe('a picture', () => {
  const change = (id: number, input: string, expectedUpdatedAt?: Date) =>
    runQuery<{ updated: { thumbnail: object | null } }>(
      server,
      `mutation ($expectedUpdatedAt: DateTimeISO) {
        updated: updateSaleApartment(id: ${id}, input: ${input}, expectedUpdatedAt: $expectedUpdatedAt) { thumbnail { alt } }
      }`,
      { variables: { expectedUpdatedAt }, headers: { authorization: server.bearer } },
    );
  const createWithPicture = async () => {
    const file = `${randomBytes(12).toString('hex')}.jpg`;
    const photo = { file, width: 4, height: 3, placeholder: 'data:,', bytes: randomBytes(64), alt: 'Boats' };
    return apartments().create(HOME, { picture: () => Promise.resolve(photo) });
  };
  const BOATS = { data: { updated: { thumbnail: { alt: 'Boats' } } } };

  test('stays if the input lacks it, and is removed by null, also from cached responses', async () => {
    const { id } = await createWithPicture();
    const readPicture = () => runQuery(server, `{ saleApartment(id: ${id}) { thumbnail { alt } } }`);
    expect(await change(id, '{ price: "1" }')).toMatchObject(BOATS);
    expect(await readPicture()).toEqual({ data: { saleApartment: { thumbnail: { alt: 'Boats' } } } });
    expect(await change(id, '{ thumbnail: null }')).toEqual({ data: { updated: { thumbnail: null } } });
    expect(await readPicture()).toEqual({ data: { saleApartment: { thumbnail: null } } });
  });

  test('is not removed from a record that another editor has changed', async () => {
    const { id, updatedAt } = await createWithPicture();
    await apartments().update(id, { price: 'AED 3' });
    expect((await change(id, '{ thumbnail: null }', updatedAt)).errors).toMatchObject([CONFLICT]);
    expect(await change(id, '{}')).toMatchObject(BOATS);
  });

  test('stays over REST, which cannot remove it', async () => {
    const { id } = await createWithPicture();
    const put = { method: 'PUT', url: `/api/apartments-for-sale/${id}` } as const;
    const payload = { ...HOME, thumbnail: null };
    const { statusCode } = await server.app.inject({
      ...put,
      payload,
      headers: { authorization: server.bearer },
    });
    expect(statusCode).toBe(200);
    expect(await change(id, '{}')).toMatchObject(BOATS);
  });
});

describe('the last author of a record', () => {
  const author = '{ saleApartments(limit: 1) { items { id updatedBy { id email } } } }';
  type AuthorList = { saleApartments: { items: { updatedBy: { email: string } | null }[] } };
  const FIRST = 'staff@marsa.example';

  test('is stored by every write, and visible to staff only', async () => {
    const { accounts, app, bearer } = server;
    await accounts.add('second@marsa.example', 'another long password');
    const { token } = await accounts.signIn('second@marsa.example', 'another long password');
    const SECOND = 'second@marsa.example';
    const byStaff = async () => {
      const { saleApartments: list } = await runQueryAsStaff<AuthorList>(server, author);
      return list.items[0]!.updatedBy?.email;
    };
    const call = (method: 'POST' | 'PUT', url: string, authorization: string) =>
      app.inject({ method, url, payload: HOME, headers: { authorization } });

    await call('POST', '/api/apartments-for-sale', bearer);
    expect(await byStaff()).toBe(FIRST);
    const { id } = (await apartments().all())[0]!;
    await call('PUT', `/api/apartments-for-sale/${id}`, `Bearer ${token}`);
    expect(await byStaff()).toBe(SECOND);
    await runQueryAsStaff(
      server,
      `mutation { updateSaleApartment(id: ${id}, input: { price: "1" }) { id } }`,
    );
    expect(await byStaff()).toBe(FIRST);

    const { data } = await runQuery<AuthorList>(server, author);
    expect(data?.saleApartments.items).toMatchObject([{ updatedBy: null }]);
    const rest = await app.inject({ url: `/api/apartments-for-sale/${id}` });
    expect(rest.body).not.toMatch(/updated_?by|search|position/i);
  });

  test('is read with the same number of statements for many records as for one', async () => {
    for (let i = 0; i < 5; i++)
      await server.stores.for({ staffId: 1, role: Role.ADMINISTRATOR }).of(saleApartments).create(HOME);
    const statements: string[] = [];
    const restore = interceptReads(server.database, (sql, run) => {
      if (sql.includes('"listings"')) statements.push(sql);
      return run();
    });
    const query = '{ listings(limit: 5) { items { updatedBy { email } } } }';
    const { listings } = await runQueryAsStaff<{ listings: { items: unknown[] } }>(server, query);
    restore();
    expect(listings.items).toEqual(Array(5).fill({ updatedBy: { email: FIRST } }));
    expect(statements).toHaveLength(2); // the listings, and their authors
  });

  test('is removed with the account', async () => {
    const { dataSource } = server.database;
    await server.accounts.add('third@marsa.example', 'yet another password');
    const [third] = await dataSource.query<{ id: number }[]>(`select max(id) as id from staff`);
    const { id } = await server.stores
      .for({ staffId: third!.id, role: Role.ADMINISTRATOR })
      .of(saleApartments)
      .create(HOME);
    await dataSource.query('delete from staff where id = $1', [third!.id]);
    const query = `{ saleApartment(id: ${id}) { title updatedBy { email } } }`;
    expect(await runQueryAsStaff(server, query)).toEqual({
      saleApartment: { title: 'Sea view', updatedBy: null },
    });
  });
});
