import type { StatementReader } from '../../database/statement.ts';
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
    private readonly database: StatementReader,
    private readonly relations: readonly Relations[],
    private readonly actor: Actor,
  ) {}

  /** A page of deleted records, last deleted first; a page beyond the end is the last. Throws `NotSignedIn`. */
  async page({ page, limit }: { page: number; limit: number }): Promise<Page<DeletedRecord>> {
    authorize(this.actor, 'manageTrash');
    type Row = [number, number, string, number, string, Date, number | null, boolean];
    const rows = (await this.database.rows(pageStatement(this.relations), [page, limit])) as Row[];
    const [total, clamped] = rows[0]!;
    const items = (total === 0 ? [] : rows).map(
      ([, , collection, recordId, title, deletedAt, byId, restorable]) => ({
        collection,
        recordId,
        title,
        deletedAt,
        byId,
        purgedAt: new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS),
        restorable,
      }),
    );
    return { items, page: clamped, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
  }
}

/** $1 page, $2 limit: total and page number, then the columns of a deleted record; records deleted with their parent are left out. */
function pageStatement(relations: readonly Relations[]) {
  const deleted = relations.map(({ collection, table, kind, title, parent }) => {
    const parentDeleted = parent
      ? `exists (select from "${parent.table}" p where p.id = t."${parent.column}" and p.deleted_at is not null)`
      : 'false';
    return `select '${collection.names.many}' as collection, t.id, coalesce(t."${title.column}", '') as title,
      t.deleted_at, t.deleted_by, not ${parentDeleted} as restorable
      from "${table}" t where t.deleted_at is not null and not t.deleted_with_parent
      ${kind === undefined ? '' : `and t.kind = '${kind}'`}`;
  });
  return {
    name: 'trash.page',
    text: `with deleted as materialized (${deleted.join(' union all ')}),
      counted as (select count(*)::int as total from deleted),
      place as (select total, greatest(1, least($1::int, ceil(total / $2::numeric)::int)) as page from counted)
      select place.total, place.page, d.* from place left join lateral (
        select * from deleted order by deleted_at desc, collection, id
        offset (place.page - 1) * $2::bigint limit $2::int) d on true
      order by d.deleted_at desc, d.collection, d.id`,
  };
}
