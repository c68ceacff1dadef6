import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A picture whose bytes are put in their place before the row that is to show it: until then nobody takes them away. */
@Entity('pictures_coming')
export class PictureComing {
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @Column('text')
  stem: string;

  /** From then on whoever put them has given up, or is not there any more. */
  @Column({ type: 'timestamptz', precision: 3 })
  until: Date;
}
