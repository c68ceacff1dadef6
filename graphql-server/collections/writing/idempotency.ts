import { createHash } from 'node:crypto';
import { Column, Entity, Index, PrimaryColumn, type EntityManager } from 'typeorm';
import { InvalidInput, PressTaken } from '../../errors.ts';
import type { Statement, StatementReader } from '../../database/statement.ts';
import type { Transaction } from './transaction.ts';

/** One press of a button, however often it is sent: what it asks for is done once. */
export interface Press {
  /** Whose it is: an account's, or a visitor's. */
  who: string;
  /** What is done by it: the same key means nothing to another operation. */
  operation: string;
  key: string;
}

/** A press with the digest of what came with it. */
export interface Pressed extends Press {
  content: string;
}

/** A press that was done, known for a day. */
@Entity('presses')
export class PressDone {
  @PrimaryColumn('text')
  who: string;

  @PrimaryColumn('text')
  operation: string;

  @PrimaryColumn('text')
  key: string;

  @Column('text')
  content: string;

  /** What was made of it: a record's number, or nothing where nothing is given back. */
  @Column('int', { name: 'record_id', nullable: true })
  recordId: number | null;

  @Index()
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  at: Date;
}

const KEY = /^[A-Za-z0-9_-]{8,100}$/;

/**
 * Names the press of an operation by whoever sent a key, a member of staff or a visitor; without a key there is none.
 * Throws `InvalidInput`.
 */
export function pressBy(
  staff: { staffId: number } | null,
  key: string | string[] | undefined,
): (operation: string) => Press | undefined {
  if (key === undefined) return () => undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    const sentence = 'Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores.';
    throw new InvalidInput({ 'Idempotency-Key': sentence });
  }
  const who = staff ? `staff ${staff.staffId}` : 'visitor';
  return (operation) => ({ who, operation, key });
}

/** A press with what came with it, whatever the order in which its fields stand. */
export function pressedWith(press: Press | undefined, content: unknown): Pressed | undefined {
  return press && { ...press, content: digestOf(content) };
}

function digestOf(content: unknown): string {
  const inOrder = (_name: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(content, inOrder)).digest('base64url');
}

const WHICH = 'who = $1 and operation = $2 and key = $3';
const KNOWN: Statement = {
  name: 'presses.known',
  text: `select content, record_id from presses where ${WHICH}`,
};

const CLAIM: Statement = {
  name: 'presses.claim',
  text: 'insert into presses (who, operation, key, content) values ($1, $2, $3, $4) on conflict do nothing returning 1',
};
const STORE_RESULT: Statement = {
  name: 'presses.result',
  text: `update presses set record_id = $4::int where ${WHICH}`,
};

/** What was made of a press that was done before; undefined for a new one. Throws `PressTaken` when it brought something else. */
export async function doneBefore<Made extends number | null>(
  database: StatementReader,
  { who, operation, key, content }: Pressed,
): Promise<Made | undefined> {
  const [row] = (await database.rows(KNOWN, [who, operation, key])) as [string, Made][];
  if (!row) return undefined;
  if (row[0] !== content) throw new PressTaken(row[1]);
  return row[1];
}

/**
 * Claims a key for the transaction. Returns the earlier result if an operation with the key has committed; a second operation
 * with the same key waits for the first. Throws `PressTaken` when the key was used with other input.
 */
export async function claimKey(
  tx: Transaction,
  pressed: Pressed | undefined,
): Promise<{ recordId: number | null } | undefined> {
  if (!pressed) return undefined;
  const { who, operation, key, content } = pressed;
  const claimed = await tx.rows(CLAIM, [who, operation, key, content]);
  if (claimed.length > 0) return undefined;
  return { recordId: (await doneBefore(tx, pressed)) ?? null };
}

/** Stores which record the operation with a claimed key created. */
export async function storeResult(
  tx: Transaction,
  pressed: Pressed | undefined,
  recordId: number | null,
): Promise<void> {
  if (!pressed) return;
  const { who, operation, key } = pressed;
  await tx.rows(STORE_RESULT, [who, operation, key, recordId]);
}

/** Forgets what was done more than a day ago. */
export async function forgetPresses(em: EntityManager): Promise<void> {
  await em.query(`delete from presses where at < now() - interval '1 day'`);
}
