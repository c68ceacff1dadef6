import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  InputType,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../context.ts';
import { InvalidInput } from '../errors.ts';
import { actorOf, authorize, RequirePermission } from '../policies.ts';
import { toId, toIds } from '../collections/definitions/ids.ts';
import { parseVisitorPhone } from '../collections/definitions/fields/phone.ts';
import { listCost } from '../collections/graphql/cost.ts';
import { limitOf } from '../collections/queries/page.ts';
import { Listing, listings } from '../listings/listing.ts';
import { Staff } from '../staff/staff.ts';
import { ContactMessage, contactMessages, MessageState } from './contact-message.ts';
import { Delivery } from './delivery.ts';
import { receiveEnquiry } from './receive.ts';
import { message } from '../messages.ts';

const newStatement = (visible: string) =>
  `select count(*)::int as count from contact_messages t where t.state = 'NEW' and t.deleted_at is null and ${visible}`;

/** $1 limit. Messages whose email failed at least once, newest first. */
const unsentStatement = (visible: string) => `select t.id from contact_messages t
    where t.deleted_at is null and (t.mail_state = 'FAILED' or (t.mail_state = 'WAITING' and t.mail_attempts > 0)) and ${visible}
    order by t.created_at desc, t.id desc limit $1`;

/** Maximum number of earlier messages of a visitor that are shown. */
const MAX_EARLIER = 20;

/** $1 ids. Returns each id with the ids of earlier messages from the same email address or phone number, newest first. */
const earlierStatement = (visible: string) => {
  const from = (isSame: string) => `(select t.id from contact_messages t
    where ${isSame} and t.id < own.id and t.deleted_at is null and ${visible} order by t.id desc limit ${MAX_EARLIER})`;
  return `select own.id, array(
        select earlier.id from (${from('lower(t.email collate "C") = lower(own.email collate "C")')}
          union ${from('t.phone_e164 = own.phone_e164')}) earlier
        order by earlier.id desc limit ${MAX_EARLIER}) as value
      from contact_messages own where own.id = any($1::int[])`;
};

@InputType({ description: 'Changes of a message. Omitted fields keep their values.' })
class ContactMessageUpdateInput {
  @Field(() => MessageState, { nullable: true, description: 'The new state.' })
  state?: MessageState | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the account to assign it to; null removes the assignment.',
  })
  assignee?: string | null;
}

const SKIP_MISSING = {
  defaultValue: false,
  description: 'Whether to skip messages that no longer exist and change the others.',
};
const UNCHANGED_SINCE = {
  nullable: true,
  description: 'Skips messages that were changed after this time, so that an undo keeps later changes.',
};

