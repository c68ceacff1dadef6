import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Stored } from '../collections/definitions/stored.ts';
import { Role } from '../policies.ts';

export enum StaffState {
  INVITED = 'INVITED',
  ACTIVE = 'ACTIVE',
  DISABLED = 'DISABLED',
}

registerEnumType(StaffState, {
  name: 'StaffState',
  description: 'Whether a staff account can sign in.',
  valuesConfig: {
    INVITED: { description: 'No password has been set yet.' },
    ACTIVE: { description: 'The account can sign in.' },
    DISABLED: { description: 'The account is disabled.' },
  },
});

@Entity('staff')
@ObjectType({ description: 'A member of staff.' })
export class Staff extends Stored {
  /** In lower case, so that an address is unique whatever its case. */
  @Field(() => String, { description: 'Email address, in lower case.' })
  @Column('text', { unique: true })
  email: string;

  @Field(() => String, { description: 'Name of the person; empty if unknown.' })
  @Column('text', { default: '' })
  name: string;

  @Field(() => Role, { description: 'What the account may do.' })
  @Column('text')
  role: Role;

  /** Address that is in force once a link confirms it. */
  @Column('text', { name: 'pending_email', nullable: true })
  pendingEmail: string | null;

  /** The address before a change, until it has received a notice. */
  @Column('text', { name: 'previous_email', nullable: true })
  previousEmail: string | null;

  /** Argon2id hash; null until the first password is set. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  /** Secret of the authenticator app, encrypted; in force since `secondFactorAt`. */
  @Column('text', { name: 'totp_secret', nullable: true })
  totpSecret: string | null;

  @Column({ type: 'timestamptz', name: 'second_factor_at', precision: 3, nullable: true })
  secondFactorAt: Date | null;

  /** The period of the last code that was accepted, in half minutes since 1970. */
  @Column('int', { name: 'totp_step', nullable: true })
  totpStep: number | null;

  /** SHA-256 of the recovery codes that have not been used. */
  @Column('text', { name: 'recovery_codes', array: true, default: () => "'{}'" })
  recoveryCodes: string[];

  @Column({ type: 'timestamptz', name: 'last_sign_in_at', precision: 3, nullable: true })
  lastSignInAt: Date | null;

  /** Since when the account is disabled; null while it is enabled. */
  @Column({ type: 'timestamptz', name: 'disabled_at', precision: 3, nullable: true })
  disabledAt: Date | null;
}

/** A session of an account; its token is valid while this row exists and until it expires. */
@Entity('staff_sessions')
@Index(['expiresAt'])
@ObjectType({ description: 'A session of the signed-in account.' })
export class StaffSession {
  @Field(() => ID, { description: 'Id of the session.' })
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @Column('int', { name: 'staff_id' })
  staffId: number;

  @ManyToOne(() => Staff, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'staff_id' })
  staff: Relation<Staff>;

  @Field(() => Date, { description: 'When it ends.' })
  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt: Date;

  @Field(() => String, { description: 'The `User-Agent` of the device; empty if unknown.' })
  @Column('text', { default: '' })
  device: string;

  @Field(() => Date, { description: 'Time of the sign-in.' })
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;
}

/** A link by which a person sets the password of an account or confirms its address, once. */
@Entity('staff_links')
export class StaffLink {
  /** SHA-256 of the token in the link. */
  @PrimaryColumn('text')
  digest: string;

  @Index('staff_links_staff')
  @Column('int', { name: 'staff_id' })
  staffId: number;

  @ManyToOne(() => Staff, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'staff_id' })
  staff: Relation<Staff>;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt: Date;

  /** The address that the link confirms; null for a link that sets a password. */
  @Column('text', { name: 'new_email', nullable: true })
  newEmail: string | null;
}

@Entity('second_factor_roles')
export class SecondFactorRole {
  @PrimaryColumn('text')
  role: Role;
}

@Entity('audit_entries')
@Index('audit_entries_at', ['at', 'id'])
@Index('audit_entries_by', ['by', 'at'])
@Index('audit_entries_kind', ['kind', 'at'])
export class StoredAuditEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  at: Date;

  @Column('text')
  kind: string;

  /** Id of the account, without a foreign key, so that it outlives the account. */
  @Column('int', { nullable: true })
  by: number | null;

  @Column('text')
  person: string;

  @Column('text')
  subject: string;
}
