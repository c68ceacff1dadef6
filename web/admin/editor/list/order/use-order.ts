import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { useEffect } from 'react';
import { faultOf, isUncertain, reasonOf } from '../../../../data/fault.ts';
import { say, sayFailure } from '../../../ui/toast.tsx';
import { useLasting } from '../../deeds/lasting.ts';
import { useReload } from '../../deeds/use-reload.ts';
import { known, type Ids } from './order.ts';

/** How an order is stored, and how the list is asked for again. */
interface Means {
  reorder: (ids: string[]) => Promise<void>;
  reload: () => Promise<void>;
}

/** Orders on their way to be stored, one after the other and the newest last. */
class Orders {
  /** The order that is not stored yet, or not told of by the list. */
  readonly wanted = makeVar<Ids | null>(null);
  #next: Ids | null = null;
  #isUnderWay = false;
  /** Takes back that the last one was not stored. */
  #mended = () => {};

  put(ids: Ids, means: Means): void {
    this.#next = ids;
    this.wanted(ids);
    void this.#store(means);
  }

  /** The list tells of an order itself. */
  told(): void {
    if (!this.#isUnderWay) this.wanted(null);
  }

  async #store(means: Means): Promise<void> {
    if (this.#isUnderWay) return; // whoever is storing takes the newest when it has done
    this.#isUnderWay = true;
    try {
      for (let ids = this.#take(); ids; ids = this.#take()) await means.reorder([...ids]);
      this.#isUnderWay = false;
      this.#mended();
      say('The new order is saved.');
    } catch (error) {
      this.#take();
      const fault = faultOf(error);
      const unknown = 'No answer came. The list is asked for again.';
      this.#mended = isUncertain(fault)
        ? sayFailure('The new order may not be saved.', fault.sentence ?? unknown)
        : sayFailure('The new order was not saved.', reasonOf(fault));
      await means.reload(); // somebody else may have added one, or taken one away
      this.#isUnderWay = false;
      const since = this.#take();
      if (since) this.put(since, means);
      else this.wanted(null);
    }
  }

  #take(): Ids | null {
    const ids = this.#next;
    this.#next = null;
    return ids;
  }
}

/**
 * The order in which the rows of that place stand, and a way to put them into another: it stands at once and is stored
 * after, however quickly one follows another, also for whoever goes away and comes back meanwhile.
 */
export function useOrder(
  place: string,
  stored: Ids,
  reorder: (ids: string[]) => Promise<void>,
): [Ids, (next: Ids) => void] {
  const orders = useLasting(`orders of ${place}`, () => new Orders());
  const wanted = useReactiveVar(orders.wanted);
  const reload = useReload();

  // What was wanted stands until the list tells of an order itself: an older one is not seen, nor begun from, in between.
  const told = stored.join(' ');
  useEffect(() => orders.told(), [orders, told]);

  return [known(wanted ?? stored, stored), (next) => orders.put(next, { reorder, reload })];
}
