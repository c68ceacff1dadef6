import type { Queryable } from '../../database/statement.ts';
import type { Relations } from '../declaring/relations.ts';
import { authorize, type Actor } from '../../policies.ts';
import type { Page } from './page.ts';

/** Days after which a deleted record is purged. */
export const TRASH_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A deleted record that can still be restored. */
export interface DeletedRecord {
  /** Name of its collection, such as `saleApartments`. */
  collection: string;
  recordId: number;
  /** Its first text; empty if it has none. */
  title: string;
  deletedAt: Date;
  /** The account that deleted it, if it was one. */
  byId: number | null;
  /** When it is purged. */
  purgedAt: Date;
  /** False while the record that it belongs to is in the trash as well. */
  restorable: boolean;
}

/** Reads the trash of all collections. */
export class Trash {
  constructor(
    private readonly database: Queryable,
    private readonly relations: readonly Relations[],
    private readonly actor: Actor,
  ) {}

  /** A page of deleted records, last deleted first; a page beyond the end is the last. Throws `NotSignedIn`. */
  async page({ page, limit }: { page: number; limit: number }): Promise<Page<DeletedRecord>> {
    authorize(this.actor, 'manageTrash');
    type Numbered = Omit<DeletedRecord, 'purgedAt'> & { $total: number; $page: number };
    const rows = await this.database.query<Numbered>(pageStatement(this.relations), [page, limit]);
    const { $total: total = 0, $page: shown = 1 } = rows[0] ?? {};
    const items = rows.map(({ $total, $page, ...record }) => ({
      ...record,
      purgedAt: new Date(record.deletedAt.getTime() + TRASH_DAYS * DAY_MS),
    }));
    return { items, page: shown, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
  }
}

/** $1 page, $2 limit: deleted records, each with `$total` and `$page`; records deleted with their parent are left out. */
function pageStatement(relations: readonly Relations[]): string {
  const deleted = relations.map(({ collection, table, kind, title, parent }) => {
    const parentDeleted = parent
      ? `exists (select from "${parent.table}" p where p.id = t."${parent.column}" and p.deleted_at is not null)`
      : 'false';
    return `select '${collection.names.many}' as collection, t.id as "recordId", coalesce(t."${title.column}", '') as title,
      t.deleted_at as "deletedAt", t.deleted_by as "byId", not ${parentDeleted} as restorable
      from "${table}" t where t.deleted_at is not null and not t.deleted_with_parent
      ${kind === undefined ? '' : `and t.kind = '${kind}'`}`;
  });
  return `with deleted as materialized (${deleted.join(' union all ')}),
    place as (select total, greatest(1, least($1::int, ceil(total / $2::numeric)::int)) as page
      from (select count(*)::int as total from deleted) counted)
    select place.total as "$total", place.page as "$page", deleted.* from place, deleted
    order by "deletedAt" desc, collection, "recordId"
    offset (select (page - 1) * $2::bigint from place) limit $2::int`;
}
