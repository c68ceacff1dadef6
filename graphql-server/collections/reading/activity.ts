import type { Relations } from '../declaring/relations.ts';
import type { StatementReader } from '../../database/statement.ts';

/** How many records a collection has. */
export interface Count {
  name: string;
  count: number;
}

/** What was done last with a record. */
export enum Action {
  ADDED = 'ADDED',
  CHANGED = 'CHANGED',
  REMOVED = 'REMOVED',
}

/** One thing that was done with a record, and by whom where that is known. */
export interface AuditEntry {
  collection: string;
  recordId: number;
  title: string;
  action: Action;
  at: Date;
  byId: number | null;
}

/** What is told of all collections together. */
export interface Activity {
  counts(): Promise<Count[]>;
  /** What was done last, the newest first: of each record that stands its last change, and what was removed. */
  lately(limit: number): Promise<AuditEntry[]>;
}

/** Writes the statements that tell of all collections together. */
export function activityOf(database: StatementReader, every: readonly Relations[]): Activity {
  const from = ({ table, kind }: Relations) =>
    `"${table}" t where ${kind === undefined ? 'true' : `t.kind = '${kind}'`}`;
  const counts = every.map((one) => `select '${one.collection.names.many}', count(*)::int from ${from(one)}`);

  // What visitors write is nothing that staff have done.
  const edited = every.filter(({ collection }) => !collection.confidential);
  const changes = edited.map(
    (one) => `(select '${one.collection.names.many}', t.id, coalesce(left(t."${one.title.column}", 120), ''),
        case when t.updated_at > t.created_at then 'CHANGED' else 'ADDED' end, t.updated_at as at, t.updated_by
      from ${from(one)} order by t.updated_at desc limit $1::int)`,
  );
  const removals = `(select collection, record_id, title, 'REMOVED', removed_at, removed_by from removals
    where collection = any('{${edited.map(({ collection }) => collection.names.many).join()}}')
    order by removed_at desc limit $1::int)`;

  const COUNTS = { name: 'activity.counts', text: counts.join(' union all ') };
  const LATELY = {
    name: 'activity.lately',
    text: `${[...changes, removals].join(' union all ')} order by at desc limit $1::int`,
  };
  return {
    counts: async () => {
      const rows = (await database.rows(COUNTS, [])) as [string, number][];
      return rows.map(([name, count]) => ({ name, count }));
    },
    lately: async (limit) => {
      const rows = (await database.rows(LATELY, [limit])) as [
        string,
        number,
        string,
        Action,
        Date,
        number | null,
      ][];
      return rows.map(([collection, recordId, title, action, at, byId]) => ({
        collection,
        recordId,
        title,
        action,
        at,
        byId,
      }));
    },
  };
}
