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
import { Role } from '../policies.ts';

/** A staff account. */
@Entity('staff')
@ObjectType({ description: 'A member of staff.' })
export class Staff extends Stored {
  /** In lower case, so that an address is unique whatever its case. */
  @Field(() => String, { description: 'Email address, in lower case.' })
  @Column('text', { unique: true })
  email: string;

  @Field(() => Role, { description: 'What the account may do.' })
  @Column('text')
  role: Role;

  /** Argon2id hash. */
  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  /** Since when the account is disabled; null while it is enabled. */
  @Column({ type: 'timestamptz', name: 'disabled_at', precision: 3, nullable: true })
  disabledAt: Date | null;
}

/** A session of an account; its token is valid while this row exists and until it expires. */
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
