import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readExport } from '../exports/testing.ts';
import { runQuery, runQueryAsStaff } from '../graphql/testing.ts';
import { saleApartments } from '../listings/listing-kind.ts';
import { headerOf, openMailServer, type TestMailServer } from '../mail/testing.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { until } from '../testing-until.ts';

const ANN = { name: 'Ann', email: 'ann@example.com', subject: 'A villa', message: 'Is it there?' };
const SEND = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
const FIELDS = `id name subject state listingTitle listing { id title }
  delivery { state attempts lastError at }`;

let server: TestServer;
let listing: number;

beforeAll(async () => {
  server = await openTestServer();
  const home = { title: 'Above the berths', location: 'Dubai Marina', price: 'AED 1' };
  listing = (await server.stores.of(saleApartments).create(home)).id;
});
beforeEach(async () => {
  await server.database.dataSource.query('delete from contact_messages');
  await server.database.dataSource.query('delete from rate_limits');
});
afterAll(() => server.close());

interface Message {
  id: string;
  name: string;
  state: string;
  listingTitle: string | null;
  listing: { id: string; title: string } | null;
  delivery: { state: string; attempts: number; lastError: string | null; at: string | null };
}

const send = (input: object, at = server) =>
  runQuery<{ sendContactMessage: boolean }>(at, SEND, { variables: { input } });
const list = async (args = '', at = server) => {
  const query = `{ list: contactMessages${args} { total items { ${FIELDS} } } }`;
  return (await runQueryAsStaff<{ list: { total: number; items: Message[] } }>(at, query)).list;
};
const post = (payload: object) => server.app.inject({ method: 'POST', url: '/api/contact', payload });

