import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Queryable, StatementWriter, Transactions } from '../database/statement.ts';
import { InvalidInput, NotFound } from '../errors.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Email, Mailer } from '../mail/mailer.ts';
import { AuditKind } from './audit-kind.ts';
import type { AuditLog } from './audit-log.ts';
import { digestOf, generateToken, messageIdOf } from './link-token.ts';
import { message } from '../messages.ts';

/** Queues of the emails: a link to the new address, and a notice to the previous one. */
const CONFIRMATIONS = 'email-confirmations';
const NOTICES = 'email-notices';
/** Retries of an email, one a minute. */
const QUEUE = { expireInSeconds: 120, retryLimit: 60 };

const UNIQUE_VIOLATION = '23505';

/** $1 account, $2 address. Replaces an address that has not been confirmed, and its links. */
const REQUEST = `with old_links as (delete from staff_links where staff_id = $1 and new_email is not null)
  update staff set pending_email = $2 where id = $1`;
/** $1 digest, $2 account, $3 now. Returns the address; no row for one that has an account. Also deletes expired links. */
const CREATE = `with expired as (delete from staff_links where expires_at <= $3)
    insert into staff_links (digest, staff_id, expires_at, new_email)
    select $1, id, $3::timestamptz + interval '1 hour', pending_email from staff
    where id = $2 and pending_email is not null and disabled_at is null
      and not exists (select from staff other where other.email = staff.pending_email)
    returning new_email as email`;
/** $1 digest, $2 now. Returns the account with its previous and its new address. */
const CONFIRM = `with link as (
    delete from staff_links where digest = $1 and expires_at > $2 returning staff_id, new_email)
  update staff set email = link.new_email, previous_email = before.email, pending_email = null
  from link join staff before on before.id = link.staff_id
  where staff.id = before.id and staff.disabled_at is null
    and not exists (select from staff other where other.email = link.new_email)
  returning staff.id, before.email as previous, staff.email`;
/** $1 account, $2 address. Returns the account with its previous and its new address. */
const REPLACE = `update staff set email = $2 from staff before
  where staff.id = $1 and before.id = $1 and not exists (select from staff other where other.email = $2)
  returning staff.id, before.email as previous, staff.email`;
/** $1 account. */
const READ_NOTICE =
  'select previous_email as previous, email from staff where id = $1 and previous_email is not null';
/** $1 account, $2 the address that received the notice. */
const FINISH_NOTICE = 'update staff set previous_email = null where id = $1 and previous_email = $2';

interface EmailChangeOptions {
  database: Queryable & StatementWriter & Transactions;
  audit: AuditLog;
  /** Scheme and host of the site. */
  origin: string;
  /** Null without a mail server. */
  mail: { jobs: JobQueue; mailer: Mailer; agencyName(): Promise<string> } | null;
  now?: () => Date;
}

interface EmailChange {
  id: number;
  previous: string;
  email: string;
}

/**
 * Changes of the email address of an account. With a mail server a link that is sent to the new address confirms it; without one it is
 * in force at once.
 */
export class EmailChanges {
  readonly #now: () => Date;

  constructor(private readonly options: EmailChangeOptions) {
    this.#now = options.now ?? (() => new Date());
    const { mail } = options;
    mail?.jobs.register<{ id: number }>(CONFIRMATIONS, QUEUE, ({ id }, signal) => this.#sendLink(id, signal));
    mail?.jobs.register<{ id: number }>(NOTICES, QUEUE, ({ id }, signal) => this.#sendNotice(id, signal));
  }

  /**
   * Emails a link to a new address. For an address that has an account already, no email is sent, and the result is the same. Without a
   * mail server the address is in force at once; then it throws `InvalidInput` for an address that has an account.
   */
  async request(staffId: number, email: string): Promise<void> {
    const { mail, database } = this.options;
    if (!mail) {
      await database.transaction(async (em) => {
        const changed = await this.#change(em, REPLACE, [staffId, email]);
        if (!changed) throw new InvalidInput({ email: message('EMAIL_UNUSABLE') });
      });
      return;
    }
    await database.transaction(async (em) => {
      await em.query(REQUEST, [staffId, email]);
      await mail.jobs.send(CONFIRMATIONS, { id: staffId }, { em });
    });
    mail.jobs.poll(CONFIRMATIONS);
  }

  /** Sets the address of the account of a link, which can be used once, and ends its other links. Throws `NotFound` for an old link. */
  async confirm(token: string): Promise<void> {
    const { mail, database } = this.options;
    await database.transaction(async (em) => {
      const changed = await this.#change(em, CONFIRM, [digestOf(token), this.#now()]);
      if (!changed) throw new NotFound(message('EMAIL_LINK_EXPIRED'));
      await em.query('delete from staff_links where staff_id = $1', [changed.id]);
      await mail?.jobs.send(NOTICES, { id: changed.id }, { em });
    });
    mail?.jobs.poll(NOTICES);
  }

  /** Changes an address by a statement and adds the change to the audit list. Returns null if nothing was changed; the transaction must end then. */
  async #change(em: EntityManager, statement: string, values: unknown[]): Promise<EmailChange | null> {
    const [[changed]] = await em
      .query<[EmailChange[], number]>(statement, values)
      .catch((error: unknown) => [noneIfTaken(error)]);
    if (!changed) return null;
    const { id, previous, email } = changed;
    await this.options.audit.add(AuditKind.EMAIL_CHANGED, { by: id, email: previous, subject: email }, em);
    return changed;
  }

  async #sendLink(staffId: number, signal: AbortSignal): Promise<void> {
    const { database, mail, origin } = this.options;
    const token = generateToken();
    const values = [digestOf(token), staffId, this.#now()];
    const [created] = await database.write<{ email: string }>(CREATE, values);
    if (!created) return;
    const link = `${origin}/admin/confirm-email/${token}`;
    await mail!.mailer.send(confirmationEmail(link, created.email, await mail!.agencyName()), signal);
  }

  async #sendNotice(staffId: number, signal: AbortSignal): Promise<void> {
    const { database, mail, origin } = this.options;
    type Row = Pick<EmailChange, 'previous' | 'email'>;
    const [changed] = await database.query<Row>(READ_NOTICE, [staffId]);
    if (!changed) return;
    await mail!.mailer.send(
      noticeEmail({ ...changed, agency: await mail!.agencyName(), host: new URL(origin).hostname }),
      signal,
    );
    await database.write(FINISH_NOTICE, [staffId, changed.previous]);
  }
}

/** Returns no rows if another account got the address at the same time. Rethrows another error. */
function noneIfTaken(error: unknown): [] {
  if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
  return [];
}

const panelOf = (agency: string): string => `the panel of ${agency}`;

function confirmationEmail(link: string, email: string, agency: string): Email {
  const panel = panelOf(agency);
  return {
    messageId: messageIdOf(link),
    to: [email],
    subject: `Confirm your email address for ${panel}`,
    text: `Confirm here within an hour that you log in to ${panel} with this address from now on:\n\n${link}\n\nThe link works once. If you did not ask for this email, ignore it: nothing is changed.\n`,
  };
}

interface Notice {
  previous: string;
  email: string;
  agency: string;
  host: string;
}

function noticeEmail({ previous, email, agency, host }: Notice): Email {
  const panel = panelOf(agency);
  return {
    messageId: `<${randomUUID()}@${host}>`,
    to: [previous],
    subject: `Another email address for ${panel}`,
    text: `Your account for ${panel} has another email address now: ${email}\n\nYou log in with that address from now on. If you did not change it, tell an administrator at once.\n`,
  };
}
