import { expect, test } from '@jest/globals';
import { InvalidInput } from '../errors.ts';
import { hashPassword, isPassword, generatePassword, requireGoodPassword } from './password.ts';

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

test('accepts new passwords of 10 to 200 characters', () => {
  for (const good of ['a'.repeat(10), 'a'.repeat(200), '🏠'.repeat(10)]) {
    expect(() => requireGoodPassword(good)).not.toThrow();
  }
  for (const bad of ['', 'a'.repeat(9), 'a'.repeat(201), '🏠'.repeat(9)]) {
    expect(() => requireGoodPassword(bad)).toThrow(
      new InvalidInput({ password: 'A password has 10 to 200 characters.' }),
    );
  }
});

test('generates a valid password that can be read out and is different each time', () => {
  const made = Array.from({ length: 100 }, generatePassword);
  expect(new Set(made).size).toBe(100);
  for (const password of made) {
    expect(password).toMatch(/^[0-9a-hjkmnp-tv-z]{5}(-[0-9a-hjkmnp-tv-z]{5}){3}$/);
    expect(() => requireGoodPassword(password)).not.toThrow();
  }
});
