import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { SignedTokens } from './signed-tokens.ts';

const SECRET = 'a secret of at least thirty-two bytes';
const noon = new Date('2026-03-02T12:00:00Z');
const evening = new Date('2026-03-02T18:00:00Z');
const claims = { sub: '7', jti: 'd9428888-122b-11e1-b85c-61cd3cbb3210' };

const at = (now: Date, secret = SECRET) => new SignedTokens(secret, () => now);

/** Creates a token that is signed by HMAC-SHA256, independently of the algorithm in its header. */
function createToken(header: object, payload: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode(header)}.${encode(payload)}`;
  return `${signed}.${createHmac('sha256', SECRET).update(signed).digest('base64url')}`;
}

test('verifies a token until it expires', async () => {
  const token = await at(noon).sign('session', claims, evening);
  expect(await at(noon).verify('session', token)).toMatchObject(claims);
  expect(await at(new Date(evening.getTime() - 1)).verify('session', token)).toMatchObject(claims);
  expect(await at(evening).verify('session', token)).toBeNull();
});

test('a token is not valid for another purpose', async () => {
  const token = await at(noon).sign('known-browser', claims, evening);
  expect(await at(noon).verify('known-browser', token)).toMatchObject(claims);
  expect(await at(noon).verify('session', token)).toBeNull();
  expect(await at(noon).verify('session', createToken({ alg: 'HS256' }, claims))).toBeNull();
});

test('rejects a token that was modified, has another signature or is not a token', async () => {
  const token = await at(noon).sign('session', claims);
  const [header, , signature] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...claims, aud: 'session', sub: '1' })).toString('base64url');
  const invalid = [
    `${header}.${other}.${signature}`,
    token.slice(0, -2),
    `${token}x`,
    'nonsense',
    'a.b.c',
    '',
  ];
  for (const text of invalid) expect(await at(noon).verify('session', text)).toBeNull();
  expect(await at(noon, `another ${SECRET}`).verify('session', token)).toBeNull();
});

test('accepts only HS256', async () => {
  const payload = { ...claims, aud: 'session' };
  expect(await at(noon).verify('session', createToken({ alg: 'HS256' }, payload))).toMatchObject(claims);
  const unsigned = createToken({ alg: 'none' }, payload);
  const invalid = [
    unsigned,
    `${unsigned.slice(0, unsigned.lastIndexOf('.'))}.`,
    createToken({ alg: 'HS512' }, payload),
  ];
  for (const token of invalid) expect(await at(noon).verify('session', token)).toBeNull();
});
