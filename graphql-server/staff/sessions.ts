import { randomUUID } from 'node:crypto';
import type { Staff } from './staff.ts';
import { Tokens, type SignedIn } from './token.ts';
import type { StatementReader } from '../database/statement.ts';

/** Lifetime of a session: a working day, so that an open browser is signed out by the next morning. */
const TTL_SECONDS = 12 * 60 * 60;

/**
 * Adds a session if the verified password is still current; `for share` blocks a change of the password until the session is visible.
 * Also deletes expired sessions.
 */
const START = {
  name: 'staff-session-start',
  text: `with expired as (delete from staff_sessions where expires_at <= $5)
    insert into staff_sessions (id, staff_id, expires_at)
    select $1::uuid, id, $3::timestamptz from staff
    where id = $2 and password_hash = $4 and disabled_at is null for share
    returning id`,
};
const FIND = {
  name: 'staff-session-find',
  text: 'select 1 from staff_sessions where id = $1 and staff_id = $2 and expires_at > $3',
};
const END = { name: 'staff-session-end', text: 'delete from staff_sessions where id = $1' };

/** A new session token with its expiry. */
export interface IssuedToken {
  token: string;
  expiresAt: Date;
}

/** Sessions of staff: a token is valid while its session is stored. */
export class Sessions {
  readonly #tokens: Tokens;

  constructor(
    private readonly database: StatementReader,
    secret: string,
    private readonly now: () => Date,
  ) {
    this.#tokens = new Tokens(secret, now);
  }

  /** Starts a session after the password was verified; null when the password has changed since or the account was disabled. */
  async start({ id, passwordHash }: Staff): Promise<IssuedToken | null> {
    const now = this.now();
    const expiresAt = new Date((Math.floor(now.getTime() / 1000) + TTL_SECONDS) * 1000);
    const sessionId = randomUUID();
    const started = await this.database.rows(START, [sessionId, id, expiresAt, passwordHash, now]);
    if (started.length === 0) return null;
    return { token: await this.#tokens.sign({ staffId: id, sessionId }, expiresAt), expiresAt };
  }

  /** Authenticates an Authorization header; null when it has no token of a stored session. */
  async of(authorization: string | undefined): Promise<SignedIn | null> {
    const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
    const claims = token === undefined ? null : await this.#tokens.read(token);
    if (!claims) return null;
    const found = await this.database.rows(FIND, [claims.sessionId, claims.staffId, this.now()]);
    return found.length > 0 ? claims : null;
  }

  /** Ends one session. */
  async end({ sessionId }: SignedIn): Promise<void> {
    await this.database.rows(END, [sessionId]);
  }
}
