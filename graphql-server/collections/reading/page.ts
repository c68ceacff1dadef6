import { InvalidInput } from '../../errors.ts';

/** One page of records, newest first; `page` counts from 1 and `totalPages` is at least 1. */
export interface Page<Row> {
  items: Row[];
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

/** Fewest and most records on one page, spec §9 and §10. */
export const MOST_PER_PAGE = 1000;
/** Records on a page when nobody says otherwise (spec §9). */
export const PER_PAGE = 6;

/** A page's length as asked for, held to what a list may give at once. Throws `InvalidInput` outside it. */
export function limitOf(limit: number): number {
  if (limit >= 1 && limit <= MOST_PER_PAGE) return limit;
  throw new InvalidInput({ limit: `limit must be a whole number from 1 to ${MOST_PER_PAGE}.` });
}
