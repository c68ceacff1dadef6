import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../policies.ts';

/** What this resolver finds in the GraphQL context of one request. */
export interface NoticesContext {
  notices: { all(): StaffNotice[] };
}

@ObjectType('Notice', { description: 'A problem that needs an operator.' })
export class StaffNotice {
  @Field(() => String, { description: 'Subject, one word.' })
  about: string;

  @Field(() => String, { description: 'The problem and its remedy.' })
  sentence: string;

  @Field(() => Date, { description: 'Since when the problem exists.' })
  since: Date;
}

@Resolver()
export class NoticesResolver {
  @RequirePermission('operate')
  @Query(() => [StaffNotice], { description: 'Current problems that need an operator.' })
  notices(@Ctx() { notices }: NoticesContext): StaffNotice[] {
    return notices.all();
  }
}
