import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { contactMessages } from '../enquiries/contact-message.ts';
import { runQuery, runQueryAsStaff } from '../graphql/testing.ts';
import { openMailServer, type TestMailServer } from '../mail/testing.ts';
import { openTestServer, type TestServer } from '../testing.ts';

let mail: TestMailServer;
let server: TestServer;

beforeAll(async () => {
  mail = await openMailServer();
  server = await openTestServer(undefined, {
    mail: { url: mail.url, from: 'site@marsa.example', to: [] },
  });
});
afterEach(() =>
  server.database.dataSource.query(
    'delete from contact_messages; delete from saved_searches; delete from versions; delete from idempotency_keys; delete from audit_entries; delete from rate_limits',
  ),
);
afterAll(async () => {
  await server.close();
  await mail.close();
});

const ANN = { name: 'Ann', email: 'ann@example.com', subject: 'A villa', message: 'Is it there?' };
const SEND = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';

const send = (input: object, key?: string) =>
  runQuery(server, SEND, {
    variables: { input },
    headers: key ? { 'idempotency-key': key } : {},
  });
const saveSearch = (email: string) =>
  runQuery(server, `mutation { saveSearch(email: "${email}", search: "type=villa") }`);

/** Adds two messages of Ann, one of them in the trash, and one of Bea; each message has a note, each person a saved search. */
async function addPeople(): Promise<void> {
  await send({ ...ANN, phone: '0501234567' }, 'key-of-ann-1');
  await send({ ...ANN, email: 'Ann@Example.com', subject: 'Another' });
  await send({ ...ANN, name: 'Bea', email: 'bea@example.com' }, 'key-of-bea-1');
  await saveSearch('ANN@example.com');
  await saveSearch('bea@example.com');
  const messages = await server.stores.of(contactMessages).all();
  for (const { id, subject } of messages) {
    await runQueryAsStaff(
      server,
      `mutation { addContactMessageNote(input: { messageId: ${id}, text: "Note on ${subject}" }) { id } }`,
    );
    await runQueryAsStaff(server, `mutation { setContactMessageStates(ids: [${id}], state: DONE) { id } }`);
  }
  const another = messages.find(({ subject }) => subject === 'Another')!;
  await runQueryAsStaff(server, `mutation { deleteContactMessage(id: ${another.id}) }`);
}

const COUNTS = '{ messages notes versions savedSearches idempotencyKeys isComplete }';
const erase = async (email: string, dryRun: boolean) =>
  (
    await runQueryAsStaff<{ erased: object }>(
      server,
      `mutation { erased: erasePersonalData(email: "${email}", dryRun: ${dryRun}) ${COUNTS} }`,
    )
  ).erased;
const exportOf = async (email: string) => {
  const query = `{ exported: exportPersonalData(email: "${email}") }`;
  return (await runQueryAsStaff<{ exported: string }>(server, query)).exported;
};
/** The numbers of rows in the tables that hold personal data. */
const countRows = async () => {
  const tables = [
    'contact_messages',
    'contact_message_notes',
    'versions',
    'saved_searches',
    'idempotency_keys',
  ];
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [row] = await server.database.dataSource.query<[Record<string, number>]>(
    `select ${counts.join(', ')}`,
  );
  return row;
};
const auditOf = (kind: string) =>
  server.database.dataSource.query<{ person: string; subject: string }[]>(
    'select person, subject from audit_entries where kind = $1',
    [kind],
  );

/** The records of Ann. The versions are those of two messages (added, marked, one deleted) and of two notes (added). */
const OF_ANN = {
  messages: 2,
  notes: 2,
  versions: 7,
  savedSearches: 1,
  idempotencyKeys: 1,
  isComplete: true,
};

test('a dry run counts the records of a person and changes nothing', async () => {
  await addPeople();
  const before = await countRows();
  expect(await erase('ann@example.com', true)).toEqual(OF_ANN);
  expect(await countRows()).toEqual(before);
  expect(await auditOf('ERASED')).toEqual([]);
});

test('erases the records of an email address in any case, and none of other people', async () => {
  await addPeople();
  expect(await erase(' ANN@example.com ', false)).toEqual(OF_ANN);
  expect(await countRows()).toEqual({
    contact_messages: 1,
    contact_message_notes: 1,
    versions: 3,
    saved_searches: 1,
    idempotency_keys: 1,
  });
  const [message] = await server.stores.of(contactMessages).all();
  expect(message).toMatchObject({ email: 'bea@example.com' });
});

test('a second erasure finds no records', async () => {
  await addPeople();
  await erase('ann@example.com', false);
  const nothing = { messages: 0, notes: 0, versions: 0, savedSearches: 0, idempotencyKeys: 0 };
  expect(await erase('ann@example.com', false)).toEqual({ ...nothing, isComplete: true });
});

test('deletes the pending emails of an erased person', async () => {
  await send(ANN);
  const { dataSource } = server.database;
  const [{ id }] = await dataSource.query<[{ id: number }]>('select id from contact_messages');
  await server.jobs.send('enquiry-emails', { id }, { startAfter: 3600 });
  await erase('ann@example.com', false);
  const jobs = await dataSource.query<unknown[]>(
    `select from pgboss.job where state <> 'active' and name like 'enquiry%' and (data ->> 'id')::int = $1`,
    [id],
  );
  expect(jobs).toEqual([]);
});

test('adds an erasure to the audit list without personal data', async () => {
  await addPeople();
  await erase('ann@example.com', false);
  expect(await auditOf('ERASED')).toEqual([
    { person: 'staff@marsa.example', subject: '2 messages, 2 notes, 1 saved search' },
  ]);
});

test('exports the personal data as JSON and adds the export to the audit list', async () => {
  await addPeople();
  const exported = JSON.parse(await exportOf('ann@example.com')) as { messages: { notes: unknown[] }[] };
  expect(exported).toMatchObject({
    email: 'ann@example.com',
    isComplete: true,
    messages: [
      {
        name: 'Ann',
        email: 'ann@example.com',
        phone: '0501234567',
        phoneE164: '+971501234567',
        subject: 'A villa',
        message: 'Is it there?',
        state: 'DONE',
        deletedAt: null,
        notes: [{ text: 'Note on A villa' }],
        history: [
          { action: 'ADDED', values: { state: 'NEW' } },
          { action: 'MARKED', values: { state: 'DONE' } },
        ],
      },
      { subject: 'Another', deletedAt: expect.any(String) },
    ],
    savedSearches: [{ search: 'type=villa', confirmedAt: null }],
  });
  expect(JSON.stringify(exported)).not.toContain('Bea');
  expect(await auditOf('EXPORTED')).toEqual([{ person: 'staff@marsa.example', subject: 'personal data' }]);
});

test('rejects an invalid email address', async () => {
  for (const query of [
    '{ exportPersonalData(email: "ann") }',
    'mutation { erasePersonalData(email: "%", dryRun: true) { messages } }',
  ]) {
    const { errors } = await runQuery(server, query, { headers: { authorization: server.bearer } });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields: { email: /./ } } }]);
  }
});
