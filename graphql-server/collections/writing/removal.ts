import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A record that was removed a minute ago at most, with all that it takes to bring it back. */
@Entity('removals')
export class Removal {
  /** Name of its collection, such as `saleApartments`. */
  @PrimaryColumn('text')
  collection: string;

  @PrimaryColumn('int', { name: 'record_id' })
  recordId: number;

  /** Its row and those that went with it, each with its collection and table, as they were. */
  @Column('jsonb')
  rows: Record<string, unknown>[];

  @Index()
  @Column({ type: 'timestamptz', name: 'removed_at', precision: 3, default: () => 'now()' })
  removedAt: Date;
}
