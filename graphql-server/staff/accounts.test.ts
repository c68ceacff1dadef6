import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { testDatabaseUrl } from '../config.ts';
import type { Database } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import { openTestDatabase } from '../database/testing.ts';
import { translateDatabaseError } from '../database/unavailable.ts';
import { Conflict, InvalidInput, NotFound, NotSignedIn } from '../errors.ts';
import { openAccounts, type Accounts } from './accounts.ts';
import { hashPassword } from './password.ts';
import { Staff, StaffSession } from './staff.ts';

const HOUR = 60 * 60 * 1000;
const SARA = 'sara@marsa.example';
const PASSWORD = 'harbour at dawn';
const WRONG = new NotSignedIn('Invalid email or password.');

let database: Database;
let accounts: Accounts;
let time: number;

beforeAll(async () => {
  database = await openTestDatabase({ url: testDatabaseUrl(), entities: [Staff, StaffSession], migrations });
  accounts = openAccounts({
    dataSource: database.dataSource,
    database,
    secret: 'a secret of at least thirty-two bytes',
    translate: translateDatabaseError,
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

test('a member of staff signs in and is known by the token, whatever the case of the address', async () => {
  const { token, expiresAt, staff } = await accounts.signIn(' Sara@Marsa.Example ', PASSWORD);
  expect(staff.email).toBe(SARA);
  expect(expiresAt).toEqual(new Date('2026-03-02T20:00:00Z'));
  expect(await accounts.staffOf(`Bearer ${token}`)).toMatchObject({ staffId: staff.id });
  expect(await accounts.staffOf(`bearer ${token}`)).toMatchObject({ staffId: staff.id });
});

test('a header without a good token speaks for nobody', async () => {
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

test('a token ends after twelve hours, and its session is cleared by the next sign-in', async () => {
  const header = await bearer();
  time += 11.9 * HOUR;
  expect(await accounts.staffOf(header)).not.toBeNull();
  time += 0.1 * HOUR;
  expect(await accounts.staffOf(header)).toBeNull();
  expect(await sessions()).toBe(1);
  await bearer();
  expect(await sessions()).toBe(1);
});

test('signing out ends that session alone', async () => {
  const [office, home] = [await bearer(), await bearer()];
  const signedIn = await accounts.staffOf(office);
  await accounts.signOut(signedIn!);
  expect(await accounts.staffOf(office)).toBeNull();
  expect(await accounts.staffOf(home)).not.toBeNull();
});

test('a changed password ends every session of that person and of nobody else', async () => {
  await accounts.add('omar@marsa.example', PASSWORD);
  const omar = `Bearer ${(await accounts.signIn('omar@marsa.example', PASSWORD)).token}`;
  const [office, home] = [await bearer(), await bearer()];
  await accounts.changePassword((await accounts.staffOf(office))!, PASSWORD, 'a quieter harbour');
  expect(await accounts.staffOf(office)).toBeNull();
  expect(await accounts.staffOf(home)).toBeNull();
  expect(await accounts.staffOf(omar)).not.toBeNull();
  await expect(accounts.signIn(SARA, PASSWORD)).rejects.toThrow(WRONG);
  expect(await accounts.staffOf(await bearer('a quieter harbour'))).not.toBeNull();
});

test('a password is changed only by one who knows it, and only to a good one', async () => {
  const header = await bearer();
  const signedIn = (await accounts.staffOf(header))!;
  await expect(accounts.changePassword(signedIn, 'harbour at dusk', 'a quieter harbour')).rejects.toThrow(
    new InvalidInput({ currentPassword: 'The current password is not right.' }),
  );
  await expect(accounts.changePassword(signedIn, PASSWORD, 'short')).rejects.toMatchObject({
    fields: { newPassword: 'A password has 10 to 200 characters.' },
  });
  expect(await accounts.staffOf(header)).not.toBeNull();
});

test('a sign-in by the old password does not slip in while the password is being changed', async () => {
  const passwordHash = await hashPassword('a quieter harbour');
  let slipping: Promise<unknown> = Promise.resolve();
  await database.dataSource.transaction(async (em) => {
    await em.update(Staff, { email: SARA }, { passwordHash });
    await em.query('delete from staff_sessions');
    slipping = bearer().catch((error: unknown) => error);
    await new Promise((done) => setTimeout(done, 300));
  });
  expect(await slipping).toEqual(WRONG);
  expect(await sessions()).toBe(0);
});

test('a wrong password and an unknown address are told alike and take as long', async () => {
  const took: Record<string, number[]> = { [SARA]: [], 'nobody@marsa.example': [] };
  for (let round = 0; round < 15; round += 1) {
    for (const [email, times] of Object.entries(took)) {
      const start = performance.now();
      await expect(accounts.signIn(email, 'harbour at dusk')).rejects.toThrow(WRONG);
      times.push(performance.now() - start);
    }
  }
  const [known = 0, unknown = 0] = Object.values(took).map((times) => times.sort((a, b) => a - b)[7]);
  expect(known / unknown).toBeGreaterThan(0.5);
  expect(known / unknown).toBeLessThan(2);
  for (const email of ['no address', '', 'a\0b@marsa.example', `${'x'.repeat(10_000)}@marsa.example`]) {
    await expect(accounts.signIn(email, PASSWORD)).rejects.toThrow(WRONG);
  }
});

test('an address has one account, whose password can be set anew', async () => {
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

test('a disabled account ends at once and is told nothing else than a wrong password, until it is enabled', async () => {
  await accounts.add('omar@marsa.example', PASSWORD);
  const omar = `Bearer ${(await accounts.signIn('omar@marsa.example', PASSWORD)).token}`;
  const header = await bearer();
  await accounts.disable('Sara@marsa.example');
  await accounts.disable(SARA);
  expect(await accounts.staffOf(header)).toBeNull();
  expect(await accounts.staffOf(omar)).not.toBeNull();
  await expect(accounts.signIn(SARA, PASSWORD)).rejects.toThrow(WRONG);
  expect(await accounts.firstAddress()).toBe('omar@marsa.example');
  await expect(accounts.disable('nobody@marsa.example')).rejects.toThrow(NotFound);
  await expect(accounts.enable('nobody@marsa.example')).rejects.toThrow(NotFound);
  await accounts.enable(SARA);
  expect(await accounts.staffOf(header)).toBeNull();
  expect(await accounts.staffOf(await bearer())).not.toBeNull();
});

test('the last account that can sign in stays, also when two are disabled at once', async () => {
  await expect(accounts.disable(SARA)).rejects.toThrow(Conflict);
  await accounts.add('omar@marsa.example', PASSWORD);
  const ended = await Promise.allSettled([accounts.disable(SARA), accounts.disable('omar@marsa.example')]);
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await accounts.list()).filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1);
});

test('the first account is made once, by two servers that start together too', async () => {
  expect(await accounts.ensureFirst({ email: 'chief@marsa.example', password: PASSWORD })).toBeNull();
  await database.dataSource.query('truncate staff cascade');
  const made = await Promise.all([accounts.ensureFirst({}), accounts.ensureFirst({})]);
  const [first, ...others] = made.filter((account) => account !== null);
  expect(others).toEqual([]);
  expect(first?.email).toBe('admin@marsa.example');
  expect((await accounts.signIn('admin@marsa.example', first?.password ?? '')).token).toBeTruthy();
});

test('a process that ends while the first password is told leaves no account behind, and the next one tells another', async () => {
  await database.dataSource.query('truncate staff cascade');
  const told: string[] = [];
  const killed = accounts.ensureFirst({}, ({ password }) => {
    told.push(password!);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await accounts.list()).toEqual([]);
  await accounts.ensureFirst({}, ({ password }) => told.push(password!));
  expect(told).toHaveLength(2);
  await expect(accounts.signIn('admin@marsa.example', told[0]!)).rejects.toThrow(NotSignedIn);
  expect((await accounts.signIn('admin@marsa.example', told[1]!)).token).toBeTruthy();
});

test('the first account is the one that the environment names, and its password is not told', async () => {
  await database.dataSource.query('truncate staff cascade');
  await expect(accounts.ensureFirst({ email: 'chief', password: PASSWORD })).rejects.toThrow(InvalidInput);
  const first = await accounts.ensureFirst({ email: 'Chief@marsa.example', password: PASSWORD });
  expect(first).toEqual({ email: 'chief@marsa.example' });
  expect((await accounts.signIn('chief@marsa.example', PASSWORD)).token).toBeTruthy();
});
