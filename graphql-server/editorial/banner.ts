import { InputType, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import { TextColumn } from '../collections/declaring/columns.ts';
import { collectionResolver } from '../collections/graphql/resolver.ts';
import { Pictured } from '../collections/declaring/stored.ts';
import { text } from '../collections/declaring/fields.ts';

@InputType({ description: 'What staff say of a banner.' })
export class BannerInput {
  @text('Title', { required: true })
  title: string;

  @text('Subtitle')
  subtitle?: string;
}

@Entity('banners')
@Index(['createdAt', 'id'])
@Index(['updatedAt', 'id'])
@ObjectType({ description: 'A banner of the home page.' })
export class Banner extends Pictured {
  @TextColumn('Its headline.')
  title: string;

  @TextColumn('A line under the headline.', { optional: true })
  subtitle: string | null;
}

export const banners = collection({
  entity: Banner,
  input: BannerInput,
  names: { one: 'banner', many: 'banners' },
  picture: { field: 'image', required: true },
  incomplete: 'Please provide both title and image.',
  notFound: 'Banner not found.',
});

export const BannerResolver = collectionResolver(banners);
