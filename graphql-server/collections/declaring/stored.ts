import { Field, ID, InterfaceType, ObjectType } from 'type-graphql';
import {
  Column,
  CreateDateColumn,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  type Relation,
} from 'typeorm';
import { Picture } from '../../pictures/picture.ts';
import { SearchColumn } from './columns.ts';

/** Times are kept to the millisecond, which is what a client can say back. */
const moment = { type: 'timestamptz', precision: 3, default: () => 'now()' } as const;

/** What every stored record has: a number of its own and the moments of its making and last change. */
@ObjectType()
@InterfaceType()
export abstract class Stored {
  @Field(() => ID, { description: 'Number of the record, unique among its kind.' })
  @PrimaryGeneratedColumn()
  id: number;
  @Field(() => Date, { description: 'When the record was made.' })
  @CreateDateColumn({ name: 'created_at', ...moment })
  createdAt: Date;
  @Field(() => Date, { description: 'When the record was last changed.' })
  @UpdateDateColumn({ name: 'updated_at', ...moment })
  updatedAt: Date;
}

/** The condition of an index on records that are not in the trash. */
export const NOT_DELETED = { where: 'deleted_at is null' };

/** A stored record that staff can delete. It is in the trash while `deletedAt` is set: no reader but the trash sees it. */
@ObjectType()
@InterfaceType()
export abstract class Deletable extends Stored {
  @Index({ where: 'deleted_at is not null' })
  @Column({ name: 'deleted_at', type: 'timestamptz', precision: 3, nullable: true, select: false })
  deletedAt: Date | null;

  /** Id of the account that deleted it, without a foreign key: it stays when the account goes. */
  @Column('int', { name: 'deleted_by', nullable: true, select: false })
  deletedById: number | null;

  /** Whether it was deleted with the record that it belongs to, and is restored with it. */
  @Column('boolean', { name: 'deleted_with_parent', default: false, select: false })
  deletedWithParent: boolean;
}

/** A stored record that staff edit and that may show a picture; the record holds on to it by foreign key. */
@ObjectType()
@InterfaceType()
export abstract class Pictured extends Deletable {
  @Index()
  @ManyToOne(() => Picture, { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'picture', referencedColumnName: 'file' })
  picture: Relation<Picture> | null;

  /** Who made its last change, where that is known; asked for apart (see `Reading.authors`). */
  @Column('int', { name: 'updated_by', nullable: true, select: false })
  updatedById: number | null;

  // By its name: the accounts are a room above this one.
  @ManyToOne('Staff', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'updated_by' })
  updatedBy: unknown;

  @SearchColumn()
  search: string;
}

/** Whether staff edit what is stored by a class, and each of its records knows who made its last change. */
export const isEdited = (entity: { prototype: object }): boolean => entity.prototype instanceof Pictured;
