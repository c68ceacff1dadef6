import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** A record that was removed: for a minute with all that it takes to bring it back, then as a note that it was. */
@Entity('removals')
export class Removal {
  /** Name of its collection, such as `saleApartments`. */
  @PrimaryColumn('text')
  collection: string;

  @PrimaryColumn('int', { name: 'record_id' })
  recordId: number;

  /** What it was called. */
  @Column('text')
  title: string;

  /** Its row and those that went with it, by table, as they were; null once it can no longer be brought back. */
  @Column('jsonb', { nullable: true })
  rows: Record<string, unknown[]> | null;

  @Index()
  @Column({ type: 'timestamptz', name: 'removed_at', precision: 3, default: () => 'now()' })
  removedAt: Date;

  @Column('int', { name: 'removed_by', nullable: true })
  removedById: number | null;

  // By its name: the accounts are a room above this one.
  @ManyToOne('Staff', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'removed_by' })
  removedBy: unknown;
}
