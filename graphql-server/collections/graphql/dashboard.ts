import { Arg, Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../policies.ts';
import { Action } from '../declaring/action.ts';
import type { Count, AuditEntry } from '../reading/activity.ts';
import type { CollectionContext } from './context.ts';
import { listCost } from './cost.ts';
import { limitOf } from '../reading/page.ts';

@ObjectType({ description: 'How many records a collection has.' })
class RecordCount implements Count {
  @Field(() => String, { description: 'Name of the collection, such as saleApartments.' })
  name: string;

  @Field(() => Int, { description: 'How many records it has.' })
  count: number;
}

/** An entry of the recent activity. */
@ObjectType('RecentDeed', { description: 'One thing that was done with a record.' })
export class RecentAuditEntry implements AuditEntry {
  @Field(() => String, { description: 'Name of the collection, such as saleApartments.' })
  collection: string;

  @Field(() => ID, { description: 'Number of the record.' })
  recordId: number;

  @Field(() => String, { description: 'What the record is called; empty when it has no name.' })
  title: string;

  @Field(() => Action, { description: 'What was done.' })
  action: Action;

  @Field(() => Date, { description: 'When it was done.' })
  at: Date;

  byId: number | null;
}

/** The dashboard of the panel; subjects add fields to it. */
@ObjectType({ description: 'What staff see first.' })
export class Dashboard {}

const LIMIT = { defaultValue: 10, description: 'The most that are given, 1 to 1000.' };

@Resolver(() => Dashboard)
export class DashboardResolver {
  @RequirePermission('readDashboard')
  @Query(() => Dashboard, { description: 'What staff see first.' })
  dashboard(): Dashboard {
    return new Dashboard();
  }

  @FieldResolver(() => [RecordCount], { description: 'How many records each collection has.' })
  counts(@Ctx() { stores }: CollectionContext): Promise<Count[]> {
    return stores.activity.counts();
  }

  @FieldResolver(() => [RecentAuditEntry], {
    complexity: listCost,
    description: 'What was done last, the newest first; removals of the last month among it.',
  })
  recentChanges(
    @Arg('limit', () => Int, LIMIT) limit: number,
    @Ctx() { stores }: CollectionContext,
  ): Promise<AuditEntry[]> {
    return stores.activity.recentChanges(limitOf(limit));
  }
}
