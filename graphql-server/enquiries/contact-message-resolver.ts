import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RequirePermission } from '../policies.ts';
import { searchOf } from '../collections/graphql/list-arguments.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { listCost } from '../collections/graphql/cost.ts';
import { BOUNDED } from '../collections/spreadsheets/exports.ts';
import { limitOf } from '../collections/reading/page.ts';
import { Listing, listings } from '../listings/listing.ts';
import { ContactMessage, contactMessages, MessageState } from './contact-message.ts';
import { Delivery } from './delivery.ts';
import { countUnread, markMessages, unsentMessages } from './marking.ts';
import { messageSheet } from './messages-csv.ts';
import { receiveEnquiry, type EnquiryServices } from './receive.ts';

interface VisitorContext extends CollectionContext, EnquiryServices {
  /** The client address. */
  ip: string;
  limits: { contact(ip: string): Promise<void> };
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
  markContactMessages(
    @Arg('ids', () => [ID], { description: 'Ids of 1 to 100 messages.' }) ids: string[],
    @Arg('state', () => MessageState, { description: 'The new state.' }) state: MessageState,
    @Arg('skipMissing', () => Boolean, {
      defaultValue: false,
      description: 'Whether to skip messages that no longer exist and mark the others.',
    })
    skipMissing: boolean,
    @Ctx() { stores }: CollectionContext,
  ): Promise<ContactMessage[]> {
    return markMessages(stores, { named: ids, state, skipMissing });
  }

  @RequirePermission('read', contactMessages)
  @Query(() => Int, { description: 'Number of unread messages.' })
  unreadMessages(@Ctx() { database }: CollectionContext): Promise<number> {
    return countUnread(database);
  }

  @RequirePermission('read', contactMessages)
  @Query(() => [ContactMessage], {
    complexity: listCost,
    description: 'Messages whose email failed at least once, newest first.',
  })
  unsentMessages(
    @Arg('limit', () => Int, { defaultValue: 10, description: 'Maximum number of changes, 1 to 1000.' })
    limit: number,
    @Ctx() context: CollectionContext,
  ): Promise<ContactMessage[]> {
    return unsentMessages(context, limitOf(limit));
  }

  @RequirePermission('export', contactMessages)
  @Query(() => String, { description: `Messages as CSV, newest first. ${BOUNDED}` })
  exportContactMessages(
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only messages in which each of these words starts a word.',
    })
    search: string | null,
    @Arg('state', () => MessageState, { nullable: true, description: 'Only messages in this state.' })
    state: MessageState | null,
    @Ctx() { stores, exports }: CollectionContext,
  ): Promise<string> {
    const asked = { search: searchOf(search), state: state ?? undefined };
    return exports.text(stores.of(contactMessages), messageSheet, asked);
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
