import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Database } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import { openTestDatabase, testDatabaseUrl } from '../database/testing.ts';
import { Conflict, InvalidInput, NotFound, NotSignedIn } from '../errors.ts';
import { Role } from '../policies.ts';
import { Accounts } from './accounts.ts';
import { hashPassword } from './password.ts';
import { Staff, StaffSession } from './staff.ts';
import { message } from '../messages.ts';

const HOUR = 60 * 60 * 1000;
const SARA = 'sara@marsa.example';
const PASSWORD = 'harbour at dawn';
const WRONG = new NotSignedIn(message('WRONG_CREDENTIALS'));

let database: Database;
let accounts: Accounts;
let time: number;

beforeAll(async () => {
  database = await openTestDatabase({ url: testDatabaseUrl(), entities: [Staff, StaffSession], migrations });
  accounts = new Accounts({
    dataSource: database.dataSource,
    database,
    secret: 'a secret of at least thirty-two bytes',
    now: () => new Date(time),
  });
});
afterAll(() => database.close());

beforeEach(async () => {
  time = Date.parse('2026-03-02T08:00:00.5Z');
  await database.dataSource.query('truncate staff restart identity cascade');
  await accounts.add(SARA, PASSWORD);
});

const bearer = async (password = PASSWORD) => `Bearer ${(await accounts.signIn(SARA, password)).token}`;
const sessions = () => database.dataSource.getRepository(StaffSession).count();

test('signs in whatever the case of the address and authenticates by the token', async () => {
  const { token, expiresAt, staff } = await accounts.signIn(' Sara@Marsa.Example ', PASSWORD);
  expect(staff.email).toBe(SARA);
  expect(expiresAt).toEqual(new Date('2026-03-02T20:00:00Z'));
  expect(await accounts.staffOf(`Bearer ${token}`)).toMatchObject({ staffId: staff.id });
  expect(await accounts.staffOf(`bearer ${token}`)).toMatchObject({ staffId: staff.id });
});

test('does not authenticate a header without a valid token', async () => {
  const [scheme, token] = (await bearer()).split(' ');
  for (const header of [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    `Basic ${token}`,
    token,
    `${scheme} ${token} more`,
  ]) {
    expect(await accounts.staffOf(header)).toBeNull();
  }
  expect(await accounts.staffOf(`Bearer ${token}x`)).toBeNull();
});

test('a token expires after twelve hours, and the next sign-in deletes its session', async () => {
  const header = await bearer();
  time += 11.9 * HOUR;
  expect(await accounts.staffOf(header)).not.toBeNull();
  time += 0.1 * HOUR;
  expect(await accounts.staffOf(header)).toBeNull();
  expect(await sessions()).toBe(1);
  await bearer();
  expect(await sessions()).toBe(1);
});

test('signing out ends only that session', async () => {
  const [office, home] = [await bearer(), await bearer()];
  const signedIn = await accounts.staffOf(office);
  await accounts.signOut(signedIn!);
  expect(await accounts.staffOf(office)).toBeNull();
  expect(await accounts.staffOf(home)).not.toBeNull();
});

test('changing a password ends all sessions of that account and no others', async () => {
  await accounts.add('omar@marsa.example', PASSWORD);
  const omar = `Bearer ${(await accounts.signIn('omar@marsa.example', PASSWORD)).token}`;
  const [office, home] = [await bearer(), await bearer()];
  await accounts.changePassword((await accounts.staffOf(office))!, {
    current: PASSWORD,
    next: 'a quieter harbour',
  });
  expect(await accounts.staffOf(office)).toBeNull();
  expect(await accounts.staffOf(home)).toBeNull();
  expect(await accounts.staffOf(omar)).not.toBeNull();
  await expect(accounts.signIn(SARA, PASSWORD)).rejects.toThrow(WRONG);
  expect(await accounts.staffOf(await bearer('a quieter harbour'))).not.toBeNull();
});

test('rejects a password change with a wrong current password or a short new one', async () => {
  const header = await bearer();
  const signedIn = (await accounts.staffOf(header))!;
  await expect(
    accounts.changePassword(signedIn, { current: 'harbour at dusk', next: 'a quieter harbour' }),
  ).rejects.toThrow(new InvalidInput({ currentPassword: message('WRONG_PASSWORD') }));
  await expect(accounts.changePassword(signedIn, { current: PASSWORD, next: 'short' })).rejects.toMatchObject(
    {
      fields: { newPassword: { code: 'PASSWORD_LENGTH', params: { min: 12, max: 200 } } },
    },
  );
  expect(await accounts.staffOf(header)).not.toBeNull();
});

