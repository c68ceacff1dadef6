import { Arg, Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { listCost } from '../collections/graphql/cost.ts';
import { Dashboard } from '../collections/graphql/dashboard.ts';
import { limitOf } from '../collections/reading/page.ts';
import { Listing, listings } from './listing.ts';

/** $1 the most given: numbers of the listings that lack something, the newest first. */
const lacking = (name: string, lack: string) => ({
  name: `listings.${name}`,
  text: `select t.id from listings t where ${lack} and t.deleted_at is null order by t.created_at desc, t.id desc limit $1::int`,
});

const WITHOUT_PICTURE = lacking('withoutPicture', 't.picture is null');
const WITHOUT_DETAILS = lacking(
  'withoutDetails',
  'not exists (select from listing_sections s where s.listing_id = t.id and s.deleted_at is null)',
);

const LIMIT = { defaultValue: 10, description: 'The most that are given, 1 to 1000.' };

/** What listings tell of on the dashboard: those on which there is work left. */
@Resolver(() => Dashboard)
export class ListingGapsResolver {
  @FieldResolver(() => [Listing], {
    complexity: listCost,
    description: 'Listings without a picture, newest first.',
  })
  withoutPicture(
    @Arg('limit', () => Int, LIMIT) limit: number,
    @Ctx() context: CollectionContext,
  ): Promise<Listing[]> {
    return find(context, WITHOUT_PICTURE, limit);
  }

  @FieldResolver(() => [Listing], {
    complexity: listCost,
    description: 'Listings without a gallery, details or features, newest first.',
  })
  withoutDetails(
    @Arg('limit', () => Int, LIMIT) limit: number,
    @Ctx() context: CollectionContext,
  ): Promise<Listing[]> {
    return find(context, WITHOUT_DETAILS, limit);
  }
}

async function find(
  { database, stores }: CollectionContext,
  statement: ReturnType<typeof lacking>,
  limit: number,
): Promise<Listing[]> {
  const found = (await database.rows(statement, [limitOf(limit)])) as [number][];
  return stores.reading(listings).inOrder(found.map(([id]) => id));
}
