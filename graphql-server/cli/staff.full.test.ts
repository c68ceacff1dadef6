import { afterAll, expect, test } from '@jest/globals';
import { BadUsage } from './command.ts';
import { parseCommand } from './staff-arguments.ts';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandListener } from '../database/command-socket.ts';
import { openDatabase } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import { typescriptOptions } from '../process/project-root.ts';
import { Accounts } from '../staff/accounts.ts';
import { AuditLog } from '../staff/audit-log.ts';
import { PasswordLinks } from '../staff/password-links.ts';
import { performStaffCommand, type StaffCommand } from '../staff/staff-command.ts';
import { Staff, StaffSession } from '../staff/staff.ts';

test('parses the commands that list accounts, add one and set its password', () => {
  expect(parseCommand(['list'])).toEqual({ action: 'list' });
  expect(parseCommand(['add', 'Sara@marsa.example'])).toEqual({
    action: 'add',
    email: 'sara@marsa.example',
    name: '',
    role: 'ADMINISTRATOR',
    make: false,
  });
  expect(parseCommand(['add', 'omar@marsa.example', '--name', 'Omar', '--role', 'Agent'])).toMatchObject({
    name: 'Omar',
    role: 'AGENT',
  });
  expect(parseCommand(['password', '--make', 'sara@marsa.example'])).toMatchObject({ make: true });
});

test.each([' sara@marsa.example', '\u202asara@marsa.example\u202c', 'mailto:Sara＠marsa.example\u200b'])(
  'finds the address in %j',
  (typed) => {
    expect(parseCommand(['enable', typed])).toEqual({ action: 'enable', email: 'sara@marsa.example' });
  },
);

test('parses the commands that change an account', () => {
  const email = 'sara@marsa.example';
  for (const action of ['disable', 'enable', 'link', 'reset-second-factor'])
    expect(parseCommand([action, 'Sara@marsa.example'])).toEqual({ action, email });
  expect(parseCommand(['role', email, '--role', 'manager'])).toEqual({
    action: 'role',
    email,
    role: 'MANAGER',
  });
  const missing = new BadUsage('Name the account: npm run staff -- disable name@example.com.');
  expect(() => parseCommand(['disable'])).toThrow(missing);
});

test('rejects other arguments with the usage', () => {
  const email = 'sara@marsa.example';
  const bad = [
    [],
    ['remove', email],
    ['constructor', email],
    ['list', email],
    ['list', '--make'],
    ['add', email, 'word'],
    ['add', '--x'],
    ['disable', email, '--make'],
    ['link', email, '--role', 'agent'],
    ['enable', email, 'word'],
  ];
  for (const args of bad) expect(() => parseCommand(args)).toThrow(/^Use: npm run staff -- COMMAND/);
  const missing = new BadUsage('Name the account: npm run staff -- password name@example.com.');
  for (const args of [['password'], ['password', 'sara']]) expect(() => parseCommand(args)).toThrow(missing);
  const noRole = new BadUsage('Name the role: --role administrator|manager|agent.');
  for (const args of [
    ['role', email],
    ['add', email, '--role', 'owner'],
  ])
    expect(() => parseCommand(args)).toThrow(noRole);
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
  expect(await staff(['remove', SARA])).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Use: npm run staff/),
  });
});

test('prints an error when DATA_DIR is not a folder', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const stderr = `DATA_DIR must be a folder that this process can write to: ${file} is not one (EEXIST).\n`;
  expect(await staff(['list'], '', file)).toEqual({ code: 1, stdout: '', stderr });
});

test('adds and lists accounts, and says why it refuses a change', async () => {
  const added = await staff(['add', 'Sara@Marsa.example'], 'harbour at dawn\n');
  expect(added).toEqual({ code: 0, stdout: `Added ${SARA} as administrator.\n`, stderr: '' });
  expect((await staff(['list'])).stdout).toMatch(
    /^sara@marsa\.example, administrator, since \d{4}-\d\d-\d\d\n$/,
  );
  const last = await staff(['disable', SARA]);
  expect(last).toEqual({ code: 1, stdout: '', stderr: LAST_ADMINISTRATOR });
}, 180_000); // starts processes in sequence

test('the server performs the commands while it has the embedded database open', async () => {
  const database = await openDatabase({ folder, entities: [Staff, StaffSession], migrations });
  const { dataSource } = database;
  const secret = 'a secret of at least thirty-two bytes';
  const accounts = new Accounts({ dataSource, database, secret });
  const audit = new AuditLog(database, 730);
  const links = new PasswordLinks({ database, audit, origin: 'https://marsa.example', mail: null });
  const services = { accounts, links, audit };
  database.answer(
    commandListener({ staff: (command) => performStaffCommand(command as StaffCommand, services) }),
  );
  const omar = 'omar@marsa.example';
  const password = 'a quieter harbour';
  expect(await staff(['add', omar, '--name', 'Omar', '--role', 'agent'], `${password}\n`)).toEqual({
    ...{ code: 0, stdout: `Added ${omar} as agent.\n`, stderr: '' },
  });
  const { token } = await accounts.signIn(omar, password);
  expect((await staff(['list'])).stdout).toMatch(/^omar@marsa\.example \(Omar\), agent, since .*\nsara@/);
  expect((await staff(['role', omar, '--role', 'manager'])).stdout).toBe(`${omar} is manager now.\n`);
  expect((await accounts.staffOf(`Bearer ${token}`))?.role).toBe('MANAGER');
  const link = /set-password\/([\w-]{43})$/m.exec((await staff(['link', omar])).stdout)![1]!;
  await links.setPassword(link, 'a louder harbour');
  const generated = /^Password: (.+)$/m.exec((await staff(['password', omar, '--make'])).stdout)![1]!;
  expect((await accounts.signIn(omar, generated)).staff.email).toBe(omar);
  expect((await staff(['reset-second-factor', omar])).stdout).toBe(`Removed the second factor of ${omar}.\n`);
  expect((await staff(['disable', omar])).stdout).toBe(`Disabled ${omar} and ended every session.\n`);
  expect(await staff(['disable', SARA])).toEqual({ code: 1, stdout: '', stderr: LAST_ADMINISTRATOR });
  const sql = 'select kind, by, person, subject from audit_entries order by id desc limit 8';
  const entry = (kind: string, subject = omar) => ({ kind, by: null, person: 'npm run staff', subject });
  expect(await dataSource.query(sql)).toEqual([
    entry('DISABLED'),
    entry('SECOND_FACTOR_CHANGED'),
    entry('PASSWORD_SET'),
    { kind: 'PASSWORD_SET', by: expect.any(Number), person: omar, subject: '' },
    entry('LINK_ISSUED'),
    entry('ROLE_CHANGED', `${omar}: MANAGER`),
    entry('INVITED'),
    entry('INVITED', SARA),
  ]);
  await database.close();
}, 180_000); // starts processes in sequence
