import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, Field, Info, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { LARGEST_ID } from '../collections/definitions/ids.ts';
import { selectsAny } from '../collections/graphql/selected-fields.ts';
import { InvalidInput } from '../errors.ts';
import { Listing } from '../listings/listing.ts';
import { HomeFilterInput, sortOf } from './home-filter-input.ts';
import { HomeSort, Purpose } from './home-filter.ts';
import { homesOf } from './home-serializer.ts';
import { searchCost } from './homes.ts';
import type { Position } from './search-homes.ts';
import { message } from '../messages.ts';

const MAX_FIRST = 100;
const DEFAULT_FIRST = 12;

@ObjectType({ description: 'A home found, with its cursor.' })
class HomeEdge {
  @Field(() => String, { description: 'Cursor of the home.' })
  cursor: string;

  @Field(() => Listing, { description: 'The home.' })
  node: Listing;
}

@ObjectType({ description: 'Pagination of a connection.' })
class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are items after the last one.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Whether there are items before the first one.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first item; null if there is none.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last item; null if there is none.' })
  endCursor: string | null;
}

@ObjectType({ description: 'A page of the homes found, with cursors.' })
class HomeConnection {
  @Field(() => [HomeEdge], { description: 'The homes, with their places in the order.' })
  edges: HomeEdge[];

  @Field(() => PageInfo, { description: 'Pagination of the connection.' })
  pageInfo: PageInfo;

  @Field(() => Int, { description: 'Total number of homes found.' })
  totalCount: number;
}

@ArgsType()
class ConnectionArguments {
  @Field(() => HomeFilterInput, {
    nullable: true,
    description: 'Filter of the homes; all homes by default.',
  })
  filter?: HomeFilterInput | null;

  @Field(() => HomeSort, { defaultValue: HomeSort.NEWEST, description: 'The sort order.' })
  sort: HomeSort;

  @Field(() => Int, {
    defaultValue: DEFAULT_FIRST,
    description: `Maximum number of homes, 1 to ${MAX_FIRST}.`,
  })
  first: number;

  @Field(() => String, {
    nullable: true,
    description: 'Return the homes after this cursor. It stays valid when homes are added.',
  })
  after?: string | null;
}

@Resolver()
export class ConnectionResolver {
  @Query(() => HomeConnection, {
    complexity: searchCost,
    description: 'Searches the published homes, with cursors.',
  })
  async homesConnection(
    @Args(() => ConnectionArguments) { filter: input, sort: requested, first, after }: ConnectionArguments,
    @Ctx() { stores, services: { search } }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<HomeConnection> {
    if (first < 1 || first > MAX_FIRST) {
      throw new InvalidInput({
        first: message('ARGUMENT_OUT_OF_RANGE', { label: 'first', min: 1, max: MAX_FIRST }),
      });
    }
    const { filter, query } = await search.interpret(input ?? {});
    const sort = sortOf(requested, query);
    const position = after == null ? undefined : positionOf(sort, after);
    const request = { sort, limit: first, after: position };
    const { homes, total, hasMore } = await search.homesAfter(filter, request);
    const cursors = new Map(homes.map((home) => [home.id, cursorOf(sort, home)]));
    const nodes = selectsAny(info, 'edges')
      ? await homesOf(
          stores,
          homes.map(({ id }) => id),
        )
      : [];
    const ends = [...cursors.values()];
    return {
      edges: nodes.map((node) => ({ cursor: cursors.get(node.id)!, node })),
      pageInfo: {
        hasNextPage: hasMore,
        hasPreviousPage: after != null,
        startCursor: ends[0] ?? null,
        endCursor: ends.at(-1) ?? null,
      },
      totalCount: total,
    };
  }
}

/** A cursor is the position of a home in an order, so that it stays valid when homes are added or removed. Opaque to clients. */
const cursorOf = (sort: HomeSort, { key, id, purpose }: Position): string =>
  Buffer.from(JSON.stringify([sort, String(key), id, ...(purpose ? [purpose] : [])])).toString('base64url');

/** Throws `InvalidInput` for an invalid cursor and for one of another order. */
function positionOf(sort: HomeSort, cursor: string): Position {
  const [cursorSort, key, id, purpose] = partsOf(cursor);
  if (typeof key !== 'string' || Number.isNaN(Number(key)) || !isId(id)) {
    throw new InvalidInput({ after: message('NOT_CURSOR', { label: 'after' }) });
  }
  if (cursorSort !== sort)
    throw new InvalidInput({ after: message('CURSOR_OF_OTHER_SORT', { label: 'after' }) });
  return { key: Number(key), id, purpose: Object.values(Purpose).find((one) => one === purpose) };
}

const isId = (id: unknown): id is number => Number.isInteger(id) && Math.abs(id as number) <= LARGEST_ID;

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
