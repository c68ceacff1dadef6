import type { StatementReader } from '../database/statement.ts';

/** Each along an index of its own: letters that were sent are not looked at. */
const COUNT = {
  name: 'contactMessages.letters',
  text: `select (select count(*)::int from contact_messages where mail_state = 'WAITING' and deleted_at is null),
    (select count(*)::int from contact_messages where mail_state = 'FAILED' and deleted_at is null)`,
};

interface LettersLeft {
  waiting: number;
  givenUp: number;
}

/** How many messages of visitors the agency's mailbox does not have: as many as there were when they were counted last. */
export class LetterCount {
  #last: LettersLeft | undefined;

  constructor(private readonly database: StatementReader) {}

  /** Nothing before they were counted. */
  get last(): LettersLeft | undefined {
    return this.#last;
  }

  async count(): Promise<void> {
    const [row] = await this.database.rows(COUNT, []);
    const [waiting, givenUp] = row as [number, number];
    this.#last = { waiting, givenUp };
  }
}

const UNMAILED = {
  name: 'contactMessages.unmailed',
  text: `select count(*)::int from contact_messages where mail_state = 'NONE' and deleted_at is null`,
};

/** Counts the enquiries that came while no mail server was set up. */
export async function countUnmailed(database: StatementReader): Promise<number> {
  const [row] = await database.rows(UNMAILED, []);
  return row![0] as number;
}
