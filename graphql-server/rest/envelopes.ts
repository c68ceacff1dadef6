import type { Page } from '../collections/reading/page.ts';

/**
 * What a list comes in: `page` always says which page it is; the others do when the request named a page or a limit,
 * and are otherwise a bare list, the list under `data`, or that with `success`.
 */
export type Envelope = 'list' | 'data' | 'success' | 'page';

/** Which page of how many. */
export type PagePosition = Pick<Page<unknown>, 'page' | 'limit' | 'total' | 'totalPages'>;

/** Puts records into their envelope; without a place they are all there are. */
export function wrap(envelope: Envelope, data: unknown[], place: PagePosition | null): unknown {
  if (place) return inPlace(envelope, data, place);
  if (envelope === 'list') return data;
  if (envelope === 'data') return { data };
  if (envelope === 'success') return { success: true, data };
  return inPlace(envelope, data, { page: 1, limit: data.length, total: data.length, totalPages: 1 });
}

/** What stands before and after the records of a whole list in its envelope. */
export function around(envelope: Envelope): { head: string; tail(total: number): string } {
  const [head] = JSON.stringify(wrap(envelope, [], null)).split('[]') as [string];
  return {
    head: `${head}[`,
    tail: (total) => {
      const place = { page: 1, limit: total, total, totalPages: 1 };
      const whole = JSON.stringify(
        envelope === 'page' ? wrap(envelope, [], place) : wrap(envelope, [], null),
      );
      return whole.slice(head.length + 1);
    },
  };
}

function inPlace(
  envelope: Envelope,
  data: unknown[],
  { page, limit, total, totalPages }: PagePosition,
): object {
  const paged = { data, page, limit, total, totalPages };
  return envelope === 'success' ? { success: true, ...paged } : paged;
}
