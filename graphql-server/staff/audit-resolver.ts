import { Arg, Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { declarePage } from '../collections/graphql/list.ts';
import { toId } from '../collections/definitions/ids.ts';
import { limitOf, type Page } from '../collections/queries/page.ts';
import { RequirePermission } from '../policies.ts';
import { AuditKind, type AuditFilter } from './audit-kind.ts';
import type { AuditRecord } from './audit-log.ts';

@ObjectType({ description: 'An entry of the audit list.' })
export class AuditEntry implements AuditRecord {
  @Field(() => ID, { description: 'Id of the entry.' })
  id: string;

  @Field(() => Date, { description: 'When it happened.' })
  at: Date;

  @Field(() => AuditKind, { description: 'What happened.' })
  kind: AuditKind;

  byId: number | null;

  @Field(() => String, {
    description: 'Email address of the person at the time, or the one that was tried; empty if unknown.',
  })
  person: string;

  @Field(() => String, {
    description: 'What was acted on: an email address, a role, a file, or the title of a record.',
  })
  subject: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the collection of a changed record, such as saleApartments.',
  })
  collection: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of a changed record.' })
  recordId: number | null;
}

const AuditEntryPage = declarePage({
  name: 'AuditEntryPage',
  description: 'A page of the audit list.',
  item: AuditEntry,
  items: 'entries',
  order: 'newest first',
  totalNote: ', at most 10000; a time filters for earlier ones',
});

@ArgsType()
class AuditArguments {
  @Field(() => ID, { nullable: true, description: 'Only entries of the account with this id.' })
  person?: string | null;

  @Field(() => AuditKind, { nullable: true, description: 'Only entries of this kind.' })
  kind?: AuditKind | null;

  @Field(() => Date, { nullable: true, description: 'Only entries at or after this time.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only entries before this time.' })
  to?: Date | null;
}

/** The audit list, for administrators. */
@Resolver()
export class AuditResolver {
  @RequirePermission('readAudit')
  @Query(() => AuditEntryPage, {
    description: 'What accounts did, and the changes of records, newest first.',
  })
  auditEntries(
    @Args(() => AuditArguments) filter: AuditArguments,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'Entries per page, 1 to 1000.' }) limit: number,
    @Ctx() { services: { audit } }: Context,
  ): Promise<Page<AuditRecord>> {
    return audit.page(toFilter(filter), { page, limit: limitOf(limit) });
  }

  @RequirePermission('readAudit')
  @Query(() => String, { description: 'The audit list as CSV, newest first; at most 50000 entries.' })
  async exportAuditEntries(
    @Args(() => AuditArguments) filter: AuditArguments,
    @Ctx() { staff, services: { audit } }: Context,
  ): Promise<string> {
    const csv = await audit.csv(toFilter(filter));
    await audit.addExport(staff!.staffId, 'audit');
    return csv;
  }
}

function toFilter({ person, kind, from, to }: AuditArguments): AuditFilter {
  return {
    byId: person == null ? undefined : toId(person),
    kind: kind ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
  };
}
