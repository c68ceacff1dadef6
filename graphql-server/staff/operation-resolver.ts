import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../policies.ts';

/** What this resolver finds in the GraphQL context of one request. */
export interface OperationInfoContext {
  operation(): Promise<Operation>;
}

@ObjectType('Operation', { description: 'How the site is run, for whoever operates it.' })
export class Operation {
  @Field(() => String, { description: 'The version of the software.' })
  version: string;

  @Field(() => Date, {
    nullable: true,
    description: 'When the last successful backup was made; null when none is known.',
  })
  lastBackupAt: Date | null;

  @Field(() => Boolean, { description: 'Whether a mail server is set up, so that enquiries are mailed.' })
  hasMailServer: boolean;

  @Field(() => Int, { description: 'How many enquiries were never mailed, for no mail server was set up.' })
  unmailedMessages: number;
}

@Resolver()
export class OperationResolver {
  @RequirePermission('operate')
  @Query(() => Operation, { description: 'How the site is run: version, last backup, mail server.' })
  operation(@Ctx() context: OperationInfoContext): Promise<Operation> {
    return context.operation();
  }
}
