import { InvalidInput } from '../errors.ts';
import { Purpose, type HomeSort, type Position } from './wish.ts';

/** Where a home stands in an order, as a client is given it: it holds on to its place, whatever is added or taken away. */
export const cursorOf = (sort: HomeSort, { key, id, purpose }: Position): string =>
  Buffer.from(JSON.stringify([sort, key, id, ...(purpose ? [purpose] : [])])).toString('base64url');

/** The place in an order that a cursor means. Throws `InvalidInput` for one that is none, or of another order. */
export function positionOf(sort: HomeSort, cursor: string): Position {
  const [of, key, id, group] = partsOf(cursor);
  if (typeof key !== 'number' || !Number.isFinite(key) || !Number.isInteger(id)) {
    throw new InvalidInput({ after: 'after must be a cursor that an earlier answer gave.' });
  }
  if (of !== sort) throw new InvalidInput({ after: 'after must be a cursor of the same sort.' });
  const purpose = Object.values(Purpose).find((one) => one === group);
  return { key, id: id as number, ...(purpose && { purpose }) };
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
