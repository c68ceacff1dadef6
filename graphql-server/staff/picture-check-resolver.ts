import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../policies.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { listCost } from '../collections/graphql/cost.ts';
import { limitOf } from '../collections/reading/page.ts';

/** What this resolver finds in the GraphQL context of one request. */
export interface PictureCheckContext {
  /** What was found when pictures were looked for last, with the names of so many. */
  pictureCheck(most: number): Promise<Found>;
}

interface Found {
  missing: number;
  files: string[];
  lookedAt: Date | null;
  failed: { since: Date; why: string } | null;
}

/** Records that are told of one picture. */
const MOST_RECORDS = 5;

@ObjectType('PictureRecord', { description: 'A record that shows a picture.' })
class PictureRecord {
  @Field(() => String, { description: 'Name of the collection, such as saleApartments.' })
  collection: string;

  @Field(() => ID, { description: 'Number of the record.' })
  recordId: number;

  @Field(() => String, { description: 'What the record is called; empty when it has no name.' })
  title: string;
}

@ObjectType('MissingPicture', { description: 'A picture that is not in the storage though it should be.' })
class MissingPicture {
  @Field(() => String, { description: 'Its name in the storage.' })
  file: string;

  @Field(() => [PictureRecord], {
    description: `The records that show it, at most ${MOST_RECORDS}; none when it is kept for what may come back.`,
  })
  records: PictureRecord[];
}

@ObjectType('PictureCheck', {
  description:
    'What was found when pictures were looked for last. Some of them are looked for every five minutes, in turn.',
})
class PictureCheck {
  @Field(() => Int, { description: 'How many are missing, as far as was looked.' })
  missing: number;

  @Field(() => [MissingPicture], { description: 'The first of them.' })
  first: MissingPicture[];

  @Field(() => Date, { nullable: true, description: 'When some were looked for last; null before that.' })
  lookedAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when they cannot be looked for; null while they can.',
  })
  failedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Why they cannot be looked for; null while they can.' })
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
    @Arg('limit', () => Int, { defaultValue: 10, description: 'The most that are named, 1 to 1000.' })
    limit: number,
    @Ctx() { pictureCheck, stores }: PictureCheckContext & CollectionContext,
  ): Promise<PictureCheck> {
    const { missing, files, lookedAt, failed } = await pictureCheck(limitOf(limit));
    const records = await stores.activity.showing(files, MOST_RECORDS);
    return {
      missing,
      first: files.map((file) => ({ file, records: records.get(file)! })),
      lookedAt,
      failedAt: failed && failed.since,
      failure: failed && failed.why,
    };
  }
}
