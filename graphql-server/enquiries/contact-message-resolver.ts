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
    @Arg('ids', () => [ID], { description: 'Numbers of the messages, 1 to 100 of them.' }) ids: string[],
    @Arg('state', () => MessageState, { description: 'What staff have done with them.' }) state: MessageState,
    @Arg('skipMissing', () => Boolean, {
      defaultValue: false,
      description: 'Whether those that are not there any more are passed over and the others marked.',
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
    description: 'Messages that could not be mailed to the agency, or not at the first try, newest first.',
  })
  unsentMessages(
    @Arg('limit', () => Int, { defaultValue: 10, description: 'The most that are given, 1 to 1000.' })
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
    @Arg('state', () => MessageState, { nullable: true, description: 'Only those that are in this state.' })
    state: MessageState | null,
    @Ctx() { stores, exports }: CollectionContext,
  ): Promise<string> {
    const asked = { search: searchOf(search), state: state ?? undefined };
    return exports.text(stores.of(contactMessages), messageSheet, asked);
  }
  @FieldResolver(() => Listing, {
    nullable: true,
    description: 'The listing it is about, while there is one.',
  })
  listing(
    @Root() { listingId }: ContactMessage,
    @Ctx() { record }: CollectionContext,
  ): Promise<Listing | null> | null {
    return listingId === null ? null : record(listings, listingId);
  }
  @FieldResolver(() => Delivery, { description: "How it fares on its way to the agency's mailbox." })
  delivery(@Root() { mailState, mailAttempts, mailError, mailedAt }: ContactMessage): Delivery {
    return { state: mailState, attempts: mailAttempts, lastError: mailError, at: mailedAt };
  }
}
