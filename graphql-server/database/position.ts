/** A place in the log of a database. */
export interface Position {
  /** The history that it belongs to, another one after each promotion: places of two of them are not compared. */
  timeline: number;
  bytes: bigint;
}

/** How far a primary has written: once it is asked, everything that was committed before lies before it. */
export const WRITTEN = `select ('x' || substr(pg_walfile_name(lsn), 1, 8))::bit(32)::int, (lsn - '0/0')::text
  from pg_current_wal_insert_lsn() lsn`;

/**
 * How far a replica has repeated that: whatever is asked of it afterwards sees everything before. Nothing of one that follows
 * nobody. Its timeline is the one that it receives, which it does not before it has repeated what it had of the last one;
 * whoever may not read statistics is told it late, at the next checkpoint, and never early.
 */
export const REPEATED = `select greatest(known.timeline_id, latest.min_recovery_end_timeline,
      (select received_tli from pg_stat_wal_receiver)),
    (pg_last_wal_replay_lsn() - '0/0')::text
  from pg_control_checkpoint() known, pg_control_recovery() latest where pg_is_in_recovery()`;

/** What a row of either says. */
export function positionIn([row]: [number, string | null][]): Position | undefined {
  return typeof row?.[1] === 'string' ? { timeline: row[0], bytes: BigInt(row[1]) } : undefined;
}

export function isAt(reached: Position | undefined, needed: Position | undefined): boolean {
  if (!reached || !needed) return false;
  return reached.timeline === needed.timeline && reached.bytes >= needed.bytes;
}
