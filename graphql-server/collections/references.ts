import { QueryFailedError, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import type { AnyCollection } from './collection.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether the database refused a row because what it refers to is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return (
    typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === FOREIGN_KEY_VIOLATION
  );
}

/** Names of the pictures that the records of a parent show. */
export async function picturesWithin(
  em: EntityManager,
  child: AnyCollection,
  parentId: number,
): Promise<string[]> {
  if (!child.picture || !child.parent) return [];
  const rows = await em
    .createQueryBuilder(child.entity as EntityTarget<ObjectLiteral>, 't')
    .select('distinct t.picture', 'file')
    .where(`t.${child.parent.column} = :parentId and t.picture is not null`, { parentId })
    .getRawMany<{ file: string }>();
  return rows.map(({ file }) => file);
}
