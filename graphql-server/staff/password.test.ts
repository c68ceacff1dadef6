import { expect, test } from '@jest/globals';
import { InvalidInput } from '../errors.ts';
import { hashPassword, isPassword, makePassword, requireGoodPassword } from './password.ts';

test('a password is known by its hash, which is Argon2id and salted', async () => {
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

test('a letter is the same in one piece or with its accent apart', async () => {
  expect(await isPassword(await hashPassword('caf\u00e9 au port'), 'cafe\u0301 au port')).toBe(true);
});

test('a new password has 10 to 200 characters', () => {
  for (const good of ['a'.repeat(10), 'a'.repeat(200), '🏠'.repeat(10)]) {
    expect(() => requireGoodPassword(good)).not.toThrow();
  }
  for (const bad of ['', 'a'.repeat(9), 'a'.repeat(201), '🏠'.repeat(9)]) {
    expect(() => requireGoodPassword(bad)).toThrow(
      new InvalidInput({ password: 'A password has 10 to 200 characters.' }),
    );
  }
});

test('a made password can be read out, is good, and comes once', () => {
  const made = Array.from({ length: 100 }, makePassword);
  expect(new Set(made).size).toBe(100);
  for (const password of made) {
    expect(password).toMatch(/^[0-9a-hjkmnp-tv-z]{5}(-[0-9a-hjkmnp-tv-z]{5}){3}$/);
    expect(() => requireGoodPassword(password)).not.toThrow();
  }
});
