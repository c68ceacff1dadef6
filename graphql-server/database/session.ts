import pg from 'pg';

/** Settings of a session by their PostgreSQL names. */
export type SessionSettings = Readonly<Record<string, string>>;

/**
 * The settings that the code relies on. Every connection sets them, because a server, a database or a role may have other
 * defaults. `default_transaction_read_only` is left out: an operator or a provider who sets it does so on purpose.
 */
export const SESSION_SETTINGS: SessionSettings = {
  DateStyle: 'ISO, MDY',
  TimeZone: 'UTC',
  default_transaction_isolation: 'read committed',
  extra_float_digits: '1', // the shortest text that reads back as the same number
  idle_in_transaction_session_timeout: '0',
  lock_timeout: '0',
  standard_conforming_strings: 'on',
  statement_timeout: '0',
};

/** Values of `current_setting` that are equivalent to those above. */
const EQUIVALENT: Readonly<Record<string, RegExp>> = {
  DateStyle: /^ISO/,
  TimeZone: /^(Etc\/)?(UTC|GMT|UCT|Universal|Zulu)$/,
  extra_float_digits: /^[1-3]$/,
};
/** Timeouts are set for each connection and may differ behind a pooler. */
const LIMITS = /_timeout$/;

/**
 * Returns the settings whose defaults on the server differ. Behind a pooler in transaction mode they must be right by default,
 * because a session is given to another client after each transaction.
 */
export async function wrongDefaults(client: pg.ClientBase): Promise<SessionSettings> {
  const needed = Object.entries(SESSION_SETTINGS).filter(([name]) => !LIMITS.test(name));
  const columns = needed.map(([name]) => `current_setting(${pg.escapeLiteral(name)})`);
  const { rows } = await client.query<string[]>({
    text: `SELECT ${columns.join(', ')}`,
    rowMode: 'array',
  });
  const isRight = (name: string, value: string, found: string) =>
    EQUIVALENT[name]?.test(found) ?? value === found;
  return Object.fromEntries(needed.filter(([name, value], i) => !isRight(name, value, rows[0]![i]!)));
}

/** Builds a statement that applies settings for the rest of the session. */
export function setStatement(settings: SessionSettings): string {
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, false)`,
  );
  return `SELECT ${calls.join(', ')}`;
}
