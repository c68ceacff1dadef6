import { expect, test } from '@jest/globals';
import { InvalidInput } from '../errors.ts';
import { generatePassword, hashPassword, isPassword, requireValidPassword } from './password.ts';
import { message } from '../messages.ts';

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
      new InvalidInput({ password: message('PASSWORD_LENGTH', { min: 12, max: 200 }) }),
    );
  }
});

test.each(['password1234', '123456789012', 'Password123!', 'qwertyuiop12', 'aaaaaaaaaaaa', 'iloveyou1234'])(
  'rejects the common password %s',
  async (password) => {
    await expect(requireValidPassword(password, 'newPassword')).rejects.toMatchObject({
      fields: { newPassword: { code: 'PASSWORD_COMMON' } },
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
