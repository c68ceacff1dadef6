import { createHash } from 'node:crypto';
import { Column, Entity, Index, PrimaryColumn, type EntityManager } from 'typeorm';
import { InvalidInput, IdempotencyConflict } from '../../errors.ts';
import type { Statement, StatementReader } from '../../database/statement.ts';

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
    const sentence = 'Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores.';
    throw new InvalidInput({ 'Idempotency-Key': sentence });
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

const BY_KEY = 'sender = $1 and operation = $2 and key = $3';
const FIND_RESULT: Statement = {
  name: 'idempotency.find',
  text: `select content_digest, record_id from idempotency_keys where ${BY_KEY}`,
};

const CLAIM: Statement = {
  name: 'idempotency.claim',
  text: `insert into idempotency_keys (sender, operation, key, content_digest) values ($1, $2, $3, $4)
    on conflict do nothing returning 1`,
};
const STORE_RESULT: Statement = {
  name: 'idempotency.result',
  text: `update idempotency_keys set record_id = $4::int where ${BY_KEY}`,
};

/** Finds the result of an earlier operation with the key; undefined if there is none. Throws `IdempotencyConflict` if its input differed. */
export async function findResult<Made extends number | null>(
  database: StatementReader,
  { sender, operation, key, contentDigest }: ClaimedKey,
): Promise<Made | undefined> {
  const [row] = (await database.rows(FIND_RESULT, [sender, operation, key])) as [string, Made][];
  if (!row) return undefined;
  if (row[0] !== contentDigest) throw new IdempotencyConflict(row[1]);
  return row[1];
}

/**
 * Claims a key for the transaction. Returns the earlier result if an operation with the key has committed; a second operation
 * with the same key waits for the first. Throws `IdempotencyConflict` when the key was used with other input.
 */
export async function claimKey(
  tx: StatementReader,
  claimed: ClaimedKey | undefined,
): Promise<{ recordId: number | null } | undefined> {
  if (!claimed) return undefined;
  const { sender, operation, key, contentDigest } = claimed;
  const inserted = await tx.rows(CLAIM, [sender, operation, key, contentDigest]);
  if (inserted.length > 0) return undefined;
  return { recordId: (await findResult(tx, claimed)) ?? null };
}

/** Stores which record the operation with a claimed key created. */
export async function storeResult(
  tx: StatementReader,
  claimed: ClaimedKey | undefined,
  recordId: number | null,
): Promise<void> {
  if (!claimed) return;
  const { sender, operation, key } = claimed;
  await tx.rows(STORE_RESULT, [sender, operation, key, recordId]);
}

/** Deletes keys that are older than a day. */
export async function deleteExpiredKeys(em: EntityManager): Promise<void> {
  await em.query(`delete from idempotency_keys where created_at < now() - interval '1 day'`);
}
