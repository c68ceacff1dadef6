import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { useEffect } from 'react';
import * as messages from './messages.ts';
import { useAccountState } from '../../mutations/account-state.ts';
import { useRefetch } from '../../../refetch.ts';
import { notify, notifyFailure } from '../../../ui/notifications.tsx';
import { toApiError } from '../../../../data/api-error.ts';

/** Ordered ids of rows. */
export type Ids = readonly string[];

/** Removes deleted rows from an order and appends new ones. */
export function reconcileOrder(order: Ids, stored: Ids): Ids {
  const existing = new Set(stored);
  const remaining = order.filter((id) => existing.has(id));
  return [...remaining, ...stored.filter((id) => !remaining.includes(id))];
}

export const sortByIds = <Row extends { id: string }>(rows: readonly Row[], order: Ids): Row[] =>
  [...rows].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

/** How an order is stored and the list refetched. */
interface OrderActions {
  reorder: (ids: string[]) => Promise<void>;
  reload: () => Promise<void>;
}

/** Stores orders one after another; only the newest waiting order is stored. */
class ReorderQueue {
  /** The order that is not stored or not refetched yet. */
  readonly pendingOrder = makeVar<Ids | null>(null);
  #next: Ids | null = null;
  #isStoring = false;
  /** Hides the notification of the last failure. */
  #hideError = () => {};

  enqueue(ids: Ids, actions: OrderActions): void {
    this.#next = ids;
    this.pendingOrder(ids);
    void this.#store(actions);
  }

  /** Called when the list contains a stored order. */
  confirmStored(): void {
    if (!this.#isStoring) this.pendingOrder(null);
  }

  async #store(actions: OrderActions): Promise<void> {
    if (this.#isStoring) return; // the running save continues with the newest order
    this.#isStoring = true;
    try {
      for (let ids = this.#take(); ids; ids = this.#take()) await actions.reorder([...ids]);
      this.#isStoring = false;
      this.#hideError();
      notify(messages.orderSaved);
    } catch (error) {
      this.#take();
      this.#hideError = notifyFailure(toApiError(error), {
        failed: messages.orderNotSaved,
        unknown: messages.orderUnknown,
        unanswered: messages.unanswered,
      });
      await actions.reload(); // another user may have added or deleted rows
      this.#isStoring = false;
      const since = this.#take();
      if (since) this.enqueue(since, actions);
      else this.pendingOrder(null);
    }
  }

  #take(): Ids | null {
    const ids = this.#next;
    this.#next = null;
    return ids;
  }
}

/**
 * Returns the order of the rows and a function that changes it. A change is shown at once and stored in the background; it
 * survives leaving the screen.
 */
export function useOrder(
  listKey: string,
  stored: Ids,
  reorder: (ids: string[]) => Promise<void>,
): [Ids, (next: Ids) => void] {
  const queue = useAccountState(`order ${listKey}`, () => new ReorderQueue());
  const pendingOrder = useReactiveVar(queue.pendingOrder);
  const reload = useRefetch();

  // The new order is shown until the refetched list contains it, so that an older one never flashes up.
  const storedOrder = stored.join(' ');
  useEffect(() => queue.confirmStored(), [queue, storedOrder]);

  return [reconcileOrder(pendingOrder ?? stored, stored), (next) => queue.enqueue(next, { reorder, reload })];
}
