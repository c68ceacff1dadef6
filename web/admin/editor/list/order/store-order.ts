import type { ApolloClient } from '@apollo/client';
import { toApiError } from '../../../../data/api-error.ts';
import type { Reordering, RowsByParent, StoredRow } from '../../collection.ts';
import { type Ids, reconcileOrder, sortByIds } from './order.ts';

/** An order to store; `parentId` is null for an order of all records. */
interface NewOrder {
  reorder: Reordering;
  parentId: string | null;
  ids: Ids;
}

/** Stores an order and retries with the current rows if some were added or deleted meanwhile. Returns the stored order. */
export async function storeLatestOrder(
  client: ApolloClient,
  { reorder, parentId, ids }: NewOrder,
  readStored: () => Promise<Ids>,
): Promise<Ids> {
  const store = async (order: Ids): Promise<Ids> => {
    // The mutation of all records has no parent.
    const variables = { ...(parentId !== null && { parent: parentId }), ids: [...order] } as {
      parent: string;
      ids: string[];
    };
    return (await client.mutate({ mutation: reorder.order, variables })).data!.rows.map(({ id }) => id);
  };
  try {
    return await store(ids);
  } catch (error) {
    if (!['CONFLICT', 'BAD_USER_INPUT'].includes(toApiError(error).code)) throw error;
    return store(reconcileOrder(ids, await readStored()));
  }
}

/** Updates the cached rows of a parent to the stored order. */
export const reordered = <Row extends StoredRow>(now: RowsByParent<Row> | null, ids: Ids) =>
  now?.parent ? { ...now, parent: { ...now.parent, rows: sortByIds(now.parent.rows, ids) } } : undefined;
