import { Field, ObjectType } from 'type-graphql';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Stored } from '../collections/declaring/stored.ts';

/** One who publishes listings and answers enquiries. */
@Entity('staff')
@ObjectType({ description: 'A member of staff.' })
export class Staff extends Stored {
  /** In lower case, so that an address is one account however it is typed. */
  @Field(() => String, { description: 'E-mail address, in lower case.' })
  @Column('text', { unique: true })
  email: string;

  /** Argon2id, never the password. */
  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  /** Since when nobody signs in by it; null while one may. */
  @Column({ type: 'timestamptz', name: 'disabled_at', precision: 3, nullable: true })
  disabledAt: Date | null;
}

/** One sign-in; its token is good while this row stands and until it expires. */
@Entity('staff_sessions')
@Index(['expiresAt'])
export class StaffSession {
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @Column('int', { name: 'staff_id' })
  staffId: number;

  @ManyToOne(() => Staff, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'staff_id' })
  staff: Relation<Staff>;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
