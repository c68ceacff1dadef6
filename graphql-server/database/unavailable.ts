import { Unavailable } from '../errors.ts';

/** The database could not be opened; the message is one sentence for whoever starts the server. */
export class CannotOpenDatabase extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** SQLSTATEs after which the same call may succeed later: lost, full, starting, stopping, too slow, deadlocked. */
const PASSING_STATE = /^(08...|53...|57P0[1-5]|57014|25006|40001|40P01|55P03)$/;

const LOST_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What pg, pg-pool, TypeORM and PGlite say without any code. */
const LOST_WORDS =
  /connection terminated|timeout expired|timeout exceeded when trying to connect|not queryable|runner already released|after calling end on the pool|stopped answering|pglite is clos/i;

function field(error: unknown, name: 'code' | 'message' | 'syscall'): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : '';
  return typeof value === 'string' ? value : '';
}

/** The code that Node or PostgreSQL gave an error; '' without one. */
export function codeOf(error: unknown): string {
  return field(error, 'code');
}

/** What an error says, or its code when it says nothing. */
export function wordsOf(error: unknown): string {
  return field(error, 'message') || codeOf(error);
}

function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (code === '') return LOST_WORDS.test(wordsOf(error));
  if (code === 'ENOENT') return field(error, 'syscall') === 'connect'; // a server's socket file
  return PASSING_STATE.test(code) || LOST_CONNECTION.has(code);
}

/** The same error, or `Unavailable` caused by it when the database is away; to be put around transactions. */
export function translateDatabaseError(error: unknown): unknown {
  if (error instanceof Unavailable || !isUnavailable(error)) return error;
  return Object.assign(new Unavailable(), { cause: error });
}
