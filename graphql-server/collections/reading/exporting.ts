import type { Wish } from './finding.ts';
import { NEWEST_FIRST, type Table } from './table.ts';
import type { Statement } from '../../database/statement.ts';

/** Rows of an export that are read at once. */
const AT_ONCE = 500;

/** Closes the export that is open, if there is one. */
export const CLOSE: Statement = { name: 'exporting.close', text: 'close all' };

/** The next rows of the export that is open; apart for each resource, because a prepared statement has one kind of row. */
export function nextOn(statement: (name: string, text: string) => Statement): Statement {
  return statement('exporting.next', `fetch ${AT_ONCE} from exporting`);
}

/** Writes the statement that opens an export: $1 the search and $2 the state, where the wish has them. */
export function exportingOn(
  { select, from, withPicture, ofKind, state: column }: Table,
  statement: (name: string, text: string) => Statement,
): (wish: Pick<Wish, 'search' | 'state'>) => Statement {
  return ({ search, state }) => {
    const where = [
      ofKind,
      search && 't.search @@ lower($1)::tsquery',
      state && `${column} = $${search ? 2 : 1}::text`,
    ].filter(Boolean);
    const name = ['exporting', search && 'search', state && 'state'].filter(Boolean).join('.');
    // `with hold`, so that it is whole also where no transaction is held open for it.
    return statement(
      name,
      `declare exporting no scroll cursor with hold for select ${select} from ${from} ${withPicture}
       where ${where.join(' and ')} order by ${NEWEST_FIRST}`,
    );
  };
}
