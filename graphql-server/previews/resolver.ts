import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { toId } from '../collections/definitions/ids.ts';
import { InvalidInput } from '../errors.ts';
import { actorOf, authorize, RequirePermission } from '../policies.ts';
import { message } from '../messages.ts';

@ObjectType({ description: 'A link to the page of a record that is not published.' })
class PreviewLink {
  @Field(() => String, {
    description: 'The URL. Anyone with it can open the page, and no other draft.',
  })
  url: string;

  @Field(() => Date, { description: 'When it expires. It expires earlier if the record is published.' })
  expiresAt: Date;
}

@Resolver()
export class PreviewResolver {
  @RequirePermission('readPublication')
  @Query(() => PreviewLink, {
    description:
      'Creates a link to the page of a record that is not published. It is valid for 7 days, or until the record is published.',
  })
  async previewLink(
    @Arg('collection', () => String, { description: 'The collection of the record, such as `saleVillas`.' })
    name: string,
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() { stores, staff, services: { previews } }: Context,
  ): Promise<PreviewLink> {
    const store = stores.named(name);
    authorize(actorOf(staff), 'readUnpublished', store.collection);
    const record = await store.get(toId(id));
    const link = await previews.createLink(store.collection, record.id);
    if (!link) throw new InvalidInput({ collection: message('COLLECTION_WITHOUT_PAGE') });
    return link;
  }
}
