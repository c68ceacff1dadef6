import { InterfaceType, Field } from 'type-graphql';
import { Column, Entity, Index, TableInheritance } from 'typeorm';
import type { Resource } from '../collections/declaring/collection.ts';
import { serial } from '../collections/declaring/kinds/serial.ts';
import { text } from '../collections/declaring/kinds/text.ts';
import { Pictured } from '../collections/declaring/stored.ts';
import { Picture } from '../pictures/picture.ts';

/** A home for sale or for rent; its kind says which, and whether it is an apartment or a villa (design §2). */
@Entity('listings')
@TableInheritance({ column: { type: 'text', name: 'kind' } })
@Index(['kind', 'createdAt', 'id'])
@Index(['kind', 'updatedAt', 'id'])
@Index(['createdAt', 'id'])
@Index(['updatedAt', 'id'])
@InterfaceType({
  description: 'A home for sale or for rent.',
  resolveType: ({ kind }: Listing) => kind,
})
export abstract class Listing extends Pictured {
  /** Name of the class of this listing, which is also its GraphQL type. */
  @Column('text')
  kind: string;

  @text('Title', { required: true, shows: 'Headline of the listing.' })
  title: string;

  @text('Location', { required: true, shows: 'Where it is, as given.' })
  location: string;

  /** What is asked for it: each kind says in which words. */
  @Column('text')
  price: string;

  @text('Bedrooms', { shows: 'Bedrooms, as given.' })
  bedrooms: string | null;

  @text('Bathrooms', { shows: 'Bathrooms, as given.' })
  bathrooms: string | null;

  @text('Size', { shows: 'Size, as given.' })
  size: string | null;

  @serial({ next: 'next_listing_reference', rest: false, shows: 'Its own number, given once by us.' })
  reference: string;

  /** What follows the last comma of its location; made by the database. */
  @Index()
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  area: string;

  @Field(() => Picture, { name: 'thumbnail', nullable: true, description: 'Its picture.' })
  declare picture: Pictured['picture'];
}

/** What is asked for a home for sale. */
export const salePrice = text('Price', { required: true, shows: 'What is asked for it, as given.' });

/** What is asked for a home for rent: free text, such as an amount per month (spec §3). */
export const rent = text('Rent', { name: 'rent', required: true, shows: 'Its rent, as given.' });

/** All four kinds together, newest first. */
export const listings: Resource<Listing> = {
  entity: Listing,
  names: { one: 'listing', many: 'listings' },
};
