import { ObjectType } from 'type-graphql';
import { Check, Entity } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { text } from '../collections/definitions/fields/text.ts';
import { Pictured } from '../collections/definitions/stored.ts';
import { message } from '../messages.ts';

@Entity('link_previews')
@Check('link_previews_single', '"id" = 1')
@ObjectType({
  description: 'What networks show with links to pages without a picture of their own.',
})
export class LinkPreview extends Pictured {
  @text('Description', { max: 200, sorted: false, description: 'The text alternative of the picture.' })
  description: string | null;
}

export const linkPreviews = collection({
  entity: LinkPreview,
  names: { one: 'linkPreview', many: 'linkPreviews' },
  isFixed: true,
  isSingle: true,
  picture: { field: 'picture' },
  notFound: message('LINK_PREVIEW_NOT_FOUND'),
});
