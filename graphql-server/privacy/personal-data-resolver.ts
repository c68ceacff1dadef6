import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { RequirePermission } from '../policies.ts';
import { MAX_MESSAGES, type ErasedCounts } from './personal-data.ts';

@ObjectType({
  description: 'Numbers of records of a person that were erased, or that a dry run would erase.',
})
class ErasedPersonalData implements ErasedCounts {
  @Field(() => Int, { description: 'Messages, also those in the trash.' })
  messages: number;

  @Field(() => Int, { description: 'Notes of staff on them.' })
  notes: number;

  @Field(() => Int, { description: 'Versions in their history.' })
  versions: number;

  @Field(() => Int, { description: 'Saved searches.' })
  savedSearches: number;

  @Field(() => Int, { description: 'Jobs that send or have sent emails about them.' })
  emails: number;

  @Field(() => Int, { description: 'Idempotency keys, which have digests of what was sent.' })
  idempotencyKeys: number;

  @Field(() => Boolean, {
    description: `False if more than ${MAX_MESSAGES} messages were found: repeat the call for the others.`,
  })
  isComplete: boolean;
}

const EMAIL = { description: 'Email address of the person; case is ignored.' };

/** Personal data of visitors, for administrators. */
@Resolver()
export class PersonalDataResolver {
  @RequirePermission('managePersonalData')
  @Query(() => String, {
    description: `The personal data of a visitor as JSON: at most ${MAX_MESSAGES} messages with notes and history, and saved searches.`,
  })
  exportPersonalData(
    @Arg('email', () => String, EMAIL) email: string,
    @Ctx() { staff, services: { personalData } }: Context,
  ): Promise<string> {
    return personalData.export(email, staff!.staffId);
  }

  @RequirePermission('managePersonalData')
  @Mutation(() => ErasedPersonalData, {
    description:
      'Erases the personal data of a visitor: messages with notes and history, saved searches, and emails that wait for delivery. Cannot be undone.',
  })
  erasePersonalData(
    @Arg('email', () => String, EMAIL) email: string,
    @Arg('dryRun', () => Boolean, {
      defaultValue: false,
      description: 'Whether to count the records without erasing them.',
    })
    dryRun: boolean,
    @Ctx() { staff, services: { personalData } }: Context,
  ): Promise<ErasedPersonalData> {
    return personalData.erase(email, { by: staff!.staffId, isDryRun: dryRun });
  }
}
