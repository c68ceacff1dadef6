import type { EntityManager } from 'typeorm';
import { listingKinds, type ListingType } from '../../schema/listing-kinds.ts';
import { recordPath } from '../../schema/record-pages.ts';
import type { Queryable, StatementWriter } from '../database/statement.ts';
import { registerEmailJob, type EmailOutcome, type PendingEmail } from '../jobs/email-job.ts';
import { jobId, type JobQueue } from '../jobs/queue.ts';
import type { Listing } from '../listings/listing.ts';
import type { Log } from '../errors.ts';
import { singleLine, type Email, type Mailer } from '../mail/mailer.ts';
import { selectOfAgent } from './agent.ts';
import { DeliveryState } from './delivery.ts';

/** Queue of the emails that bring enquiries to agents and the office. */
export const ENQUIRY_EMAILS = 'enquiry-emails';
/** Queue of the emails that confirm to visitors that their enquiry was received. */
export const ENQUIRY_CONFIRMATIONS = 'enquiry-confirmations';

const DAY_SECONDS = 24 * 60 * 60;
/** Maximum number of confirmations to one mailbox in a day. */
const MAX_CONFIRMATIONS_PER_DAY = 3;
/** Maximum number of attempts to send a confirmation. The last one is about an hour after the first. */
const MAX_CONFIRMATION_ATTEMPTS = 8;

/** Milliseconds between checks whether an enquiry in the trash was restored. */
const DELETED_RETRY_MS = 15 * 60 * 1000;

const READ_DELETED = 'select deleted_at is not null as "isDeleted" from contact_messages where id = $1';
const READ_ENQUIRY = `select mail_attempts as attempts, extract(epoch from now() - created_at)::float8 as "ageSeconds", created_at as "createdAt",
      name, email, phone, subject, message, listing_title as "listingTitle", listing_id as "listingId",
      (select kind from listings where id = listing_id and deleted_at is null) as "listingKind",
      (select reference from listings where id = listing_id) as "listingReference",
      ${selectOfAgent('p.email', 'listing_id')} as "agentEmail"
    from contact_messages where id = $1 and mail_state = 'WAITING'`;
/** $1 id, $2 attempts before this one, $3 state, $4 reason of a failure. */
const RECORD_ENQUIRY = `update contact_messages set mail_state = $3, mail_attempts = $2 + 1, mailed_at = now(), mail_error = $4
    where id = $1 and mail_attempts = $2 and mail_state = 'WAITING'`;
const READ_CONFIRMATION = `select enquiry.confirmation_attempts as attempts, enquiry.created_at as "createdAt", enquiry.email,
      enquiry.listing_id as "listingId", listing.title as "listingTitle", listing.kind as "listingKind"
    from contact_messages enquiry left join listings listing on listing.id = enquiry.listing_id and listing.deleted_at is null
    where enquiry.id = $1 and enquiry.confirmation_state = 'WAITING'`;
/**
 * Counts the other confirmations to the mailbox of enquiry $1 in the last day, including those that are being retried.
 * Addresses that differ only in case or in a tag after `+` reach the same mailbox.
 */
const COUNT_RECENT_CONFIRMATIONS = `select count(*)::int as count from contact_messages other, contact_messages own
    where own.id = $1 and other.id <> own.id
      and other.created_at > now() - interval '3 days'
      and other.confirmation_state <> 'NONE' and other.confirmation_attempts > 0
      and (other.confirmation_ended_at is null or other.confirmation_ended_at > now() - interval '1 day')
      and regexp_replace(lower(other.email), '\\+[^@]*@', '@') = regexp_replace(lower(own.email), '\\+[^@]*@', '@')`;
/** $1 id, $2 state, $3 attempts after this one. */
const RECORD_CONFIRMATION = `update contact_messages set confirmation_state = $2, confirmation_attempts = $3,
      confirmation_ended_at = case when $2 in ('SENT', 'FAILED') then now() end
    where id = $1 and confirmation_state = 'WAITING'`;
