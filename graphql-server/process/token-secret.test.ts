import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readOrCreateSecret, SecretTooShort } from './token-secret.ts';

test('generates a secret once, readable by its owner only, and rejects a short one', () => {
  const root = mkdtempSync(join(tmpdir(), 'marsa-secret-'));
  const folder = join(root, 'data');
  const secret = readOrCreateSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readOrCreateSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['token-secret']);
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
  writeFileSync(join(folder, 'token-secret'), '');
  const short = () => readOrCreateSecret(folder);
  expect(short).toThrow(SecretTooShort);
  expect(short).toThrow('must hold at least 32 characters');
  rmSync(root, { recursive: true });
});
