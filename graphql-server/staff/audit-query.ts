import { isRecordKind, RECORD_PREFIX, type AuditFilter } from './audit-kind.ts';

export interface Query {
  sql: string;
  parameters: unknown[];
}

interface Part {
  page: number;
  limit: number;
  /** Maximum number of entries that are found, of which this is a page. */
  max: number;
}

/**
 * Reads a page of the audit list, newest first: `AuditRecord`s, each with `$total` and `$page`; one row without a record if there are
 * none. Entries and versions are each read by an index, at most `max` of them.
 */
export function auditQuery({ byId, kind, from, to }: AuditFilter, { page, limit, max }: Part): Query {
  const parameters: unknown[] = [];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = [
    ...(byId === undefined ? [] : [`by = ${parameter(byId)}::int`]),
    ...(from ? [`at >= ${parameter(from)}::timestamptz`] : []),
    ...(to ? [`at < ${parameter(to)}::timestamptz`] : []),
  ];
  const maximum = `${parameter(max)}::int`;
  const read = (columns: string, table: string, condition: string[]) => {
    const where = [...conditions, ...condition].join(' and ') || 'true';
    return `(select ${columns} from ${table} where ${where} order by at desc, id desc limit ${maximum})`;
  };
  const sources: string[] = [];
  if (!kind || !isRecordKind(kind)) {
    const condition = kind ? [`kind = ${parameter(kind)}::text`] : [];
    const columns = `'a' as source, id, at, kind, by, person, subject, null as collection, null::int as record_id`;
    sources.push(read(columns, 'audit_entries', condition));
  }
  if (!kind || isRecordKind(kind)) {
    const condition = kind ? [`action = ${parameter(kind.slice(RECORD_PREFIX.length))}::text`] : [];
    const columns = `'v' as source, id, at, '${RECORD_PREFIX}' || action as kind, by, null as person, title as subject, collection, record_id`;
    sources.push(read(columns, 'versions', condition));
  }
  const size = `${parameter(limit)}::int`;
  const sql = `with matches as materialized (
      select * from (${sources.join(' union all ')}) source order by at desc, source, id desc limit ${maximum}),
    place as (select total, greatest(1, least(${parameter(page)}::int, ceil(total / ${size}::numeric)::int)) as page
      from (select count(*)::int as total from matches) counted)
    select place.total as "$total", place.page as "$page", m.source || m.id as id, m.at, m.kind, m.by as "byId",
      coalesce(m.person, staff.email, '') as person, m.subject, m.collection, m.record_id as "recordId"
    from place left join lateral (
      select * from matches order by at desc, source, id desc offset (place.page - 1) * ${size}::bigint limit ${size}) m on true
    left join staff on staff.id = m.by
    order by m.at desc, m.source, m.id desc`;
  return { sql, parameters };
}
