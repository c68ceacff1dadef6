import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { runQuery } from '../graphql/testing.ts';
import { JobQueue } from '../jobs/queue.ts';
import { agencies } from '../agency/agency.ts';
import { SINGLE_ID } from '../collections/definitions/collection.ts';
import { createMailer } from '../mail/mailer.ts';
import { headerOf, openMailServer, type ReceivedEmail, type TestMailServer } from '../mail/testing.ts';
import { Publication } from '../collections/definitions/publication.ts';
import { saleVillas } from '../listings/listing-kind.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { deleteUnconfirmed, SEARCH_EMAILS, SearchEmails } from './emails.ts';
import { SignedTokens } from '../signed-tokens.ts';
import { SearchTokens } from './tokens.ts';

const ORIGIN = 'https://marsa.example';

let mail: TestMailServer;
let server: TestServer;

beforeAll(async () => {
  mail = await openMailServer();
  server = await openTestServer(undefined, {
    mail: { url: mail.url, from: 'site@marsa.example', to: [] },
    origin: ORIGIN,
  });
  await server.stores.of(agencies).update(SINGLE_ID, { name: 'Harbour Homes' });
});
afterEach(async () => {
  mail.received.length = 0;
  await server.database.dataSource.query(
    'delete from saved_searches; delete from rate_limits; delete from listings; delete from pgboss.job',
  );
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const save = (email: string, search = 'type=villa&purpose=sale&utm_source=x') =>
  runQuery<{ saveSearch: boolean }>(
    server,
    'mutation ($email: String!, $search: String!) { saveSearch(email: $email, search: $search) }',
    {
      variables: { email, search },
    },
  );
const confirm = (token: string) =>
  runQuery<{ confirmSearch: boolean }>(
    server,
    'mutation ($token: String!) { confirmSearch(token: $token) }',
    {
      variables: { token },
    },
  );

const savedSearch = (token: string) =>
  runQuery<{ savedSearch: { name: string; search: string } | null }>(
    server,
    'query ($token: String!) { savedSearch(token: $token) { name search } }',
    { variables: { token } },
  );

interface Row {
  id: number;
  search: string;
  due: Date | null;
  confirmed_at: Date | null;
}
const rows = (): Promise<Row[]> =>
  server.database.dataSource.query('select * from saved_searches order by id');

/** Waits for a number of emails and returns them parsed. */
async function sentEmails(count: number): Promise<ReceivedEmail[]> {
  for (let turn = 0; mail.received.length < count && turn < 400; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(mail.received).toHaveLength(count);
  return mail.received;
}

const textOf = ({ raw }: ReceivedEmail): string =>
  raw.slice(raw.indexOf('\r\n\r\n')).replace(/=\r\n/g, '').replace(/=3D/g, '=');
const tokenIn = (email: ReceivedEmail, before: string): string =>
  new RegExp(`${before}([\\w.-]+)`).exec(textOf(email))![1]!;

async function confirmed(address = 'ann@example.com'): Promise<ReceivedEmail> {
  await save(address);
  const [email] = await sentEmails(1);
  expect((await confirm(tokenIn(email!, 'confirm='))).data!.confirmSearch).toBe(true);
  mail.received.length = 0;
  return email!;
}

/** Makes the daily email due. */
async function nextDay(): Promise<void> {
  await server.database.dataSource.query("update saved_searches set due = now() - interval '1 second'");
  await server.searchEmails!.enqueueDue();
}

/** Makes all saved searches some days older. */
const longAgo = (days: number) =>
  server.database.dataSource.query(
    `update saved_searches set created_at = created_at - make_interval(days => ${days}),
       due_since = due_since - make_interval(days => ${days})`,
  );

const villa = (title: string, price = 'AED 5,000,000') =>
  server.stores.of(saleVillas).create({ title, location: 'Palm Jumeirah', price });

/** Waits until no job is due. */
async function settled(): Promise<Row[]> {
  for (let turn = 0; turn < 400; turn++) {
    const all = await rows();
    if (all.every(({ due }) => due === null || due.getTime() > Date.now() + 3_600_000)) return all;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('An email is still due.');
}

describe('a saved search', () => {
  test('sends a confirmation email first, and nothing else until it is confirmed', async () => {
    await villa('There before');
    expect((await save(' ann@example.com ')).data).toEqual({ saveSearch: true });
    const [email] = await sentEmails(1);
    expect(email!.to).toEqual(['ann@example.com']);
    expect(headerOf(email!, 'subject')).toBe(
      'Confirm your search with Harbour Homes: Villas for sale in Dubai',
    );
    expect(headerOf(email!, 'auto-submitted')).toBe('auto-generated');
    expect(headerOf(email!, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(textOf(email!)).toContain('Villas for sale in Dubai');
    expect(await settled()).toMatchObject([
      { search: 'purpose=sale&type=villa', confirmed_at: null, due: null },
    ]);
    await villa('After that');
    await server.searchEmails!.enqueueDue();
    await settled();
    expect(mail.received).toHaveLength(1);
  });

  test('sends new homes once a day, each home once', async () => {
    await villa('There before');
    await confirmed();
    await villa('First of the new');
    await villa('Second\r\nof the new', 'AED 6,000,000');
    await nextDay();
    const [email] = await sentEmails(1);
    expect(headerOf(email!, 'subject')).toBe('2 new homes at marsa.example');
    const text = textOf(email!);
    expect(text).toContain('First of the new');
    expect(text).toContain('Second of the new');
    expect(text).toMatch(/https:\/\/marsa\.example\/villa-for-sale\/\d+/);
    expect(text).toContain(`${ORIGIN}/search?purpose=sale&type=villa`);
    expect(text).not.toContain('There before');
    expect(text).not.toMatch(/Marsa|Mina House|555 0142/); // words of the demo's agency
    await settled();
    await nextDay();
    await settled();
    expect(mail.received).toHaveLength(1);
    await villa('Third');
    await nextDay();
    expect(textOf((await sentEmails(2))[1]!)).not.toContain('First of the new');
  });

  test('lists ten homes in an email and the number of others', async () => {
    await confirmed();
    for (let index = 1; index <= 12; index++) await villa(`Villa ${index}`);
    await nextDay();
    const [email] = await sentEmails(1);
    expect(textOf(email!).match(/villa-for-sale/g)).toHaveLength(10);
    expect(textOf(email!)).toContain('And 2 more');
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is deleted by the one-click unsubscribe of a mail program as %s, and stays deleted by a second one',
    async (type) => {
      const email = await confirmed();
      const address = /<(.*)>/.exec(headerOf(email, 'list-unsubscribe')!)![1]!.replace(ORIGIN, '');
      const look = await server.app.inject({ url: address });
      expect(look.statusCode).toBe(302);
      expect(await rows()).toHaveLength(1);
      const press = {
        method: 'POST',
        url: address,
        headers: { 'content-type': type },
        payload: 'List-Unsubscribe=One-Click',
      } as const;
      expect((await server.app.inject(press)).statusCode).toBe(200);
      expect(await rows()).toEqual([]);
      expect((await server.app.inject(press)).statusCode).toBe(200);
      expect((await server.app.inject({ ...press, url: `${address}x` })).statusCode).toBe(404);
    },
  );

  test('is only confirmed by its own link', async () => {
    await save('ann@example.com');
    const [email] = await sentEmails(1);
    const stop = tokenIn(email!, 'unsubscribe/');
    for (const token of [stop, '1-x', '', `${tokenIn(email!, 'confirm=')}x`]) {
      expect((await confirm(token)).data!.confirmSearch).toBe(false);
    }
    expect(await settled()).toMatchObject([{ confirmed_at: null }]);
  });

  test('sends at most three confirmation emails, each after the previous one was sent', async () => {
    await Promise.all([save('ann@example.com'), save('ANN@example.com'), save('ann@example.com')]);
    await sentEmails(1);
    for (let turn = 0; turn < 2; turn++) {
      await settled();
      await save('ann@example.com');
    }
    await sentEmails(3);
    await settled();
    await server.database.dataSource.query('delete from rate_limits');
    expect((await save('ann@example.com')).data).toEqual({ saveSearch: true });
    await settled();
    expect(mail.received).toHaveLength(3);
  });

  test('sends only a few emails to an address that never confirms', async () => {
    for (const search of ['beds=1', 'beds=2', 'beds=3', 'beds=4', 'beds=5'])
      await save('ann@example.com', search);
    await sentEmails(3);
    await settled();
    expect(mail.received).toHaveLength(3);
    expect((await save('bob@example.com')).errors?.[0]?.extensions).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });

  test('is deleted after a week without confirmation', async () => {
    await save('ann@example.com');
    await sentEmails(1);
    await settled();
    await longAgo(8);
    await deleteUnconfirmed(server.database);
    expect(await rows()).toEqual([]);
  });

  test('can be confirmed for a week from each confirmation email', async () => {
    await save('ann@example.com');
    await sentEmails(1);
    await settled();
    await longAgo(6);
    await save('ann@example.com');
    const [, again] = await sentEmails(2);
    await settled();
    await longAgo(6);
    await deleteUnconfirmed(server.database);
    expect((await confirm(tokenIn(again!, 'confirm='))).data!.confirmSearch).toBe(true);
  });

  test('sends another confirmation email if its address has reached the maximum number of searches', async () => {
    await server.database.dataSource.query(
      `insert into saved_searches (email, search, created_at, confirmed_at, sent_until, due_since)
       select 'ann@example.com', 'price-from=' || n, now(), now(), now(), now() from generate_series(1, 19) n`,
    );
    for (const count of [1, 2]) {
      await save('ann@example.com');
      await sentEmails(count);
      await settled();
    }
    await save('ann@example.com', 'beds=1');
    await settled();
    expect(await rows()).toHaveLength(20);
  });

  test('names the agency and the search in the confirmation email', async () => {
    await save('ann@example.com', 'type=villa&purpose=rent');
    const [email] = await sentEmails(1);
    expect(headerOf(email!, 'subject')).toBe(
      'Confirm your search with Harbour Homes: Villas for rent in Dubai',
    );
    expect(textOf(email!)).toContain('asked Harbour Homes (marsa.example)');
    expect(textOf(email!)).toMatch(/saved-search\?confirm=[\w.-]+\r\n/);
  });

  test.each([
    ['words=2+bed+in+marina', 'Homes in Dubai Marina, 2 bedrooms'],
    [
      'beds=1&beds=7&baths=1&furnishing=partly&completion=off-plan&amenity=central-ac&views=sea&cheques=4',
      'Homes in Dubai, 1 bedroom, 7 or more bedrooms, 1 or more bathrooms, Partly furnished, Off plan, Sea view, Central A/C, 4 or more cheques',
    ],
  ])('is named as on the search page: %s', async (search, name) => {
    await save('ann@example.com', search);
    const [email] = await sentEmails(1);
    expect(textOf(email!)).toContain(`for this search:\r\n${name}\r\n`);
    for (const token of [tokenIn(email!, 'confirm='), tokenIn(email!, 'unsubscribe/')]) {
      expect((await savedSearch(token)).data!.savedSearch).toMatchObject({ name });
      expect((await savedSearch(`3D${token}.`)).data!.savedSearch).toMatchObject({ name });
      expect((await savedSearch(token.slice(0, -1))).data!.savedSearch).toBeNull();
    }
  });

  test('does not send the typed text to an address that has not confirmed', async () => {
    await save('ann@example.com', 'words=Visit+evil.example&beds=2');
    const [email] = await sentEmails(1);
    expect(textOf(email!)).toContain('Homes in Dubai, 2 bedrooms, with the words that were typed');
    expect(email!.raw).not.toContain('evil');
    const { data } = await savedSearch(tokenIn(email!, 'confirm='));
    expect(data!.savedSearch!.name).toBe('Homes in Dubai, 2 bedrooms, “Visit”, “evil”, “example”');
  });

  test('names a building in stock to an address that has not confirmed', async () => {
    const location = 'Gull House, Dubai Marina';
    await server.stores.of(saleVillas).create({ title: 'Quay', location, price: 'AED 5,000,000' });
    await save('ann@example.com', 'words=gull+house+evil');
    const [email] = await sentEmails(1);
    expect(textOf(email!)).toContain('gull house');
    expect(textOf(email!)).toContain('with the words that were typed');
    expect(email!.raw).not.toContain('evil');
  });

  test('sends to the cleaned address if it was pasted with other characters', async () => {
    await save('\u202amailto:ann＠example.com\u200b ');
    const [email] = await sentEmails(1);
    expect(email!.to).toEqual(['ann@example.com']);
  });

  test.each(['a?bcc=spy%40evil.example@example.com', 'a%0Ab@example.com', '"a b"@example.com'])(
    'refuses the address %j, as the contact form does',
    async (address) => {
      const { errors } = await save(address);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { email: /./ } });
    },
  );

  test('is rejected with a message for an invalid address', async () => {
    const { errors } = await save('ann@example');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: 'Email must be an email address, such as name@example.com.' },
    });
  });
});

test('an email that is given up is logged as an error, and the next one is due a day later', async () => {
  await confirmed();
  await villa('New');
  await server.database.dataSource.query(
    "update saved_searches set due_since = now() - interval '23 hours 59 minutes 55 seconds'",
  );
  mail.rejections.push({ code: 550, message: 'No such mailbox' });
  const error = jest.spyOn(server.log, 'error');
  try {
    await nextDay();
    const [{ id, due }] = (await settled()) as [Row];
    expect(due!.getTime() - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000);
    expect(error.mock.calls).toEqual([
      [
        expect.objectContaining({ queue: SEARCH_EMAILS, id, attempt: 1 }),
        expect.stringContaining('given up'),
      ],
    ]);
  } finally {
    error.mockRestore();
  }
  await nextDay();
  expect(textOf((await sentEmails(1))[0]!)).toContain('New');
});

test('a draft that is published after newer homes were sent is sent too', async () => {
  const draft = await server.stores.of(saleVillas).create({
    title: 'Late',
    location: 'Palm Jumeirah',
    price: 'AED 4,000,000',
    publication: Publication.DRAFT,
  });
  await confirmed();
  await villa('New');
  await nextDay();
  expect(textOf((await sentEmails(1))[0]!)).not.toContain('Late');
  await settled();
  await server.stores.of(saleVillas).update(draft.id, { publication: Publication.PUBLISHED });
  await nextDay();
  const [, second] = await sentEmails(2);
  expect(textOf(second!)).toContain('Late');
  expect(textOf(second!)).not.toContain('New\r\n');
});

test('a home that is published again is sent again, under another Message-ID', async () => {
  await confirmed();
  const { id } = await villa('Back again');
  await nextDay();
  await sentEmails(1);
  await settled();
  const store = server.stores.of(saleVillas);
  await store.update(id, { publication: Publication.DRAFT });
  await store.update(id, { publication: Publication.PUBLISHED });
  await nextDay();
  const [first, second] = await sentEmails(2);
  expect(textOf(second!)).toContain('Back again');
  expect(headerOf(second!, 'message-id')).not.toBe(headerOf(first!, 'message-id'));
});

test('two processes on one database send each email once', async () => {
  await confirmed();
  await villa('New');
  const jobs = new JobQueue({ pool: server.database.backgroundPool, log: server.log });
  const other = new SearchEmails({
    database: server.database,
    jobs,
    mailer: createMailer({ url: mail.url, from: 'site@marsa.example' }),
    log: server.log,
    agencyName: async () => 'Harbour Homes',
    tokens: new SearchTokens(new SignedTokens('another secret, which is of no matter here')),
    origin: ORIGIN,
    search: server.search,
    stores: server.stores,
  });
  await jobs.start();
  await nextDay();
  await other.enqueueDue();
  await sentEmails(1);
  await settled();
  await jobs.stop();
  expect(mail.received).toHaveLength(1);
});

test('saving a search is rejected without a mail server', async () => {
  const silent = await openTestServer();
  const { data } = await runQuery(silent, '{ canMailSearches }');
  expect(data).toEqual({ canMailSearches: false });
  const { errors } = await runQuery(silent, 'mutation { saveSearch(email: "ann@example.com", search: "") }');
  expect(errors?.[0]?.message).toBe('This site sends no emails about saved searches.');
  expect((await silent.app.inject({ method: 'POST', url: '/unsubscribe/1-x' })).statusCode).toBe(404);
  await silent.close();
});
