import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { runCommand, print } from './command.ts';
import { readConfig } from '../config.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { DatabaseInUse } from '../database/lock.ts';
import { migrations } from '../database/migrations/index.ts';
import { CannotOpenDatabase, translateDatabaseError } from '../database/unavailable.ts';
import { openAccounts, type Accounts } from '../staff/accounts.ts';
import { promptPassword } from './password-prompt.ts';
import { parseCommand, type Command } from './staff-arguments.ts';
import { generatePassword } from '../staff/password.ts';
import { Staff, StaffSession } from '../staff/staff.ts';

const SERVER_IS_RUNNING =
  'The server is running and holds the embedded database: nothing was changed. Stop the server and run this again, ' +
  'or sign in there and change your own password (GraphQL: changePassword).';

/** `npm run staff`: lists, adds, disables and enables accounts and sets passwords. */
async function main(args: string[]): Promise<void> {
  const command = parseCommand(args);
  const { databaseUrl: url, dataFolder: folder } = readConfig();
  const database = await openDatabase({ url, folder, entities: [Staff, StaffSession], migrations });
  try {
    await perform(command, createAccounts(database));
  } finally {
    await database.close();
  }
}

function createAccounts({ dataSource, ...database }: Database): Accounts {
  const secret = randomUUID(); // no session is created here
  return openAccounts({ dataSource, database, secret, translate: translateDatabaseError });
}

async function perform(command: Command, accounts: Accounts): Promise<void> {
  if (command.action === 'list') {
    const staff = await accounts.list();
    for (const each of staff) print(formatAccount(each));
    if (staff.length === 0) print('There are no accounts yet.');
    return;
  }
  if (!('make' in command)) {
    await accounts[command.action]({ email: command.email });
    const done = { disable: 'Disabled %s and ended every session.', enable: 'Enabled %s.' };
    print(done[command.action].replace('%s', command.email));
    return;
  }
  const { action, email, make } = command;
  const password = make ? generatePassword() : await promptPassword();
  if (action === 'add') await accounts.add(email, password);
  else await accounts.setPassword(email, password);
  print(action === 'add' ? `Added ${email}.` : `Set the password of ${email} and ended every session.`);
  if (make) print(`Password: ${password}`);
}

function formatAccount({ email, createdAt, disabledAt }: Staff): string {
  const day = (time: Date) => time.toISOString().slice(0, 10);
  return `${email}, since ${day(createdAt)}${disabledAt ? `, disabled since ${day(disabledAt)}` : ''}`;
}

await runCommand(main, (error) => {
  if (error instanceof DatabaseInUse) return SERVER_IS_RUNNING;
  return error instanceof CannotOpenDatabase ? error.message : undefined;
});
