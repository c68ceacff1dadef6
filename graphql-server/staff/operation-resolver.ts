import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../policies.ts';

/** What this resolver finds in the GraphQL context of one request. */
export interface OperationInfoContext {
  operation(): Promise<Operation>;
}

@ObjectType('Operation', { description: 'Status of the site for its operator.' })
export class Operation {
  @Field(() => String, { description: 'The version of the software.' })
  version: string;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the last successful backup; null when there is none.',
  })
  lastBackupAt: Date | null;

  @Field(() => Boolean, { description: 'Whether a mail server is configured, so that enquiries are mailed.' })
  hasMailServer: boolean;

  @Field(() => Int, {
    description: 'Number of enquiries that were not mailed because no mail server was configured.',
  })
  unmailedMessages: number;
}

@Resolver()
export class OperationResolver {
  @RequirePermission('operate')
  @Query(() => Operation, { description: 'Status of the site: version, last backup, mail server.' })
  operation(@Ctx() context: OperationInfoContext): Promise<Operation> {
    return context.operation();
  }
}
