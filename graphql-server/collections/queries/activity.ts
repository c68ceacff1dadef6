import type { DataSource } from 'typeorm';
import type { Queryable } from '../../database/statement.ts';
import type { Action } from '../definitions/version.ts';
import { titleField, type Collection } from '../definitions/collection.ts';
import { ofKind } from './statements.ts';

/** The number of records of a collection. */
export interface Count {
  name: string;
  count: number;
}

/** A change of a record, with its author if known. */
export interface RecordChange {
  collection: string;
  recordId: number;
  title: string;
  action: Action;
  at: Date;
  byId: number | null;
}

/** A record that uses a picture. */
interface PictureUse {
  collection: string;
  recordId: number;
  title: string;
}

/** Queries over all collections. */
export interface Activity {
  counts(): Promise<Count[]>;
  /** Recent activity, newest first: the last change of each record, including deletions of the last month. */
  recentChanges(limit: number): Promise<RecordChange[]>;
  /** The records that use each of these pictures, at most `limit` of each. */
  usesOf(files: readonly string[], limit: number): Promise<Map<string, PictureUse[]>>;
}

/** Generates the statements over all collections. */
export function activityOf(
  dataSource: DataSource,
  database: Queryable,
  collections: readonly Collection[],
): Activity {
  const from = ({ entity }: Collection) => {
    const metadata = dataSource.getMetadata(entity);
    return `"${metadata.tableName}" t where ${ofKind(metadata)} and t.deleted_at is null`;
  };
  const counts = collections
    .filter(({ isFixed }) => !isFixed)
    .map((one) => `select '${one.names.many}' as name, count(*)::int as count from ${from(one)}`);
  const uses = collections
    .filter(({ picture }) => picture)
    .map((collection) => {
      const title = dataSource
        .getMetadata(collection.entity)
        .findColumnWithPropertyName(titleField(collection).property)!.databaseName;
      return `select t.picture, '${collection.names.many}' as collection, t.id as "recordId", coalesce(t."${title}", '') as title
        from ${from(collection)} and t.picture = any($1::text[])`;
    });
  // Enquiries are not activity of staff.
  const hidden = collections.filter(({ confidential }) => confidential).map(({ names }) => names.many);
  const recentChanges = `
    select v.collection, v.record_id as "recordId", v.title, v.action, v.at, v.by as "byId" from versions v
    where v.collection <> all($1::text[])
      and not exists (select from versions later
        where later.collection = v.collection and later.record_id = v.record_id and later.id > v.id)
    order by v.at desc, v.id desc limit $2::int`;
  const pictureUses = `
    select picture, collection, "recordId", title from (
      select *, row_number() over (partition by picture order by collection, "recordId") as place
      from (${uses.join(' union all ')}) shown) numbered
    where place <= $2::int order by picture, collection, "recordId"`;
  return {
    usesOf: async (files, limit) => {
      const rows = await database.query<PictureUse & { picture: string }>(pictureUses, [files, limit]);
      const usesByFile = new Map<string, PictureUse[]>(files.map((file) => [file, []]));
      for (const { picture, ...use } of rows) usesByFile.get(picture)!.push(use);
      return usesByFile;
    },
    counts: () => database.query<Count>(counts.join(' union all ')),
    recentChanges: (limit) => database.query<RecordChange>(recentChanges, [hidden, limit]),
  };
}
