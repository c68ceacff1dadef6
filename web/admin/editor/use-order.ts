import { useEffect, useRef, useState } from 'react';
import { faultOf, isUncertain } from '../../data/fault.ts';
import { say, sayFailure } from '../ui/toast.tsx';
import { useReload } from './use-reload.ts';

/** Numbers of rows, in an order. */
export type Ids = readonly string[];

/**
 * The order in which rows stand, and a way to put them into another: it stands at once and is stored after, one order after
 * the other and the newest last, however quickly they follow one another.
 */
export function useOrder(stored: Ids, reorder: (ids: string[]) => Promise<void>): [Ids, (next: Ids) => void] {
  /** The order that is not stored yet, or not told of by the list. */
  const [wanted, setWanted] = useState<Ids | null>(null);
  const reload = useReload();
  const next = useRef<Ids | null>(null);
  const underWay = useRef(false);
  const place = useRef(reorder);
  useEffect(() => {
    place.current = reorder;
  });

  const take = (): Ids | null => {
    const ids = next.current;
    next.current = null;
    return ids;
  };

  async function store(): Promise<void> {
    if (underWay.current) return; // whoever is storing takes the newest when it has done
    underWay.current = true;
    try {
      for (let ids = take(); ids; ids = take()) await place.current([...ids]);
      underWay.current = false;
      say('The new order is saved.');
    } catch (error) {
      take();
      const fault = faultOf(error);
      const unknown = 'No answer came. The list is asked for again.';
      if (isUncertain(fault)) sayFailure('The new order may not be saved.', fault.sentence ?? unknown);
      else sayFailure('The new order was not saved.', fault.sentence);
      await reload(); // somebody else may have added one, or taken one away
      underWay.current = false;
      const since = take();
      if (since) put(since);
      else setWanted(null);
    }
  }

  // What was wanted stands until the list tells of an order itself: an older one is not seen, nor begun from, in between.
  const told = stored.join(' ');
  useEffect(() => {
    if (!underWay.current) setWanted(null);
  }, [told]);

  const put = (ids: Ids) => {
    next.current = ids;
    setWanted(ids);
    void store();
  };
  return [known(wanted ?? stored, stored), put];
}

/** An order without rows that have gone meanwhile, and with those that came, at the end. */
export function known(order: Ids, stored: Ids): Ids {
  const there = new Set(stored);
  const kept = order.filter((id) => there.has(id));
  return [...kept, ...stored.filter((id) => !kept.includes(id))];
}
