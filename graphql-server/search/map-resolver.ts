import type { CostEstimator } from '../collections/graphql/cost.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, Float, Info, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { selectsAny } from '../collections/graphql/selected-fields.ts';
import { InvalidInput } from '../errors.ts';
import { Listing } from '../listings/listing.ts';
import { BoundsInput, boundsError } from './home-filter-input.ts';
import { Homes } from './homes.ts';
import { homesOf } from './home-serializer.ts';
import { MAX_CLUSTERS, type Cluster } from './map-clusters.ts';
import { message } from '../messages.ts';

const MAX_ZOOM = 20;
/** Cost of clustering, in fields (see `collections/graphql/cost.ts`). */
const CLUSTER_COST = 1_000;

@ObjectType('HomeCluster', {
  description: 'A cluster of homes on a map.',
})
class HomeCluster implements Omit<Cluster, 'id'> {
  @Field(() => Float, { description: 'The middle of its homes: degrees north.' })
  latitude: number;

  @Field(() => Float, { description: 'The middle of its homes: degrees east.' })
  longitude: number;

  @Field(() => Int, { description: 'Number of homes in the cluster.' })
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
      'Whether the cluster splits at a higher zoom; false for a single home, and for homes at the same point.',
  })
  canSplit: boolean;

  @Field(() => Boolean, {
    description: 'Whether all homes are at the centre of their place because they have no pins.',
  })
  isApproximate: boolean;

  @Field(() => Listing, { nullable: true, description: 'The home, if the cluster is a single one.' })
  home: Listing | null;
}

const clustersCost: CostEstimator = ({ childComplexity }) => CLUSTER_COST + MAX_CLUSTERS * childComplexity;

@Resolver(() => Homes)
export class MapResolver {
  @FieldResolver(() => [HomeCluster], {
    complexity: clustersCost,
    description: `The homes found within a part of the map, clustered for its zoom: at most ${MAX_CLUSTERS} clusters, largest first.`,
  })
  async clusters(
    @Root() { filter }: Homes,
    @Arg('area', () => BoundsInput, { description: 'The visible part of the map.' }) area: BoundsInput,
    @Arg('zoom', () => Int, {
      description: `Zoom of the map, 0 to ${MAX_ZOOM}. At 0 the world is 256 pixels wide; each step doubles it.`,
    })
    zoom: number,
    @Ctx() { stores, services: { search } }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<HomeCluster[]> {
    const fault = boundsError('area', area);
    if (fault) throw new InvalidInput({ area: fault });
    if (zoom < 0 || zoom > MAX_ZOOM) {
      throw new InvalidInput({
        zoom: message('ARGUMENT_OUT_OF_RANGE', { label: 'zoom', min: 0, max: MAX_ZOOM }),
      });
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
