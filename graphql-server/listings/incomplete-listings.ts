import { Arg, Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { listCost } from '../collections/graphql/cost.ts';
import { Dashboard } from '../collections/graphql/dashboard.ts';
import { limitOf } from '../collections/queries/page.ts';
import { Listing, listings } from './listing.ts';

const NO_PICTURE = 't.picture is null';
const NO_DETAILS =
  'not exists (select from listing_sections s where s.listing_id = t.id and s.deleted_at is null)';

/** Ids of listings that meet a condition, newest first. $1 limit. */
const idsWhere = (condition: string) =>
  `select t.id from listings t where ${condition} and t.deleted_at is null order by t.created_at desc, t.id desc limit $1::int`;

const WITHOUT_PICTURE = idsWhere(NO_PICTURE);
const WITHOUT_DETAILS = idsWhere(NO_DETAILS);
const INCOMPLETE_COUNT = `select count(*)::int as count from listings t where (${NO_PICTURE} or ${NO_DETAILS}) and t.deleted_at is null`;

const LIMIT = { defaultValue: 10, description: 'The greatest number of listings, 1 to 1000.' };

/** Incomplete listings on the dashboard. */
@Resolver(() => Dashboard)
export class IncompleteListingsResolver {
  @FieldResolver(() => [Listing], {
    complexity: listCost,
    description: 'Listings without a picture, newest first.',
  })
  withoutPicture(@Arg('limit', () => Int, LIMIT) limit: number, @Ctx() context: Context): Promise<Listing[]> {
    return findListings(context, WITHOUT_PICTURE, limit);
  }

  @FieldResolver(() => [Listing], {
    complexity: listCost,
    description: 'Listings without a gallery, details or features, newest first.',
  })
  withoutDetails(@Arg('limit', () => Int, LIMIT) limit: number, @Ctx() context: Context): Promise<Listing[]> {
    return findListings(context, WITHOUT_DETAILS, limit);
  }

  @FieldResolver(() => Int, { description: 'Number of listings without a picture or without details.' })
  async incompleteCount(@Ctx() { services: { database } }: Context): Promise<number> {
    const [row] = await database.query<{ count: number }>(INCOMPLETE_COUNT);
    return row!.count;
  }
}

async function findListings(
  { stores, services: { database } }: Context,
  statement: string,
  limit: number,
): Promise<Listing[]> {
  const rows = await database.query<{ id: number }>(statement, [limitOf(limit)]);
  return stores.reader(listings).byIdsInOrder(rows.map(({ id }) => id));
}
