import type { Statement, StatementReader } from './statement.ts';

/**
 * For whom the database is asked. Each lane has connections of its own on a PostgreSQL server, so that whoever asks much
 * waits for himself alone; on the embedded database, which has a single connection, all are one.
 */
export type Lane = 'pages' | 'api' | 'staff' | 'exports';

/** What one lane may take of a server; times in milliseconds. */
export interface Share {
  /** Most connections at once. */
  connections: number;
  /** Longest wait for one of them, new or given back. */
  waitMs: number;
  /** Longest statement: the server itself ends it, or half a second later, when it says nothing, we cut the connection. */
  statementMs: number;
  /** Longest silence of a connection that somebody has: then it is cut. */
  silentMs: number;
  /** Longest pause within a transaction. */
  pauseMs: number;
}

const READS = { waitMs: 2000, statementMs: 4000, silentMs: 5000, pauseMs: 5000 };

/** What each lane may take: whatever the database does, a wait and what follows it end within 10 s. */
export const SHARES: Record<Lane, Share> = {
  /** Visitors' pages. */
  pages: { connections: 4, ...READS },
  /** Whoever reads the API without a token. */
  api: { connections: 5, ...READS },
  /** Staff, everything that writes, and every transaction. */
  staff: { connections: 5, waitMs: 2500, statementMs: 6500, silentMs: 7000, pauseMs: 7000 },
  /**
   * Whole lists and files, read in strides. A `snapshot` has its connection for as long as its reader takes: as many at
   * once as there are connections, whoever else comes is `Unavailable` after the wait.
   */
  exports: { connections: 2, waitMs: 2000, statementMs: 6000, silentMs: 65_000, pauseMs: 60_000 },
};

type ReadArguments = Parameters<StatementReader['rows']>;

interface EveryLane {
  rows(...asked: [...ReadArguments, Lane]): ReturnType<StatementReader['rows']>;
  write: StatementReader['rows'];
}

/**
 * The database as one lane has it: reads are the lane's own, what writes goes by the staff's. Reads of `ofPrimary` are of the
 * newest there is, whoever else could answer them.
 */
export function laneOf(
  database: EveryLane,
  lane: Lane,
  { ofPrimary = false } = {},
): StatementReader & Pick<EveryLane, 'write'> {
  const asking = (statement: Statement): Statement =>
    ofPrimary ? { ...statement, ofPrimary: 'always' } : statement;
  // Asked for each time: what a test puts in its place is used here too.
  return {
    rows: (statement, values) => database.rows(asking(statement), values, lane),
    write: (...asked) => database.write(...asked),
  };
}
