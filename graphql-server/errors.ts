import { message, type Message } from './messages.ts';

/** How the interfaces report an error. */
interface ErrorReport {
  /** HTTP status of REST, pages and pictures. GraphQL has it only from 500, and `code` in the response. */
  status: number;
  /** `extensions.code` of GraphQL. */
  code: string;
  /** Level at which the error is logged with its cause. Other errors are seen only in the log line of their request. */
  log?: 'warn' | 'error';
}

/** How each kind of error is reported. */
export const ERROR_REPORTS = {
  invalid: { status: 400, code: 'BAD_USER_INPUT' },
  notSignedIn: { status: 401, code: 'UNAUTHENTICATED' },
  forbidden: { status: 403, code: 'FORBIDDEN' },
  notFound: { status: 404, code: 'NOT_FOUND' },
  conflict: { status: 409, code: 'CONFLICT' },
  tooLarge: { status: 413, code: 'PAYLOAD_TOO_LARGE' },
  notAPicture: { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  tooMany: { status: 429, code: 'TOO_MANY_REQUESTS' },
  busy: { status: 503, code: 'UNAVAILABLE' },
  unavailable: { status: 503, code: 'UNAVAILABLE', log: 'warn' },
  fileSystem: { status: 503, code: 'UNAVAILABLE', log: 'error' },
  storageFull: { status: 507, code: 'STORAGE_FULL' },
} satisfies Record<string, ErrorReport>;

type ErrorKind = keyof typeof ERROR_REPORTS;

/** An error message for each invalid field, by its name in the API. */
export type FieldMessages = Record<string, Message>;

/** The English text of each message. */
export const textsOf = (fields: FieldMessages): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { text }]) => [name, text]));

/** An error whose message is sent to the client. The message contains no internal details. */
export class AppError extends Error {
  /** Seconds after which a retry may succeed; undefined if it would not. */
  readonly retryAfter?: number;

  constructor(
    readonly kind: ErrorKind,
    readonly reason: Message,
  ) {
    super(reason.text);
    this.name = new.target.name;
  }

  get report(): ErrorReport {
    return ERROR_REPORTS[this.kind];
  }
}

/** The `AppError` that an operation threw; null for an unexpected error. TypeORM wraps the errors of statements. */
export function appErrorOf(error: unknown): AppError | null {
  const thrown = error instanceof Error && 'driverError' in error ? error.driverError : error;
  return thrown instanceof AppError ? thrown : null;
}

/** Writes lines for the operator; any pino logger will do. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Logs an unexpected error, and an `AppError` at the level of its kind. */
export function logError(log: Log, error: unknown): void {
  const appError = appErrorOf(error);
  if (!appError) log.error({ err: error }, 'A request failed');
  else if (appError.report.log)
    log[appError.report.log]({ err: appError }, 'A request could not be served now');
}

/** The input is invalid. `fields` describes the valid values of each invalid field; by default, the message joins them. */
export class InvalidInput extends AppError {
  constructor(
    readonly fields: FieldMessages,
    reason: Message = { ...message('INVALID_INPUT'), text: Object.values(textsOf(fields)).join(' ') },
  ) {
    super('invalid', reason);
  }
}

/** The operation needs a valid staff token. */
export class NotSignedIn extends AppError {
  constructor(reason = message('SIGN_IN_REQUIRED')) {
    super('notSignedIn', reason);
  }
}

/** The password is right, and the account has a second factor. */
export class SecondFactorRequired extends NotSignedIn {
  constructor() {
    super(message('SECOND_FACTOR_CODE_REQUIRED'));
  }
}

/** The role of the account does not allow the operation. */
export class Forbidden extends AppError {
  constructor(reason = message('NOT_ALLOWED')) {
    super('forbidden', reason);
  }
}

export class NotFound extends AppError {
  constructor(reason: Message) {
    super('notFound', reason);
  }
}

/** The write conflicts with the stored data. */
export class Conflict extends AppError {
  constructor(reason: Message) {
    super('conflict', reason);
  }
}

/** The idempotency key was used with other input before. `record` is the id of the record that the earlier request created, if any. */
export class IdempotencyConflict extends Conflict {
  constructor(readonly record: number | null) {
    super(message('IDEMPOTENCY_KEY_REUSED'));
  }
}

/** The file has too many bytes or pixels. */
export class TooLarge extends AppError {
  constructor(reason: Message) {
    super('tooLarge', reason);
  }
}

/** The content of the file is not a picture in a supported format. */
export class NotAPicture extends AppError {
  constructor(reason = message('NOT_A_PICTURE')) {
    super('notAPicture', reason);
  }
}

/** A rate limit is exceeded. `retryAfter` is in seconds. */
export class TooMany extends AppError {
  constructor(override readonly retryAfter: number) {
    super('tooMany', message('TOO_MANY_ATTEMPTS', { seconds: retryAfter }));
  }
}

/** The database is unavailable or the server overloaded; a retry is possible after `retryAfter` seconds. */
export class Unavailable extends AppError {
  constructor(
    reason = message('UNAVAILABLE'),
    override readonly retryAfter = 5,
    kind: 'unavailable' | 'busy' | 'fileSystem' = 'unavailable',
  ) {
    super(kind, reason);
  }
}

/** A file of the server could not be read or written. The `cause` is logged and not sent to the client. */
export class FileSystemError extends Unavailable {
  constructor(cause: unknown) {
    super(message('PICTURE_NOT_STORED'), undefined, 'fileSystem');
    this.cause = cause;
  }
}

export class Busy extends Unavailable {
  constructor() {
    super(message('TOO_MANY_REQUESTS'), undefined, 'busy');
  }
}

/** The connection was lost during COMMIT, so that it is unknown whether the transaction was committed. */
export class OutcomeUnknown extends Unavailable {
  constructor() {
    super(message('OUTCOME_UNKNOWN'));
  }
}

/** A disk is full. The message names it. Reads still work. */
export class StorageFull extends AppError {
  constructor(reason: Message) {
    super('storageFull', reason);
  }
}
