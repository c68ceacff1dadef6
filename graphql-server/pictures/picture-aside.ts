import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Picture } from './picture.ts';

/** A picture kept for a while though no row shows it any more: until then its row may come back. */
@Entity('pictures_aside')
export class PictureAside {
  @PrimaryGeneratedColumn()
  id: number;

  @Index()
  @ManyToOne(() => Picture, { nullable: false, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'picture', referencedColumnName: 'file' })
  picture: Relation<Picture>;

  @Index()
  @Column({ type: 'timestamptz', precision: 3 })
  until: Date;
}
