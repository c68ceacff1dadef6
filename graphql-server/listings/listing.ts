import { InputType, InterfaceType, Field } from 'type-graphql';
import { Column, Entity, Index, TableInheritance } from 'typeorm';
import { resourceResolver } from '../collections/graphql/resolver.ts';
import { Pictured } from '../collections/declaring/stored.ts';
import { TextColumn } from '../collections/declaring/columns.ts';
import { text } from '../collections/declaring/fields.ts';
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

  @TextColumn('Headline of the listing.')
  title: string;

  @TextColumn('Where it is, as given.')
  location: string;

  /** What is asked for it, as given: a price for a sale, a rent for a rental. */
  @Column('text')
  price: string;

  @TextColumn('Bedrooms, as given.', { optional: true })
  bedrooms: string | null;

  @TextColumn('Bathrooms, as given.', { optional: true })
  bathrooms: string | null;

  @TextColumn('Size, as given.', { optional: true })
  size: string | null;

  /** What follows the last comma of its location; made by the database. */
  @Index()
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  area: string;

  @Field(() => Picture, { name: 'thumbnail', nullable: true, description: 'Its picture.' })
  declare picture: Pictured['picture'];
}

/** What staff say of any listing. */
@InputType()
export abstract class ListingInput {
  @text('Title', { required: true })
  title: string;

  @text('Location', { required: true })
  location: string;

  @text('Bedrooms')
  bedrooms?: string;

  @text('Bathrooms')
  bathrooms?: string;

  @text('Size')
  size?: string;
}

/** What staff say of a home for sale. */
@InputType()
export abstract class SaleInput extends ListingInput {
  @text('Price', { required: true })
  price: string;
}

/** What staff say of a home for rent; the rent is free text, such as an amount per month (spec §3). */
@InputType()
export abstract class RentalInput extends ListingInput {
  @text('Rent', { required: true, column: 'price' })
  rent: string;
}

/** All four kinds together, newest first. */
export const listings = { entity: Listing, input: ListingInput, names: { one: 'listing', many: 'listings' } };

export const ListingResolver = resourceResolver(listings);
