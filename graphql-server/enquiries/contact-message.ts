import { InputType, ObjectType, Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { collection } from '../collections/collection.ts';
import { TextColumn } from '../collections/columns.ts';
import type { CollectionContext } from '../collections/context.ts';
import { shelfResolver } from '../collections/resolver.ts';
import { Stored } from '../collections/stored.ts';
import { email, PARAGRAPHS, text } from '../collections/words.ts';

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
}

@Entity('contact_messages')
@Index(['createdAt', 'id'])
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
}

export const contactMessages = collection({
  entity: ContactMessage,
  input: ContactMessageInput,
  names: { one: 'contactMessage', many: 'contactMessages' },
  notFound: 'Message not found.',
  confidential: true,
});

interface VisitorContext extends CollectionContext {
  /** The address the request came from. */
  ip: string;
  limits: { contact(ip: string): Promise<void> };
}

@Resolver(() => ContactMessage)
export class ContactMessageResolver extends shelfResolver(contactMessages) {
  @Mutation(() => Boolean, { description: 'Sends a message to the agency; true once it is stored.' })
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput, { description: 'The message.' }) input: ContactMessageInput,
    @Ctx() { stores, limits, ip }: VisitorContext,
  ): Promise<boolean> {
    // Only a message that could be sent counts: a mistyped one will be tried again.
    await stores.of(contactMessages).create(input, undefined, () => limits.contact(ip));
    return true;
  }
}
