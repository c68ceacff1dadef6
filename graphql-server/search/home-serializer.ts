import { listingKinds } from '../../schema/listing-kinds.ts';
import { fieldsOf, snakeCase } from '../collections/definitions/field.ts';
import type { Stores } from '../collections/stores.ts';
import { publicAmount } from '../listings/facts/fact-resolver.ts';
import { Listing, listings } from '../listings/listing.ts';

/** The fields of a home in REST: its texts and its facts. */
export const homeFields = fieldsOf(Listing)
  .filter(({ property, staffOnly }) => property !== 'needsReview' && !staffOnly)
  .map((field) => ({ ...field, name: snakeCase(field.name) }));

/** The fields of a home as visitors see them. */
export const serializeHome = (home: Listing): Record<string, unknown> => ({
  ...Object.fromEntries(homeFields.map(({ name, of }) => [name, of(home)])),
  amount: publicAmount(home),
});

export const homeKinds: readonly string[] = Object.keys(listingKinds);

/** The homes with these ids, in this order; without those that have been deleted meanwhile. */
export const homesOf = (stores: Stores, ids: readonly number[]): Promise<Listing[]> =>
  stores.reader(listings).byIdsInOrder(ids);
