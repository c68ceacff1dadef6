import { ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { SearchColumn, Deletable, NOT_DELETED } from '../collections/definitions/stored.ts';
import { reference } from '../collections/definitions/fields/reference.ts';
import { PARAGRAPHS, text } from '../collections/definitions/fields/text.ts';
import { ContactMessage, contactMessages, ownEnquiry } from './contact-message.ts';
import { message } from '../messages.ts';

@Entity('contact_message_notes')
@Index('contact_message_notes_created', ['createdAt', 'id'], NOT_DELETED)
@Index('contact_message_notes_updated', ['updatedAt', 'id'], NOT_DELETED)
@Index('contact_message_notes_message', ['messageId', 'createdAt', 'id'])
@ObjectType({ description: 'A note of staff on a message, which the visitor does not see.' })
export class ContactMessageNote extends Deletable {
  @reference('message', {
    name: 'messageId',
    column: 'message_id',
    required: true,
    description: 'Id of its message.',
  })
  messageId: number;

  @ManyToOne(() => ContactMessage, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  contactMessage: Relation<ContactMessage>;

  @text('Note', { required: true, max: PARAGRAPHS, description: 'The text of the note.' })
  text: string;

  @SearchColumn()
  search: string;

  /** Id of the account that wrote it, without a foreign key, so that the note outlives the account. */
  @Column('int', { name: 'by', nullable: true })
  byId: number | null;
}

export const contactMessageNotes = collection({
  entity: ContactMessageNote,
  names: { one: 'contactMessageNote', many: 'contactMessageNotes' },
  parent: {
    of: () => contactMessages,
    by: 'messageId',
    field: 'notes',
    unknown: message('UNKNOWN_MESSAGE'),
  },
  notFound: message('NOTE_NOT_FOUND'),
  confidential: true,
  own: (staffId) => `t.message_id in (select t.id from contact_messages t where ${ownEnquiry(staffId)})`,
});
