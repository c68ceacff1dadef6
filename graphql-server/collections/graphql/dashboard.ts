import { Arg, Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { actorOf, RequirePermission, Scope, scopeOf, type StaffActor } from '../../policies.ts';
import { Action } from '../definitions/version.ts';
import type { Count, RecordChange } from '../queries/activity.ts';
import type { CollectionContext } from './context.ts';
import { listCost } from './cost.ts';
import { limitOf } from '../queries/page.ts';

@ObjectType({ description: 'The number of records of a collection.' })
class RecordCount implements Count {
  @Field(() => String, { description: 'Name of the collection, such as saleApartments.' })
  name: string;

  @Field(() => Int, { description: 'Number of records.' })
  count: number;
}

@ObjectType({ description: 'A recent change of a record.' })
export class RecentChange implements RecordChange {
  @Field(() => String, { description: 'Name of the collection, such as saleApartments.' })
  collection: string;

  @Field(() => ID, { description: 'Id of the record.' })
  recordId: number;

  @Field(() => String, { description: 'Title or name of the record; empty if it has none.' })
  title: string;

  @Field(() => Action, { description: 'The kind of the change.' })
  action: Action;

  @Field(() => Date, { description: 'Time of the change.' })
  at: Date;

  byId: number | null;
}

/** The dashboard of the panel; subjects add fields to it. */
@ObjectType({ description: 'The dashboard of the staff panel.' })
export class Dashboard {}

const LIMIT = { defaultValue: 10, description: 'Maximum number of changes, 1 to 1000.' };

@Resolver(() => Dashboard)
export class DashboardResolver {
  @RequirePermission('readDashboard')
  @Query(() => Dashboard, { description: 'The dashboard of the staff panel.' })
  dashboard(): Dashboard {
    return new Dashboard();
  }

  @FieldResolver(() => [RecordCount], {
    description: 'The number of records of each collection that the account may read as a whole.',
  })
  async counts(@Ctx() { stores, staff }: CollectionContext & { staff: StaffActor | null }): Promise<Count[]> {
    const counts = await stores.activity.counts();
    return counts.filter(
      ({ name: many }) => scopeOf(actorOf(staff), 'read', { names: { many } }) === Scope.ANY,
    );
  }

  @FieldResolver(() => [RecentChange], {
    complexity: listCost,
    description: 'The latest changes, newest first, with deletions of the last 30 days.',
  })
  recentChanges(
    @Arg('limit', () => Int, LIMIT) limit: number,
    @Ctx() { stores }: CollectionContext,
  ): Promise<RecordChange[]> {
    return stores.activity.recentChanges(limitOf(limit));
  }
}
