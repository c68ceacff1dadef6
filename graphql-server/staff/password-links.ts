import type { EntityManager } from 'typeorm';
import type { Queryable, Transactions } from '../database/statement.ts';
import { NotFound } from '../errors.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Email, Mailer } from '../mail/mailer.ts';
import { AuditKind } from './audit-kind.ts';
import type { AuditLog } from './audit-log.ts';
import { digestOf, generateToken, messageIdOf } from './link-token.ts';
import { hashPassword, requireValidPassword } from './password.ts';
import { message } from '../messages.ts';

const PASSWORD_EMAILS = 'password-emails';
/** Retries of an email, one a minute. */
const QUEUE = { expireInSeconds: 120, retryLimit: 60 };

/** $1 digest, $2 account, $3 now. An invitation is valid for seven days, a link for another password for an hour. Also deletes expired links. */
const CREATE = `with expired as (delete from staff_links where expires_at <= $3)
  insert into staff_links (digest, staff_id, expires_at)
  select $1, id, $3::timestamptz + case when password_hash is null then interval '7 days' else interval '1 hour' end
  from staff where id = $2`;
/** $1 digest, $2 now. */
const FIND = `select 1 from staff_links link join staff on staff.id = link.staff_id
    where link.digest = $1 and link.expires_at > $2 and link.new_email is null and staff.disabled_at is null`;
/** $1 digest, $2 now, $3 password hash. Returns the account; its other links end as well. */
const REDEEM = `with link as (
    delete from staff_links where digest = $1 and expires_at > $2 and new_email is null returning staff_id)
  update staff set password_hash = $3 from link where staff.id = link.staff_id and staff.disabled_at is null
  returning staff.id`;
/** $1 account. */
const READ =
  'select email, password_hash is null as "isInvited" from staff where id = $1 and disabled_at is null';

/** Runs in the transaction that issues a link. */
type AfterIssue = (em: EntityManager) => Promise<void>;

interface PasswordLinkOptions {
  database: Queryable & Transactions;
  audit: AuditLog;
  /** Scheme and host of the site. */
  origin: string;
  /** Null without a mail server. */
  mail: { jobs: JobQueue; mailer: Mailer; agencyName(): Promise<string> } | null;
  now?: () => Date;
}

/** Links by which people set their passwords. The database stores only the digests of their tokens. */
export class PasswordLinks {
  readonly #now: () => Date;

  constructor(private readonly options: PasswordLinkOptions) {
    this.#now = options.now ?? (() => new Date());
    options.mail?.jobs.register<{ id: number }>(PASSWORD_EMAILS, QUEUE, ({ id }, signal) =>
      this.#email(id, signal),
    );
  }

  /** True if links are sent by email. */
  get areMailed(): boolean {
    return this.options.mail !== null;
  }

  /** Emails a link to an account in the caller's transaction; without a mail server it returns the link. Call `wake` after the commit. */
  async issue(em: EntityManager, staffId: number): Promise<string | null> {
    const { mail } = this.options;
    if (!mail) return this.#create(em, staffId);
    await mail.jobs.send(PASSWORD_EMAILS, { id: staffId }, { em });
    return null;
  }

  /** Returns a link to hand over, also with a mail server. */
  create(staffId: number, afterIssue?: AfterIssue): Promise<string> {
    return this.options.database.transaction(async (em) => {
      const link = await this.#create(em, staffId);
      await afterIssue?.(em);
      return link;
    });
  }

  /** Emails a link in a transaction of its own, or returns it. */
  async send(staffId: number, afterIssue: AfterIssue): Promise<string | null> {
    const link = await this.options.database.transaction(async (em) => {
      await afterIssue(em);
      return this.issue(em, staffId);
    });
    this.wake();
    return link;
  }

  /** Emails a link to the account with an id, if there is one. Takes the same time for the id 0, which no account has. */
  async request(staffId: number): Promise<void> {
    const { mail } = this.options;
    if (!mail) return;
    await mail.jobs.send(PASSWORD_EMAILS, { id: staffId });
    this.wake();
  }

  /** Runs the jobs of new links at once. */
  wake(): void {
    this.options.mail?.jobs.poll(PASSWORD_EMAILS);
  }

  /**
   * Sets the password of the account of a link, which can be used once, and ends the sessions of the account. Throws `NotFound` for
   * an old link, and `InvalidInput`.
   */
  async setPassword(token: string, password: string): Promise<void> {
    const { database, audit } = this.options;
    const digest = digestOf(token);
    const found = await database.query(FIND, [digest, this.#now()]);
    if (found.length === 0) throw new NotFound(message('PASSWORD_LINK_EXPIRED'));
    await requireValidPassword(password);
    const passwordHash = await hashPassword(password);
    await database.transaction(async (em) => {
      const [[account]] = await em.query<[{ id: number }[], number]>(REDEEM, [
        digest,
        this.#now(),
        passwordHash,
      ]);
      if (!account) throw new NotFound(message('PASSWORD_LINK_EXPIRED'));
      await em.query('delete from staff_links where staff_id = $1', [account.id]);
      await em.query('delete from staff_sessions where staff_id = $1', [account.id]);
      await audit.add(AuditKind.PASSWORD_SET, { by: account.id }, em);
    });
  }

  async #create(em: EntityManager, staffId: number): Promise<string> {
    const token = generateToken();
    await em.query(CREATE, [digestOf(token), staffId, this.#now()]);
    return `${this.options.origin}/admin/set-password/${token}`;
  }

  async #email(staffId: number, signal: AbortSignal): Promise<void> {
    const { database, mail } = this.options;
    type Row = Pick<Recipient, 'email' | 'isInvited'>;
    const [recipient] = await database.query<Row>(READ, [staffId]);
    if (!recipient) return;
    const link = await this.create(staffId);
    await mail!.mailer.send(emailWith(link, { ...recipient, agency: await mail!.agencyName() }), signal);
  }
}

interface Recipient {
  email: string;
  isInvited: boolean;
  agency: string;
}

function emailWith(link: string, { email, isInvited, agency }: Recipient): Email {
  const panel = `the panel of ${agency}`;
  const text = isInvited
    ? `You have an account for ${panel}. Set your password here within seven days:`
    : `Set a new password for ${panel} here within an hour:`;
  const hint = isInvited
    ? 'If you did not expect this email, you can ignore it.'
    : 'If you did not ask for this email, ignore it: your password stays as it is.';
  return {
    messageId: messageIdOf(link),
    to: [email],
    subject: isInvited ? `Your account for ${panel}` : `A new password for ${panel}`,
    text: `${text}\n\n${link}\n\nThe link works once. ${hint}\n`,
  };
}
