import type { DataSource } from 'typeorm';
import type { Queryable } from '../../database/statement.ts';
import { titleField, type Collection } from '../definitions/collection.ts';
import { authorize, type Actor } from '../../policies.ts';
import type { Page } from './page.ts';
import { ofKind } from './statements.ts';

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
    private readonly dataSource: DataSource,
    private readonly database: Queryable,
    private readonly collections: readonly Collection[],
    private readonly actor: Actor,
  ) {}

  /** A page of deleted records, last deleted first; a page beyond the end is the last. Throws `NotSignedIn`. */
  async page({ page, limit }: { page: number; limit: number }): Promise<Page<DeletedRecord>> {
    authorize(this.actor, 'manageTrash');
    type Numbered = Omit<DeletedRecord, 'purgedAt'> & { $total: number; $page: number };
    const rows = await this.database.query<Numbered>(pageStatement(this.dataSource, this.collections), [
      page,
      limit,
    ]);
    const { $total: total = 0, $page: shown = 1 } = rows[0] ?? {};
    const items = rows.map(({ $total, $page, ...record }) => ({
      ...record,
      purgedAt: new Date(record.deletedAt.getTime() + TRASH_DAYS * DAY_MS),
    }));
    return { items, page: shown, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
  }
}

/** $1 page, $2 limit: deleted records, each with `$total` and `$page`; records deleted with their parent are left out. */
function pageStatement(dataSource: DataSource, collections: readonly Collection[]): string {
  const deleted = collections.map((collection) => {
    const { names, entity, parent } = collection;
    const metadata = dataSource.getMetadata(entity);
    const columnOf = (property: string) => metadata.findColumnWithPropertyName(property)!.databaseName;
    const parentDeleted = parent
      ? `exists (select from "${dataSource.getMetadata(parent.of().entity).tableName}" p
          where p.id = t."${columnOf(parent.by)}" and p.deleted_at is not null)`
      : 'false';
    return `select '${names.many}' as collection, t.id as "recordId",
      coalesce(t."${columnOf(titleField(collection).property)}", '') as title,
      t.deleted_at as "deletedAt", t.deleted_by as "byId", not ${parentDeleted} as restorable
      from "${metadata.tableName}" t where t.deleted_at is not null and not t.deleted_with_parent and ${ofKind(metadata)}`;
  });
  return `with deleted as materialized (${deleted.join(' union all ')}),
    place as (select total, greatest(1, least($1::int, ceil(total / $2::numeric)::int)) as page
      from (select count(*)::int as total from deleted) counted)
    select place.total as "$total", place.page as "$page", deleted.* from place, deleted
    order by "deletedAt" desc, collection, "recordId"
    offset (select (page - 1) * $2::bigint from place) limit $2::int`;
}
