import { allOf } from './condition.ts';
import type { Wish } from './finding.ts';
import { NEWEST_FIRST, type Table } from './table.ts';
import type { Statement } from '../../database/statement.ts';

/** Rows of an export that are read at once. */
const AT_ONCE = 500;

/** What an export is kept to. */
export type Exporting = Pick<Wish, 'search' | 'state' | 'where'>;

/** Closes the export that is open, if there is one. */
export const CLOSE: Statement = { name: 'exporting.close', text: 'close all' };

/** The next rows of the export that is open; apart for each resource, because a prepared statement has one kind of row. */
export function nextOn(statement: (name: string, text: string) => Statement): Statement {
  return statement('exporting.next', `fetch ${AT_ONCE} from exporting`);
}

/** Writes the statement that opens an export: $1 the search and $2 the state, where the wish has them, then what it has conditions of. */
export function exportingOn(
  { select, from, withPictures, ofKind, state: column }: Table,
  statement: (name: string, text: string) => Statement,
): (wish: Exporting) => Statement {
  return ({ search, state, where: conditions = [] }) => {
    let last = 0;
    const parameter = () => `$${++last}`;
    const where = [
      ofKind,
      search && `t.search @@ ${parameter()}::tsquery`,
      state && `${column} = ${parameter()}::text`,
      ...allOf(conditions, parameter),
    ].filter(Boolean);
    const name = ['exporting', search && 'search', state && 'state'].filter(Boolean).join('.');
    // `with hold`, so that it is whole also where no transaction is held open for it.
    const written = statement(
      name,
      `declare exporting no scroll cursor with hold for select ${select} from ${from} ${withPictures}
       where ${where.join(' and ')} order by ${NEWEST_FIRST}`,
    );
    return conditions.length > 0 ? { ...written, name: '' } : written;
  };
}
