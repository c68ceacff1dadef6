import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { runCommand, say } from './command.ts';
import { readConfig } from '../config.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { DatabaseInUse } from '../database/lock.ts';
import { migrations } from '../database/migrations/index.ts';
import { CannotOpenDatabase, translateDatabaseError } from '../database/unavailable.ts';
import { openAccounts, type Accounts } from '../staff/accounts.ts';
import { askPassword } from './password-prompt.ts';
import { readCommand, type Command } from './staff-arguments.ts';
import { makePassword } from '../staff/password.ts';
import { Staff, StaffSession } from '../staff/staff.ts';

const SERVER_RUNS =
  'The server is running and holds the embedded database: nothing was touched. Stop the server and run this again, ' +
  'or sign in there and change your own password (GraphQL: changePassword).';

/** `npm run staff`: adds an account, sets a password, takes an account away or gives it back, lists them. */
async function main(args: string[]): Promise<void> {
  const command = readCommand(args);
  const { databaseUrl: url, dataFolder: folder } = readConfig();
  const database = await openDatabase({ url, folder, entities: [Staff, StaffSession], migrations });
  try {
    await perform(command, accountsIn(database));
  } finally {
    await database.close();
  }
}

function accountsIn({ dataSource, ...database }: Database): Accounts {
  const secret = randomUUID(); // nobody signs in here
  return openAccounts({ dataSource, database, secret, translate: translateDatabaseError });
}

async function perform(command: Command, accounts: Accounts): Promise<void> {
  if (command.does === 'list') {
    const staff = await accounts.list();
    for (const each of staff) say(lineOf(each));
    if (staff.length === 0) say('There are no accounts yet.');
    return;
  }
  if (!('make' in command)) {
    await accounts[command.does](command.email);
    const done = { disable: 'Disabled %s and ended every session.', enable: 'Enabled %s.' };
    say(done[command.does].replace('%s', command.email));
    return;
  }
  const { does, email, make } = command;
  const password = make ? makePassword() : await askPassword();
  if (does === 'add') await accounts.add(email, password);
  else await accounts.setPassword(email, password);
  say(does === 'add' ? `Added ${email}.` : `Set the password of ${email} and ended every session.`);
  if (make) say(`Password: ${password}`);
}

function lineOf({ email, createdAt, disabledAt }: Staff): string {
  const day = (time: Date) => time.toISOString().slice(0, 10);
  return `${email}, since ${day(createdAt)}${disabledAt ? `, disabled since ${day(disabledAt)}` : ''}`;
}

await runCommand(main, (error) => {
  if (error instanceof DatabaseInUse) return SERVER_RUNS;
  return error instanceof CannotOpenDatabase ? error.message : undefined;
});
