import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { print, runCommand } from './command.ts';
import { readConfig, type Config } from '../config.ts';
import { CommandRefused, sendCommand } from '../database/command-socket.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { DatabaseInUse } from '../database/lock.ts';
import { migrations } from '../database/migrations/index.ts';
import { CannotOpenDatabase } from '../database/unavailable.ts';
import { Accounts } from '../staff/accounts.ts';
import { AuditLog } from '../staff/audit-log.ts';
import { PasswordLinks } from '../staff/password-links.ts';
import { generatePassword } from '../staff/password.ts';
import { performStaffCommand, type StaffCommand, type StaffCommandServices } from '../staff/staff-command.ts';
import { Staff, StaffSession } from '../staff/staff.ts';
import { promptPassword } from './password-prompt.ts';
import { parseCommand } from './staff-arguments.ts';

/** `npm run staff`: lists, adds and changes accounts. */
async function main(args: string[]): Promise<void> {
  const parsed = parseCommand(args);
  const config = readConfig();
  if (!('make' in parsed)) {
    printLines(await perform(parsed, config));
    return;
  }
  const { make, ...command } = parsed;
  const password = make ? generatePassword() : await promptPassword();
  printLines(await perform({ ...command, password }, config));
  if (make) print(`Password: ${password}`);
}

function printLines(lines: readonly string[]): void {
  for (const line of lines) print(line);
}

/** Performs a command on the database; where a running server holds the embedded one, the server performs it. */
async function perform(command: StaffCommand, config: Config): Promise<string[]> {
  const { databaseUrl: url, dataFolder: folder } = config;
  try {
    const database = await openDatabase({ url, folder, entities: [Staff, StaffSession], migrations });
    return await performStaffCommand(command, createServices(database, config)).finally(() =>
      database.close(),
    );
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
    return (await sendCommand(folder, { command: 'staff', params: command })) as string[];
  }
}

function createServices(database: Database, { publicUrl, auditDays }: Config): StaffCommandServices {
  const secret = randomUUID(); // no session is created here
  const { dataSource } = database;
  const audit = new AuditLog(database, auditDays);
  return {
    accounts: new Accounts({ dataSource, database, secret }),
    links: new PasswordLinks({ database, audit, origin: publicUrl, mail: null }),
    audit,
  };
}

await runCommand(main, (error) => {
  const isForOperator = error instanceof CommandRefused || error instanceof CannotOpenDatabase;
  return isForOperator ? error.message : undefined;
});
