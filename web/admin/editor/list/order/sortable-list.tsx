import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { StoredRow } from '../../collection.ts';
import { sortByIds } from './order.ts';
import { SortableItemContext, type SortableItemProps, type Sorting } from './sortable-item.ts';

interface Props<Row extends StoredRow> {
  list: {
    rows: readonly Row[];
    /** The parent record, if the list shows rows of one parent. */
    params: { parentId: string | null };
    sorting?: Sorting;
  };
  children: (rows: readonly Row[]) => ReactNode;
}

/** Wraps rows in the sortable context, if they have an order. */
export function SortableList<Row extends StoredRow>({
  list: { rows, params, sorting },
  children,
}: Props<Row>) {
  const { pathname } = useLocation();
  if (!sorting) return children(rows);
  const { Rows, store } = sorting;
  return (
    <Rows
      key={params.parentId}
      listKey={`${pathname} ${params.parentId}`}
      ids={rows.map(({ id }) => id)}
      store={store}
    >
      {(ids) => children(sortByIds(rows, ids))}
    </Rows>
  );
}

/** One row, with a drag handle if the rows have an order. */
export function SortableItem(props: SortableItemProps) {
  return use(SortableItemContext)(props);
}
