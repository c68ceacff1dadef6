import type { EntityManager } from 'typeorm';

/** A row as JSON of the database, by column. */
export type StoredRow = Record<string, unknown> & { id: number };

/** A row with the id it was selected by. */
interface FoundRow {
  of: number;
  row: StoredRow;
}

interface RowLookup {
  table: string;
  /** The column of the ids. */
  where: string;
  ids: readonly number[];
  /** The row lock. */
  lock: 'update' | 'share';
}

/** Generated columns of a table. */
const madeIn = (table: string) =>
  `array(select attname::text from pg_attribute where attrelid = '"${table}"'::regclass and attgenerated = 's')`;

/** Selects rows that are not in the trash, without generated columns. */
export function rowsOf(em: EntityManager, { table, where, ids, lock }: RowLookup): Promise<FoundRow[]> {
  return em.query(
    `select t."${where}" as of, to_jsonb(t) - ${madeIn(table)} as row from "${table}" t
     where t."${where}" = any($1::int[]) and t.deleted_at is null order by t.id for ${lock}`,
    [ids],
  );
}

/** Inserts rows with the same columns, others by default, and returns their ids. */
export async function insertRows(
  em: EntityManager,
  table: string,
  rows: readonly object[],
): Promise<number[]> {
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join(', ');
  if (rows.length === 0) return [];
  const made = await em.query<{ id: number }[]>(
    `insert into "${table}" (${columns})
     select ${columns} from jsonb_populate_recordset(null::"${table}", $1::jsonb) returning id`,
    [JSON.stringify(rows)],
  );
  return made.map(({ id }) => id);
}
