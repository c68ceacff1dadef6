import { randomUUID } from 'node:crypto';
import type { Staff } from './staff.ts';
import { Tokens, type SignedIn } from './token.ts';
import type { StatementReader } from '../database/statement.ts';

/** A working day: nobody is sent away before evening, and a browser left open is shut by the next morning. */
const LASTS_SECONDS = 12 * 60 * 60;

/**
 * Adds the session only while the password that was checked still stands, holding the account against a change of it
 * until the session can be seen; takes expired ones away by the way.
 */
const START = {
  name: 'staff-session-start',
  text: `with expired as (delete from staff_sessions where expires_at <= $5)
    insert into staff_sessions (id, staff_id, expires_at)
    select $1::uuid, id, $3::timestamptz from staff
    where id = $2 and password_hash = $4 and disabled_at is null for share
    returning id`,
};
const STANDS = {
  name: 'staff-session-stands',
  text: 'select 1 from staff_sessions where id = $1 and staff_id = $2 and expires_at > $3',
};
const END = { name: 'staff-session-end', text: 'delete from staff_sessions where id = $1' };

/** A token as it is handed out, and the moment from which it is worth nothing. */
export interface HandedToken {
  token: string;
  expiresAt: Date;
}

/** Sign-ins that stand: a token is good while its session is stored. */
export class Sessions {
  readonly #tokens: Tokens;

  constructor(
    private readonly database: StatementReader,
    secret: string,
    private readonly now: () => Date,
  ) {
    this.#tokens = new Tokens(secret, now);
  }

  /** Begins a session for one whose password was checked; null when it was changed meanwhile, or the account disabled. */
  async start({ id, passwordHash }: Staff): Promise<HandedToken | null> {
    const now = this.now();
    const expiresAt = new Date((Math.floor(now.getTime() / 1000) + LASTS_SECONDS) * 1000);
    const sessionId = randomUUID();
    const started = await this.database.rows(START, [sessionId, id, expiresAt, passwordHash, now]);
    if (started.length === 0) return null;
    return { token: await this.#tokens.sign({ staffId: id, sessionId }, expiresAt), expiresAt };
  }

  /** Whom an Authorization header speaks for; null when it holds no token whose session stands. */
  async of(authorization: string | undefined): Promise<SignedIn | null> {
    const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
    const named = token === undefined ? null : await this.#tokens.read(token);
    if (!named) return null;
    const found = await this.database.rows(STANDS, [named.sessionId, named.staffId, this.now()]);
    return found.length > 0 ? named : null;
  }

  /** Ends one session; the person's others stand. */
  async end({ sessionId }: SignedIn): Promise<void> {
    await this.database.rows(END, [sessionId]);
  }
}
