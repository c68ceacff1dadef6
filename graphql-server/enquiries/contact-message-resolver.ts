import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { actorOf, RequirePermission, type StaffActor } from '../policies.ts';
import { toIds } from '../collections/declaring/ids.ts';
import { searchOf } from '../collections/graphql/list-arguments.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { listCost } from '../collections/graphql/cost.ts';
import { SIZE_LIMIT_MESSAGE } from '../collections/spreadsheets/exports.ts';
import { limitOf } from '../collections/reading/page.ts';
import { visibleTo, type Visible } from '../collections/reading/table.ts';
import { Listing, listings } from '../listings/listing.ts';
import { ContactMessage, contactMessages, MessageState } from './contact-message.ts';
import { Delivery } from './delivery.ts';
import { messageSheet } from './messages-csv.ts';
import { receiveEnquiry, type EnquiryServices } from './receive.ts';

const unreadStatement = ({ name, condition }: Visible) => ({
  name: `contactMessages.unread${name}`,
  text: `select count(*)::int from contact_messages t where t.state = 'UNREAD' and t.deleted_at is null and ${condition}`,
});

/** $1 limit. Messages whose email failed at least once, newest first. */
const unsentStatement = ({ name, condition }: Visible) => ({
  name: `contactMessages.unsent${name}`,
  text: `select t.id from contact_messages t
    where t.deleted_at is null and (t.mail_state = 'FAILED' or (t.mail_state = 'WAITING' and t.mail_attempts > 0)) and ${condition}
    order by t.created_at desc, t.id desc limit $1`,
});

interface VisitorContext extends CollectionContext, EnquiryServices {
  /** The client address. */
  ip: string;
  limits: { contact(ip: string): Promise<void> };
}

interface StaffContext extends CollectionContext {
  staff: StaffActor | null;
}

@Resolver(() => ContactMessage)
export class ContactMessageResolver {
  @Mutation(() => Boolean, { description: 'Sends a message to the agency; true once it is stored.' })
  async sendContactMessage(
    @Arg('input', () => contactMessages.input, { description: 'The message.' }) input: object,
    @Ctx() context: VisitorContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<boolean> {
    const admit = () => context.limits.contact(context.ip);
    await receiveEnquiry(context, input, { admit, idempotencyKey: context.idempotencyKey(info) });
    return true;
  }

  @RequirePermission('mark', contactMessages)
  @Mutation(() => [ContactMessage], {
    description: 'Sets the state of messages, all of them or none.',
  })
  async markContactMessages(
    @Arg('ids', () => [ID], { description: 'Ids of 1 to 100 messages.' }) ids: string[],
    @Arg('state', () => MessageState, { description: 'The new state.' }) state: MessageState,
    @Arg('skipMissing', () => Boolean, {
      defaultValue: false,
      description: 'Whether to skip messages that no longer exist and mark the others.',
    })
    skipMissing: boolean,
    @Ctx() { stores }: CollectionContext,
  ): Promise<ContactMessage[]> {
    const messages = stores.of(contactMessages);
    const parsedIds = toIds(ids);
    await messages.mark(parsedIds, { state }, { skipMissing });
    return messages.byIdsInOrder(parsedIds);
  }

  @RequirePermission('read', contactMessages)
  @Query(() => Int, { description: 'Number of unread messages.' })
  async unreadMessages(@Ctx() { database, staff }: StaffContext): Promise<number> {
    const [row] = await database.rows(unreadStatement(visibleTo(actorOf(staff), contactMessages)), []);
    return row![0] as number;
  }

  @RequirePermission('read', contactMessages)
  @Query(() => [ContactMessage], {
    complexity: listCost,
    description: 'Messages whose email failed at least once, newest first.',
  })
  async unsentMessages(
    @Arg('limit', () => Int, { defaultValue: 10, description: 'Maximum number of messages, 1 to 1000.' })
    limit: number,
    @Ctx() { database, stores, staff }: StaffContext,
  ): Promise<ContactMessage[]> {
    const statement = unsentStatement(visibleTo(actorOf(staff), contactMessages));
    const rows = await database.rows(statement, [limitOf(limit)]);
    return stores.of(contactMessages).byIdsInOrder(rows.map(([id]) => id as number));
  }

  @RequirePermission('export', contactMessages)
  @Query(() => String, { description: `Messages as CSV, newest first. ${SIZE_LIMIT_MESSAGE}` })
  async exportContactMessages(
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only messages in which each of these words starts a word.',
    })
    search: string | null,
    @Arg('state', () => MessageState, { nullable: true, description: 'Only messages in this state.' })
    state: MessageState | null,
    @Ctx() { stores, exports, recordExport }: CollectionContext,
  ): Promise<string> {
    await recordExport('contactMessages');
    const filter = { search: searchOf(search), state: state ?? undefined };
    return exports.text(stores.of(contactMessages), messageSheet, filter);
  }

  @FieldResolver(() => Listing, {
    nullable: true,
    description: 'The listing that it is about, if it still exists.',
  })
  listing(
    @Root() { listingId }: ContactMessage,
    @Ctx() { record }: CollectionContext,
  ): Promise<Listing | null> | null {
    return listingId === null ? null : record(listings, listingId);
  }

  @FieldResolver(() => Delivery, { description: 'Delivery of the email with the message.' })
  delivery(@Root() { mailState, mailAttempts, mailError, mailedAt }: ContactMessage): Delivery {
    return { state: mailState, attempts: mailAttempts, lastError: mailError, at: mailedAt };
  }
}
