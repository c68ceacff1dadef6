import { InterfaceType, Field } from 'type-graphql';
import { Column, Entity, Index, TableInheritance } from 'typeorm';
import type { Resource } from '../collections/declaring/collection.ts';
import { day } from '../collections/declaring/kinds/day.ts';
import { degrees } from '../collections/declaring/kinds/degrees.ts';
import { oneOf, someOf } from '../collections/declaring/kinds/one-of.ts';
import { serial } from '../collections/declaring/kinds/serial.ts';
import { text } from '../collections/declaring/kinds/text.ts';
import { whole } from '../collections/declaring/kinds/whole.ts';
import { yesNo } from '../collections/declaring/kinds/yes-no.ts';
import { NOT_DELETED, Pictured } from '../collections/declaring/stored.ts';
import { Picture } from '../pictures/picture.ts';
import { isSwapped, LATITUDE, LONGITUDE, swappedPin } from '../../schema/pin.ts';
import { AMOUNT, AREA, BATHROOMS, BEDROOMS } from './facts/bounds.ts';
import {
  Amenity,
  Completion,
  Furnishing,
  Occupancy,
  PropertyType,
  RentPeriod,
  View,
} from './facts/choices.ts';
import type { HOMES } from './facts/home.ts';
import { floor, placeId, unsettledTexts } from './facts/fields.ts';

/** A home for sale or for rent; its kind says which, and whether it is an apartment or a villa (spec §3). */
@Entity('listings')
@TableInheritance({ column: { type: 'text', name: 'kind' } })
@Index(['kind', 'createdAt', 'id'], NOT_DELETED)
@Index(['kind', 'updatedAt', 'id'], NOT_DELETED)
@Index(['createdAt', 'id'], NOT_DELETED)
@Index(['updatedAt', 'id'], NOT_DELETED)
@Index('listings_unsettled', ['createdAt', 'id'], { where: `"unsettled" <> '{}'` })
@Index('listings_unread', ['id'], { where: '"unsettled" IS NULL' })
@InterfaceType({
  description: 'A home for sale or for rent.',
  resolveType: ({ kind }: Listing) => kind,
})
export abstract class Listing extends Pictured {
  /** Name of the class of this listing, which is also its GraphQL type. */
  @Column('text')
  kind: keyof typeof HOMES;

  @text('Title', { required: true, shows: 'Headline of the listing.' })
  title: string;

  @text('Location', { required: true, implied: true, shows: 'Where it is, as given.' })
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
  @Index(NOT_DELETED)
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  area: string;

  /** What is asked for it, or for it a year, in dirhams, where that is told; made by the database of its facts. */
  @Column({ type: 'bigint', nullable: true, select: false, insert: false, update: false })
  asked: string | null;

  /** The same for a square metre. */
  @Column({
    name: 'asked_per_area',
    type: 'bigint',
    nullable: true,
    select: false,
    insert: false,
    update: false,
  })
  askedPerArea: string | null;

  @oneOf('Type', PropertyType, { rest: false, shows: 'What kind of home it is.' })
  propertyType: PropertyType | null;

  @whole('Amount', {
    ...AMOUNT,
    rest: false,
    shows: 'What is asked for it in whole dirhams: its price, or its rent for a `rentPeriod`.',
  })
  amount: number | null;

  @oneOf('Rent period', RentPeriod, { rest: false, shows: 'For how long its rent is paid; null for a sale.' })
  rentPeriod: RentPeriod | null;

  @whole('Cheques', {
    min: 1,
    max: 12,
    rest: false,
    shows: 'In how many cheques the rent of a year is paid.',
  })
  cheques: number | null;

  @yesNo('Price on request', { rest: false, shows: 'Whether what is asked is told on request alone.' })
  priceOnRequest: boolean | null;

  @whole('Number of bedrooms', {
    ...BEDROOMS,
    rest: false,
    shows: "Its bedrooms, a maid's room not counted; 0 for a studio.",
  })
  bedroomCount: number | null;

  @yesNo("Maid's room", { rest: false, shows: "Whether there is a maid's room." })
  maidsRoom: boolean | null;

  @whole('Number of bathrooms', { ...BATHROOMS, rest: false, shows: 'Its bathrooms.' })
  bathroomCount: number | null;

  @whole('Built-up area', {
    ...AREA,
    rest: false,
    shows: 'Its built-up area in square decimetres, 100 to 1 m².',
  })
  builtUpArea: number | null;

  @whole('Plot area', {
    ...AREA,
    rest: false,
    shows: 'The area of its plot in square decimetres, 100 to 1 m².',
  })
  plotArea: number | null;

  @oneOf('Furnishing', Furnishing, { rest: false, shows: 'What it is let or sold with.' })
  furnishing: Furnishing | null;

  @oneOf('Completion', Completion, { rest: false, shows: 'Whether it stands or is being built.' })
  completion: Completion | null;

  @oneOf('Occupancy', Occupancy, { rest: false, shows: 'Who lives there now.' })
  occupancy: Occupancy | null;

  @day('Available from', { rest: false, shows: 'From which day it can be had, such as 2027-01-31.' })
  availableFrom: string | null;

  @whole('Parking spaces', { min: 0, max: 20, rest: false, shows: 'Its parking spaces.' })
  parkingSpaces: number | null;

  @floor('Floor', { rest: false, shows: 'Its floor, such as G, 12, low, mid or high.' })
  floor: string | null;

  @someOf('View', View, { most: 5, rest: false, shows: 'What is seen from it.' })
  views: View[];

  @someOf('Amenities', Amenity, { rest: false, shows: 'What it or its building offers.' })
  amenities: Amenity[];

  @whole('Service charge', {
    min: 0,
    max: 10_000,
    rest: false,
    shows: 'Its service charge in fils for a square foot and a year.',
  })
  serviceCharge: number | null;

  @placeId('Place', { rest: false, shows: 'The community that it lies in, such as `dubai-marina`.' })
  placeId: string | null;

  @text('Building', { max: 120, sorted: false, rest: false, shows: 'Its tower, or its street.' })
  building: string | null;

  @degrees('Latitude', {
    ...LATITUDE,
    explain: explainPin,
    rest: false,
    shows: 'Its pin on the map: degrees north.',
  })
  latitude: number | null;

  @degrees('Longitude', {
    ...LONGITUDE,
    explain: explainPin,
    rest: false,
    shows: 'Its pin on the map: degrees east.',
  })
  longitude: number | null;

  @unsettledTexts()
  unsettled: string[] | null;
  @Field(() => Picture, { name: 'thumbnail', nullable: true, description: 'Its picture.' })
  declare picture: Pictured['picture'];
}

/** What is wrong with a pin whose coordinates are typed the wrong way round. */
function explainPin({ latitude, longitude }: Partial<Listing>): string | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return isSwapped({ latitude, longitude }) ? swappedPin({ latitude, longitude }) : null;
}

/** What is asked for a home for sale. */
export const salePrice = text('Price', {
  required: true,
  implied: true,
  shows: 'What is asked for it, as given.',
});

/** What is asked for a home for rent: free text, such as an amount per month (spec §3). */
export const rent = text('Rent', {
  name: 'rent',
  required: true,
  implied: true,
  shows: 'Its rent, as given.',
});

/** All four kinds together, newest first. */
export const listings: Resource<Listing> = {
  entity: Listing,
  names: { one: 'listing', many: 'listings' },
};
