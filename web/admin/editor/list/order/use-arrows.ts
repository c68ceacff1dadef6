import { arrayMove } from '@dnd-kit/sortable';
import { useState, type KeyboardEvent } from 'react';
import { known, type Ids } from './order.ts';

/** Rows as they are moved by the keyboard. */
export interface Arrows {
  /** The row that is held. */
  held: string | null;
  /** The order in which the rows stand while one of them is held. */
  ids: Ids;
  /** What is to be heard of it. */
  said: string;
  /** Takes a key that was pressed on the handle of a row. */
  press: (id: string, event: KeyboardEvent<HTMLElement>) => void;
  /** Puts down what is held. */
  putDown: () => void;
}

/**
 * Moves rows by the keys of their handles: Space picks one up and puts it down, arrows, Home and End move it, Escape puts it
 * back. Each
 * key has its effect before the next is read, however quickly they follow one another.
 */
export function useArrows(stored: Ids, put: (next: Ids) => void): Arrows {
  const [moving, setMoving] = useState<{ id: string; order: Ids } | null>(null);
  const [said, setSaid] = useState('');
  const ids = moving ? known(moving.order, stored) : stored;
  const placeOf = (id: string, order: Ids) => `Place ${order.indexOf(id) + 1} of ${order.length}.`;

  const putDown = () => {
    if (!moving) return;
    setMoving(null);
    setSaid(`Put down. ${placeOf(moving.id, ids)}`);
    if (ids.some((id, place) => id !== stored[place])) put(ids);
  };

  const press: Arrows['press'] = (id, event) => {
    const isHeld = moving?.id === id;
    if (event.key === ' ' || event.key === 'Enter') {
      if (event.repeat) {
        // A key that is kept down is one press.
      } else if (isHeld) {
        putDown();
      } else {
        setMoving({ id, order: ids });
        setSaid(`Picked up. ${placeOf(id, ids)}`);
      }
    } else if (isHeld && event.key === 'Escape') {
      setMoving(null);
      setSaid(`Put back. ${placeOf(id, stored)}`);
    } else if (isHeld && event.key in STEPS) {
      const from = ids.indexOf(id);
      const to = STEPS[event.key]!({
        from,
        last: ids.length - 1,
        columns: columnsAround(event.currentTarget),
      });
      const order = ids[to] === undefined ? ids : arrayMove([...ids], from, to);
      setMoving({ id, order });
      setSaid(placeOf(id, order));
    } else return;
    event.preventDefault();
  };

  return { held: moving?.id ?? null, ids, said, press, putDown };
}

interface Standing {
  from: number;
  last: number;
  /** How many stand side by side. */
  columns: number;
}

/** To which place a key moves a row. */
const STEPS: Readonly<Record<string, (standing: Standing) => number>> = {
  ArrowLeft: ({ from }) => from - 1,
  ArrowRight: ({ from }) => from + 1,
  ArrowUp: ({ from, columns }) => from - columns,
  ArrowDown: ({ from, columns }) => from + columns,
  Home: () => 0,
  End: ({ last }) => last,
};

/** How many rows stand side by side where this is the handle of one. */
function columnsAround(handle: HTMLElement): number {
  const list = handle.closest('li, tr')?.parentElement;
  const { display, gridTemplateColumns } = getComputedStyle(list ?? handle);
  return display === 'grid' ? gridTemplateColumns.split(' ').length : 1;
}
