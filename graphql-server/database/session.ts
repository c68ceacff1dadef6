import pg from 'pg';

/** Settings of a session by their PostgreSQL names. */
export type SessionSettings = Readonly<Record<string, string>>;

/**
 * The settings that the code relies on. Every connection sets them itself, because a server, a database or a role may have
 * other defaults. `default_transaction_read_only` is not among them: an operator or a provider who sets it means it.
 */
export const SESSION_SETTINGS: SessionSettings = {
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  default_transaction_isolation: 'read committed',
  extra_float_digits: '1', // the shortest text that reads back as the same number
  idle_in_transaction_session_timeout: '0',
  lock_timeout: '0',
  standard_conforming_strings: 'on',
  statement_timeout: '0',
  transform_null_equals: 'off',
};

/** One statement that applies settings until the connection ends. */
export function setStatement(settings: SessionSettings): string {
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, false)`,
  );
  return `SELECT ${calls.join(', ')}`;
}
