import { randomUUID } from 'node:crypto';
import { StaffSession, type Staff } from './staff.ts';
import type { Queryable } from '../database/statement.ts';
import type { Role } from '../policies.ts';
import type { SignedTokens } from '../signed-tokens.ts';

/** Lifetime of a session: longer than a working day, but over by the next morning. */
const TTL_SECONDS = 12 * 60 * 60;

/**
 * $1 id of the session, $2 account, $3 expiry, $4 hash of the verified password, $5 now, $6 device. Adds a session unless the password
 * has changed since it was verified; the update delays a change of the password until the session is committed. Also deletes expired
 * sessions.
 */
const START = `with expired as (delete from staff_sessions where expires_at <= $5),
      signed_in as (update staff set last_sign_in_at = $5
        where id = $2 and password_hash = $4 and disabled_at is null returning id)
    insert into staff_sessions (id, staff_id, expires_at, device)
    select $1::uuid, id, $3::timestamptz, $6 from signed_in
    returning id`;
/** $1 id of the session, $2 account, $3 now. The role of the account, and whether it lacks the second factor that the role requires. */
const FIND = `select staff.role, staff.second_factor_at is null
      and exists (select from second_factor_roles required where required.role = staff.role) as "isRestricted"
    from staff_sessions session join staff on staff.id = session.staff_id
    where session.id = $1 and staff.id = $2 and session.expires_at > $3 and staff.disabled_at is null`;
/** $1 account, $2 now. */
const LIST = `select id, created_at as "createdAt", expires_at as "expiresAt", device from staff_sessions
    where staff_id = $1 and expires_at > $2 order by created_at desc, id`;
/** $1 account, $2 id of the session. */
const END_OF = 'delete from staff_sessions where staff_id = $1 and id::text = $2 returning id';
/** $1 id of the session. */
const END = 'delete from staff_sessions where id = $1';

/** The account and session of a valid token, with the current role of the account. */
export interface SignedIn {
  staffId: number;
  sessionId: string;
  role: Role;
  /** True while the role requires a second factor and the account has none. */
  isRestricted?: boolean;
}

export interface IssuedToken {
  token: string;
  expiresAt: Date;
}

/** Sessions of staff: a token is valid while its session is stored. */
export class Sessions {
  constructor(
    private readonly database: Queryable,
    private readonly tokens: SignedTokens,
    private readonly now: () => Date,
  ) {}

  /** Starts a session for an account whose password was verified. Returns null if the password has changed or the account was disabled since. */
  async start({ id, passwordHash }: Staff, device: string): Promise<IssuedToken | null> {
    const now = this.now();
    const expiresAt = new Date((Math.floor(now.getTime() / 1000) + TTL_SECONDS) * 1000);
    const sessionId = randomUUID();
    const started = await this.database.query(START, [sessionId, id, expiresAt, passwordHash, now, device]);
    if (started.length === 0) return null;
    const token = await this.tokens.sign('session', { sub: String(id), jti: sessionId }, expiresAt);
    return { token, expiresAt };
  }

  /** Authenticates an `Authorization` header. Returns null without a valid token of a stored session. */
  async of(authorization: string | undefined): Promise<SignedIn | null> {
    const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
    const claims = token === undefined ? null : await this.tokens.verify('session', token);
    if (!claims) return null;
    const [staffId, sessionId] = [Number(claims.sub), claims.jti!];
    type Row = { role: Role; isRestricted: boolean };
    const [found] = await this.database.query<Row>(FIND, [sessionId, staffId, this.now()]);
    return found ? { staffId, sessionId, ...found } : null;
  }

  /** The sessions of an account that have not expired, newest first. */
  async list(staffId: number): Promise<StaffSession[]> {
    const rows = await this.database.query<object>(LIST, [staffId, this.now()]);
    return rows.map((row) => Object.assign(new StaffSession(), { staffId, ...row }));
  }

  /** Ends a session of an account. Returns false if there is none. */
  async endOf(staffId: number, sessionId: string): Promise<boolean> {
    return (await this.database.query(END_OF, [staffId, sessionId])).length > 0;
  }

  async end({ sessionId }: SignedIn): Promise<void> {
    await this.database.query(END, [sessionId]);
  }
}
