import type { Queryable } from '../database/statement.ts';

/** Counts waiting and failed emails. Each count uses its own partial index, which excludes sent emails. */
const COUNT = `select (select count(*)::int from contact_messages where mail_state = 'WAITING' and deleted_at is null) as waiting,
    (select count(*)::int from contact_messages where mail_state = 'FAILED' and deleted_at is null) as failed`;

interface Undelivered {
  /** Messages that will be mailed. */
  waiting: number;
  /** Messages that could not be mailed for a day. */
  failed: number;
}

/** Counts the messages that have not been mailed to the agency. The metrics read the last counts. */
export class UndeliveredCounts {
  #last: Undelivered | undefined;

  constructor(private readonly database: Queryable) {}

  /** Undefined before the first count. */
  get last(): Undelivered | undefined {
    return this.#last;
  }

  async count(): Promise<void> {
    [this.#last] = await this.database.query<Undelivered>(COUNT);
  }
}

const UNMAILED = `select count(*)::int as count from contact_messages where mail_state = 'NONE' and deleted_at is null`;

/** Counts the enquiries received while no mail server was configured. */
export async function countUnmailed(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: number }>(UNMAILED);
  return row!.count;
}
