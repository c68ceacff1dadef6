import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../policies.ts';
import type { Context } from '../context.ts';
import { listCost } from '../collections/graphql/cost.ts';
import { limitOf } from '../collections/queries/page.ts';

/** Maximum number of records that are listed for a picture. */
const MAX_RECORDS = 5;

@ObjectType('PictureRecord', { description: 'A record that shows a picture.' })
class PictureRecord {
  @Field(() => String, { description: 'Name of the collection, such as saleApartments.' })
  collection: string;

  @Field(() => ID, { description: 'Id of the record.' })
  recordId: number;

  @Field(() => String, { description: 'Title or name of the record; empty when it has none.' })
  title: string;
}

@ObjectType('MissingPicture', { description: 'A picture that is not in the storage though it should be.' })
class MissingPicture {
  @Field(() => String, { description: 'File name in the storage.' })
  file: string;

  @Field(() => [PictureRecord], {
    description: `Records with this picture, at most ${MAX_RECORDS}; none when only versions or deleted records refer to it.`,
  })
  records: PictureRecord[];
}

@ObjectType('PictureCheck', {
  description:
    'Result of the last check for missing pictures, which compares all pictures with the storage once a day.',
})
class PictureCheck {
  @Field(() => Int, { description: 'Number of missing pictures, at most 1000.' })
  missing: number;

  @Field(() => [MissingPicture], { description: 'The first missing pictures.' })
  first: MissingPicture[];

  @Field(() => Date, { nullable: true, description: 'Time of the last check; null before the first one.' })
  checkedAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when the storage cannot be checked; null while it can.',
  })
  failedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the storage cannot be checked; null while it can.',
  })
  failure: string | null;
}

@Resolver()
export class PictureCheckResolver {
  @RequirePermission('operate')
  @Query(() => PictureCheck, {
    complexity: listCost,
    description: 'Pictures that records show and that are missing from the storage.',
  })
  async pictureCheck(
    @Arg('limit', () => Int, {
      defaultValue: 10,
      description: 'Number of missing pictures to list at most, 1 to 1000.',
    })
    limit: number,
    @Ctx() { stores, services }: Context,
  ): Promise<PictureCheck> {
    const { missing, files, checkedAt, failed } = await services.pictures.missing.result(limitOf(limit));
    const records = await stores.activity.usesOf(files, MAX_RECORDS);
    return {
      missing,
      first: files.map((file) => ({ file, records: records.get(file)! })),
      checkedAt,
      failedAt: failed && failed.since,
      failure: failed && failed.reason,
    };
  }
}
