import { Field, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * The facts of one stored picture. The name is made from the stored bytes, so the same photograph is kept
 * once however many rows show it; rows refer to it by foreign key and it goes with the last of them.
 */
@Entity('pictures')
@ObjectType({ description: 'A stored picture, to be had in several widths and formats.' })
export class Picture {
  /** Name in the storage, such as `3f9a…c1.jpg`; never the client's. */
  @PrimaryColumn('text')
  file: string;
  @Field(() => Int, { description: 'Width of the original in pixels.' })
  @Column('int')
  width: number;
  @Field(() => Int, { description: 'Height of the original in pixels.' })
  @Column('int')
  height: number;
  @Field(() => String, {
    description: 'A WebP of a few pixels as a data URI, to stand in until the picture comes.',
  })
  @Column('text')
  placeholder: string;
  @Field(() => String, {
    nullable: true,
    description: 'What the picture shows, for those who cannot see it.',
  })
  @Column('text', { nullable: true })
  alt: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;
}

/** A picture read, checked and made ready to be stored; nothing has been kept yet. */
export interface PreparedPicture extends Pick<Picture, 'file' | 'width' | 'height' | 'placeholder'> {
  /** The bytes as they will be stored: upright, without metadata. */
  bytes: Buffer;
  /** Kept with the picture when given. */
  alt?: string;
}

/** How a picture is framed where it is shown. */
export interface Framing {
  /** Whether phones are shown it cut upright. */
  upright: boolean;
}

/** A picture on its way in: what the doors hand to a store, prepared only once the values are found valid. */
export type PictureSource = () => Promise<PreparedPicture>;
