import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { Action } from '../collections/declaring/action.ts';
import { collection } from '../collections/declaring/collection.ts';
import { SearchColumn, TextColumn } from '../collections/declaring/columns.ts';
import { Stored } from '../collections/declaring/stored.ts';
import { email, PARAGRAPHS, reference, text } from '../collections/declaring/fields.ts';
import { DeliveryState } from './delivery.ts';

/** What staff have done with a message. */
export enum MessageState {
  UNREAD = 'UNREAD',
  READ = 'READ',
  ANSWERED = 'ANSWERED',
}

registerEnumType(MessageState, {
  name: 'MessageState',
  description: 'What staff have done with a message.',
  valuesConfig: {
    UNREAD: { description: 'Nothing yet.' },
    READ: { description: 'They have read it.' },
    ANSWERED: { description: 'They have answered it.' },
  },
});

@InputType({ description: 'A message from a visitor.' })
export class ContactMessageInput {
  @text('Name', { required: true })
  name: string;

  @email('Email')
  email: string;

  @text('Subject', { required: true })
  subject: string;

  @text('Message', { required: true, max: PARAGRAPHS })
  message: string;

  @reference('listing', { column: 'listingId', required: false })
  listing?: number;
}

@Entity('contact_messages')
@Index(['createdAt', 'id'])
@Index(['updatedAt', 'id'])
@Index(['state', 'createdAt', 'id'])
@ObjectType({ description: 'A message that a visitor sent; only staff read it.' })
export class ContactMessage extends Stored {
  @TextColumn("The visitor's name.")
  name: string;

  @TextColumn("The visitor's e-mail address.")
  email: string;

  @TextColumn('What it is about.')
  subject: string;

  @TextColumn('What the visitor wrote.')
  message: string;

  @SearchColumn()
  search: string;

  @Field(() => MessageState, { description: 'What staff have done with it.' })
  @Column('text', { default: MessageState.UNREAD })
  state: MessageState;

  /** No foreign key: a listing that is brought back has its enquiries again, and a number is never given twice. */
  @Column('int', { name: 'listing_id', nullable: true })
  listingId: number | null;

  @Field(() => String, { nullable: true, description: 'Title of the listing it is about, as it was then.' })
  @Column('text', { name: 'listing_title', nullable: true })
  listingTitle: string | null;

  @Column('text', { name: 'mail_state', default: DeliveryState.NONE })
  mailState: DeliveryState;

  @Column('int', { name: 'mail_attempts', default: 0 })
  mailAttempts: number;

  @Column('text', { name: 'mail_error', nullable: true })
  mailError: string | null;

  @Column({ type: 'timestamptz', name: 'mailed_at', precision: 3, nullable: true })
  mailedAt: Date | null;

  /** When it may be tried next; a process that tries it moves this on, which keeps others away. */
  @Index({ where: `mail_state = 'WAITING'` })
  @Column({ type: 'timestamptz', name: 'mail_due', precision: 3, nullable: true })
  mailDue: Date | null;
}

export const contactMessages = collection({
  entity: ContactMessage,
  input: ContactMessageInput,
  names: { one: 'contactMessage', many: 'contactMessages' },
  state: { property: 'state', states: MessageState },
  notFound: 'Message not found.',
  confidential: true,
  visitorsMay: [Action.ADDED],
});