describe('an enquiry', () => {
  test('about a listing refers to it, by GraphQL, REST and form', async () => {
    expect((await send({ ...ANN, listing: String(listing) })).data).toEqual({ sendContactMessage: true });
    expect((await post({ ...ANN, listing_id: listing })).statusCode).toBe(201);
    expect((await post({ ...ANN, listing_id: String(listing) })).statusCode).toBe(201);
    const { items } = await list();
    expect(items).toHaveLength(3);
    for (const { listing: about, listingTitle, state, delivery } of items) {
      expect(about).toEqual({ id: String(listing), title: 'Above the berths' });
      expect([listingTitle, state]).toEqual(['Above the berths', 'NEW']);
      expect(delivery).toEqual({ state: 'NONE', attempts: 0, lastError: null, at: null });
    }
  });

  test('is accepted from staff too', async () => {
    expect(await runQueryAsStaff(server, SEND, { input: ANN })).toEqual({ sendContactMessage: true });
    const { items } = await list();
    expect(items).toMatchObject([{ name: 'Ann', state: 'NEW' }]);
  });

  test('is accepted without a listing', async () => {
    await send(ANN);
    await post({ ...ANN, listing_id: null });
    await post({ ...ANN, listing_id: '' });
    expect((await list()).items).toMatchObject([
      { listing: null, listingTitle: null },
      { listing: null, listingTitle: null },
      { listing: null, listingTitle: null },
    ]);
  });

  test.each([['99999'], ['0'], ['seven']])('about the missing listing %s is rejected', async (id) => {
    const { errors } = await send({ ...ANN, listing: id });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { listing: /./ } });
    const response = await post({ ...ANN, listing_id: id });
    expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['listing_id'],
    ]);
    expect(await list()).toMatchObject({ total: 0 });
  });

  test.each([
    'a?bcc=spy%40evil.example&subject=x@example.com',
    'a&b@example.com',
    'a%0Ab@example.com',
    '"a b"@example.com',
    'a b@example.com',
    'a@b@example.com',
    'ann@example.com?cc=spy@evil.example',
    'ann@example.com\r\nBcc: spy@evil.example',
  ])('from %j, which is more than an address, is rejected', async (address) => {
    const { errors } = await send({ ...ANN, email: address });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: 'Email must be an email address, such as name@example.com.' },
    });
    expect((await post({ ...ANN, email: address })).statusCode).toBe(400);
  });

  test.each([
    "o'neil+villa_2@mail.example.co.uk",
    'first.last-name@sub-domain.example',
    'a#b!c$d*e/f=g^h`i{j|k}l~m@example.com',
    'محمد@example.com',
    'jörg@bücher.example',
  ])('from %j, a valid address, is accepted', async (address) => {
    expect((await send({ ...ANN, email: address })).errors).toBeUndefined();
    expect((await list()).items).toHaveLength(1);
  });

  test.each([
    ' ann@example.com',
    'ann@example.com ',
    '\u202aann@example.com\u202c',
    '\u2068ann@example.com\u2069',
    '\u200eann@example.com',
    '\u00a0ann@example.com\u00a0',
    'mailto:ann@example.com',
    'ann＠example.com',
    'ann@example.com\u200b',
    'an\u200bn@exam\u00adple.com',
    '\ufeffann@example.com\r\n',
  ])('from %j is stored with the clean address', async (address) => {
    expect((await send({ ...ANN, email: address })).errors).toBeUndefined();
    expect((await post({ ...ANN, email: address })).statusCode).toBe(201);
    const query = '{ list: contactMessages { items { email } } }';
    expect(await runQueryAsStaff(server, query)).toEqual({
      list: { items: [{ email: 'ann@example.com' }, { email: 'ann@example.com' }] },
    });
  });

  test.each([
    ['+971 50 123 4567', '+971 50 123 4567'],
    [' tel:(04) 123-45.67\u202c ', '(04) 123-45.67'],
    ['０５０１２３４５６７', '0501234567'],
    [' \u200b', null],
    ['', null],
    [null, null],
  ])('with the telephone number %j is stored with %j, and found by it', async (phone, stored) => {
    expect((await send({ ...ANN, phone })).errors).toBeUndefined();
    expect((await post({ ...ANN, phone })).statusCode).toBe(201);
    const phones = async (args: string) => {
      const query = `{ list: contactMessages${args} { items { phone } } }`;
      return (await runQueryAsStaff<{ list: { items: { phone: string | null }[] } }>(server, query)).list
        .items;
    };
    expect(await phones('')).toEqual([{ phone: stored }, { phone: stored }]);
    if (stored) expect(await phones(`(search: ${JSON.stringify(stored)})`)).toHaveLength(2);
  });

  test.each([
    [
      '+971 50 123 4567',
      ['0501234567', '+971 50 123 4567', '00971501234567', '50 123', 'ann 4567', '1234567'],
    ],
    ['050-1234567', ['+971 (0)50 123 45 67', '971501234567', '50 123']],
    ['+44 7700 900123', ['07700900123', '447700 900 123', '0123']],
  ])(
    'with the telephone number %j is found by its digits, however they are spaced',
    async (phone, searches) => {
      expect((await send({ ...ANN, phone })).errors).toBeUndefined();
      const count = async (search: string) => {
        const query = `{ list: contactMessages(search: ${JSON.stringify(search)}) { total } }`;
        return (await runQueryAsStaff<{ list: { total: number } }>(server, query)).list.total;
      };
      for (const search of searches) expect([search, await count(search)]).toEqual([search, 1]);
      for (const search of ['0501234568', '50 124', '971 55', '999']) {
        expect([search, await count(search)]).toEqual([search, 0]);
      }
    },
  );

  test.each([
    ['12345', 'Phone must be a telephone number, such as +971 50 123 4567.'],
    ['call 0501234567', 'Phone must be a telephone number, such as +971 50 123 4567.'],
    ['+971501234567\r\nBcc: spy@evil.example', 'Phone must be a telephone number, such as +971 50 123 4567.'],
    ['1'.repeat(31), 'Phone may have at most 30 characters.'],
  ])('with %j as its telephone number is rejected', async (phone, sentence) => {
    const { errors } = await send({ ...ANN, phone });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { phone: sentence } });
    const response = await post({ ...ANN, phone });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { phone: sentence } }),
    ]);
    expect(await list()).toMatchObject({ total: 0 });
  });

  test('is stored without control characters, but with its line breaks, joiners and bidirectional marks', async () => {
    const typed = {
      name: ' Ann\tB\u0007 ',
      subject: '\ufeffمی\u200cخواهم\n2',
      message: '\u202bسلام\u202c\u0000\n\nA\u0085B 👩\u200d👧\n',
    };
    const cleaned = {
      name: 'Ann B',
      subject: 'می\u200cخواهم 2',
      message: '\u202bسلام\u202c\n\nA\nB 👩\u200d👧',
    };
    await send({ ...ANN, ...typed });
    await post({ ...ANN, ...typed });
    const query = '{ list: contactMessages { items { name subject message } } }';
    expect(await runQueryAsStaff(server, query)).toEqual({ list: { items: [cleaned, cleaned] } });
  });

  test('that is rejected does not count towards the limit', async () => {
    for (let attempt = 0; attempt < 6; attempt++) await send({ ...ANN, listing: '99999' });
    expect((await send(ANN)).errors).toBeUndefined();
  });

  test('remains when its listing is deleted, and refers to it again when it is restored', async () => {
    await send({ ...ANN, listing: String(listing) });
    await runQueryAsStaff(server, `mutation { deleteSaleApartments(ids: [${listing}]) }`);
    expect((await list()).items).toMatchObject([{ listing: null, listingTitle: 'Above the berths' }]);
    await runQueryAsStaff(server, `mutation { restoreSaleApartments(ids: [${listing}]) { id } }`);
    expect((await list()).items).toMatchObject([{ listing: { id: String(listing) } }]);
  });
});

