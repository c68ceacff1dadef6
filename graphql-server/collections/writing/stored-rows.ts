import type { EntityManager } from 'typeorm';

/** A row as the database itself writes it, by column. */
export type StoredRow = Record<string, unknown> & { id: number };

/** A row, and the number by which it was asked for. */
export interface FoundRow {
  of: number;
  row: StoredRow;
}

interface RowLookup {
  table: string;
  /** The column in which the numbers stand. */
  where: string;
  ids: readonly number[];
  /** How the rows are held until the transaction ends. */
  lock: 'update' | 'share';
}

/** Columns of a table that the database makes of the others. */
const madeIn = (table: string) =>
  `array(select attname::text from pg_attribute where attrelid = '"${table}"'::regclass and attgenerated = 's')`;

/** Whole rows that are not in the trash, but for what the database makes of them itself. */
export function rowsOf(em: EntityManager, { table, where, ids, lock }: RowLookup): Promise<FoundRow[]> {
  return em.query(
    `select t."${where}" as of, to_jsonb(t) - ${madeIn(table)} as row from "${table}" t
     where t."${where}" = any($1::int[]) and t.deleted_at is null order by t.id for ${lock}`,
    [ids],
  );
}

/** Stores whole rows of one table that name the same columns, the others by their defaults, and gives their numbers. */
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
