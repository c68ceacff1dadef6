import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { Lane } from './lanes.ts';
import type { Ask, Replica } from './replica.ts';
import type { Connection, Pool } from './pool.ts';
import { isRolledBack, translateDatabaseError, translateLastError } from './unavailable.ts';
import type { Statement, StatementReader } from './statement.ts';

/** The ways in which the database is asked. */
export interface DatabaseAccess {
  /**
   * Runs a statement prepared under its name once a connection: rows of columns, no entity machinery. On the staff's lane
   * unless another is named (see `laneOf`).
   */
  rows(statement: Statement, values: unknown[], lane?: Lane): Promise<unknown[][]>;
  /** The same, for a statement that writes and is a transaction of its own. Throws `OutcomeUnknown`. */
  write(statement: Statement, values: unknown[]): Promise<unknown[][]>;
  /**
   * Runs work in one transaction: all of it is done, or nothing. The work runs again, a few times at most, when the database
   * rolls it back for the sake of another transaction. Throws `OutcomeUnknown`.
   */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
  /**
   * Runs work that sees everything as it was at one moment, on the exports' lane and for as long as it takes. The embedded
   * database has no connection to spare for it: there each statement sees its own moment.
   */
  snapshot<T>(work: (database: StatementReader) => Promise<T>): Promise<T>;
}

/** What else is asked and told where several servers, or processes, share the work. */
export interface Sharing {
  /** Answers visitors instead of the primary. */
  replica(): Replica | undefined;
  /** Something may have been written. */
  wrote(): void;
}

/** The ways to ask over the lanes' pools; the embedded database has no `spare` connection. */
export function accessOn(
  lanes: Record<Lane, Pool>,
  dataSource: DataSource,
  { spare, replica, wrote }: Sharing & { spare: boolean },
): DatabaseAccess {
  const rows: DatabaseAccess['rows'] = async (statement, values, lane = 'staff') => {
    const ask: Ask = (pool) => pool.rows(toldApart(statement), values);
    const ofPrimary = () => ask(lanes[lane]);
    const { ofPrimary: isOfPrimary } = statement;
    const other = isOfPrimary === 'always' ? undefined : replica();
    try {
      if (!other || lane === 'staff') return await ofPrimary();
      return await other.read({ lane, ask, ofPrimary, mayFollow: isOfPrimary === undefined });
    } catch (error) {
      throw translateDatabaseError(error);
    }
  };
  const write: DatabaseAccess['write'] = async (statement, values) => {
    const client = await connected(lanes.staff);
    try {
      return await retried(() => rowsOn(client, statement, values));
    } catch (error) {
      throw translateLastError(error);
    } finally {
      client.release();
      wrote();
    }
  };
  return {
    rows,
    write,
    transaction: (work) => retried(() => inTransaction(dataSource, work)).finally(wrote),
    snapshot: async (work) => (spare ? held(await connected(lanes.exports), work) : work({ rows })),
  };
}

async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw translateDatabaseError(error);
  }
}

function rowsOn(client: pg.ClientBase, statement: Statement, values: unknown[]): Promise<unknown[][]> {
  return (client as Connection).rows(toldApart(statement), values);
}

/** PostgreSQL cuts a longer name, and takes two that begin alike for one. */
const LONGEST_NAME = 63;

function toldApart(statement: Statement): Statement {
  const { name, text } = statement;
  if (name.length <= LONGEST_NAME) return statement;
  const digest = createHash('sha256').update(name).digest('base64url').slice(0, 22);
  return { name: `${name.slice(0, LONGEST_NAME - digest.length - 1)}.${digest}`, text };
}

/** Runs prepared statements on the connection of a transaction. */
export function statementsWithin({ queryRunner }: EntityManager): StatementReader {
  return { rows: async (...asked) => rowsOn((await queryRunner!.connect()) as pg.PoolClient, ...asked) };
}

/** How often work is tried that the database rolls back for the sake of another transaction. */
const ATTEMPTS = 5;
const PAUSE_MS = 20;

/** Runs work again after a serialization failure or a deadlock; the database has undone all of it then. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRolledBack(error)) throw error;
      // A random pause, lest the same transactions meet again.
      await pause(PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}

/** Only what goes wrong after all the work is done, on the way to the end of it, leaves anything unknown. */
async function inTransaction<T>(dataSource: DataSource, work: (em: EntityManager) => Promise<T>): Promise<T> {
  let told = translateDatabaseError;
  try {
    return await dataSource.transaction(async (em) => {
      const result = await work(em);
      told = translateLastError;
      return result;
    });
  } catch (error) {
    throw told(error);
  }
}

/** A connection on which anything went wrong is not used again: nobody knows in what state it is. */
async function held<T>(client: pg.PoolClient, work: (database: StatementReader) => Promise<T>): Promise<T> {
  let ended = false;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const result = await work({ rows: (statement, values) => rowsOn(client, statement, values) });
    await client.query('COMMIT');
    ended = true;
    return result;
  } catch (error) {
    throw translateDatabaseError(error);
  } finally {
    client.release(!ended);
  }
}
