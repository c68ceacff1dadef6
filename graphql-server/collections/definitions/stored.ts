import { Field, ID, InterfaceType, ObjectType } from 'type-graphql';
import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  type Relation,
} from 'typeorm';
import { Picture } from '../../pictures/picture.ts';

/** Times are stored in milliseconds, the precision of clients. */
const moment = { type: 'timestamptz', precision: 3, default: () => 'now()' } as const;

/** The columns of every record: id, creation time and time of the last change. */
@ObjectType()
@InterfaceType()
export abstract class Stored {
  @Field(() => ID, { description: 'Id of the record, unique within its collection.' })
  @PrimaryGeneratedColumn()
  id: number;
  @Field(() => Date, { description: 'Time of its creation.' })
  @CreateDateColumn({ name: 'created_at', ...moment })
  createdAt: Date;
  @Field(() => Date, { description: 'Time of its last change.' })
  @UpdateDateColumn({ name: 'updated_at', ...moment })
  updatedAt: Date;
}

/** The condition of an index on records that are not in the trash. */
export const NOT_DELETED = { where: 'deleted_at is null' };

/** A record that staff can delete. While `deletedAt` is set, only the trash reads it. */
@ObjectType()
@InterfaceType()
export abstract class Deletable extends Stored {
  @Index({ where: 'deleted_at is not null' })
  @DeleteDateColumn({ name: 'deleted_at', type: 'timestamptz', precision: 3, nullable: true, select: false })
  deletedAt: Date | null;

  /** Id of the account that deleted it, without a foreign key, so that it outlives the account. */
  @Column('int', { name: 'deleted_by', nullable: true, select: false })
  deletedById: number | null;

  /** True if it was deleted with its parent and is restored with it. */
  @Column('boolean', { name: 'deleted_with_parent', default: false, select: false })
  deletedWithParent: boolean;
}

/** A record that staff edit, with an optional picture. */
@ObjectType()
@InterfaceType()
export abstract class Pictured extends Deletable {
  @Index()
  @ManyToOne(() => Picture, { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'picture', referencedColumnName: 'file' })
  picture: Relation<Picture> | null;

  /** The author of the last change, if known; read separately (see `RecordReader.authors`). */
  @Column('int', { name: 'updated_by', nullable: true, select: false })
  updatedById: number | null;

  // By name, because the engine does not import accounts.
  @ManyToOne('Staff', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'updated_by' })
  updatedBy: unknown;

  @SearchColumn()
  search: string;
}

/** True if staff edit the records of an entity, which then have an author. */
export const isEdited = (entity: { prototype: object }): boolean => entity.prototype instanceof Pictured;

/** The search index of a record, a column that the database generates from text columns (`schema.sql`). */
export function SearchColumn(): PropertyDecorator {
  return (target, property) => {
    Column({
      type: 'tsvector',
      nullable: true,
      select: false,
      insert: false,
      update: false,
    })(target, property);
    Index({ type: 'gin' })(target, property);
  };
}

/** The position of a record among those of its parent. A trigger of the database puts a new record last. */
export function PositionColumn(): PropertyDecorator {
  return Column('int', { nullable: true, select: false });
}