test('rejects a sign-in with the old password while the password is being changed', async () => {
  const passwordHash = await hashPassword('a quieter harbour');
  let lateSignIn: Promise<unknown> = Promise.resolve();
  await database.dataSource.transaction(async (em) => {
    await em.update(Staff, { email: SARA }, { passwordHash });
    await em.query('delete from staff_sessions');
    lateSignIn = bearer().catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(await lateSignIn).toEqual(WRONG);
  expect(await sessions()).toBe(0);
});

test('a wrong password and an unknown address give the same error after the same time', async () => {
  const durations: Record<string, number[]> = { [SARA]: [], 'nobody@marsa.example': [] };
  for (let round = 0; round < 15; round += 1) {
    for (const [email, times] of Object.entries(durations)) {
      const start = performance.now();
      await expect(accounts.signIn(email, 'harbour at dusk')).rejects.toThrow(WRONG);
      times.push(performance.now() - start);
    }
  }
  const [known = 0, unknown = 0] = Object.values(durations).map((times) => times.sort((a, b) => a - b)[7]);
  expect(known / unknown).toBeGreaterThan(0.5);
  expect(known / unknown).toBeLessThan(2);
  for (const email of ['no address', '', 'a\0b@marsa.example', `${'x'.repeat(10_000)}@marsa.example`]) {
    await expect(accounts.signIn(email, PASSWORD)).rejects.toThrow(WRONG);
  }
});

test('rejects a second account for an address and sets the password of an existing one', async () => {
  await expect(accounts.add('SARA@marsa.example', 'another good one')).rejects.toThrow(Conflict);
  await expect(accounts.add('sara', PASSWORD)).rejects.toThrow(InvalidInput);
  await expect(accounts.add('omar@marsa.example', 'short')).rejects.toThrow(InvalidInput);
  await expect(accounts.setPassword('omar@marsa.example', PASSWORD)).rejects.toThrow(NotFound);
  const header = await bearer();
  await accounts.setPassword('Sara@marsa.example', 'a quieter harbour');
  expect(await accounts.staffOf(header)).toBeNull();
  expect(await accounts.staffOf(await bearer('a quieter harbour'))).not.toBeNull();
  expect((await accounts.list()).map(({ email }) => email)).toEqual([SARA]);
});

test('disabling an account ends its sessions and rejects its sign-ins like a wrong password until it is enabled', async () => {
  await accounts.add('omar@marsa.example', PASSWORD);
  const omar = `Bearer ${(await accounts.signIn('omar@marsa.example', PASSWORD)).token}`;
  const header = await bearer();
  await accounts.disable({ email: 'Sara@marsa.example' });
  await accounts.disable({ email: SARA });
  expect(await accounts.staffOf(header)).toBeNull();
  expect(await accounts.staffOf(omar)).not.toBeNull();
  await expect(accounts.signIn(SARA, PASSWORD)).rejects.toThrow(WRONG);
  expect(await accounts.firstAddress()).toBe('omar@marsa.example');
  await expect(accounts.disable({ email: 'nobody@marsa.example' })).rejects.toThrow(NotFound);
  await expect(accounts.enable({ email: 'nobody@marsa.example' })).rejects.toThrow(NotFound);
  await accounts.enable({ email: SARA });
  expect(await accounts.staffOf(header)).toBeNull();
  expect(await accounts.staffOf(await bearer())).not.toBeNull();
});

test('keeps the last administrator when two are disabled or demoted at the same time', async () => {
  await expect(accounts.disable({ email: SARA })).rejects.toThrow(Conflict);
  await accounts.add('omar@marsa.example', PASSWORD);
  const results = await Promise.allSettled([
    accounts.disable({ email: SARA }),
    accounts.disable({ email: 'omar@marsa.example' }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await accounts.list()).filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1);
  for (const { id } of await accounts.list()) await accounts.enable({ id });
  const ids = (await accounts.list()).map(({ id }) => id);
  const demoted = await Promise.allSettled(ids.map((id) => accounts.update({ id }, { role: Role.AGENT })));
  expect(demoted.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const roles = (await accounts.list()).map(({ role }) => role);
  expect(roles.sort()).toEqual([Role.ADMINISTRATOR, Role.AGENT]);
});

test('an invited administrator who has not set a password does not count', async () => {
  await database.dataSource.query('truncate staff cascade');
  await accounts.add(SARA, PASSWORD);
  const invited = { email: 'omar@marsa.example', name: 'Omar', role: Role.ADMINISTRATOR };
  await accounts.invite(invited, () => Promise.resolve());
  await expect(accounts.disable({ email: SARA })).rejects.toThrow(Conflict);
  await expect(accounts.signIn('omar@marsa.example', '')).rejects.toThrow(WRONG);
});

test('creates the first account once when two servers start together', async () => {
  expect(await accounts.ensureFirst({ email: 'chief@marsa.example', password: PASSWORD })).toBeNull();
  await database.dataSource.query('truncate staff cascade');
  const results = await Promise.all([accounts.ensureFirst({}), accounts.ensureFirst({})]);
  const [first, ...others] = results.filter((account) => account !== null);
  expect(others).toEqual([]);
  expect(first?.email).toBe('admin@marsa.example');
  expect((await accounts.signIn('admin@marsa.example', first?.password ?? '')).token).toBeTruthy();
});

test('stores no account if the process is killed while it prints the first password, and prints another one at the next start', async () => {
  await database.dataSource.query('truncate staff cascade');
  const printed: string[] = [];
  const killed = accounts.ensureFirst({}, ({ password }) => {
    printed.push(password!);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await accounts.list()).toEqual([]);
  await accounts.ensureFirst({}, ({ password }) => printed.push(password!));
  expect(printed).toHaveLength(2);
  await expect(accounts.signIn('admin@marsa.example', printed[0]!)).rejects.toThrow(NotSignedIn);
  expect((await accounts.signIn('admin@marsa.example', printed[1]!)).token).toBeTruthy();
});

test('creates the first account from the environment without returning its password', async () => {
  await database.dataSource.query('truncate staff cascade');
  await expect(accounts.ensureFirst({ email: 'chief', password: PASSWORD })).rejects.toThrow(InvalidInput);
  const first = await accounts.ensureFirst({ email: 'Chief@marsa.example', password: PASSWORD });
  expect(first).toEqual({ email: 'chief@marsa.example' });
  expect((await accounts.signIn('chief@marsa.example', PASSWORD)).token).toBeTruthy();
});
