import { NotSignedIn } from '../../errors.ts';
import { stateOf, type Resource } from '../declaring/collection.ts';
import { toId } from '../declaring/ids.ts';
import { limitOf } from '../reading/page.ts';
import type { CollectionContext } from './context.ts';
import type { Viewing } from '../../reads.ts';
import { afterOf, searchOf, type ListArguments } from './list-arguments.ts';
import type { Narrowing } from './narrowing.ts';

/** What a query wants of the records that it asks for. */
export interface WantedOfRecords {
  /** The properties that it reads of them; all when not said. */
  only: readonly string[] | undefined;
  /** Whether it wants to know how many there are. */
  isCounted: boolean;
}

/** How a field of the query type finds the records that it gives. */
export interface Asking<Arguments, Answer> {
  /** The fields that lead from what it gives to its records. */
  way: readonly string[];
  /** Throws `InvalidInput` and `NotSignedIn`; rejects as reading does. */
  ask(args: Arguments, context: AskingContext, wanted: WantedOfRecords): Promise<Answer>;
  /** The number of the one record that it gives, where its arguments say it. */
  numberOf?(args: Arguments): number;
}

/** What such a field says of itself in the schema. */
export interface AskingExtensions {
  asking: Asking<never, unknown>;
}

/** What is asked, and who asks. */
export type AskingContext = Pick<CollectionContext, 'stores'> & Viewing;

/** The fields of a page that tell how many there are in all. */
export const OF_ALL = ['page', 'total', 'totalPages'];

/** How one record is found. */
export function askingOne(resource: Resource) {
  const numberOf = ({ id }: { id: string }) => toId(id);
  return {
    way: [],
    numberOf,
    ask: (args, { stores }, { only }: Pick<WantedOfRecords, 'only'>) =>
      stores.reading(resource, only).one(numberOf(args)),
  } satisfies Asking<{ id: string }, unknown>;
}

/** How a page of records is found. */
export function askingPage(resource: Resource, narrowing?: Narrowing) {
  const { parent } = resource;
  const state = stateOf(resource);
  return {
    way: ['items'],
    ask(
      { page: number, limit, search, sort, descending, after, filter, ...rest },
      { stores, staff },
      wanted,
    ) {
      if (filter && !staff) throw new NotSignedIn();
      const own = rest as Record<string, string | null | undefined>;
      const within = parent && own[parent.input];
      return stores.reading(resource, wanted.only).page({
        page: number,
        limit: limitOf(limit),
        search: searchOf(search),
        sort: sort ?? undefined,
        descending: descending ?? undefined,
        within: within == null ? undefined : toId(within),
        after: afterOf(after),
        state: (state && own[state.name]) ?? undefined,
        where: filter ? narrowing?.conditions(filter) : undefined,
        isUncounted: !wanted.isCounted,
      });
    },
  } satisfies Asking<ListArguments, unknown>;
}
