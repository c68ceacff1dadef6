import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { graphql, type GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import type { Database } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import { openTestDatabase, testDatabaseUrl } from '../database/testing.ts';
import { AuditLog } from './audit-log.ts';
import { Accounts, type SignIn } from './accounts.ts';
import { openRateLimits, type RateLimits } from './rate-limits.ts';
import { StaffResolver } from './staff-resolver.ts';
import { Staff, StaffSession } from './staff.ts';

const EMAIL = 'sara@marsa.example';
const PASSWORD = 'harbour at dawn';
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { token expiresAt staff { id email } }
}`;
const CHANGE = `mutation ($current: String!, $next: String!) {
  changePassword(currentPassword: $current, newPassword: $next)
}`;

let schema: GraphQLSchema;
let database: Database;
let accounts: Accounts;
let limits: RateLimits;

beforeAll(async () => {
  schema = buildSchemaSync({ resolvers: [StaffResolver], authChecker: () => true, validate: false });
  database = await openTestDatabase({ url: testDatabaseUrl(), entities: [Staff, StaffSession], migrations });
  const { dataSource } = database;
  accounts = new Accounts({ dataSource, database, secret: 'a secret of at least thirty-two bytes' });
  limits = openRateLimits({ database });
  await accounts.add(EMAIL, PASSWORD);
});
afterAll(() => database.close());

type OperationResult = { error?: Error; me?: Partial<Staff> | null; signIn?: SignIn };

/** Executes an operation, by default from a new address. */
async function runAs(
  source: string,
  variableValues: object,
  { token = '', ip = nextAddress() } = {},
): Promise<OperationResult> {
  const staff = await accounts.staffOf(`Bearer ${token}`);
  const audit = new AuditLog(database, 730);
  const contextValue = { staff, services: { accounts, rateLimits: limits, audit }, ip };
  const { data, errors } = await graphql({
    schema,
    source,
    variableValues: { ...variableValues },
    contextValue,
  });
  return { ...data, error: errors?.[0]?.originalError };
}

let addressCount = 0;
const nextAddress = () => `198.51.100.${(addressCount += 1)}`;
const me = async (token?: string) => (await runAs('{ me { email } }', {}, { token })).me;

async function signIn(password = PASSWORD): Promise<SignIn> {
  return (await runAs(SIGN_IN, { email: EMAIL, password })).signIn!;
}

test('signs in, reads its account, and signs out', async () => {
  const { token, staff, expiresAt } = await signIn();
  expect(staff.email).toBe(EMAIL);
  expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now());
  expect(await me(token)).toEqual({ email: EMAIL });
  expect(await runAs('mutation { signOut }', {}, { token })).toMatchObject({ signOut: true });
  expect(await me(token)).toBeNull();
});

test.each([
  ` ${EMAIL}`,
  `${EMAIL}\u00a0`,
  `\u202a${EMAIL}\u202c`,
  `\u2068${EMAIL}\u2069`,
  `\u200e${EMAIL}\u200b`,
  `mailto:${EMAIL}`,
  EMAIL.replace('@', '＠'),
])('signs in with the address typed as %j', async (email) => {
  const { signIn } = await runAs(SIGN_IN, { email, password: PASSWORD });
  expect(signIn!.staff.email).toBe(EMAIL);
});

test('returns null as me and rejects signOut and changePassword without a session', async () => {
  expect(await me()).toBeNull();
  expect((await runAs('mutation { signOut }', {})).error).toMatchObject({ kind: 'notSignedIn' });
  const change = await runAs(CHANGE, { current: PASSWORD, next: 'a quieter harbour' });
  expect(change.error).toMatchObject({ kind: 'notSignedIn' });
});

test('reports missing credentials per field without counting an attempt', async () => {
  const ip = nextAddress();
  for (let index = 0; index < 12; index += 1) {
    expect((await runAs(SIGN_IN, { email: ' ', password: '' }, { ip })).error).toMatchObject({
      fields: { email: { text: 'Email is required.' }, password: { text: 'Password is required.' } },
    });
  }
  expect((await runAs(SIGN_IN, { email: 'sara', password: PASSWORD }, { ip })).error).toMatchObject({
    fields: { email: { text: 'Email must be an email address, such as name@example.com.' } },
  });
  expect((await runAs(SIGN_IN, { email: EMAIL, password: PASSWORD }, { ip })).error).toBeUndefined();
});

test('rejects the right password after ten wrong ones from an address', async () => {
  const ip = nextAddress();
  for (let index = 0; index < 10; index += 1) {
    const { error } = await runAs(SIGN_IN, { email: `x${index}@marsa.example`, password: 'wrong' }, { ip });
    expect(error).toMatchObject({ kind: 'notSignedIn', message: 'Invalid email or password.' });
  }
  const { error } = await runAs(SIGN_IN, { email: EMAIL, password: PASSWORD }, { ip });
  expect(error).toMatchObject({ kind: 'tooMany' });
  expect(await signIn()).toBeTruthy();
});

test('changes a password with the current one and limits wrong attempts', async () => {
  const { token } = await signIn();
  const ip = nextAddress();
  for (let index = 0; index < 10; index += 1) {
    const { error } = await runAs(CHANGE, { current: 'wrong', next: 'a quieter harbour' }, { token, ip });
    expect(error).toMatchObject({ fields: { currentPassword: { code: 'WRONG_PASSWORD' } } });
  }
  const variables = { current: PASSWORD, next: 'a quieter harbour' };
  expect((await runAs(CHANGE, variables, { token, ip })).error).toMatchObject({ kind: 'tooMany' });
  expect(await runAs(CHANGE, variables, { token })).toMatchObject({ changePassword: true });
  expect(await me(token)).toBeNull();
  expect(await signIn('a quieter harbour')).toBeTruthy();
});
