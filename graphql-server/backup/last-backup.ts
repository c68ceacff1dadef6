import { Unavailable } from '../errors.ts';
import { codeOf } from '../database/unavailable.ts';
import type { StatementReader, StatementWriter } from '../database/statement.ts';

/** The last successful backup of a database, by whichever process made it. */
export interface LastBackup {
  at: Date;
  rows: number;
  pictures: number;
}

const READ = {
  name: 'backup.last',
  text: 'select at, rows, pictures from last_backup',
};
const RECORD = {
  name: 'backup.record',
  text: `insert into last_backup (at, rows, pictures) values (now(), $1, $2)
    on conflict (id) do update set at = excluded.at, rows = excluded.rows, pictures = excluded.pictures`,
};
const UNDEFINED_TABLE = '42P01';

/** Reads the last successful backup; null where none was made yet. */
export async function readLastBackup(database: StatementReader): Promise<LastBackup | null> {
  const [row] = (await database.rows(READ, [])) as [Date, number, number][];
  return row ? { at: row[0], rows: row[1], pictures: row[2] } : null;
}

/** Records a successful backup, unless the database has no table for it yet or is away: the backup is whole all the same. */
export async function recordBackup(
  database: StatementWriter,
  { rows, pictures }: Pick<LastBackup, 'rows' | 'pictures'>,
): Promise<void> {
  try {
    await database.write(RECORD, [rows, pictures]);
  } catch (error) {
    if (codeOf(error) !== UNDEFINED_TABLE && !(error instanceof Unavailable)) throw error;
  }
}
