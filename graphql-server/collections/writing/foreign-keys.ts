import { QueryFailedError } from 'typeorm';

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether the database refused a row because what it refers to is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return (
    typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === FOREIGN_KEY_VIOLATION
  );
}
