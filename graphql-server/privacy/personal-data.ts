import type { EntityManager } from 'typeorm';
import { requireVisitorEmail } from '../collections/definitions/fields/email.ts';
import type { Database } from '../database/database.ts';
import { ENQUIRY_CONFIRMATIONS, ENQUIRY_EMAILS } from '../enquiries/emails.ts';
import { SEARCH_EMAILS } from '../saved-searches/emails.ts';
import { AuditKind } from '../staff/audit-kind.ts';
import type { AuditLog } from '../staff/audit-log.ts';

/** Maximum number of messages that are exported or erased at once. */
export const MAX_MESSAGES = 1000;

export interface ErasedCounts {
  messages: number;
  notes: number;
  versions: number;
  savedSearches: number;
  /** Jobs of emails, finished ones as well. */
  emails: number;
  idempotencyKeys: number;
  /** False if more than `MAX_MESSAGES` messages were found. */
  isComplete: boolean;
}

const IS_PERSON = 'lower(email collate "C") = lower($1 collate "C")';
const MESSAGES = `select id from contact_messages where ${IS_PERSON} order by id limit ${MAX_MESSAGES + 1} for update`;
const SEARCHES = `select id from saved_searches where ${IS_PERSON} for update`;
const NOTES = 'select id from contact_message_notes where message_id = any($1::int[]) order by id for update';

/** $1 messages, $2 notes. */
const DELETE_VERSIONS = `delete from versions where (collection = 'contactMessages' and record_id = any($1::int[]))
  or (collection = 'contactMessageNotes' and record_id = any($2::int[]))`;
/** $1 messages, $2 notes. The keys have digests of what was sent. */
const DELETE_KEYS = `delete from idempotency_keys where
  (record_id = any($1::int[]) and (operation like 'sendContactMessage %' or operation = 'POST /api/contact'))
  or (record_id = any($2::int[]) and operation like 'addContactMessageNote %')`;
/** $1 queues, $2 ids of their records. A running job ends by itself, because its record is missing. */
const DELETE_JOBS = `delete from pgboss.job
  where name = any($1::text[]) and state <> 'active' and (data ->> 'id')::int = any($2::int[])`;
const DELETE_MESSAGES = 'delete from contact_messages where id = any($1::int[])';
const DELETE_SEARCHES = 'delete from saved_searches where id = any($1::int[])';

/** $1 email address: the messages of a person, also those in the trash, with notes and history. */
const EXPORT_MESSAGES = `select jsonb_build_object(
      'receivedAt', m.created_at, 'name', m.name, 'email', m.email, 'phone', m.phone, 'phoneE164', m.phone_e164,
      'subject', m.subject, 'message', m.message, 'listing', m.listing_title, 'state', m.state, 'deletedAt', m.deleted_at,
      'notes', (select coalesce(jsonb_agg(jsonb_build_object('writtenAt', n.created_at, 'text', n.text, 'deletedAt', n.deleted_at)
          order by n.id), '[]') from contact_message_notes n where n.message_id = m.id),
      'history', (select coalesce(jsonb_agg(jsonb_build_object('at', v.at, 'action', v.action, 'values', v.after)
          order by v.id), '[]') from versions v where v.collection = 'contactMessages' and v.record_id = m.id)) as record
    from contact_messages m where ${IS_PERSON} order by m.id limit ${MAX_MESSAGES + 1}`;
const EXPORT_SEARCHES = `select jsonb_build_object('search', search, 'savedAt', created_at, 'confirmedAt', confirmed_at) as record
    from saved_searches where ${IS_PERSON} order by id`;

interface PersonalDataOptions {
  database: Database;
  audit: AuditLog;
}

/** Exports and erases the personal data of a visitor by email address: messages with notes and history, and saved searches. */
export class PersonalData {
  constructor(private readonly options: PersonalDataOptions) {}

  /** Returns the personal data of a visitor as JSON, and adds the export to the audit list. Throws `InvalidInput`. */
  async export(email: string, by: number): Promise<string> {
    const { database, audit } = this.options;
    const address = requireVisitorEmail(email);
    const [messages, savedSearches] = await Promise.all(
      [EXPORT_MESSAGES, EXPORT_SEARCHES].map(async (statement) =>
        (await database.query<{ record: object }>(statement, [address])).map(({ record }) => record),
      ),
    );
    await audit.add(AuditKind.EXPORTED, { by, subject: 'personal data' });
    return JSON.stringify(
      {
        email: address,
        isComplete: messages!.length <= MAX_MESSAGES,
        messages: messages!.slice(0, MAX_MESSAGES),
        savedSearches,
      },
      null,
      2,
    );
  }

  /**
   * Erases the personal data of a visitor, and adds the number of records to the audit list. With `isDryRun` it only returns the numbers.
   * Throws `InvalidInput`.
   */
  async erase(email: string, { by, isDryRun }: { by: number; isDryRun: boolean }): Promise<ErasedCounts> {
    const { database, audit } = this.options;
    const address = requireVisitorEmail(email);
    try {
      return await database.transaction(async (em) => {
        const counts = await eraseWithin(em, address);
        if (isDryRun) throw new DryRun(counts);
        await audit.add(AuditKind.ERASED, { by, subject: summaryOf(counts) }, em);
        return counts;
      });
    } catch (error) {
      if (error instanceof DryRun) return error.counts;
      throw error;
    }
  }
}

/** Rolls a dry run back, so that it counts what an erasure deletes. */
class DryRun extends Error {
  constructor(readonly counts: ErasedCounts) {
    super('Dry run');
  }
}

async function eraseWithin(em: EntityManager, address: string): Promise<ErasedCounts> {
  const found = await idsOf(em, MESSAGES, address);
  const messages = found.slice(0, MAX_MESSAGES);
  const notes = await idsOf(em, NOTES, messages);
  const savedSearches = await idsOf(em, SEARCHES, address);
  const emails =
    (await deleteWith(em, DELETE_JOBS, [[ENQUIRY_EMAILS, ENQUIRY_CONFIRMATIONS], messages])) +
    (await deleteWith(em, DELETE_JOBS, [[SEARCH_EMAILS], savedSearches]));
  const versions = await deleteWith(em, DELETE_VERSIONS, [messages, notes]);
  const idempotencyKeys = await deleteWith(em, DELETE_KEYS, [messages, notes]);
  await deleteWith(em, DELETE_MESSAGES, [messages]);
  await deleteWith(em, DELETE_SEARCHES, [savedSearches]);
  return {
    messages: messages.length,
    notes: notes.length,
    versions,
    savedSearches: savedSearches.length,
    emails,
    idempotencyKeys,
    isComplete: found.length <= MAX_MESSAGES,
  };
}

async function idsOf(em: EntityManager, select: string, value: unknown): Promise<number[]> {
  return (await em.query<{ id: number }[]>(select, [value])).map(({ id }) => id);
}

/** Runs a delete and returns the number of rows. */
async function deleteWith(em: EntityManager, statement: string, values: unknown[]): Promise<number> {
  const counting = `with deleted as (${statement} returning 1) select count(*)::int as count from deleted`;
  const [row] = await em.query<[{ count: number }]>(counting, values);
  return row.count;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const summaryOf = ({ messages, notes, savedSearches }: ErasedCounts): string =>
  [
    counted(messages, 'message', 'messages'),
    counted(notes, 'note', 'notes'),
    counted(savedSearches, 'saved search', 'saved searches'),
  ].join(', ');
