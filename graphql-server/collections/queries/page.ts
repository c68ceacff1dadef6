import { InvalidInput } from '../../errors.ts';
import { message } from '../../messages.ts';

/** A page of records; `page` counts from 1 and `totalPages` is at least 1. */
export interface Page<Row> {
  items: Row[];
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

/** Minimum and maximum size of a page (spec §9, §10). */
export const MOST_PER_PAGE = 1000;
/** Default size of a page (spec §9). */
export const PER_PAGE = 6;

/** Parses the size of a page. Throws `InvalidInput` if it is out of range. */
export function limitOf(limit: number): number {
  if (limit >= 1 && limit <= MOST_PER_PAGE) return limit;
  throw new InvalidInput({
    limit: message('ARGUMENT_OUT_OF_RANGE', { label: 'limit', min: 1, max: MOST_PER_PAGE }),
  });
}
