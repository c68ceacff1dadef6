import { InvalidInput } from '../../errors.ts';
import { message } from '../../messages.ts';

/** The largest number a record can have. */
export const LARGEST_ID = 2_147_483_647;

/** Parses an id; 0, which no record has, if it is invalid. */
export function toId(id: unknown): number {
  const number = /^[1-9]\d{0,9}$/.test(String(id)) ? Number(id) : 0;
  return number <= LARGEST_ID ? number : 0;
}

const MAX_IDS = 100;

/** Parses ids without duplicates. Throws `InvalidInput` unless there are 1 to `most`. */
export function toIds(given: readonly string[], most = MAX_IDS): number[] {
  const ids = [...new Set(given.map(toId))];
  if (ids.length >= 1 && ids.length <= most) return ids;
  throw new InvalidInput({ ids: message('NOT_RECORD_IDS', { label: 'ids', min: 1, max: most }) });
}
