import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { Tokens } from './token.ts';
import { InvalidInput } from '../errors.ts';
import { generatePassword, hashPassword, isPassword, requireValidPassword } from './password.ts';

const SECRET = 'a secret of at least thirty-two bytes';
const noon = new Date('2026-03-02T12:00:00Z');
const evening = new Date('2026-03-02T18:00:00Z');
const signedIn = { staffId: 7, sessionId: randomUUID() };

const at = (now: Date, secret = SECRET) => new Tokens(secret, () => now);

/** Creates a token that is signed by HMAC-SHA256, independently of the algorithm in its header. */
function createToken(header: object, payload: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode(header)}.${encode(payload)}`;
  return `${signed}.${createHmac('sha256', SECRET).update(signed).digest('base64url')}`;
}

const payload = { iss: 'marsa', sub: '7', jti: signedIn.sessionId, iat: 1_772_452_800, exp: 1_772_474_400 };

test('verifies a token until it expires', async () => {
  const token = await at(noon).sign(signedIn, evening);
  expect(await at(noon).read(token)).toEqual(signedIn);
  expect(await at(new Date(evening.getTime() - 1)).read(token)).toEqual(signedIn);
  expect(await at(evening).read(token)).toBeNull();
});

test('rejects a token that was modified, has another signature or is not a token', async () => {
  const token = await at(noon).sign(signedIn, evening);
  const [header, , signature] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...payload, sub: '1' })).toString('base64url');
  const invalid = [
    `${header}.${other}.${signature}`,
    token.slice(0, -2),
    `${token}x`,
    'nonsense',
    'a.b.c',
    '',
  ];
  for (const text of invalid) expect(await at(noon).read(text)).toBeNull();
  expect(await at(noon, `another ${SECRET}`).read(token)).toBeNull();
});

test('accepts only HS256, the issuer of session tokens and complete claims', async () => {
  const header = { alg: 'HS256' };
  expect(await at(noon).read(createToken(header, payload))).toEqual(signedIn);
  const unsigned = createToken({ alg: 'none' }, payload);
  const invalid = [
    unsigned,
    `${unsigned.slice(0, unsigned.lastIndexOf('.'))}.`,
    createToken({ alg: 'HS512' }, payload),
    createToken(header, { ...payload, iss: 'elsewhere' }),
    createToken(header, { ...payload, exp: undefined }),
    createToken(header, { ...payload, jti: 'all' }),
    createToken(header, { ...payload, sub: '7 or 1' }),
  ];
  for (const token of invalid) expect(await at(noon).read(token)).toBeNull();
});

test('verifies a password against its salted Argon2id hash', async () => {
  const [first, second] = await Promise.all([
    hashPassword('harbour at dawn'),
    hashPassword('harbour at dawn'),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(await isPassword(first, 'harbour at dawn')).toBe(true);
  expect(await isPassword(first, 'harbour at dusk')).toBe(false);
  expect(await isPassword(undefined, 'harbour at dawn')).toBe(false);
});

test('a letter matches its decomposed form', async () => {
  expect(await isPassword(await hashPassword('caf\u00e9 au port'), 'cafe\u0301 au port')).toBe(true);
});

test('accepts new passwords of 12 to 200 characters', async () => {
  for (const good of ['a quiet creek', `a quiet creek ${'a'.repeat(186)}`, '🏠🌊⛵🌴🌇🕌🐪🏖️🌙⭐🏙️🛥️']) {
    await expect(requireValidPassword(good)).resolves.toBeUndefined();
  }
  for (const bad of ['', 'a'.repeat(11), 'a'.repeat(201), '🏠'.repeat(11)]) {
    await expect(requireValidPassword(bad)).rejects.toThrow(
      new InvalidInput({ password: 'A password has 12 to 200 characters.' }),
    );
  }
});

test.each(['password1234', '123456789012', 'Password123!', 'qwertyuiop12', 'aaaaaaaaaaaa', 'iloveyou1234'])(
  'rejects the common password %s',
  async (password) => {
    await expect(requireValidPassword(password, 'newPassword')).rejects.toMatchObject({
      fields: { newPassword: expect.stringContaining('first that are guessed') },
    });
  },
);

test('generates a valid password that can be read out and is different each time', async () => {
  const passwords = Array.from({ length: 100 }, generatePassword);
  expect(new Set(passwords).size).toBe(100);
  for (const password of passwords) {
    expect(password).toMatch(/^[0-9a-hjkmnp-tv-z]{5}(-[0-9a-hjkmnp-tv-z]{5}){3}$/);
    await requireValidPassword(password);
  }
});
