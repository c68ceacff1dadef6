import type { PGlite } from '@electric-sql/pglite';

/** The initial state of a database. */
export interface Original {
  /** Digest of its tables, columns, indexes, constraints and functions. */
  shape: string;
  /** Its tables with a digest of their rows, and the rows, if there are any. */
  tables: Map<string, { told: string | null; rows: string | null }>;
  /** The values of its sequences. */
  sequences: Map<string, string | null>;
}

const SHAPE = `
  SELECT md5(string_agg(line, ',' ORDER BY line)) AS shape FROM (
    SELECT concat_ws(' ', oid, relname, relnamespace, relkind, reloptions) FROM pg_class WHERE oid >= 16384
    UNION ALL
    SELECT concat_ws(' ', attrelid, attnum, attname, atttypid, atttypmod, attnotnull, attgenerated, attidentity,
      attisdropped, attcollation) FROM pg_attribute WHERE attrelid >= 16384
    UNION ALL SELECT concat_ws(' ', adrelid, adnum, adbin) FROM pg_attrdef
    UNION ALL SELECT concat_ws(' ', indexrelid, indisvalid, indexprs, indpred) FROM pg_index WHERE indexrelid >= 16384
    UNION ALL SELECT concat_ws(' ', oid, conname, convalidated, conbin) FROM pg_constraint WHERE oid >= 16384
    UNION ALL SELECT concat_ws(' ', oid, tgname, tgenabled, tgfoid, tgargs) FROM pg_trigger
    UNION ALL SELECT concat_ws(' ', oid, proname, prosrc) FROM pg_proc WHERE oid >= 16384
    UNION ALL SELECT concat_ws(' ', oid, nspname) FROM pg_namespace WHERE nspname !~ '^pg_(toast_)?temp'
    UNION ALL SELECT concat_ws(' ', oid, extname, extversion) FROM pg_extension
    UNION ALL SELECT concat_ws(' ', setdatabase, setrole, setconfig) FROM pg_db_role_setting
  ) AS lines (line)`;

/** Reads the initial state of a new database. */
export async function originalOf(database: PGlite): Promise<Original> {
  const names = await column(
    database,
    `SELECT oid::regclass::text FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const tables: Original['tables'] = new Map();
  for (const [name, told] of await tell(database, names)) {
    const [rows] = told === null ? [null] : await column(database, `SELECT json_agg(t)::text FROM ${name} t`);
    tables.set(name, { told, rows: rows ?? null });
  }
  return { shape: await shapeOf(database), tables, sequences: await sequencesOf(database) };
}

/** Resets a database to its initial state. Returns false if its tables have changed. */
export async function restored(database: PGlite, original: Original): Promise<boolean> {
  for (const sql of ['ROLLBACK', 'DISCARD ALL']) await database.exec(sql);
  if ((await shapeOf(database)) !== original.shape) return false;
  const changed = await differing(database, original);
  if (changed.length > 0) await database.exec(`TRUNCATE ${changed.join()} RESTART IDENTITY CASCADE`);
  await putBack(database, original);
  const counted = await sequencesOf(database);
  for (const [name, last] of original.sequences) {
    if (counted.get(name) === last) continue;
    await database.query(
      `SELECT setval(seqrelid, coalesce($2, seqstart), $2 IS NOT NULL) FROM pg_sequence WHERE seqrelid = $1::regclass`,
      [name, last],
    );
  }
  await stopClocks(database);
  return true;
}

/** Disables timers of PostgreSQL, which would keep the process alive. */
async function stopClocks(database: PGlite): Promise<void> {
  await database.exec('BEGIN; SET LOCAL statement_timeout = 1; SELECT pg_stat_force_next_flush(); COMMIT');
}

/** Restores initial rows. */
async function putBack(database: PGlite, original: Original): Promise<void> {
  for (const name of await differing(database, original)) {
    const columns = await column(
      database,
      `SELECT quote_ident(attname) FROM pg_attribute
       WHERE attrelid = '${name}'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    );
    await database.exec('SET session_replication_role = replica');
    await database.query(
      `INSERT INTO ${name} (${columns.join()}) OVERRIDING SYSTEM VALUE
       SELECT ${columns.join()} FROM json_populate_recordset(NULL::${name}, $1)`,
      [original.tables.get(name)!.rows],
    );
    await database.exec('RESET session_replication_role');
  }
}

async function differing(database: PGlite, { tables }: Original): Promise<string[]> {
  const now = await tell(database, [...tables.keys()]);
  return [...now].flatMap(([name, told]) => (told === tables.get(name)!.told ? [] : [name]));
}

/** Digests of the rows of each table; none for empty tables. */
async function tell(database: PGlite, names: string[]): Promise<Map<string, string | null>> {
  if (names.length === 0) return new Map();
  const each = names.map(
    (name) => `SELECT '${name}', md5(string_agg(t::text, ',' ORDER BY t::text)) FROM ${name} t`,
  );
  return new Map(await pairs(database, each.join(' UNION ALL ')));
}

async function shapeOf(database: PGlite): Promise<string> {
  return (await column(database, SHAPE))[0]!;
}

async function sequencesOf(database: PGlite): Promise<Map<string, string | null>> {
  const last = `SELECT format('%I.%I', schemaname, sequencename), last_value::text FROM pg_sequences`;
  return new Map(await pairs(database, last));
}

async function column(database: PGlite, sql: string): Promise<string[]> {
  return (await pairs(database, sql)).map(([only]) => only);
}

async function pairs(database: PGlite, sql: string): Promise<[string, string | null][]> {
  const { rows } = await database.query<[string, string | null]>(sql, [], { rowMode: 'array' });
  return rows;
}
