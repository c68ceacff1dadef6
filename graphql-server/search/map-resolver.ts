import type { CostEstimator } from '../collections/graphql/cost.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, Float, Info, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { selectsAny } from '../collections/graphql/selected-fields.ts';
import { InvalidInput } from '../errors.ts';
import { Listing } from '../listings/listing.ts';
import { BoundsInput, boundsError } from './home-filter-input.ts';
import { Homes } from './homes.ts';
import type { SearchContext } from './home-search.ts';
import { homesOf } from './home-serializer.ts';
import { MAX_CLUSTERS, type Cluster } from './map-clusters.ts';

const MAX_ZOOM = 20;
/** Cost of clustering, in fields (see `collections/graphql/cost.ts`). */
const CLUSTER_COST = 1_000;

@ObjectType('HomeCluster', {
  description: 'Homes that stand so close together that a map shows them as one.',
})
class HomeCluster implements Omit<Cluster, 'id'> {
  @Field(() => Float, { description: 'The middle of its homes: degrees north.' })
  latitude: number;

  @Field(() => Float, { description: 'The middle of its homes: degrees east.' })
  longitude: number;

  @Field(() => Int, { description: 'How many homes they are.' })
  homes: number;

  @Field(() => Float, { description: 'The westernmost of its homes: degrees east.' })
  west: number;

  @Field(() => Float, { description: 'The southernmost of its homes: degrees north.' })
  south: number;

  @Field(() => Float, { description: 'The easternmost of its homes: degrees east.' })
  east: number;

  @Field(() => Float, { description: 'The northernmost of its homes: degrees north.' })
  north: number;

  @Field(() => Boolean, {
    description:
      'Whether a closer look tells them apart: not so for one alone, nor for homes at the very same point.',
  })
  canSplit: boolean;

  @Field(() => Boolean, {
    description: 'Whether all of them stand at the middle of their place, having no pins of their own.',
  })
  isApproximate: boolean;

  @Field(() => Listing, { nullable: true, description: 'The home, where it is one alone.' })
  home: Listing | null;
}

const clustersCost: CostEstimator = ({ childComplexity }) => CLUSTER_COST + MAX_CLUSTERS * childComplexity;

/** The map of the homes that a search finds. */
@Resolver(() => Homes)
export class MapResolver {
  @FieldResolver(() => [HomeCluster], {
    complexity: clustersCost,
    description: `All that are found on a piece of the map, gathered as a map of that zoom shows them: at most ${MAX_CLUSTERS}, those with the most homes first.`,
  })
  async clusters(
    @Root() { filter }: Homes,
    @Arg('area', () => BoundsInput, { description: 'What is seen of the map.' }) area: BoundsInput,
    @Arg('zoom', () => Int, {
      description: `How closely it is looked at: 0 shows the world on 256 pixels, each one more twice as large, to ${MAX_ZOOM}.`,
    })
    zoom: number,
    @Ctx() { search, stores }: CollectionContext & SearchContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<HomeCluster[]> {
    const fault = boundsError('area', area);
    if (fault) throw new InvalidInput({ area: fault });
    if (zoom < 0 || zoom > MAX_ZOOM) {
      throw new InvalidInput({ zoom: `zoom must be a whole number from 0 to ${MAX_ZOOM}.` });
    }
    const clusters = await search.mapClusters(filter, { area, zoom });
    const alone = selectsAny(info, 'home') ? clusters.flatMap(({ id }) => id ?? []) : [];
    const homes = new Map((await homesOf(stores, alone)).map((home) => [home.id, home]));
    return clusters.map(({ id, ...cluster }) => ({
      ...cluster,
      canSplit: cluster.west < cluster.east || cluster.south < cluster.north,
      home: (id !== null && homes.get(id)) || null,
    }));
  }
}
