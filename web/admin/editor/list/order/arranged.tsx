import { Button } from '@mantine/core';
import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { goWhole } from '../../../../data/whole.ts';
import { part } from '../../../../ui/part.ts';
import { useComing } from '../../../../ui/use-coming.ts';
import type { StoredRow } from '../../records.ts';
import { HowOneStands, type ArrangedOneProps } from './arrangement.ts';
import { inOrder } from './order.ts';

// Only galleries are put in order: what moves rows comes with them.
const code = part(() => import('./sortable-rows.tsx'));

interface Props<Row extends StoredRow> {
  list: {
    rows: readonly Row[];
    /** The record whose rows they are, where they are those of one alone. */
    place: { of: string | null };
    /** Stores another order of them, where they have one. */
    reorder?: (ids: string[]) => Promise<void>;
  };
  children: (rows: readonly Row[]) => ReactNode;
}

/** Rows that staff put into an order; where there is no order they stand as they come. */
export function Arranged<Row extends StoredRow>({ list: { rows, place, reorder }, children }: Props<Row>) {
  const { pathname } = useLocation();
  const { here, isLost, again } = useComing(code, reorder !== undefined);
  const standing = children(rows);
  if (!reorder) return standing;
  if (!here) {
    return (
      <>
        {isLost && (
          <p role="alert">
            They cannot be put in order just now.{' '}
            <Button variant="default" size="compact-sm" onClick={() => again(goWhole)}>
              Try again
            </Button>
          </p>
        )}
        {standing}
      </>
    );
  }
  return (
    <here.SortableRows
      key={place.of}
      place={`${pathname} ${place.of}`}
      ids={rows.map(({ id }) => id)}
      reorder={reorder}
    >
      {(ids) => children(inOrder(rows, ids))}
    </here.SortableRows>
  );
}

/** One of the rows; where there is an order it has a handle to be moved by. */
export function ArrangedOne(one: ArrangedOneProps) {
  return use(HowOneStands)(one);
}
