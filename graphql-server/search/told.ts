import { fieldsOf, snakeCase } from '../collections/declaring/field.ts';
import type { Stores } from '../collections/stores.ts';
import { publicAmount } from '../listings/facts/amount-resolver.ts';
import { HOMES } from '../listings/facts/home.ts';
import { Listing, listings } from '../listings/listing.ts';

/** What is told of a home that is found: its texts and its facts, by their names in REST. */
export const homeFields = fieldsOf(Listing)
  .filter(({ property }) => property !== 'unsettled')
  .map((field) => ({ ...field, name: snakeCase(field.name) }));

/** Those fields of a home, as visitors are told them. */
export const toldOf = (home: Listing): Record<string, unknown> => ({
  ...Object.fromEntries(homeFields.map(({ name, of }) => [name, of(home)])),
  amount: publicAmount(home),
});

/** The kinds that a home may be of. */
export const homeKinds: readonly string[] = Object.keys(HOMES);

/** The homes of those numbers, in that order; one that is gone meanwhile is left out. */
export const homesOf = (stores: Stores, ids: readonly number[]): Promise<Listing[]> =>
  stores.reading(listings).inOrder(ids);
