import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../policies.ts';

/** What this resolver finds in the GraphQL context of one request. */
export interface NoticesContext {
  notices: { all(): StaffNotice[] };
}

@ObjectType('Notice', { description: 'Something about the running of the site that needs an operator.' })
export class StaffNotice {
  @Field(() => String, { description: 'What it is about, one word.' })
  about: string;

  @Field(() => String, { description: 'What is wrong and what to do.' })
  sentence: string;

  @Field(() => Date, { description: 'Since when it is known.' })
  since: Date;
}

@Resolver()
export class NoticesResolver {
  @RequirePermission('operate')
  @Query(() => [StaffNotice], { description: 'What needs an operator just now; empty when all is well.' })
  notices(@Ctx() { notices }: NoticesContext): StaffNotice[] {
    return notices.all();
  }
}
