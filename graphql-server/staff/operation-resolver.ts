import { Authorized, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { lastBackupAt } from '../backup/last-backup.ts';
import type { StatementReader } from '../database/statement.ts';
import { countUnmailed } from '../enquiries/letter-count.ts';
import { version } from '../operation/version.ts';

/** What this resolver finds in the GraphQL context of one request. */
export interface OperationContext {
  database: StatementReader;
  /** Mails what visitors write; null when no mail server is set. */
  outbox: object | null;
}

@ObjectType('Operation', { description: 'How the site is run, for whoever operates it.' })
class Operation {
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
  @Authorized()
  @Query(() => Operation, { description: 'How the site is run: version, last backup, mail server.' })
  async operation(@Ctx() { database, outbox }: OperationContext): Promise<Operation> {
    const [lastBackup, unmailedMessages] = await Promise.all([
      lastBackupAt(database),
      countUnmailed(database),
    ]);
    return { version, lastBackupAt: lastBackup, hasMailServer: outbox !== null, unmailedMessages };
  }
}
