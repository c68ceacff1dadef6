import { ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, TableInheritance, type Relation } from 'typeorm';
import { PositionColumn } from '../collections/definitions/columns.ts';
import { NOT_DELETED, Pictured } from '../collections/definitions/stored.ts';
import { Listing } from './listing.ts';

/** A part of a listing's page: a gallery picture, a detail block or a feature, by the kind of listing. */
@ObjectType()
@Entity('listing_sections')
@TableInheritance({ column: { type: 'text', name: 'kind' } })
@Index(['kind', 'createdAt', 'id'], NOT_DELETED)
@Index(['kind', 'updatedAt', 'id'], NOT_DELETED)
@Index(['listingId', 'createdAt', 'id'], NOT_DELETED)
@Index(['listingId', 'position', 'createdAt', 'id'], NOT_DELETED)
export abstract class ListingSection extends Pictured {
  /** The name of its class. */
  @Column('text')
  kind: string;

  @Column('int', { name: 'listing_id' })
  listingId: number;

  @ManyToOne(() => Listing, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'listing_id' })
  listing: Relation<Listing>;

  @PositionColumn()
  position: number | null;

  @Column('text', { nullable: true })
  heading: string | null;

  @Column('text', { nullable: true })
  description: string | null;
}
