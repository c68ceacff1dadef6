import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Picture } from '../../pictures/picture.ts';
import type { Collection } from './collection.ts';
import { fieldsOf, settableFieldsOf, type RecordField } from './field.ts';

/** Values of a record by the API names of its fields when they were stored. */
export type Fields = Record<string, unknown>;

/** A version of a record: author, time, and values of its fields. */
@Entity('versions')
@Index(['at'])
@Index('versions_by', ['by', 'at'])
@Index('versions_action', ['action', 'at'])
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

  /** Id of the author's account, without a foreign key, so that it outlives the account. */
  @Column('int', { nullable: true })
  by: number | null;

  @Column('text')
  title: string;

  /** The changed values before the change; null for a new record. */
  @Column('jsonb', { nullable: true })
  before: Fields | null;

  /** All values; null if the version cannot be reverted to. */
  @Column('jsonb', { nullable: true })
  after: Fields | null;

  /** The picture, whose file is stored as long as the version. */
  @Index({ where: 'picture is not null' })
  @ManyToOne(() => Picture, { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'picture', referencedColumnName: 'file' })
  picture: Relation<Picture> | null;
}

/** The file name of a record's picture, and its alternative text. */
export const pictureOf = (record: object): { file: string; alt: string | null } | null =>
  (record as { picture?: { file: string; alt: string | null } | null }).picture ?? null;

/** A field that versions store. */
type VersionField = Pick<RecordField, 'name' | 'of'>;

/** The fields that versions store, in the order of their declaration. */
export function versionFieldsOf({ entity, picture, alt, confidential }: Collection): VersionField[] {
  // Versions do not store what visitors wrote, so that a deletion removes all of it; only the fields that staff set.
  if (confidential) return fieldsOf(entity).filter(({ readOnly }) => readOnly);
  const fields: VersionField[] = [...settableFieldsOf(entity)];
  if (alt) fields.push({ name: alt.name, of: (record) => pictureOf(record)?.alt });
  if (picture) fields.push({ name: picture.field, of: (record) => pictureOf(record)?.file });
  return fields;
}

export enum Action {
  ADDED = 'ADDED',
  IMPORTED = 'IMPORTED',
  COPIED = 'COPIED',
  CHANGED = 'CHANGED',
  REVERTED = 'REVERTED',
  MARKED = 'MARKED',
  REORDERED = 'REORDERED',
  REMOVED = 'REMOVED',
  RESTORED = 'RESTORED',
}
