import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { StoredRow } from '../../records.ts';
import { HowOneStands, type ArrangedOneProps, type Arranging } from './arrangement.ts';
import { inOrder } from './order.ts';

interface Props<Row extends StoredRow> {
  list: {
    rows: readonly Row[];
    /** The record whose rows they are, where they are those of one alone. */
    place: { of: string | null };
    arranging?: Arranging;
  };
  children: (rows: readonly Row[]) => ReactNode;
}

/** Rows that staff put into an order; where there is no order they stand as they come. */
export function Arranged<Row extends StoredRow>({ list: { rows, place, arranging }, children }: Props<Row>) {
  const { pathname } = useLocation();
  if (!arranging) return children(rows);
  const { Rows, store } = arranging;
  return (
    <Rows key={place.of} place={`${pathname} ${place.of}`} ids={rows.map(({ id }) => id)} store={store}>
      {(ids) => children(inOrder(rows, ids))}
    </Rows>
  );
}

/** One of the rows; where there is an order it has a handle to be moved by. */
export function ArrangedOne(one: ArrangedOneProps) {
  return use(HowOneStands)(one);
}
