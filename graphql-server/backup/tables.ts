import type { StatementReader } from '../database/statement.ts';

/** A table as a backup has it: the columns that rows are written with, those made by the database left out. */
export interface BackedTable {
  name: string;
  columns: string[];
}

/**
 * What is made anew by itself or lasts minutes: steps of the schema, limits, presses, the last backup,
 * which processes run and whose turn it is, which pictures were missing, and notes for those who keep facts in memory.
 */
const LEFT_OUT = [
  'migrations',
  'last_backup',
  'listing_changes',
  'missing_pictures',
  'picture_checks',
  'pictures_aside',
  'pictures_coming',
  'presses',
  'processes',
  'rate_limits',
  'turns',
];

const COLUMNS = `
  select c.table_name::text, array_agg(c.column_name::text order by c.ordinal_position)
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    and c.table_name <> all ($1::text[])
  group by c.table_name order by c.table_name`;

const REFERENCES = `
  select conrelid::regclass::text, confrelid::regclass::text from pg_constraint
  where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`;

/** Every table that is backed up, those that others refer to before them. */
export async function tablesOf(database: StatementReader): Promise<BackedTable[]> {
  const found = (await database.rows({ name: 'backup.tables', text: COLUMNS }, [LEFT_OUT])) as [
    string,
    string[],
  ][];
  const references = (await database.rows({ name: 'backup.references', text: REFERENCES }, [])) as [
    string,
    string,
  ][];
  const tables = new Map(found.map(([name, columns]) => [name, { name, columns }]));
  const ordered = new Set<BackedTable>();
  const take = (table: BackedTable | undefined): void => {
    if (!table || ordered.has(table)) return;
    for (const [from, to] of references) if (from === table.name) take(tables.get(to));
    ordered.add(table);
  };
  for (const table of tables.values()) take(table);
  return [...ordered];
}

/** A name as SQL has it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