const FIND_WAITING = `select '${ENQUIRY_EMAILS}' as queue, id, mail_attempts as attempts from contact_messages where mail_state = 'WAITING'
    union all
    select '${ENQUIRY_CONFIRMATIONS}', id, confirmation_attempts from contact_messages where confirmation_state = 'WAITING'
    order by 2`;

interface EnquiryEmailOptions {
  database: Queryable & StatementWriter;
  jobs: JobQueue;
  mailer: Mailer;
  log: Log;
  agencyName(): Promise<string>;
  recipients(): Promise<readonly string[]>;
  /** Scheme and host of the site. */
  origin: string;
}

interface EnquiryRow {
  attempts: number;
  ageSeconds: number;
  createdAt: Date;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  listingTitle: string | null;
  listingId: number | null;
  /** Null if the listing is deleted. */
  listingKind: string | null;
  listingReference: string | null;
  /** Null if the office answers. */
  agentEmail: string | null;
}

interface ConfirmationRow {
  attempts: number;
  createdAt: Date;
  email: string;
  listingId: number | null;
  listingTitle: string | null;
  listingKind: Listing['kind'] | null;
}

/**
 * Emails each enquiry to the agent of its listing, with a copy to the office, or to the office alone, and confirms it to the visitor, both as jobs. The enquiry stores the state of both
 * deliveries, which staff see and backups contain. Delivery is at least once, under the same Message-ID.
 */
export class EnquiryEmails {
  constructor(private readonly options: EnquiryEmailOptions) {
    registerEmailJob(options, {
      queue: ENQUIRY_EMAILS,
      load: (id) => this.#unlessDeleted(ENQUIRY_EMAILS, id, () => this.#loadEnquiry(id)),
    });
    registerEmailJob(options, {
      queue: ENQUIRY_CONFIRMATIONS,
      singleton: true, // so that each counts the ones before it
      load: (id) => this.#unlessDeleted(ENQUIRY_CONFIRMATIONS, id, () => this.#loadConfirmation(id)),
    });
  }

  /** Sends the jobs of a new enquiry in the transaction that stores it. */
  async enqueue(em: EntityManager, id: number): Promise<void> {
    for (const queue of [ENQUIRY_EMAILS, ENQUIRY_CONFIRMATIONS]) {
      await this.options.jobs.send(queue, { id }, { em, id: jobId(queue, id, 0) });
    }
  }

  /** Runs the jobs of new enquiries at once. Call it after the transaction. */
  wake(): void {
    this.options.jobs.poll(ENQUIRY_EMAILS);
    this.options.jobs.poll(ENQUIRY_CONFIRMATIONS);
  }

  /** Sends the jobs of enquiries whose jobs are missing, as after a restore. */
  async enqueueWaiting(): Promise<void> {
    const { database, jobs } = this.options;
    const waiting = await database.query<{ queue: string; id: number; attempts: number }>(FIND_WAITING);
    for (const queue of [ENQUIRY_EMAILS, ENQUIRY_CONFIRMATIONS]) {
      const rows = waiting.filter((row) => row.queue === queue);
      await jobs.sendAll(
        queue,
        rows.map(({ id, attempts }) => ({ data: { id }, id: jobId(queue, id, attempts) })),
      );
    }
    this.wake();
  }

