import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { Encryption } from './encryption.ts';
import { runQuery } from '../graphql/testing.ts';
import { openMailServer, type ReceivedEmail, type TestMailServer } from '../mail/testing.ts';
import { saleVillas } from '../listings/listing-kind.ts';
import { Role } from '../policies.ts';
import { until } from '../testing-until.ts';
import { openTestServer, type TestServer } from '../testing.ts';

/** How long a code of a second factor is shown. */
const PERIOD_MS = 30_000;

const INVITE = `mutation ($input: InviteStaffInput!) {
  inviteStaff(input: $input) { staff { id email name role state lastSignInAt } link }
}`;
const SET =
  'mutation ($token: String!, $password: String!) { setPassword(token: $token, password: $password) }';
const RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { token }
}`;
const UPDATE_EMAIL =
  'mutation ($email: String!, $password: String!) { updateEmail(email: $email, password: $password) }';
const CONFIRM_EMAIL = 'mutation ($token: String!) { confirmEmail(token: $token) }';
const PASSWORD = 'harbour at dawn';
const ORIGIN = 'https://marsa.example';
const OLD_LINK = {
  message: expect.stringContaining('Ask for a new one'),
  extensions: { code: 'NOT_FOUND' },
};

let server: TestServer;

interface Invited {
  inviteStaff: { staff: { id: string }; link: string };
}

/** Executes an operation, by default as an administrator. */
async function run<Data = Record<string, unknown>>(
  query: string,
  variables = {},
  authorization = server.bearer,
) {
  return runQuery<Data>(server, query, { variables, headers: authorization ? { authorization } : {} });
}

/** The token of the link to a screen in an email. */
const tokenIn = ({ raw }: { raw: string }, screen: string) =>
  new RegExp(`/admin/${screen}/([\\w-]{43})`).exec(raw.replaceAll('=\r\n', ''))![1]!;
const tokenOf = (link: string) => link.split('/').at(-1)!;

/** Invites a person and returns the account's id and the token of the link. */
async function invite(email: string, role = Role.AGENT) {
  const { data, errors } = await run<Invited>(INVITE, { input: { email, name: 'Omar', role } });
  expect(errors).toBeUndefined();
  const { staff, link } = data!.inviteStaff;
  return { id: staff.id, token: tokenOf(link) };
}

async function signIn(email: string, password = PASSWORD): Promise<string | null> {
  const { data } = await run<{ signIn: { token: string } | null }>(SIGN_IN, { email, password }, '');
  return data?.signIn ? `Bearer ${data.signIn.token}` : null;
}

beforeEach(async () => {
  await server.database.dataSource.query('delete from rate_limits');
});

describe('without a mail server', () => {
  beforeAll(async () => {
    server = await openTestServer(undefined, { origin: ORIGIN });
  });
  afterAll(() => server.close());

  test('a person is invited, sets a password by the link, and signs in', async () => {
    const input = { email: 'Omar@marsa.example', name: ' Omar ', role: 'AGENT' };
    const { data } = await run<Invited>(INVITE, { input });
    expect(data!.inviteStaff).toEqual({
      staff: {
        id: expect.any(String),
        email: 'omar@marsa.example',
        name: 'Omar',
        role: 'AGENT',
        state: 'INVITED',
        lastSignInAt: null,
      },
      link: expect.stringMatching(/^https:\/\/marsa\.example\/admin\/set-password\/[\w-]{43}$/),
    });
    const token = tokenOf(data!.inviteStaff.link);
    const stored = JSON.stringify(await server.database.dataSource.query('select * from staff_links'));
    expect(stored).not.toContain(token);
    expect((await run(SET, { token, password: 'password1234' }, '')).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { password: expect.any(String) } } },
    ]);
    expect((await run(SET, { token, password: PASSWORD }, '')).data).toEqual({ setPassword: true });
    expect((await run(SET, { token, password: PASSWORD }, '')).errors).toMatchObject([OLD_LINK]);
    const session = await signIn('omar@marsa.example');
    expect((await run('{ me { state lastSignInAt } }', {}, session!)).data).toEqual({
      me: { state: 'ACTIVE', lastSignInAt: expect.any(String) },
    });
  });

  test('rejects a known address, an invalid one, and a missing name', async () => {
    const input = { email: 'staff@marsa.example', name: 'Sara', role: 'AGENT' };
    const codeOf = async (changes: object) =>
      (await run(INVITE, { input: { ...input, ...changes } })).errors?.[0]?.extensions.code;
    expect(await codeOf({})).toBe('CONFLICT');
    expect(await codeOf({ email: 'sara' })).toBe('BAD_USER_INPUT');
    expect(await codeOf({ email: 'new@marsa.example', name: ' ' })).toBe('BAD_USER_INPUT');
    expect(await codeOf({ email: 'new@marsa.example', name: 'null' })).toBe('BAD_USER_INPUT');
  });

  test('a link is valid for seven days before the first password, then for an hour', async () => {
    const { id, token } = await invite('lina@marsa.example');
    const validFor = async (hours: number) => {
      const [row] = await server.database.dataSource.query<{ hours: number }[]>(
        `select round(extract(epoch from max(expires_at) - now()) / 3600)::int as hours from staff_links where staff_id = $1`,
        [id],
      );
      expect(row!.hours).toBe(hours);
    };
    await validFor(7 * 24);
    await run(SET, { token, password: PASSWORD }, '');
    const send = 'mutation ($id: ID!) { sendPasswordLink(id: $id) { link } }';
    const { data } = await run<{ sendPasswordLink: { link: string } }>(send, { id });
    await validFor(1);
    await server.database.dataSource.query(`update staff_links set expires_at = now() - interval '1 minute'`);
    const expired = { token: tokenOf(data!.sendPasswordLink.link), password: 'a quieter harbour' };
    expect((await run(SET, expired, '')).errors).toMatchObject([OLD_LINK]);
    expect(await signIn('lina@marsa.example')).not.toBeNull();
  });

  test('of two uses of a link at the same time one sets the password, and it ends the sessions', async () => {
    const { id, token } = await invite('hana@marsa.example');
    const passwords = ['a quieter harbour', 'a louder harbour'];
    const results = await Promise.all(passwords.map((password) => run(SET, { token, password }, '')));
    expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
    const password = passwords[results.findIndex(({ errors }) => !errors)]!;
    const session = await signIn('hana@marsa.example', password);
    const { data } = await run<{ sendPasswordLink: { link: string } }>(
      'mutation ($id: ID!) { sendPasswordLink(id: $id) { link } }',
      { id },
    );
    await run(SET, { token: tokenOf(data!.sendPasswordLink.link), password: PASSWORD }, '');
    expect((await run('{ me { id } }', {}, session!)).data).toEqual({ me: null });
  });

  test('a disabled account has no sessions and no links until it is enabled', async () => {
    const { id, token } = await invite('noor@marsa.example');
    await run(SET, { token, password: PASSWORD }, '');
    const session = await signIn('noor@marsa.example');
    const sent = await run<{ sendPasswordLink: { link: string } }>(
      'mutation ($id: ID!) { sendPasswordLink(id: $id) { link } }',
      { id },
    );
    const disabled = await run('mutation ($id: ID!) { disableStaff(id: $id) { state } }', { id });
    expect(disabled.data).toEqual({ disableStaff: { state: 'DISABLED' } });
    expect((await run('{ me { id } }', {}, session!)).data).toEqual({ me: null });
    expect(await signIn('noor@marsa.example')).toBeNull();
    const link = { token: tokenOf(sent.data!.sendPasswordLink.link), password: 'a quieter harbour' };
    expect((await run(SET, link, '')).errors).toMatchObject([OLD_LINK]);
    await run('mutation ($id: ID!) { enableStaff(id: $id) { state } }', { id });
    expect(await signIn('noor@marsa.example')).not.toBeNull();
  });

  test('a change of the role is in force in open sessions', async () => {
    const { id, token } = await invite('ali@marsa.example');
    await run(SET, { token, password: PASSWORD }, '');
    const session = await signIn('ali@marsa.example');
    const update =
      'mutation ($id: ID!, $role: Role) { updateStaff(id: $id, input: { role: $role }) { role name } }';
    expect((await run('{ trash { total } }', {}, session!)).errors).toBeDefined();
    expect((await run(update, { id, role: 'MANAGER' })).data).toEqual({
      updateStaff: { role: 'MANAGER', name: 'Omar' },
    });
    expect((await run('{ trash { total } }', {}, session!)).errors).toBeUndefined();
  });

  test('the last administrator can neither be disabled nor demoted', async () => {
    const { data } = await run<{ me: { id: string } }>('{ me { id } }');
    const { id } = data!.me;
    for (const mutation of [
      `disableStaff(id: "${id}")`,
      `updateStaff(id: "${id}", input: { role: MANAGER })`,
    ])
      expect((await run(`mutation { ${mutation} { id } }`)).errors).toMatchObject([
        { extensions: { code: 'CONFLICT' } },
      ]);
  });

  test('lists the accounts by page', async () => {
    const { data } = await run('{ staff(page: 1, limit: 2) { items { email } total totalPages } }');
    expect(data!.staff).toMatchObject({
      items: [{ email: 'ali@marsa.example' }, { email: 'hana@marsa.example' }],
    });
  });

  test('an account sees its sessions and ends one', async () => {
    const [first, second] = [await signIn('ali@marsa.example'), await signIn('ali@marsa.example')];
    const read = '{ sessions { id isCurrent device createdAt } }';
    type Sessions = { sessions: { id: string; isCurrent: boolean; device: string }[] };
    const sessions = (await run<Sessions>(read, {}, second!)).data!.sessions;
    expect(sessions[0]).toMatchObject({ isCurrent: true, device: 'lightMyRequest' });
    const ended = sessions[1]!.id;
    const end = 'mutation ($id: ID!) { endSession(id: $id) }';
    expect((await run(end, { id: ended })).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect((await run(end, { id: ended }, second!)).data).toEqual({ endSession: true });
    expect((await run('{ me { id } }', {}, first!)).data).toEqual({ me: null });
  });

  test('an account changes its address with the password, which is in force at once', async () => {
    const session = await signIn('ali@marsa.example');
    const change = (email: string, password = PASSWORD) => run(UPDATE_EMAIL, { email, password }, session!);
    const fieldsOf = async (...args: Parameters<typeof change>) =>
      (await change(...args)).errors?.[0]?.extensions.fields;
    expect(await fieldsOf('ali.h@marsa.example', 'wrong')).toEqual({ password: expect.any(String) });
    expect(await fieldsOf('ali')).toEqual({ email: expect.any(String) });
    expect(await fieldsOf('Ali@marsa.example')).toEqual({ email: 'This is the address of your account.' });
    expect(await fieldsOf('hana@marsa.example')).toEqual({
      email: 'This address cannot be used. Enter another one.',
    });
    expect((await change('Ali.H@marsa.example')).data).toEqual({ updateEmail: true });
    expect((await run('{ me { email } }', {}, session!)).data).toEqual({
      me: { email: 'ali.h@marsa.example' },
    });
    expect(await signIn('ali@marsa.example')).toBeNull();
    expect(await signIn('ali.h@marsa.example')).not.toBeNull();
    expect((await change('ali@marsa.example')).data).toEqual({ updateEmail: true });
    const entries = await run('{ auditEntries(kind: EMAIL_CHANGED) { items { person subject } } }');
    expect(entries.data).toEqual({
      auditEntries: {
        items: [
          { person: 'ali.h@marsa.example', subject: 'ali@marsa.example' },
          { person: 'ali@marsa.example', subject: 'ali.h@marsa.example' },
        ],
      },
    });
  });

  test('an account with a second factor signs in with a code, which works once', async () => {
    const session = await signIn('lina@marsa.example');
    const prepare =
      'mutation ($password: String!) { prepareSecondFactor(currentPassword: $password) { secret uri } }';
    expect((await run(prepare, { password: 'wrong' }, session!)).errors).toMatchObject([
      { extensions: { fields: { currentPassword: 'The current password is not right.' } } },
    ]);
    type Prepared = { prepareSecondFactor: { secret: string; uri: string } };
    const { secret, uri } = (await run<Prepared>(prepare, { password: PASSWORD }, session!)).data!
      .prepareSecondFactor;
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*lina%40marsa\.example/);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    // The codes of three periods are valid: the test starts where none ends soon.
    const left = PERIOD_MS - (Date.now() % PERIOD_MS);
    if (left < PERIOD_MS / 2) await sleep(left);
    const now = Date.now();
    const codeAt = (periods: number) => totp.generate({ timestamp: now + periods * PERIOD_MS });
    // Not in force yet.
    expect(await signIn('lina@marsa.example')).not.toBeNull();

    const enable = 'mutation ($code: String!) { enableSecondFactor(code: $code) { recoveryCodes } }';
    const wrong = await run(enable, { code: '000000' }, session!);
    expect(wrong.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    type Enabled = { enableSecondFactor: { recoveryCodes: string[] } };
    const { recoveryCodes } = (await run<Enabled>(enable, { code: codeAt(-1) }, session!)).data!
      .enableSecondFactor;
    expect(new Set(recoveryCodes).size).toBe(10);
    const stored = JSON.stringify(
      await server.database.dataSource.query('select recovery_codes, totp_secret from staff'),
    );
    expect(stored).not.toContain(recoveryCodes[0]!.replaceAll('-', ''));
    expect(stored).not.toContain(secret);

    const login = async (code?: string) => {
      const payload = { email: 'lina@marsa.example', password: PASSWORD, code };
      const { statusCode, body } = await server.app.inject({
        method: 'POST',
        url: '/api/admin/login',
        payload,
      });
      return [statusCode, (JSON.parse(body) as { message?: string }).message] as const;
    };
    const graphql = await run(SIGN_IN, { email: 'lina@marsa.example', password: PASSWORD }, '');
    expect(graphql.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', secondFactor: true } }]);
    expect(await login()).toEqual([
      401,
      'Enter the code that your authenticator app shows, or a recovery code.',
    ]);
    const used = [401, expect.stringContaining('was used before')];
    expect(await login(codeAt(-1))).toEqual(used);
    expect(await login('123')).toEqual(used);
    expect(await login(codeAt(0))).toEqual([200, undefined]);
    expect(await login(codeAt(0))).toEqual(used);
    expect(await login(recoveryCodes[3]!.toUpperCase())).toEqual([200, undefined]);
    expect(await login(recoveryCodes[3])).toEqual(used);
    const both = await Promise.all([login(codeAt(1)), login(codeAt(1))]);
    expect(both.map(([status]) => status).sort()).toEqual([200, 401]);

    await server.database.dataSource.query('delete from rate_limits');
    // As after a restore without the secret of the server.
    const unreadable = new Encryption('another secret of the server').encrypt(secret);
    await server.database.dataSource.query(
      'update staff set totp_secret = $1 where totp_secret is not null',
      [unreadable],
    );
    expect(await login(codeAt(1))).toEqual([401, expect.stringContaining('the server has another secret')]);
    expect(await login(recoveryCodes[4])).toEqual([200, undefined]);

    await server.database.dataSource.query('delete from rate_limits');
    const remove = 'mutation ($password: String!) { disableSecondFactor(currentPassword: $password) }';
    expect((await run(remove, { password: PASSWORD }, session!)).data).toEqual({ disableSecondFactor: true });
    expect(await login()).toEqual([200, undefined]);
  });

  test('a role that requires a second factor may only set it up, until a colleague has it reset', async () => {
    const session = await signIn('ali@marsa.example');
    const require = 'mutation ($roles: [Role!]!) { requireSecondFactor(roles: $roles) }';
    expect((await run(require, { roles: ['MANAGER', 'AGENT'] })).data).toEqual({
      requireSecondFactor: ['AGENT', 'MANAGER'],
    });
    const { errors } = await run('{ trash { total } }', {}, session!);
    expect(errors).toMatchObject([
      { message: expect.stringContaining('requires a second factor'), extensions: { code: 'FORBIDDEN' } },
    ]);
    const villa = await server.stores
      .of(saleVillas)
      .create({ title: 'Villa', location: 'Jumeirah', amount: 5_000_000, priceOnRequest: true });
    const privateFields = '{ saleVillas { items { amount hints { hint } textsToReview { field } } } }';
    expect(await run(privateFields, {}, session!)).toEqual({
      data: { saleVillas: { items: [{ amount: null, hints: null, textsToReview: null }] } },
    });
    await server.stores.of(saleVillas).remove(villa.id);
    await server.stores.of(saleVillas).purge([villa.id]);
    const me =
      '{ me { id mustEnableSecondFactor hasSecondFactor permissions { operation } } sessions { id } }';
    type Me = { me: { id: string; permissions: { operation: string }[] } };
    const { data } = await run<Me>(me, {}, session!);
    expect(data!.me).toMatchObject({ mustEnableSecondFactor: true, hasSecondFactor: false });
    expect(data!.me.permissions).not.toContainEqual({ operation: 'update' });
    const prepared = await run<{ prepareSecondFactor: { secret: string } }>(
      'mutation ($password: String!) { prepareSecondFactor(currentPassword: $password) { secret } }',
      { password: PASSWORD },
      session!,
    );
    const code = new TOTP({
      secret: Secret.fromBase32(prepared.data!.prepareSecondFactor.secret),
    }).generate();
    await run(
      'mutation ($code: String!) { enableSecondFactor(code: $code) { recoveryCodes } }',
      { code },
      session!,
    );
    expect((await run('{ trash { total } }', {}, session!)).errors).toBeUndefined();
    const remove = 'mutation ($password: String!) { disableSecondFactor(currentPassword: $password) }';
    expect((await run(remove, { password: PASSWORD }, session!)).errors).toMatchObject([
      { extensions: { code: 'CONFLICT' } },
    ]);
    const reset = 'mutation ($id: ID!) { resetSecondFactor(id: $id) { hasSecondFactor } }';
    expect((await run(reset, { id: data!.me.id })).data).toEqual({
      resetSecondFactor: { hasSecondFactor: false },
    });
    await run(require, { roles: [] });
    expect((await run('{ trash { total } }', {}, session!)).errors).toBeUndefined();
  });

  test('the audit list says who did what', async () => {
    await signIn('ali@marsa.example', 'wrong');
    await server.app.inject({
      url: '/admin/export/messages.csv',
      headers: { authorization: server.bearer },
    });
    const read = `query ($person: ID, $kind: AuditKind, $from: DateTimeISO) {
      auditEntries(person: $person, kind: $kind, from: $from, limit: 3) { total items { kind person subject by { email } } }
    }`;
    type Entries = { auditEntries: { total: number; items: { kind: string }[] } };
    const staff = { person: 'staff@marsa.example', by: { email: 'staff@marsa.example' } };
    const ali = { person: 'ali@marsa.example', by: { email: 'ali@marsa.example' } };
    expect((await run<Entries>(read)).data!.auditEntries.items.slice(0, 2)).toEqual([
      { kind: 'EXPORTED', subject: 'messages.csv', ...staff },
      { kind: 'SIGN_IN_REFUSED', subject: '', ...ali },
    ]);
    const { data } = await run<Entries>(read, { kind: 'ROLE_CHANGED' });
    expect(data!.auditEntries.items).toEqual([
      { kind: 'ROLE_CHANGED', subject: 'ali@marsa.example: MANAGER', ...staff },
    ]);
    for (const kind of ['SIGNED_IN', 'INVITED', 'DISABLED', 'ENABLED', 'SESSION_ENDED', 'PASSWORD_SET'])
      expect((await run<Entries>(read, { kind })).data!.auditEntries.total).toBeGreaterThan(0);
    expect((await run<Entries>(read, { person: '0' })).data!.auditEntries.total).toBe(0);
    const later = new Date(Date.now() + 60_000).toISOString();
    expect((await run<Entries>(read, { from: later })).data!.auditEntries.total).toBe(0);
    const csv = await run<{ exportAuditEntries: string }>('{ exportAuditEntries(kind: ROLE_CHANGED) }');
    expect(csv.data!.exportAuditEntries).toMatch(
      /^time,kind,person,subject,collection,record\r\n[^,]+,ROLE_CHANGED,staff@marsa\.example,ali@marsa\.example: MANAGER,,\r\n$/,
    );
  });

  test('no account is added, changed or disabled without its entry in the audit list', async () => {
    const omar = { email: 'no-entry@marsa.example', name: 'Omar', role: 'AGENT' };
    const [ali] = (await server.accounts.list()).filter(({ email }) => email === 'ali@marsa.example');
    const add = jest.spyOn(server.audit, 'add').mockRejectedValue(new Error('The disk is full.'));
    for (const query of [
      `mutation { disableStaff(id: ${ali!.id}) { id } }`,
      `mutation { updateStaff(id: ${ali!.id}, input: { role: ADMINISTRATOR }) { id } }`,
    ])
      expect((await run(query)).errors).toHaveLength(1);
    expect((await run(INVITE, { input: omar })).errors).toHaveLength(1);
    add.mockRestore();
    const accounts = await server.accounts.list();
    expect(accounts.find(({ id }) => id === ali!.id)).toEqual(ali);
    expect(accounts.map(({ email }) => email)).not.toContain(omar.email);
  });

  test('the audit list has the changes of records beside what accounts did', async () => {
    const create = 'mutation { createCategory(input: { title: "Open house", description: "Views" }) { id } }';
    const { data } = await run<{ createCategory: { id: string } }>(create);
    const { id } = data!.createCategory;
    await run('mutation ($id: ID!) { deleteCategory(id: $id) }', { id });
    await signIn('ali@marsa.example', 'wrong');
    const read = `query ($person: ID, $kind: AuditKind, $to: DateTimeISO, $page: Int) {
      auditEntries(person: $person, kind: $kind, to: $to, limit: 2, page: $page) {
        total page items { id kind person subject collection recordId }
      }
    }`;
    type Entries = { auditEntries: { total: number; page: number; items: { id: string }[] } };
    const entriesOf = async (variables = {}) => (await run<Entries>(read, variables)).data!.auditEntries;
    const change = (kind: string) => ({
      ...{ id: expect.any(String), kind, person: 'staff@marsa.example' },
      ...{ subject: 'Open house', collection: 'categories', recordId: id },
    });
    const first = await entriesOf();
    const second = await entriesOf({ page: 2 });
    expect([...first.items, second.items[0]]).toEqual([
      expect.objectContaining({ kind: 'SIGN_IN_REFUSED', collection: null, recordId: null }),
      change('RECORD_REMOVED'),
      change('RECORD_ADDED'),
    ]);
    const { total, items } = await entriesOf({ kind: 'RECORD_ADDED' });
    expect([total, items]).toEqual([1, [change('RECORD_ADDED')]]);
    const me = (await run<{ me: { id: string } }>('{ me { id } }')).data!.me;
    expect((await entriesOf({ person: me.id })).items).toEqual([
      change('RECORD_REMOVED'),
      change('RECORD_ADDED'),
    ]);
    expect((await entriesOf({ to: '2020-01-01T00:00:00Z', page: 7 })).total).toBe(0);
    const csv = await run<{ exportAuditEntries: string }>('{ exportAuditEntries(kind: RECORD_ADDED) }');
    expect(csv.data!.exportAuditEntries).toContain(
      `,RECORD_ADDED,staff@marsa.example,Open house,categories,${id}\r\n`,
    );
  });

  test('entries of the audit list are deleted after the retention period only', async () => {
    const count = async () => {
      const [row] = await server.database.dataSource.query<{ count: number }[]>(
        'select count(*)::int as count from audit_entries',
      );
      return row!.count;
    };
    const before = await count();
    await server.database.dataSource.query(`insert into audit_entries (at, kind, person, subject)
      values (now() - interval '731 days', 'SIGNED_IN', '', ''), (now() - interval '729 days', 'SIGNED_IN', '', '')`);
    await server.audit.deleteOld();
    expect(await count()).toBe(before + 1);
  });

  test('no link can be asked for', async () => {
    expect((await run('{ canMailPasswordLinks }', {}, '')).data).toEqual({ canMailPasswordLinks: false });
    expect((await run(RESET, { email: 'staff@marsa.example' }, '')).data).toEqual({
      requestPasswordReset: true,
    });
    const sql = `select count(*)::int as links from staff_links link join staff on staff.id = staff_id where email = 'staff@marsa.example'`;
    expect(await server.database.dataSource.query(sql)).toEqual([{ links: 0 }]);
  });
});

describe('with a mail server', () => {
  let mail: TestMailServer;
  beforeAll(async () => {
    mail = await openMailServer();
    server = await openTestServer(undefined, {
      mail: { url: mail.url, from: 'site@marsa.example', to: [] },
      origin: ORIGIN,
    });
  });
  afterAll(async () => {
    await server.close();
    await mail.close();
  });

  test('an invitation is emailed and not shown', async () => {
    const { data } = await run<Invited>(INVITE, {
      input: { email: 'omar@marsa.example', name: 'Omar', role: 'AGENT' },
    });
    expect(data!.inviteStaff.link).toBeNull();
    await until('the email has arrived', () => mail.received.length === 1);
    const [email] = mail.received;
    expect(email!.to).toEqual(['omar@marsa.example']);
    const token = tokenIn(email!, 'set-password');
    expect((await run(SET, { token, password: PASSWORD }, '')).data).toEqual({ setPassword: true });
  });

  test('the answer is the same for an address without an account, and only people with one get an email', async () => {
    mail.received.length = 0;
    for (const email of ['nobody@marsa.example', 'Omar@marsa.example'])
      expect((await run(RESET, { email }, '')).data).toEqual({ requestPasswordReset: true });
    await until('the email has arrived', () => mail.received.length === 1);
    expect(mail.received.map(({ to }) => to)).toEqual([['omar@marsa.example']]);
  });

  test('emails at most three links in an hour to an account and answers five requests from an address', async () => {
    mail.received.length = 0;
    await server.database.dataSource.query('delete from rate_limits');
    for (let index = 0; index < 5; index += 1)
      expect((await run(RESET, { email: 'omar@marsa.example' }, '')).errors).toBeUndefined();
    const { errors } = await run(RESET, { email: 'omar@marsa.example' }, '');
    expect(errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
    await until('the email has arrived', () => mail.received.length === 3);
    expect(mail.received).toHaveLength(3);
  });

  describe('a changed address of an account', () => {
    const change = async (email: string, session: string) => {
      mail.received.length = 0;
      expect(await run(UPDATE_EMAIL, { email, password: PASSWORD }, session)).toEqual({
        data: { updateEmail: true },
      });
    };
    const confirm = async (email: ReceivedEmail) =>
      run(CONFIRM_EMAIL, { token: tokenIn(email, 'confirm-email') }, '');
    const emailOf = async (session: string) =>
      (await run<{ me: { email: string } }>('{ me { email } }', {}, session)).data!.me.email;

    test('is in force once the link in an email to it is used, and the previous one receives a notice', async () => {
      const session = (await signIn('omar@marsa.example'))!;
      await change('Omar.K@marsa.example', session);
      await until('the email has arrived', () => mail.received.length === 1);
      const [link] = mail.received;
      expect(link!.to).toEqual(['omar.k@marsa.example']);
      expect(await emailOf(session)).toBe('omar@marsa.example');
      const token = tokenIn(link!, 'confirm-email');
      expect((await run(SET, { token, password: PASSWORD }, '')).errors).toMatchObject([OLD_LINK]);
      const stored = JSON.stringify(await server.database.dataSource.query('select * from staff_links'));
      expect(stored).not.toContain(token);

      mail.received.length = 0;
      const results = await Promise.all([confirm(link!), confirm(link!)]);
      expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
      expect(results.flatMap(({ errors }) => errors ?? [])).toMatchObject([
        { message: expect.stringContaining('used before'), extensions: { code: 'NOT_FOUND' } },
      ]);
      expect(await emailOf(session)).toBe('omar.k@marsa.example');
      await until('the notice has arrived', () => mail.received.length === 1);
      expect(mail.received[0]).toMatchObject({
        to: ['omar@marsa.example'],
        raw: expect.stringContaining('omar.k@marsa.example'),
      });
      expect(await signIn('omar@marsa.example')).toBeNull();
      const { data } = await run('{ auditEntries(kind: EMAIL_CHANGED) { items { person subject } } }');
      expect(data!.auditEntries).toEqual({
        items: [{ person: 'omar@marsa.example', subject: 'omar.k@marsa.example' }],
      });
    });

    test('that has an account gets the same answer and no email, and a later change ends an earlier link', async () => {
      const session = (await signIn('omar.k@marsa.example'))!;
      await change('first@marsa.example', session);
      await until('the email has arrived', () => mail.received.length === 1);
      const [first] = mail.received;
      await change('staff@marsa.example', session);
      await change('second@marsa.example', session);
      await until('the email has arrived', () => mail.received.length === 1);
      expect(mail.received.map(({ to }) => to)).toEqual([['second@marsa.example']]);
      const [second] = mail.received;
      expect((await confirm(first!)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
      await server.database.dataSource.query(
        `update staff_links set expires_at = now() - interval '1 minute'`,
      );
      expect((await confirm(second!)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
      expect(await emailOf(session)).toBe('omar.k@marsa.example');
    });

    test('that got an account before the link was used stays with that account', async () => {
      const session = (await signIn('omar.k@marsa.example'))!;
      await change('taken@marsa.example', session);
      await until('the email has arrived', () => mail.received.length === 1);
      const [link] = mail.received;
      await run(INVITE, { input: { email: 'taken@marsa.example', name: 'Sara', role: 'AGENT' } });
      expect((await confirm(link!)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
      expect(await emailOf(session)).toBe('omar.k@marsa.example');
    });

    test('can be asked for five times in an hour', async () => {
      const session = (await signIn('omar.k@marsa.example'))!;
      for (let index = 0; index < 5; index += 1) await change(`omar.${index}@marsa.example`, session);
      const { errors } = await run(
        UPDATE_EMAIL,
        { email: 'omar.6@marsa.example', password: PASSWORD },
        session,
      );
      expect(errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
    });
  });
});
