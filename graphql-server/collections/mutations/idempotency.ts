import { createHash } from 'node:crypto';
import { Column, Entity, Index, PrimaryColumn, type EntityManager } from 'typeorm';
import { InvalidInput, IdempotencyConflict } from '../../errors.ts';
import { message } from '../../messages.ts';

/** A key with which a client marks repeated requests: the operation runs once. */
export interface IdempotencyKey {
  /** The account that sent it, or `visitor`. */
  sender: string;
  /** The operation; equal keys of different operations are independent. */
  operation: string;
  key: string;
}

/** An idempotency key with the digest of the input. */
interface ClaimedKey extends IdempotencyKey {
  contentDigest: string;
}

/** An operation that has run with an idempotency key; stored for a day. */
@Entity('idempotency_keys')
export class IdempotencyRecord {
  @PrimaryColumn('text')
  sender: string;

  @PrimaryColumn('text')
  operation: string;

  @PrimaryColumn('text')
  key: string;

  @Column('text', { name: 'content_digest' })
  contentDigest: string;

  /** Id of the record that the operation created, if it returns one. */
  @Column('int', { name: 'record_id', nullable: true })
  recordId: number | null;

  @Index()
  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

const KEY = /^[A-Za-z0-9_-]{8,100}$/;

/**
 * Validates the key of a request. Returns a function that adds the operation; undefined without a key. Throws `InvalidInput`.
 */
export function idempotencyKeyOf(
  staff: { staffId: number } | null,
  key: string | string[] | undefined,
): (operation: string) => IdempotencyKey | undefined {
  if (key === undefined) return () => undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new InvalidInput({ 'Idempotency-Key': message('IDEMPOTENCY_KEY_INVALID') });
  }
  const sender = staff ? `staff ${staff.staffId}` : 'visitor';
  return (operation) => ({ sender, operation, key });
}

/** Adds the digest of the input, which does not depend on the order of its fields. */
export function withContent(
  idempotencyKey: IdempotencyKey | undefined,
  content: unknown,
): ClaimedKey | undefined {
  return idempotencyKey && { ...idempotencyKey, contentDigest: digestOf(content) };
}

function digestOf(content: unknown): string {
  const inOrder = (_name: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(content, inOrder)).digest('base64url');
}

/**
 * Finds the operation with a key; undefined if there is none. Throws `IdempotencyConflict` if its input differed.
 */
export async function findEarlier(
  em: EntityManager,
  { sender, operation, key, contentDigest }: ClaimedKey,
): Promise<IdempotencyRecord | undefined> {
  const earlier = await em.findOneBy(IdempotencyRecord, { sender, operation, key });
  if (earlier && earlier.contentDigest !== contentDigest) throw new IdempotencyConflict(earlier.recordId);
  return earlier ?? undefined;
}

/**
 * Claims a key for the transaction. Returns the earlier operation with the key, if one has committed; a second operation
 * with the same key waits for the first. Throws `IdempotencyConflict` when the key was used with other input.
 */
export async function claimKey(
  em: EntityManager,
  claimed: ClaimedKey | undefined,
): Promise<IdempotencyRecord | undefined> {
  if (!claimed) return undefined;
  const { sender, operation, key, contentDigest } = claimed;
  const inserted = await em.query<unknown[]>(
    `insert into idempotency_keys (sender, operation, key, content_digest) values ($1, $2, $3, $4)
     on conflict do nothing returning key`,
    [sender, operation, key, contentDigest],
  );
  return inserted.length > 0 ? undefined : findEarlier(em, claimed);
}

/** Stores which record the operation with a claimed key created. */
export async function storeResult(
  em: EntityManager,
  claimed: ClaimedKey | undefined,
  recordId: number | null,
): Promise<void> {
  if (!claimed) return;
  const { sender, operation, key } = claimed;
  await em.query(
    'update idempotency_keys set record_id = $4 where sender = $1 and operation = $2 and key = $3',
    [sender, operation, key, recordId],
  );
}

/** Deletes keys that are older than a day. */
export async function deleteExpiredKeys(em: EntityManager): Promise<void> {
  await em.query(`delete from idempotency_keys where created_at < now() - interval '1 day'`);
}
