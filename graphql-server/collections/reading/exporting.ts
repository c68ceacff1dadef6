import { allOf } from './condition.ts';
import type { ListFilter } from './finding.ts';
import { NEWEST_FIRST, type Table } from './table.ts';
import type { Statement } from '../../database/statement.ts';

/** Rows of an export in one batch. */
const AT_ONCE = 500;

/** The filters of an export. */
export type Exporting = Pick<ListFilter, 'search' | 'state' | 'where'>;

/** Closes the open cursor, if there is one. */
export const CLOSE: Statement = { name: 'exporting.close', text: 'close all' };

/** Fetches the next rows of the cursor. */
export function nextOn(statement: (name: string, text: string) => Statement): Statement {
  return statement('exporting.next', `fetch ${AT_ONCE} from exporting`);
}

/** Generates the statement that opens a cursor: $1 search and $2 state, if given, then the values of conditions. */
export function exportingOn(
  { select, from, withPictures, ofKind, state: column }: Table,
  statement: (name: string, text: string) => Statement,
): (filter: Exporting) => Statement {
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
    // `with hold`, so that the result is consistent without an open transaction.
    const written = statement(
      name,
      `declare exporting no scroll cursor with hold for select ${select} from ${from} ${withPictures}
       where ${where.join(' and ')} order by ${NEWEST_FIRST}`,
    );
    return conditions.length > 0 ? { ...written, name: '' } : written;
  };
}
