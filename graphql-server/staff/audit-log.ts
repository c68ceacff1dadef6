import { registerEnumType } from 'type-graphql';
import { LARGEST_ID } from '../collections/declaring/ids.ts';
import type { Page } from '../collections/reading/page.ts';
import { csvLines } from '../collections/spreadsheets/csv.ts';
import type { Statement, StatementReader, StatementWriter } from '../database/statement.ts';

/** What an entry of the audit list is about. */
export enum AuditKind {
  SIGNED_IN = 'SIGNED_IN',
  SIGN_IN_REFUSED = 'SIGN_IN_REFUSED',
  INVITED = 'INVITED',
  ROLE_CHANGED = 'ROLE_CHANGED',
  DISABLED = 'DISABLED',
  ENABLED = 'ENABLED',
  SESSION_ENDED = 'SESSION_ENDED',
  LINK_ISSUED = 'LINK_ISSUED',
  PASSWORD_SET = 'PASSWORD_SET',
  EMAIL_CHANGED = 'EMAIL_CHANGED',
  SECOND_FACTOR_CHANGED = 'SECOND_FACTOR_CHANGED',
  EXPORTED = 'EXPORTED',
  ERASED = 'ERASED',
}

registerEnumType(AuditKind, {
  name: 'AuditKind',
  description: 'What an entry of the audit list is about.',
  valuesConfig: {
    SIGNED_IN: { description: 'A person signed in.' },
    SIGN_IN_REFUSED: { description: 'A sign-in was refused.' },
    INVITED: { description: 'An account was added.' },
    ROLE_CHANGED: { description: 'The role of an account was changed.' },
    DISABLED: { description: 'An account was disabled.' },
    ENABLED: { description: 'An account was enabled.' },
    SESSION_ENDED: { description: 'A person ended a session.' },
    LINK_ISSUED: { description: 'A link to set the password of an account was made.' },
    PASSWORD_SET: { description: 'A password was set.' },
    EMAIL_CHANGED: { description: 'The email address of an account was changed.' },
    SECOND_FACTOR_CHANGED: { description: 'A second factor was set up, removed or required.' },
    EXPORTED: { description: 'Records were exported.' },
    ERASED: { description: 'The personal data of a visitor were erased.' },
  },
});

/** An entry of the audit list. */
export interface AuditRecord {
  id: number;
  at: Date;
  kind: AuditKind;
  /** The account that acted, or that of a refused sign-in; null if unknown. */
  byId: number | null;
  /** Email address of that account at the time, or the one that was tried. */
  person: string;
  /** What was acted on: an email address, a role, or a file. */
  subject: string;
}

export interface AuditFilter {
  /** An account. */
  byId?: number | undefined;
  kind?: AuditKind | undefined;
  /** The first moment, and the first one after the period. */
  from?: Date | undefined;
  to?: Date | undefined;
}

/** $1 kind, $2 account or $3 its email address, $4 subject. */
const ADD: Statement = {
  name: 'auditEntries.add',
  text: `insert into audit_entries (kind, by, person, subject)
    values ($1, coalesce($2::int, (select id from staff where email = $3::text)),
      coalesce($3::text, (select email from staff where id = $2::int), ''), $4)`,
};
/** $1 account, $2 kind, $3 from, $4 to; null for any. */
const CONDITION = `($1::int is null or by = $1) and ($2::text is null or kind = $2)
  and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4)`;
/** $5 page, $6 limit: total and page number, then the columns of an entry. */
const PAGE: Statement = {
  name: 'auditEntries.page',
  text: `with counted as (select count(*)::int as total from audit_entries where ${CONDITION}),
    place as (select total, greatest(1, least($5::int, ceil(total / $6::numeric)::int)) as page from counted)
    select place.total, place.page, e.* from place left join lateral (
      select id, at, kind, by, person, subject from audit_entries where ${CONDITION}
      order by at desc, id desc offset (place.page - 1) * $6::bigint limit $6::int) e on true
    order by e.at desc, e.id desc`,
};
/** $1 the time before which entries are deleted. */
const DELETE: Statement = { name: 'auditEntries.delete', text: 'delete from audit_entries where at < $1' };

/** Default retention period in days: two years. */
export const AUDIT_DAYS = 730;
/** Maximum number of entries in a file. */
const MAX_EXPORTED = 50_000;
const DAY_MS = 24 * 60 * 60 * 1000;

type Row = [total: number, page: number, number, Date, AuditKind, number | null, string, string];

/** The audit list: what accounts do besides changing records. Entries are only added, and deleted after the retention period. */
export class AuditLog {
  constructor(
    private readonly database: StatementReader & StatementWriter,
    /** Days after which entries are deleted. */
    private readonly retentionDays: number,
  ) {}

  /** Adds an entry of an account, by its id or its email address; in a transaction, if one is given. */
  async add(
    kind: AuditKind,
    { by, email, subject = '' }: { by?: number; email?: string; subject?: string },
    tx?: StatementReader,
  ): Promise<void> {
    const values = [kind, by ?? null, email ?? null, subject];
    await (tx ? tx.rows(ADD, values) : this.database.write(ADD, values));
  }

  /** A page of entries, newest first; a page beyond the end is the last. */
  async page(
    { byId, kind, from, to }: AuditFilter,
    { page, limit }: { page: number; limit: number },
  ): Promise<Page<AuditRecord>> {
    const wanted = Math.min(Math.max(1, page), LARGEST_ID);
    const filter = [byId ?? null, kind ?? null, from ?? null, to ?? null];
    const rows = (await this.database.rows(PAGE, [...filter, wanted, limit])) as Row[];
    const [total, clamped] = rows[0]!;
    const items = (total === 0 ? [] : rows).map(([, , id, at, what, by, person, subject]): AuditRecord => ({
      id,
      at,
      kind: what,
      byId: by,
      person,
      subject,
    }));
    return { items, page: clamped, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
  }

  /** The newest entries as CSV. */
  async csv(filter: AuditFilter): Promise<string> {
    const { items } = await this.page(filter, { page: 1, limit: MAX_EXPORTED });
    const rows = items.map(({ at, kind, person, subject }) => [at.toISOString(), kind, person, subject]);
    return csvLines([['time', 'kind', 'person', 'subject'], ...rows]);
  }

  /** Deletes entries after the retention period. */
  async deleteOld(): Promise<void> {
    await this.database.write(DELETE, [new Date(Date.now() - this.retentionDays * DAY_MS)]);
  }
}
