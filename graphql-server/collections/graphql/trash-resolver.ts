import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { NotFound } from '../../errors.ts';
import { RequirePermission } from '../../policies.ts';
import { toId } from '../declaring/ids.ts';
import { limitOf, type Page } from '../reading/page.ts';
import type { DeletedRecord } from '../reading/trash.ts';
import type { CollectionContext } from './context.ts';
import { listCost } from './cost.ts';

@ObjectType('DeletedRecord', { description: 'A deleted record that can still be restored.' })
export class DeletedRecordType implements DeletedRecord {
  @Field(() => String, { description: 'Name of its collection, such as saleApartments.' })
  collection: string;

  @Field(() => ID, { description: 'Number of the record.' })
  recordId: number;

  @Field(() => String, { description: 'What the record is called; empty when it has no name.' })
  title: string;

  @Field(() => Date, { description: 'When it was deleted.' })
  deletedAt: Date;

  @Field(() => Date, { description: 'When it will be deleted for good.' })
  purgedAt: Date;

  @Field(() => Boolean, {
    description: 'Whether it can be restored now; false while the record it belongs to is in the trash.',
  })
  restorable: boolean;

  byId: number | null;
}

@ObjectType({ description: 'One page of the trash.' })
class DeletedRecordPage implements Page<DeletedRecord> {
  @Field(() => [DeletedRecordType], { description: 'The deleted records of this page, last deleted first.' })
  items: DeletedRecord[];

  @Field(() => Int, { description: 'Which page this is, from 1; one beyond the end is the last.' })
  page: number;

  @Field(() => Int, { description: 'The most records a page has.' })
  limit: number;

  @Field(() => Int, { description: 'How many deleted records there are.' })
  total: number;

  @Field(() => Int, { description: 'How many pages there are, at least 1.' })
  totalPages: number;
}

const COLLECTION = { description: 'Name of its collection, such as saleApartments.' };
const RECORD = { description: 'Number of the record.' };

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
    @Arg('page', () => Int, { defaultValue: 1, description: 'Which page, from 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'Records on a page, 1 to 1000.' })
    limit: number,
    @Ctx() { stores }: CollectionContext,
  ): Promise<Page<DeletedRecord>> {
    return stores.trash.page({ page, limit: limitOf(limit) });
  }

  @RequirePermission('manageTrash')
  @Mutation(() => ID, {
    description: 'Restores a record from the trash with what was deleted with it; gives its id.',
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
    description: 'Deletes a record in the trash for good, with what belongs to it; gives its id.',
  })
  async purgeRecord(
    @Arg('collection', () => String, COLLECTION) collection: string,
    @Arg('record', () => ID, RECORD) record: string,
    @Ctx() { stores }: CollectionContext,
  ): Promise<string> {
    const purged = await stores.named(collection).purge([toId(record)]);
    if (purged.length === 0) throw new NotFound('It is not in the trash any more.');
    return record;
  }
}
