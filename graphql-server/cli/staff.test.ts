import { afterAll, expect, test } from '@jest/globals';
import { BadUsage } from './command.ts';
import { parseCommand } from './staff-arguments.ts';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import { translateDatabaseError } from '../database/unavailable.ts';
import { typescriptOptions } from '../process/project-root.ts';
import { openAccounts } from '../staff/accounts.ts';
import { Staff, StaffSession } from '../staff/staff.ts';

test('parses the commands that list accounts, add one and set its password', () => {
  expect(parseCommand(['list'])).toEqual({ action: 'list' });
  expect(parseCommand(['add', 'Sara@marsa.example'])).toEqual({
    action: 'add',
    email: 'sara@marsa.example',
    make: false,
  });
  expect(parseCommand(['password', '--make', 'sara@marsa.example'])).toMatchObject({ make: true });
});

test.each([' sara@marsa.example', '\u202asara@marsa.example\u202c', 'mailto:Sara＠marsa.example\u200b'])(
  'finds the address in %j',
  (typed) => {
    expect(parseCommand(['enable', typed])).toEqual({ action: 'enable', email: 'sara@marsa.example' });
  },
);

test('parses the commands that disable and enable an account', () => {
  const email = 'sara@marsa.example';
  expect(parseCommand(['disable', 'Sara@marsa.example'])).toEqual({ action: 'disable', email });
  expect(parseCommand(['enable', email])).toEqual({ action: 'enable', email });
  const missing = new BadUsage('Name the account: npm run staff -- disable name@example.com.');
  expect(() => parseCommand(['disable'])).toThrow(missing);
});

test('rejects other arguments with the usage', () => {
  const use = new BadUsage(
    'Use: npm run staff -- list, or add|password name@example.com [--make], or disable|enable name@example.com.',
  );
  const email = 'sara@marsa.example';
  const bad = [
    [],
    ['remove', email],
    ['list', email],
    ['list', '--make'],
    ['add', email, 'word'],
    ['add', '--x'],
    ['disable', email, '--make'],
    ['enable', email, 'word'],
  ];
  for (const args of bad) expect(() => parseCommand(args)).toThrow(use);
  const missing = new BadUsage('Name the account: npm run staff -- password name@example.com [--make].');
  for (const args of [['password'], ['password', 'sara']]) expect(() => parseCommand(args)).toThrow(missing);
});

const LAST_ADMINISTRATOR =
  'This is the last administrator who can sign in. Make another account an administrator first.\n';
const SARA = 'sara@marsa.example';
const CLI = fileURLToPath(new URL('staff.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'marsa-staff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run staff -- …args` in a temporary data folder with `input` on standard input. */
function staff(
  args: string[],
  input = '',
  dataFolder = folder,
): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataFolder };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...typescriptOptions(), CLI, ...args],
      { env },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

test('prints the usage and exits with 2 when the arguments are invalid', async () => {
  const stderr =
    'Use: npm run staff -- list, or add|password name@example.com [--make], or disable|enable name@example.com.\n';
  expect(await staff(['remove', SARA])).toEqual({ code: 2, stdout: '', stderr });
});

test('prints an error when DATA_DIR is not a folder', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const stderr = `DATA_DIR must be a folder that this process can write to: ${file} is none (EEXIST).\n`;
  expect(await staff(['list'], '', file)).toEqual({ code: 1, stdout: '', stderr });
});

test('adds and lists accounts and sets passwords, and fails while a server has the database open', async () => {
  const added = await staff(['add', 'Sara@Marsa.example'], 'harbour at dawn\n');
  expect(added).toEqual({ code: 0, stdout: `Added ${SARA}.\n`, stderr: '' });
  expect((await staff(['list'])).stdout).toMatch(/^sara@marsa\.example, since \d{4}-\d\d-\d\d\n$/);
  const last = await staff(['disable', SARA]);
  expect(last).toEqual({ code: 1, stdout: '', stderr: LAST_ADMINISTRATOR });
  const generated = (await staff(['password', SARA, '--make'])).stdout.match(/^Password: (.+)$/m)?.[1] ?? '';

  const database = await openDatabase({ folder, entities: [Staff, StaffSession], migrations });
  const { dataSource } = database;
  const secret = 'a secret of at least thirty-two bytes';
  const accounts = openAccounts({ dataSource, database, secret, translate: translateDatabaseError });
  const refused = await staff(['password', SARA], 'a quieter harbour\n');
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/^The server is running .* nothing was changed\. Stop the server/);
  expect((await accounts.signIn(SARA, generated)).staff.email).toBe(SARA);
  await database.close();
}, 180_000); // starts six processes in sequence