describe('the inbox', () => {
  const MARK =
    'mutation ($ids: [ID!]!, $state: MessageState!) { marked: setContactMessageStates(ids: $ids, state: $state) { id state } }';
  const mark = (ids: string[], state: string) =>
    runQuery<{ marked: unknown }>(server, MARK, {
      variables: { ids, state },
      headers: { authorization: server.bearer },
    });
  const countNew = async () =>
    (await runQueryAsStaff<{ newMessages: number }>(server, '{ newMessages }')).newMessages;

  /** Sends messages of Ann, Bea and Cem; returns their ids, newest first. */
  async function sendThree(): Promise<string[]> {
    for (const name of ['Ann', 'Bea', 'Cem']) await send({ ...ANN, name });
    return (await list()).items.map(({ id }) => id);
  }

  test('shows the state of messages and filters by it', async () => {
    const [cem, bea, ann] = (await sendThree()) as [string, string, string];
    expect(await countNew()).toBe(3);
    expect((await mark([ann, cem], 'DONE')).data).toEqual({
      marked: [
        { id: ann, state: 'DONE' },
        { id: cem, state: 'DONE' },
      ],
    });
    await mark([bea], 'IN_PROGRESS');
    expect(await countNew()).toBe(0);
    expect((await list('(state: DONE)')).items.map(({ name }) => name)).toEqual(['Cem', 'Ann']);
    expect(await list('(state: IN_PROGRESS, search: "bea", limit: 1)')).toMatchObject({ total: 1 });
    expect(await list('(state: IN_PROGRESS, search: "cem")')).toMatchObject({ total: 0 });
    await mark([bea], 'NEW');
    expect(await countNew()).toBe(1);
  });

  test('shows the delivery of messages that were not mailed', async () => {
    const [cem, bea, ann] = (await sendThree()) as [string, string, string];
    const setDelivery = (id: string, state: string, attempts: number) =>
      server.database.dataSource.query(
        'update contact_messages set mail_state = $2, mail_attempts = $3 where id = $1',
        [id, state, attempts],
      );
    await setDelivery(ann, 'FAILED', 20);
    await setDelivery(bea, 'WAITING', 0); // on its way for the first time
    await setDelivery(cem, 'WAITING', 2);
    const unsent = '{ unsentMessages(limit: 5) { id } }';
    expect(await runQueryAsStaff(server, unsent)).toEqual({ unsentMessages: [{ id: cem }, { id: ann }] });
    expect((await runQuery(server, unsent)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('counts a message in the metrics until it is mailed', async () => {
    const [cem, bea, ann] = (await sendThree()) as [string, string, string];
    const metrics = async () => (await server.app.metrics.metrics()).match(/^marsa_emails_.*$/gm);
    expect(await metrics()).toBeNull();
    for (const [id, state] of Object.entries({ [cem]: 'FAILED', [bea]: 'WAITING', [ann]: 'SENT' }))
      await server.database.dataSource.query('update contact_messages set mail_state = $2 where id = $1', [
        id,
        state,
      ]);
    await server.undeliveredCounts.count();
    expect(await metrics()).toEqual(['marsa_emails_waiting 1', 'marsa_emails_failed 1']);
  });

  test('skips missing messages on request', async () => {
    const [cem, bea] = (await sendThree()) as [string, string];
    const { marked } = await runQueryAsStaff<{ marked: unknown }>(
      server,
      `mutation { marked: setContactMessageStates(ids: [99999, ${cem}, ${bea}], state: IN_PROGRESS, skipMissing: true) { id } }`,
    );
    expect(marked).toEqual([{ id: cem }, { id: bea }]);
    expect(await countNew()).toBe(1);
  });

  test('marks all of the messages or none', async () => {
    const [cem] = (await sendThree()) as [string];
    const { errors } = await mark([cem, '99999'], 'IN_PROGRESS');
    expect(errors).toMatchObject([{ message: 'Message not found.', extensions: { code: 'NOT_FOUND' } }]);
    expect((await mark([], 'IN_PROGRESS')).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(await countNew()).toBe(3);
  });

  test('changes a message only if nobody has changed it since the client read it', async () => {
    const [cem] = (await sendThree()) as [string];
    const update = async (input: object, expectedUpdatedAt: string | null) => {
      const query = `mutation ($input: ContactMessageUpdateInput!, $expectedUpdatedAt: DateTimeISO) {
        message: updateContactMessage(id: "${cem}", input: $input, expectedUpdatedAt: $expectedUpdatedAt) { state assignee { email } updatedAt } }`;
      return runQuery<{ message: { updatedAt: string } }>(server, query, {
        variables: { input, expectedUpdatedAt },
        headers: { authorization: server.bearer },
      });
    };
    const first = await update({ state: 'IN_PROGRESS', assignee: '1' }, null);
    const { updatedAt } = first.data!.message;
    expect(first.data).toMatchObject({
      message: { state: 'IN_PROGRESS', assignee: { email: 'staff@marsa.example' } },
    });
    expect((await update({ assignee: null }, updatedAt)).data).toMatchObject({
      message: { state: 'IN_PROGRESS', assignee: null },
    });
    expect((await update({ state: 'SPAM' }, updatedAt)).errors).toMatchObject([
      { extensions: { code: 'CONFLICT' } },
    ]);
    expect((await update({ assignee: '999' }, null)).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { assignee: /./ } } },
    ]);
    const { versions } = await runQueryAsStaff<{ versions: { items: unknown } }>(
      server,
      `{ versions(collection: "contactMessages", record: "${cem}") { items { changes { field before after } } } }`,
    );
    expect(versions.items).toEqual([
      { changes: [{ field: 'assignee', before: '1', after: null }] },
      {
        changes: [
          { field: 'state', before: 'NEW', after: 'IN_PROGRESS' },
          { field: 'assignee', before: null, after: '1' },
        ],
      },
      { changes: [{ field: 'state', before: null, after: 'NEW' }] },
    ]);
  });

  test('assigns messages, filters by assignee, and undoes only what nobody has changed since', async () => {
    const [cem, bea, ann] = (await sendThree()) as [string, string, string];
    const assign = async (ids: string[], assignee: string, since?: string) => {
      const document = `mutation { rows: assignContactMessages(ids: ${JSON.stringify(ids)}, assignee: ${assignee}, skipMissing: true
        ${since ? `, unchangedSince: "${since}"` : ''}) { id updatedAt } }`;
      return (await runQueryAsStaff<{ rows: { id: string; updatedAt: string }[] }>(server, document)).rows;
    };
    const assigned = await assign([cem, '99999', ann], '"1"');
    expect(assigned.map(({ id }) => id)).toEqual([cem, ann]);
    const idsOf = async (args: string) => (await list(args)).items.map(({ id }) => id);
    expect(await idsOf('(filter: { assignee: "1" })')).toEqual([cem, ann]);
    expect(await idsOf('(filter: { isAssigned: false })')).toEqual([bea]);
    expect(await idsOf('(state: NEW, search: "ann@", filter: { isAssigned: true })')).toEqual([cem, ann]);
    const exported = async (query: string) => {
      const response = await server.app.inject({
        url: `/admin/export/messages.csv${query}`,
        headers: { authorization: server.bearer },
      });
      return response.statusCode === 200
        ? response.body.trim().split('\r\n').length - 1
        : response.statusCode;
    };
    expect([
      await exported('?assignee=1'),
      await exported('?assignee=none'),
      await exported('?assignee=x'),
    ]).toEqual([2, 1, 400]);
    await mark([cem], 'DONE');
    const undone = await assign([cem, ann], 'null', assigned[0]!.updatedAt);
    expect(undone.map(({ id }) => id)).toEqual([ann]);
    expect(await idsOf('(filter: { assignee: "1" })')).toEqual([cem]);
  });

  test('lists the accounts that are not disabled', async () => {
    await server.accounts.add('left@marsa.example', 'a long password');
    await server.accounts.disable({ email: 'left@marsa.example' });
    const { assignees } = await runQueryAsStaff<{ assignees: { email: string }[] }>(
      server,
      '{ assignees { email } }',
    );
    expect(assignees.map(({ email }) => email)).toEqual(['staff@marsa.example']);
  });

  test('adds a note once for one idempotency key, with author and time; the trash and visitors', async () => {
    const [cem] = (await sendThree()) as [string];
    const add = (text: string, headers: Record<string, string>) =>
      runQuery<{ note: { id: string } }>(
        server,
        'mutation ($input: ContactMessageNoteInput!) { note: addContactMessageNote(input: $input) { id } }',
        { variables: { input: { messageId: cem, text } }, headers },
      );
    const staff = { authorization: server.bearer };
    const keyed = { ...staff, 'idempotency-key': 'note-0123456' };
    expect((await add('Called.\nOn holiday.', keyed)).data).toEqual(
      (await add('Called.\nOn holiday.', keyed)).data,
    );
    await add('Answered.', staff);
    expect((await add(' ', staff)).errors).toMatchObject([
      { extensions: { fields: { text: 'Note is required.' } } },
    ]);
    expect((await add('Let me in', {})).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    const notesOf = async () =>
      runQueryAsStaff(server, `{ message: contactMessage(id: ${cem}) { notes { text by { email } } } }`);
    const by = { email: 'staff@marsa.example' };
    const notes = [
      { text: 'Answered.', by },
      { text: 'Called.\nOn holiday.', by },
    ];
    expect(await notesOf()).toEqual({ message: { notes } });
    await runQueryAsStaff(server, `mutation { deleteContactMessages(ids: [${cem}]) }`);
    expect(await runQueryAsStaff(server, '{ contactMessageNotes { total } }')).toEqual({
      contactMessageNotes: { total: 0 },
    });
    await runQueryAsStaff(server, `mutation { restoreContactMessages(ids: [${cem}]) { id } }`);
    expect(await notesOf()).toEqual({ message: { notes } });
    expect((await runQuery(server, '{ contactMessageNotes { total } }')).errors).toHaveLength(1);
  });

  test('shows earlier messages of the same email address or telephone number, newest first', async () => {
    await send({ ...ANN, name: 'First', phone: '050 123 4567' });
    await send({ ...ANN, name: 'Other', email: 'other@example.com', phone: '050 123 9999' });
    await send({ ...ANN, name: 'Same number', email: 'bea@example.com', phone: '+971 (0)50 123-4567' });
    await send({ ...ANN, name: 'Same address', email: 'ANN@example.com' });
    await send({ ...ANN, name: 'Last', phone: '00971501234567' });
    const query = '{ list: contactMessages { items { name phoneInternational earlier { name } } } }';
    const { list: page } = await runQueryAsStaff<{
      list: { items: { name: string; phoneInternational: string; earlier: { name: string }[] }[] };
    }>(server, query);
    const earlier = page.items.map(({ name, earlier: found }) => [
      name,
      found.map((one) => one.name).join(', '),
    ]);
    expect(earlier).toEqual([
      ['Last', 'Same address, Same number, First'],
      ['Same address', 'First'],
      ['Same number', 'First'],
      ['Other', ''],
      ['First', ''],
    ]);
    expect(page.items[0]!.phoneInternational).toBe('+971 50 123 4567');
  });

  test.each([
    ['050 123 4567', '+971501234567', '+971 50 123 4567'],
    ['(04) 323-45.67', '+97143234567', '+971 4 323 4567'],
    ['+44 7700 900123', '+447700900123', '+44 7700 900123'],
    ['123-4567', null, null],
  ])('reads the telephone number %j as %j', async (phone, phoneE164, phoneInternational) => {
    await send({ ...ANN, phone });
    const query = '{ list: contactMessages { items { phone phoneE164 phoneInternational } } }';
    expect(await runQueryAsStaff(server, query)).toEqual({
      list: { items: [{ phone, phoneE164, phoneInternational }] },
    });
  });

  test('assigns an enquiry about a listing to the account of its agent, unless that is disabled', async () => {
    const { dataSource } = server.database;
    await server.accounts.add('layla@marsa.example', 'a long password');
    await dataSource.query(
      `insert into people (name, slug, account_id, publication)
        select 'Layla', 'layla', id, 'published' from staff where email = 'layla@marsa.example'`,
    );
    await dataSource.query('update listings set agent_id = (select id from people) where id = $1', [listing]);
    const assigneeOfNext = async () => {
      await send({ ...ANN, listing: String(listing) });
      const query = '{ list: contactMessages(limit: 1) { items { assignee { email } } } }';
      return (await runQueryAsStaff<{ list: { items: { assignee: unknown }[] } }>(server, query)).list
        .items[0]!.assignee;
    };
    expect(await assigneeOfNext()).toEqual({ email: 'layla@marsa.example' });
    await server.accounts.disable({ email: 'layla@marsa.example' });
    expect(await assigneeOfNext()).toBeNull();
    await dataSource.query('update listings set agent_id = null; delete from people');
  });

  test('exports CSV without formulas', async () => {
    await send({ ...ANN, phone: '+971 50 123 4567', listing: String(listing) });
    await send({ ...ANN, name: '=HYPERLINK("http://evil.example")', message: 'One.\nTwo, "three".' });
    const csv = await readExport(server, 'messages.csv?search=ann@example.com&state=NEW');
    const [header, formula, ...rest] = csv.split('\r\n');
    expect(header).toBe('received,state,name,email,phone,subject,message,listing');
    expect(formula).toContain(`,NEW,"'=HYPERLINK(""http://evil.example"")",ann@example.com,,A villa,"One.`);
    expect(rest.join()).toContain(
      "Ann,ann@example.com,'+971 50 123 4567,A villa,Is it there?,Above the berths",
    );
  });

  test.each([
    ['{ newMessages }'],
    ['{ contactMessages(state: IN_PROGRESS) { total } }'],
    ['mutation { setContactMessageStates(ids: ["1"], state: IN_PROGRESS) { id } }'],
  ])('rejects visitors: %s', async (query) => {
    expect((await runQuery(server, query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('with a mail server', () => {
  let mailServer: TestMailServer;
  let serverWithMail: TestServer;

  beforeAll(async () => {
    mailServer = await openMailServer();
    const mail = { url: mailServer.url, from: 'site@marsa.example', to: [], origin: 'https://marsa.example' };
    serverWithMail = await openTestServer(undefined, { mail });
  });
  afterAll(async () => {
    await serverWithMail.close();
    await mailServer.close();
  });

  async function waitForDelivery(): Promise<Message['delivery']> {
    const readDelivery = async () => (await list('', serverWithMail)).items[0]!.delivery;
    await until('the message has been mailed', async () => (await readDelivery()).state !== 'WAITING');
    return readDelivery();
  }

  test('a message is stored, mailed to the first account by default, and confirmed', async () => {
    expect((await send(ANN, serverWithMail)).data).toEqual({ sendContactMessage: true });
    expect(await waitForDelivery()).toMatchObject({ state: 'SENT', attempts: 1, lastError: null });
    await until('both emails have been sent', () => Promise.resolve(mailServer.received.length === 2));
    const emailTo = (address: string) => mailServer.received.find(({ to }) => to.join() === address)!;
    expect(headerOf(emailTo('staff@marsa.example'), 'subject')).toBe('A villa');
    expect(headerOf(emailTo('ann@example.com'), 'auto-submitted')).toBe('auto-replied');
  });

  test('stores no message without the jobs that mail it', async () => {
    const { dataSource } = serverWithMail.database;
    const countMessages = async () => (await list('', serverWithMail)).items.length;
    const before = await countMessages();
    await dataSource.query('alter table pgboss.job rename to renamed_job');
    expect((await send(ANN, serverWithMail)).errors).toHaveLength(1);
    await dataSource.query('alter table pgboss.renamed_job rename to job');
    expect(await countMessages()).toBe(before);
  });
});
