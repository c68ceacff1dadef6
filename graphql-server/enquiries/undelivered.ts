import type { StatementReader } from '../database/statement.ts';

/** Counts waiting and failed emails. Each count uses its own partial index, which excludes sent emails. */
const COUNT = {
  name: 'contactMessages.emails',
  text: `select (select count(*)::int from contact_messages where mail_state = 'WAITING' and deleted_at is null),
    (select count(*)::int from contact_messages where mail_state = 'FAILED' and deleted_at is null)`,
};

interface Undelivered {
  /** Messages that will be mailed. */
  waiting: number;
  /** Messages that could not be mailed for a day. */
  failed: number;
}

/** Counts the messages that have not been mailed to the agency. The metrics read the last counts. */
export class UndeliveredCounts {
  #last: Undelivered | undefined;

  constructor(private readonly database: StatementReader) {}

  /** Undefined before the first count. */
  get last(): Undelivered | undefined {
    return this.#last;
  }

  async count(): Promise<void> {
    const [row] = await this.database.rows(COUNT, []);
    const [waiting, failed] = row as [number, number];
    this.#last = { waiting, failed };
  }
}

const UNMAILED = {
  name: 'contactMessages.unmailed',
  text: `select count(*)::int from contact_messages where mail_state = 'NONE' and deleted_at is null`,
};

/** Counts the enquiries received while no mail server was configured. */
export async function countUnmailed(database: StatementReader): Promise<number> {
  const [row] = await database.rows(UNMAILED, []);
  return row![0] as number;
}
