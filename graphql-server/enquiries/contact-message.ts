import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { SearchColumn, NOT_DELETED, Deletable } from '../collections/definitions/stored.ts';
import { choice } from '../collections/definitions/fields/choice.ts';
import { email } from '../collections/definitions/fields/email.ts';
import { visitorPhone } from '../collections/definitions/fields/phone.ts';
import { reference } from '../collections/definitions/fields/reference.ts';
import { PARAGRAPHS, text } from '../collections/definitions/fields/text.ts';
import { listingRules } from '../listings/listing.ts';
import { Staff } from '../staff/staff.ts';
import { DeliveryState } from './delivery.ts';
import { message } from '../messages.ts';

export enum MessageState {
  NEW = 'NEW',
  IN_PROGRESS = 'IN_PROGRESS',
  DONE = 'DONE',
  SPAM = 'SPAM',
}

registerEnumType(MessageState, {
  name: 'MessageState',
  description: 'The state of a message.',
  valuesConfig: {
    NEW: { description: 'Nobody works on it yet.' },
    IN_PROGRESS: { description: 'Staff work on it.' },
    DONE: { description: 'Nothing is left to do.' },
    SPAM: { description: 'It is unsolicited advertising.' },
  },
});

@Entity('contact_messages')
@Index(['createdAt', 'id'], NOT_DELETED)
@Index(['updatedAt', 'id'], NOT_DELETED)
@Index(['state', 'createdAt', 'id'], NOT_DELETED)
@Index('contact_messages_assignee', ['assigneeId', 'createdAt', 'id'], {
  where: 'assignee_id is not null and deleted_at is null',
})
@Index('contact_messages_listing', ['listingId'], { where: 'listing_id is not null' })
@Index('contact_messages_phone', ['phoneE164', 'id'], { where: 'phone_e164 is not null' })
@Index('contact_messages_email', { synchronize: false })
@Index('contact_messages_given_up', ['id'], { where: `mail_state = 'FAILED'` })
@Index('contact_messages_waiting', ['id'], { where: `mail_state = 'WAITING'` })
@Index('contact_messages_confirmation_waiting', ['id'], { where: `confirmation_state = 'WAITING'` })
@ObjectType({ description: 'A message from a visitor; for staff only.' })
export class ContactMessage extends Deletable {
  @text('Name', { required: true, description: "The visitor's name." })
  name: string;

  @email('Email', { required: true, description: "The visitor's email address." })
  email: string;

  @visitorPhone('Phone', { description: 'The phone number of the visitor as typed, if given.' })
  phone: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The phone number in the format E.164, such as +971501234567; null if it is no number of any country.',
  })
  @Column('text', { name: 'phone_e164', nullable: true })
  phoneE164: string | null;

  @text('Subject', { required: true, description: 'Subject of the message.' })
  subject: string;

  @text('Message', { required: true, max: PARAGRAPHS, description: 'The text of the message.' })
  message: string;

  @SearchColumn()
  search: string;

  @choice('State', MessageState, {
    readOnly: true,
    default: MessageState.NEW,
    description: 'State of the message.',
  })
  state: MessageState;

  @reference('assignee', { name: 'assignee', column: 'assignee_id', readOnly: true, description: null })
  assigneeId: number | null;

  @ManyToOne(() => Staff, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'assignee_id' })
  assignee: Relation<Staff> | null;

  /** No foreign key: a restored listing has its enquiries again, and ids are never reused. */
  @reference('listing', { name: 'listing', column: 'listing_id', description: null })
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

  /** Delivery of the confirmation to the visitor. */
  @Column('text', { name: 'confirmation_state', default: DeliveryState.NONE })
  confirmationState: DeliveryState;

  @Column('int', { name: 'confirmation_attempts', default: 0 })
  confirmationAttempts: number;

  @Column({ type: 'timestamptz', name: 'confirmation_ended_at', precision: 3, nullable: true })
  confirmationEndedAt: Date | null;
}

/** SQL condition on enquiries `t` that belong to an account: those that are assigned to it, and those about its listings. */
export const ownEnquiry = (staffId: number): string =>
  `(t.assignee_id = ${staffId} or t.listing_id in (select t.id from listings t where ${listingRules.own(staffId)}))`;

export const contactMessages = collection({
  entity: ContactMessage,
  names: { one: 'contactMessage', many: 'contactMessages' },
  notFound: message('MESSAGE_NOT_FOUND'),
  confidential: true,
  own: ownEnquiry,
});
