import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Picture } from '../../pictures/picture.ts';
import type { Action } from './action.ts';

/** Values of a record by the names that its fields had in the API when they were kept. */
export type Fields = Record<string, unknown>;

/** One thing that was done with a record: by whom, when, and what it made of its fields. */
@Entity('versions')
@Index(['at'])
@Index(['at'], { where: "action = 'REMOVED'" })
export class Version {
  /** Name of its collection, such as `saleApartments`. */
  @PrimaryColumn('text')
  collection: string;

  @PrimaryColumn('int', { name: 'record_id' })
  recordId: number;

  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  action: Action;

  @Column({ type: 'timestamptz', precision: 3 })
  at: Date;

  /** Number of the member of staff who did it, without a foreign key: it stays when the account goes. */
  @Column('int', { nullable: true })
  by: number | null;

  /** What the record was called. */
  @Column('text')
  title: string;

  /** What was changed, as it was before; null where there was nothing before. */
  @Column('jsonb', { nullable: true })
  before: Fields | null;

  /** All of it as it was then; null once there is nothing to be put back. */
  @Column('jsonb', { nullable: true })
  after: Fields | null;

  /** The picture it showed then, which is kept as long as this is. */
  @Index({ where: 'picture is not null' })
  @ManyToOne(() => Picture, { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'picture', referencedColumnName: 'file' })
  picture: Relation<Picture> | null;
}