  /** Loads no email about an enquiry in the trash. Its job is sent again for later, because the enquiry may be restored. */
  async #unlessDeleted(
    queue: string,
    id: number,
    load: () => Promise<PendingEmail | null>,
  ): Promise<PendingEmail | null> {
    const [row] = await this.options.database.query<{ isDeleted: boolean }>(READ_DELETED, [id]);
    if (!row?.isDeleted) return load();
    const startAfter = new Date(Date.now() + DELETED_RETRY_MS);
    // At most one job in each interval, however many led here.
    const interval = Math.floor(startAfter.getTime() / DELETED_RETRY_MS);
    await this.options.jobs.send(queue, { id }, { id: jobId(queue, id, 'deleted', interval), startAfter });
    return null;
  }

  async #loadEnquiry(id: number): Promise<PendingEmail | null> {
    const { database, recipients, origin } = this.options;
    const [row] = await database.query<EnquiryRow>(READ_ENQUIRY, [id]);
    if (!row) return null;
    const { attempts, ageSeconds } = row;
    return {
      email: enquiryEmail(id, row, { office: await recipients(), origin }),
      attempts,
      canRetry: (delay) => ageSeconds + delay < DAY_SECONDS,
      record: async (outcome) => {
        await database.write(RECORD_ENQUIRY, [id, attempts, outcome.state, outcome.reason]);
        return nextAttempt(outcome);
      },
    };
  }

  async #loadConfirmation(id: number): Promise<PendingEmail | null> {
    const { database, agencyName, origin } = this.options;
    const [row] = await database.query<ConfirmationRow>(READ_CONFIRMATION, [id]);
    if (!row) return null;
    const { attempts } = row;
    const [recent] = await database.query<{ count: number }>(COUNT_RECENT_CONFIRMATIONS, [id]);
    if (recent!.count >= MAX_CONFIRMATIONS_PER_DAY) {
      await database.write(RECORD_CONFIRMATION, [id, DeliveryState.NONE, attempts]);
      return null;
    }
    return {
      email: confirmationEmail(id, row, { origin, agency: await agencyName() }),
      attempts,
      canRetry: () => attempts + 1 < MAX_CONFIRMATION_ATTEMPTS,
      record: async (outcome) => {
        await database.write(RECORD_CONFIRMATION, [id, outcome.state, outcome.attempts]);
        return nextAttempt(outcome);
      },
    };
  }
}

/** The job of the next attempt at an email that waits for one. */
const nextAttempt = ({ state, attempts, delay }: EmailOutcome) =>
  state === 'WAITING' ? { key: attempts, startAfter: delay } : undefined;

function enquiryEmail(
  id: number,
  {
    createdAt,
    name,
    email,
    phone,
    subject,
    message,
    listingTitle,
    listingId,
    listingKind: kind,
    listingReference: reference,
    agentEmail: agent,
  }: EnquiryRow,
  { office, origin }: { office: readonly string[]; origin: string },
): Email {
  const screen = kind === null ? undefined : listingKinds[kind as ListingType].screen;
  const heading = [
    `From: ${singleLine(name)} <${email}>`,
    ...(phone === null ? [] : [`Phone: ${singleLine(phone)}`]),
    `Subject: ${singleLine(subject)}`,
    ...(listingTitle === null ? [] : [`Listing: ${singleLine(listingTitle)}`]),
    ...(reference === null ? [] : [`Reference: ${reference}`]),
  ];
  const links = [
    `The message: ${origin}/admin/messages?edit=${id}`,
    ...(screen && listingId !== null ? [`The listing: ${origin}${screen}?edit=${listingId}`] : []),
  ];
  return {
    ...(agent === null
      ? { to: office }
      : { to: [agent], cc: office.filter((address) => address.toLowerCase() !== agent.toLowerCase()) }),
    messageId: `<enquiry-${id}.${createdAt.getTime()}@${new URL(origin).hostname}>`,
    replyTo: { name, address: email },
    subject,
    text: [...heading, '', message, '', '-- ', ...links].join('\n'),
  };
}

/** Contains no text of the visitor, so that the form cannot be used to send messages to other people. */
function confirmationEmail(
  id: number,
  { createdAt, email, listingId, listingTitle, listingKind: kind }: ConfirmationRow,
  { origin, agency }: { origin: string; agency: string },
): Email {
  const listing =
    listingId !== null && listingTitle !== null && kind !== null
      ? ['', singleLine(listingTitle), `${origin}${recordPath(kind, listingId)}`]
      : [];
  return {
    to: [email],
    messageId: `<enquiry-${id}.${createdAt.getTime()}.received@${new URL(origin).hostname}>`,
    subject: `${agency} has received your message`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: [
      `Thank you for writing to ${agency}. We have received your message and answer within one working day.`,
      ...listing,
    ].join('\n'),
  };
}
