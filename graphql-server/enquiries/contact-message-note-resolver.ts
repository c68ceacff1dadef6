import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { RequirePermission } from '../policies.ts';
import { ContactMessageNote, contactMessageNotes } from './contact-message-note.ts';

@Resolver(() => ContactMessageNote)
export class ContactMessageNoteResolver {
  @RequirePermission('create', contactMessageNotes)
  @Mutation(() => ContactMessageNote, { description: 'Adds a note of the signed-in account to a message.' })
  addContactMessageNote(
    @Arg('input', () => contactMessageNotes.input, { description: 'The note.' }) input: object,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContactMessageNote> {
    const { stores, staff } = context;
    return stores.of(contactMessageNotes).create(input, {
      idempotencyKey: context.idempotencyKey(info),
      beforeInsert: () => Promise.resolve({ byId: staff!.staffId }),
    });
  }
}