@Resolver(() => ContactMessage)
export class ContactMessageResolver {
  @Mutation(() => Boolean, { description: 'Sends a message to the agency; true once it is stored.' })
  async sendContactMessage(
    @Arg('input', () => contactMessages.input, { description: 'The message.' }) input: object,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<boolean> {
    await receiveEnquiry(context, input, context.idempotencyKey(info));
    return true;
  }

  @RequirePermission('setState', contactMessages)
  @Mutation(() => ContactMessage, { description: 'Sets the state and the assignee of a message.' })
  async updateContactMessage(
    @Arg('id', () => ID, { description: 'Id of the message.' }) id: string,
    @Arg('input', () => ContactMessageUpdateInput, { description: 'The changes.' })
    { state, assignee }: ContactMessageUpdateInput,
    @Arg('expectedUpdatedAt', () => Date, {
      nullable: true,
      description:
        'The `updatedAt` that the client last read. If the message was changed since, the mutation fails with CONFLICT and changes nothing.',
    })
    expectedUpdatedAt: Date | null,
    @Ctx() context: Context,
  ): Promise<ContactMessage> {
    const messages = context.stores.of(contactMessages);
    if (assignee !== undefined) authorize(actorOf(context.staff), 'assign', contactMessages);
    const changes = {
      ...(state != null && { state }),
      ...(assignee !== undefined && { assigneeId: await assigneeOf(assignee, context) }),
    };
    await messages.setState([toId(id)], changes, { expectedUpdatedAt });
    return messages.get(toId(id));
  }

  @RequirePermission('setState', contactMessages)
  @Mutation(() => [ContactMessage], {
    description: 'Sets the state of messages in one transaction. Returns the changed messages.',
  })
  setContactMessageStates(
    @Arg('ids', () => [ID], { description: 'Ids of 1 to 100 messages.' }) ids: string[],
    @Arg('state', () => MessageState, { description: 'The new state.' }) state: MessageState,
    @Arg('skipMissing', () => Boolean, SKIP_MISSING) skipMissing: boolean,
    @Arg('unchangedSince', () => Date, UNCHANGED_SINCE) unchangedSince: Date | null,
    @Ctx() { stores }: Context,
  ): Promise<ContactMessage[]> {
    return setStates(stores, ids, { state }, { skipMissing, unchangedSince });
  }

  @RequirePermission('assign', contactMessages)
  @Mutation(() => [ContactMessage], {
    description: 'Assigns messages to an account in one transaction. Returns the changed messages.',
  })
  async assignContactMessages(
    @Arg('ids', () => [ID], { description: 'Ids of 1 to 100 messages.' }) ids: string[],
    @Arg('assignee', () => ID, {
      nullable: true,
      description: 'Id of the account; null removes the assignment.',
    })
    assignee: string | null,
    @Arg('skipMissing', () => Boolean, SKIP_MISSING) skipMissing: boolean,
    @Arg('unchangedSince', () => Date, UNCHANGED_SINCE) unchangedSince: Date | null,
    @Ctx() context: Context,
  ): Promise<ContactMessage[]> {
    const assigneeId = await assigneeOf(assignee, context);
    return setStates(context.stores, ids, { assigneeId }, { skipMissing, unchangedSince });
  }

  @RequirePermission('assign', contactMessages)
  @Query(() => [Staff], {
    description: 'The accounts to which messages can be assigned, ordered by email address.',
  })
  async assignees(@Ctx() { services: { accounts } }: Context): Promise<Staff[]> {
    return (await accounts.list()).filter(({ disabledAt }) => disabledAt === null);
  }

  @RequirePermission('read', contactMessages)
  @Query(() => Int, { description: 'Number of new messages.' })
  async newMessages(@Ctx() { stores, services: { database } }: Context): Promise<number> {
    const [row] = await database.query<{ count: number }>(newStatement(stores.visible(contactMessages)));
    return row!.count;
  }

  @RequirePermission('read', contactMessages)
  @Query(() => [ContactMessage], {
    complexity: listCost,
    description: 'Messages whose email failed at least once, newest first.',
  })
  async unsentMessages(
    @Arg('limit', () => Int, { defaultValue: 10, description: 'Maximum number of messages, 1 to 1000.' })
    limit: number,
    @Ctx() { stores, services: { database } }: Context,
  ): Promise<ContactMessage[]> {
    const statement = unsentStatement(stores.visible(contactMessages));
    const rows = await database.query<{ id: number }>(statement, [limitOf(limit)]);
    return stores.of(contactMessages).byIdsInOrder(rows.map(({ id }) => id));
  }

  @FieldResolver(() => Staff, { nullable: true, description: 'The account that it is assigned to, if any.' })
  assignee(
    @Root() { assigneeId }: ContactMessage,
    @Ctx() { colleague }: Context,
  ): Promise<Staff | null> | null {
    return assigneeId === null ? null : colleague(assigneeId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The phone number in international format, such as +971 50 123 4567; null if `phoneE164` is null.',
  })
  phoneInternational(@Root() { phoneE164 }: ContactMessage): string | null {
    return phoneE164 === null ? null : (parseVisitorPhone(phoneE164)?.formatInternational() ?? phoneE164);
  }

  @FieldResolver(() => [ContactMessage], {
    complexity: ({ childComplexity }) => 1 + MAX_EARLIER * childComplexity,
    description: `Earlier messages from the same email address or telephone number, newest first; at most ${MAX_EARLIER}.`,
  })
  async earlier(
    @Root() { id }: ContactMessage,
    @Ctx() { record, stores, valueOf }: Context,
  ): Promise<ContactMessage[]> {
    const statement = earlierStatement(stores.visible(contactMessages));
    const ids = (await valueOf(statement, id)) as number[] | null;
    const earlier = await Promise.all((ids ?? []).map((one) => record(contactMessages, one)));
    return earlier.filter((message) => message !== null);
  }

  @FieldResolver(() => Listing, {
    nullable: true,
    description: 'The listing of the enquiry, if it still exists.',
  })
  listing(@Root() { listingId }: ContactMessage, @Ctx() { record }: Context): Promise<Listing | null> | null {
    return listingId === null ? null : record(listings, listingId);
  }

  @FieldResolver(() => Delivery, { description: 'Delivery of the email with the message.' })
  delivery(@Root() { mailState, mailAttempts, mailError, mailedAt }: ContactMessage): Delivery {
    return { state: mailState, attempts: mailAttempts, lastError: mailError, at: mailedAt };
  }
}

/** Validates the id of an assignee; null stays null. Throws `InvalidInput` for an unknown or disabled account. */
async function assigneeOf(id: string | null, { colleague }: Context): Promise<number | null> {
  if (id === null) return null;
  const staff = await colleague(toId(id));
  if (staff?.disabledAt === null) return staff.id;
  throw new InvalidInput({ assignee: message('UNKNOWN_OR_DISABLED_ACCOUNT') });
}

interface SetStateArguments {
  skipMissing: boolean;
  unchangedSince: Date | null;
}

/** Changes messages and returns the changed ones in the order of `ids`. */
async function setStates(
  stores: Context['stores'],
  ids: readonly string[],
  changes: Partial<ContactMessage>,
  { skipMissing, unchangedSince }: SetStateArguments,
): Promise<ContactMessage[]> {
  const messages = stores.of(contactMessages);
  const wanted = toIds(ids);
  const options = { skipMissing, unchangedSince: unchangedSince ?? undefined };
  const changed = await messages.setState(wanted, changes, options);
  return messages.byIdsInOrder(wanted.filter((id) => changed.includes(id)));
}
