import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * A stored picture. Its name is a hash of its bytes, so a photograph is stored once however many records show it. Other tables refer
 * to it by foreign key; garbage collection deletes it when no row refers to it any more.
 */
@Entity('pictures')
@ObjectType({ description: 'A stored picture in several widths and formats.' })
export class Picture {
  /** Name in the storage, such as `3f9a…c1.jpg`; never the client's. */
  @Field(() => ID, {
    name: 'id',
    description: 'Id of the picture. Equal photographs have the same.',
  })
  @PrimaryColumn('text')
  file: string;
  @Field(() => Int, { description: 'Width of the original in pixels.' })
  @Column('int')
  width: number;
  @Field(() => Int, { description: 'Height of the original in pixels.' })
  @Column('int')
  height: number;
  @Field(() => String, {
    description: 'A WebP of a few pixels as a data URI, a placeholder until the picture is loaded.',
  })
  @Column('text')
  placeholder: string;
  @Field(() => String, {
    nullable: true,
    description: 'Alternative text of the picture.',
  })
  @Column('text', { nullable: true })
  alt: string | null;

  /** Time of the last upload of the same photograph. */
  @CreateDateColumn({ name: 'uploaded_at', type: 'timestamptz', precision: 3 })
  uploadedAt: Date;
}

/** A checked and converted picture that is ready to be stored. */
export interface PreparedPicture extends Pick<Picture, 'file' | 'width' | 'height' | 'placeholder'> {
  /** The bytes that will be stored: rotated, without metadata. */
  bytes: Buffer;
  /** Alternative text; undefined keeps that of the same photograph. */
  alt?: string;
}

/** The picture of a write: a prepared one, or one that is stored already and comes without its bytes. */
export type WrittenPicture = Omit<PreparedPicture, 'bytes'> & Partial<Pick<PreparedPicture, 'bytes'>>;

/** How a kind of record shows its picture. */
export interface Framing {
  /** Whether phones show it cropped upright. */
  upright: boolean;
}

/** Prepares or finds an uploaded picture; called once the other values are valid. */
export type PictureSource = () => Promise<WrittenPicture>;
