import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { AppError, OutcomeUnknown, StorageFull, Unavailable } from '../errors.ts';
import { message } from '../messages.ts';

/** The database could not be opened; the message is one sentence for the operator. */
export class CannotOpenDatabase extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** No connection was available, or it was lost with the statement that ran on it. */
export class ConnectionLost extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The disk of the database is full; reads still work. */
export class DatabaseFull extends StorageFull {
  constructor() {
    super(message('DATABASE_FULL'));
  }
}

const DISK_FULL = '53100';
const NOT_ALLOWED = '42501';

/** SQLSTATEs after which the same call may succeed later: lost, full, starting, stopping, too slow, deadlocked. */
const PASSING_STATE = /^(08...|53...|57P0[1-5]|57014|25006|25P03|40001|40P01|55P03)$/;

const SQLSTATE = /^[0-9A-Z]{5}$/;

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

/** Errors of statements in a transaction whose connection was lost before. */
const LOST_IN_TRANSACTION = [
  ConnectionLost,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
];

function field(error: unknown, name: 'code' | 'message' | 'syscall' | 'severity' | 'driverError'): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The error code of Node.js or PostgreSQL; '' without one. */
export function codeOf(error: unknown): string {
  return textOf(field(error, 'code'));
}

/** The message of an error, or its code if the message is empty. */
export function messageOf(error: unknown): string {
  return textOf(field(error, 'message')) || codeOf(error);
}

/** Returns the error of PostgreSQL or the connection, which the pool has translated and TypeORM has wrapped. */
export function causeOf(error: unknown): unknown {
  const translated = field(error, 'driverError') ?? error;
  const isTranslated = translated instanceof Unavailable || translated instanceof DatabaseFull;
  return isTranslated ? (translated.cause ?? translated) : translated;
}

/** SQLSTATEs of a serialization failure and a deadlock. */
const ROLLED_BACK = ['40001', '40P01'];

/** True if the database rolled a transaction back in favour of another: a retry may succeed at once. */
export function isRolledBack(error: unknown): boolean {
  return ROLLED_BACK.includes(codeOf(causeOf(error)));
}

/** True if the server reported the error on a working connection: nothing was executed. */
function isServerError(error: unknown): boolean {
  const cause = causeOf(error);
  const code = codeOf(cause);
  return SQLSTATE.test(code) && field(cause, 'severity') === 'ERROR' && !code.startsWith('08');
}

/** Returns a sentence for the operator if the database user lacks a privilege; undefined for other errors. */
export function missingPrivilege(error: unknown): CannotOpenDatabase | undefined {
  const cause = causeOf(error);
  if (codeOf(cause) !== NOT_ALLOWED) return undefined;
  return new CannotOpenDatabase(
    `The user in DATABASE_URL may not do what the site needs (${messageOf(cause)}): let that user own the database and its tables.`,
    { cause: error },
  );
}

/** Returns `ConnectionLost` for connection errors of `pg`, which are plain errors without a code. */
export function asConnectionError(error: unknown): unknown {
  const isPlain = error instanceof Error && error.constructor === Error && codeOf(error) === '';
  return isPlain ? new ConnectionLost(error.message, { cause: error }) : error;
}

/** True if the database was unavailable or busy, so that a retry may succeed later. */
export function isTemporaryError(error: unknown): boolean {
  const cause = causeOf(error);
  if (cause instanceof Unavailable) return true;
  if (LOST_IN_TRANSACTION.some((kind) => cause instanceof kind)) return true;
  const code = codeOf(cause);
  if (code === 'ENOENT') return field(cause, 'syscall') === 'connect'; // the socket file of a server
  return PASSING_STATE.test(code) || LOST_CONNECTION.has(code);
}

/** Returns `DatabaseFull` or `Unavailable` with the error of the database as cause, or else the error itself. */
export function translateDatabaseError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const cause = causeOf(error);
  if (codeOf(cause) === DISK_FULL) return Object.assign(new DatabaseFull(), { cause });
  return isTemporaryError(cause) ? Object.assign(new Unavailable(), { cause }) : error;
}

/** Translates an error of a committing statement: `OutcomeUnknown` if its response was lost. */
export function translateCommitError(error: unknown): unknown {
  const cause = causeOf(error);
  if (!isTemporaryError(cause) || isServerError(cause)) return translateDatabaseError(error);
  return Object.assign(new OutcomeUnknown(), { cause });
}
