import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { NotFound } from '../../errors.ts';
import { RequirePermission } from '../../policies.ts';
import { toId } from '../definitions/ids.ts';
import { limitOf, type Page } from '../queries/page.ts';
import type { DeletedRecord } from '../queries/trash.ts';
import type { CollectionContext } from './context.ts';
import { listCost } from './cost.ts';
import { declarePage } from './list.ts';
import { message } from '../../messages.ts';

@ObjectType('DeletedRecord', { description: 'A deleted record that can still be restored.' })
export class DeletedRecordType implements DeletedRecord {
  @Field(() => String, { description: 'Name of the collection, such as saleApartments.' })
  collection: string;

  @Field(() => ID, { description: 'Id of the record.' })
  recordId: number;

  @Field(() => String, { description: 'Title or name of the record; empty if it has none.' })
  title: string;

  @Field(() => Date, { description: 'Time of the deletion.' })
  deletedAt: Date;

  @Field(() => Date, { description: 'Time after which it is deleted permanently.' })
  purgedAt: Date;

  @Field(() => Boolean, {
    description: 'Whether it can be restored now; false while the record it belongs to is in the trash.',
  })
  restorable: boolean;

  byId: number | null;
}

const DeletedRecordPage = declarePage({
  name: 'DeletedRecordPage',
  description: 'A page of the trash.',
  item: DeletedRecordType,
  items: 'deleted records',
  order: 'last deleted first',
});

const COLLECTION = { description: 'Name of the collection, such as saleApartments.' };
const RECORD = { description: 'Id of the record.' };

/** The trash, for staff. */
@Resolver()
export class TrashResolver {
  @RequirePermission('manageTrash')
  @Query(() => DeletedRecordPage, {
    complexity: listCost,
    description:
      'Deleted records, last deleted first. They can be restored for 30 days; records that were deleted with the record they belong to are restored with it and not listed.',
  })
  trash(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'Records per page, 1 to 1000.' })
    limit: number,
    @Ctx() { stores }: CollectionContext,
  ): Promise<Page<DeletedRecord>> {
    return stores.trash.page({ page, limit: limitOf(limit) });
  }

  @RequirePermission('manageTrash')
  @Mutation(() => ID, {
    description:
      'Restores a record from the trash with the child records that were deleted with it. Returns its id.',
  })
  async restoreRecord(
    @Arg('collection', () => String, COLLECTION) collection: string,
    @Arg('record', () => ID, RECORD) record: string,
    @Ctx() { stores }: CollectionContext,
  ): Promise<string> {
    await stores.named(collection).restore([toId(record)]);
    return record;
  }

  @RequirePermission('manageTrash')
  @Mutation(() => ID, {
    description: 'Deletes a record in the trash and its child records permanently. Returns its id.',
  })
  async purgeRecord(
    @Arg('collection', () => String, COLLECTION) collection: string,
    @Arg('record', () => ID, RECORD) record: string,
    @Ctx() { stores }: CollectionContext,
  ): Promise<string> {
    const purged = await stores.named(collection).purge([toId(record)]);
    if (purged.length === 0) throw new NotFound(message('NOT_IN_TRASH'));
    return record;
  }
}
