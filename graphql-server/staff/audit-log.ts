import type { EntityManager } from 'typeorm';
import { LARGEST_ID } from '../collections/definitions/ids.ts';
import type { Page } from '../collections/queries/page.ts';
import { csvLines } from '../collections/csv/csv.ts';
import { AuditKind, type AuditFilter } from './audit-kind.ts';
import { auditQuery } from './audit-query.ts';
import type { Queryable, StatementWriter } from '../database/statement.ts';

export interface AuditRecord {
  id: string;
  at: Date;
  kind: AuditKind;
  /** The account that acted, or that of a refused sign-in; null if unknown. */
  byId: number | null;
  /** Email address of that account at the time, or the one that was tried. */
  person: string;
  /** What was acted on: an email address, a role, a file, or the title of a record. */
  subject: string;
  /** The collection and id of the record that was changed. */
  collection: string | null;
  recordId: number | null;
}

/** $1 kind, $2 account or $3 its email address, $4 subject. */
const ADD = `insert into audit_entries (kind, by, person, subject)
    values ($1, coalesce($2::int, (select id from staff where email = $3::text)),
      coalesce($3::text, (select email from staff where id = $2::int), ''), $4)`;
/** $1 the time before which entries are deleted. */
const DELETE = 'delete from audit_entries where at < $1';

/** Default retention period in days: two years. */
export const AUDIT_DAYS = 730;
/** Maximum number of entries of which the list shows pages. */
const MAX_FOUND = 10_000;
/** Maximum number of entries in a file. */
const MAX_EXPORTED = 50_000;
const DAY_MS = 24 * 60 * 60 * 1000;

type Row = AuditRecord & { $total: number; $page: number };

/**
 * The audit list: what accounts did, and the changes of records, which are their versions. Entries are only added, and deleted after the
 * retention period.
 */
export class AuditLog {
  constructor(
    private readonly database: Queryable & StatementWriter,
    /** Days after which entries are deleted. */
    private readonly retentionDays: number,
  ) {}

  /** Adds an entry of an account, by its id or its email address; in the transaction of `em`, if it is given. */
  async add(
    kind: AuditKind,
    { by, email, subject = '' }: { by?: number; email?: string; subject?: string },
    em?: EntityManager,
  ): Promise<void> {
    const values = [kind, by ?? null, email ?? null, subject];
    await (em ? em.query(ADD, values) : this.database.write(ADD, values));
  }

  addExport(staffId: number, file: string): Promise<void> {
    return this.add(AuditKind.EXPORTED, { by: staffId, subject: file });
  }

  /** A page of the newest entries, at most `MAX_FOUND` of them; a page beyond the end is the last. */
  async page(
    filter: AuditFilter,
    { page, limit, max = MAX_FOUND }: { page: number; limit: number; max?: number },
  ): Promise<Page<AuditRecord>> {
    const wanted = Math.min(Math.max(1, page), LARGEST_ID);
    const { sql, parameters } = auditQuery(filter, { page: wanted, limit, max });
    const rows = await this.database.query<Row>(sql, parameters);
    const { $total: total, $page: clamped } = rows[0]!;
    const items = total === 0 ? [] : rows.map(({ $total, $page, ...record }) => record);
    return { items, page: clamped, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
  }

  /** The newest entries as CSV. */
  async csv(filter: AuditFilter): Promise<string> {
    const { items } = await this.page(filter, { page: 1, limit: MAX_EXPORTED, max: MAX_EXPORTED });
    const rows = items.map(({ at, kind, person, subject, collection, recordId }) => [
      ...[at.toISOString(), kind, person, subject],
      ...[collection ?? '', recordId === null ? '' : String(recordId)],
    ]);
    return csvLines([['time', 'kind', 'person', 'subject', 'collection', 'record'], ...rows]);
  }

  /** Deletes entries after the retention period. */
  async deleteOld(): Promise<void> {
    await this.database.write(DELETE, [new Date(Date.now() - this.retentionDays * DAY_MS)]);
  }
}
