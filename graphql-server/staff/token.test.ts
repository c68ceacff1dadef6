import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { Tokens } from './token.ts';

const SECRET = 'a secret of at least thirty-two bytes';
const noon = new Date('2026-03-02T12:00:00Z');
const evening = new Date('2026-03-02T18:00:00Z');
const signedIn = { staffId: 7, sessionId: randomUUID() };

const at = (now: Date, secret = SECRET) => new Tokens(secret, () => now);

/** A token signed with the secret by HMAC-SHA256, whatever algorithm its header names. */
function forged(header: object, payload: object): string {
  const part = (words: object) => Buffer.from(JSON.stringify(words)).toString('base64url');
  const signed = `${part(header)}.${part(payload)}`;
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
  const bad = [`${header}.${other}.${signature}`, token.slice(0, -2), `${token}x`, 'nonsense', 'a.b.c', ''];
  for (const words of bad) expect(await at(noon).read(words)).toBeNull();
  expect(await at(noon, `another ${SECRET}`).read(token)).toBeNull();
});

test('accepts only HS256, the issuer of session tokens and complete claims', async () => {
  const header = { alg: 'HS256' };
  expect(await at(noon).read(forged(header, payload))).toEqual(signedIn);
  const unsigned = forged({ alg: 'none' }, payload);
  const bad = [
    unsigned,
    `${unsigned.slice(0, unsigned.lastIndexOf('.'))}.`,
    forged({ alg: 'HS512' }, payload),
    forged(header, { ...payload, iss: 'elsewhere' }),
    forged(header, { ...payload, exp: undefined }),
    forged(header, { ...payload, jti: 'all' }),
    forged(header, { ...payload, sub: '7 or 1' }),
  ];
  for (const token of bad) expect(await at(noon).read(token)).toBeNull();
});
