import type { PGlite } from '@electric-sql/pglite';

/** The initial state of a database. */
export interface InitialState {
  /** Digest of its tables, columns, indexes, constraints and functions. */
  shape: string;
  /** Its tables with a digest of their rows, and the rows, if there are any. */
  tables: Map<string, { digest: string | null; rows: string | null }>;
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
export async function readInitialState(database: PGlite): Promise<InitialState> {
  const names = await column(
    database,
    `SELECT oid::regclass::text FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const tables: InitialState['tables'] = new Map();
  for (const [name, digest] of await digestsOf(database, names)) {
    const [rows] =
      digest === null ? [null] : await column(database, `SELECT json_agg(t)::text FROM ${name} t`);
    tables.set(name, { digest, rows: rows ?? null });
  }
  return { shape: await shapeOf(database), tables, sequences: await sequencesOf(database) };
}

/** Resets a database to its initial state. Returns false if its tables have changed. */
export async function reset(database: PGlite, initial: InitialState): Promise<boolean> {
  for (const sql of ['ROLLBACK', 'DISCARD ALL']) await database.exec(sql);
  if ((await shapeOf(database)) !== initial.shape) return false;
  const changed = await changedTables(database, initial);
  if (changed.length > 0) await database.exec(`TRUNCATE ${changed.join()} RESTART IDENTITY CASCADE`);
  await insertRows(database, initial);
  const current = await sequencesOf(database);
  for (const [name, last] of initial.sequences) {
    if (current.get(name) === last) continue;
    await database.query(
      `SELECT setval(seqrelid, coalesce($2, seqstart), $2 IS NOT NULL) FROM pg_sequence WHERE seqrelid = $1::regclass`,
      [name, last],
    );
  }
  await stopTimers(database);
  return true;
}

/** Stops the timers of PostgreSQL, which would keep the process alive. */
async function stopTimers(database: PGlite): Promise<void> {
  await database.exec('BEGIN; SET LOCAL statement_timeout = 1; SELECT pg_stat_force_next_flush(); COMMIT');
}

/** Restores initial rows. */
async function insertRows(database: PGlite, initial: InitialState): Promise<void> {
  for (const name of await changedTables(database, initial)) {
    const columns = await column(
      database,
      `SELECT quote_ident(attname) FROM pg_attribute
       WHERE attrelid = '${name}'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    );
    await database.exec('SET session_replication_role = replica');
    await database.query(
      `INSERT INTO ${name} (${columns.join()}) OVERRIDING SYSTEM VALUE
       SELECT ${columns.join()} FROM json_populate_recordset(NULL::${name}, $1)`,
      [initial.tables.get(name)!.rows],
    );
    await database.exec('RESET session_replication_role');
  }
}

async function changedTables(database: PGlite, { tables }: InitialState): Promise<string[]> {
  const digests = await digestsOf(database, [...tables.keys()]);
  return [...digests].flatMap(([name, digest]) => (digest === tables.get(name)!.digest ? [] : [name]));
}

/** Digests of the rows of each table; null for empty tables. */
async function digestsOf(database: PGlite, names: string[]): Promise<Map<string, string | null>> {
  if (names.length === 0) return new Map();
  const selects = names.map(
    (name) => `SELECT '${name}', md5(string_agg(t::text, ',' ORDER BY t::text)) FROM ${name} t`,
  );
  return new Map(await pairs(database, selects.join(' UNION ALL ')));
}

async function shapeOf(database: PGlite): Promise<string> {
  return (await column(database, SHAPE))[0]!;
}

async function sequencesOf(database: PGlite): Promise<Map<string, string | null>> {
  const last = `SELECT format('%I.%I', schemaname, sequencename), last_value::text FROM pg_sequences`;
  return new Map(await pairs(database, last));
}

/** Runs a query of one column and returns its values. */
async function column(database: PGlite, sql: string): Promise<string[]> {
  return (await pairs(database, sql)).map(([value]) => value);
}

/** Runs a query of two columns and returns its rows. */
async function pairs(database: PGlite, sql: string): Promise<[string, string | null][]> {
  const { rows } = await database.query<[string, string | null]>(sql, [], { rowMode: 'array' });
  return rows;
}
