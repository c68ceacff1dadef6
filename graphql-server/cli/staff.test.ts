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

test('the accounts are listed; one is added or given a password by its address', () => {
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

test('an account is taken away and given back by its address', () => {
  const email = 'sara@marsa.example';
  expect(parseCommand(['disable', 'Sara@marsa.example'])).toEqual({ action: 'disable', email });
  expect(parseCommand(['enable', email])).toEqual({ action: 'enable', email });
  const whose = new BadUsage('Say whose account: npm run staff -- disable name@example.com.');
  expect(() => parseCommand(['disable'])).toThrow(whose);
});

test('anything else is told how it is meant', () => {
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
  const whose = new BadUsage('Say whose account: npm run staff -- password name@example.com [--make].');
  for (const args of [['password'], ['password', 'sara']]) expect(() => parseCommand(args)).toThrow(whose);
});

const SARA = 'sara@marsa.example';
const CLI = fileURLToPath(new URL('staff.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'marsa-staff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run staff -- …args` on the test's own folder with `input` piped in. */
function staff(
  args: string[],
  input = '',
  dataFolder = folder,
): Promise<{ code: unknown; said: string; complained: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataFolder };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...typescriptOptions(), CLI, ...args],
      { env },
      (error, said, complained) => resolve({ code: error?.code ?? 0, said, complained }),
    );
    child.stdin?.end(input);
  });
}

test('a command line that makes no sense is answered in one sentence, and the code says so', async () => {
  const complained =
    'Use: npm run staff -- list, or add|password name@example.com [--make], or disable|enable name@example.com.\n';
  expect(await staff(['remove', SARA])).toEqual({ code: 2, said: '', complained });
});

test('a folder that is none is said in a sentence', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const complained = `DATA_DIR must be a folder that this process can write to: ${file} is none (EEXIST).\n`;
  expect(await staff(['list'], '', file)).toEqual({ code: 1, said: '', complained });
});

test('accounts are added, listed and given new passwords; not while a server holds the database', async () => {
  const added = await staff(['add', 'Sara@Marsa.example'], 'harbour at dawn\n');
  expect(added).toEqual({ code: 0, said: `Added ${SARA}.\n`, complained: '' });
  expect((await staff(['list'])).said).toMatch(/^sara@marsa\.example, since \d{4}-\d\d-\d\d\n$/);
  const last = await staff(['disable', SARA]);
  expect(last).toEqual({ code: 1, said: '', complained: 'This is the last account that can sign in.\n' });
  const made = (await staff(['password', SARA, '--make'])).said.match(/^Password: (.+)$/m)?.[1] ?? '';

  const database = await openDatabase({ folder, entities: [Staff, StaffSession], migrations });
  const { dataSource } = database;
  const secret = 'a secret of at least thirty-two bytes';
  const accounts = openAccounts({ dataSource, database, secret, translate: translateDatabaseError });
  const refused = await staff(['password', SARA], 'a quieter harbour\n');
  expect(refused).toMatchObject({ code: 1, said: '' });
  expect(refused.complained).toMatch(/^The server is running .* nothing was changed\. Stop the server/);
  expect((await accounts.signIn(SARA, made)).staff.email).toBe(SARA);
  await database.close();
}, 180_000); // six programs are started, one after the other
