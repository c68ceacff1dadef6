import { Arg, Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { ListingType } from '../../schema/listing-kinds.ts';
import type { Context } from '../context.ts';
import { toId } from '../collections/definitions/ids.ts';
import { Publication } from '../collections/definitions/publication.ts';
import { ArchiveReason, Listing } from '../listings/listing.ts';
import { ListingKind } from '../listings/listing-kind.ts';
import { homesOf } from './home-serializer.ts';
import { first, similarCost, validFirst } from './similar-homes-resolver.ts';

@ObjectType({ description: 'What visitors may know of a listing that is no longer on offer.' })
export class ArchivedListing {
  @Field(() => ID, { description: 'Its id.' })
  id: number;

  @Field(() => String, { description: 'Its title.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'The area of the city that it is in.' })
  area: string | null;

  @Field(() => ArchiveReason, { nullable: true, description: 'Why it is no longer on offer.' })
  reason: ArchiveReason | null;
}

/** $1 id, $2 kind. */
const LISTING = `select t.id, t.title, t.area, t.archive_reason as reason from listings t
    where t.id = $1 and t.kind = $2 and t.publication = '${Publication.ARCHIVED}' and t.deleted_at is null`;

/** $1 id, $2 kind. */
const EXISTS = 'select from listings t where t.id = $1 and t.kind = $2 and t.deleted_at is null';

const WHICH = { description: 'Id of the listing.' };
const OF_KIND = { description: 'Its kind.' };

/** What visitors may know of listings that they cannot read. */
@Resolver(() => ArchivedListing)
export class ArchivedListingResolver {
  @Query(() => ArchivedListing, {
    nullable: true,
    description: 'The archived listing of this kind with this id, or null.',
  })
  async archivedListing(
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('kind', () => ListingKind, OF_KIND) kind: ListingType,
    @Ctx() { services: { database } }: Context,
  ): Promise<ArchivedListing | null> {
    const [listing] = await database.query<ArchivedListing>(LISTING, [toId(id), kind]);
    return listing ?? null;
  }

  @Query(() => Boolean, {
    description:
      'Whether a listing of this kind has this id, published or not. A sample page is shown for other ids.',
  })
  async listingExists(
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('kind', () => ListingKind, OF_KIND) kind: ListingType,
    @Ctx() { services: { database } }: Context,
  ): Promise<boolean> {
    return (await database.query(EXISTS, [toId(id), kind])).length > 0;
  }

  @FieldResolver(() => [Listing], {
    complexity: similarCost,
    description: 'Homes on offer that are most similar.',
  })
  async similarHomes(
    @Root() { id }: ArchivedListing,
    @Arg('first', () => Int, first) limit: number,
    @Ctx() { stores, services: { search } }: Context,
  ): Promise<Listing[]> {
    return homesOf(stores, await search.similarHomes(id, validFirst(limit)));
  }
}
