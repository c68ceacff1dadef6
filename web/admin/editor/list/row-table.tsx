import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StoredRow } from '../records.ts';
import type { Columns } from './columns.tsx';
import type { EditedList } from './edited-list.ts';
import { ListTable } from './list-table.tsx';
import { RowActions } from './row-actions.tsx';

interface Props<Row extends StoredRow> {
  editor: EditedList<Row>;
  columns: Columns<Row>;
  /** What is said of a row beside what can be done with it. */
  remark?: (row: Row) => ReactNode;
  /** What stands beside the search. */
  children?: ReactNode;
  /** What is said where nothing is found of what the list is kept to. */
  nothing?: ReactNode;
}

/** The records of a screen, to be edited one by one and deleted together. */
export function RowTable<Row extends StoredRow>({ editor, columns, remark, children, nothing }: Props<Row>) {
  const { list, texts, records, editing, remove, added } = editor;
  const unseen =
    added && list.state === 'here' && list.isNarrowed && !list.rows.some(({ id }) => id === added.id);
  return (
    <ListTable
      list={list}
      columns={columns}
      texts={texts}
      nothing={nothing}
      records={records}
      current={editing}
      actions={(row, name) => (
        <>
          <RowActions editor={editor} row={row} name={name} />
          {remark?.(row)}
        </>
      )}
      bulk={(chosen) => (
        <Button color="red" variant="outline" onClick={() => void remove(chosen)}>
          Delete {chosen.length} selected
        </Button>
      )}
    >
      {children}
      {unseen && (
        <p className="list-unseen" role="status">
          “{records.title(added)}” was added; it is not among these.{' '}
          <Button variant="default" size="compact-sm" onClick={list.showAll}>
            Show it
          </Button>
        </p>
      )}
    </ListTable>
  );
}
