import type { DataSource } from 'typeorm';
import type { Collection } from '../declaring/collection.ts';
import { relationsIn, type Relations } from '../declaring/relations.ts';
import { versionWriterOf, type VersionWriter } from './versions.ts';
import { rowStatementsOf, type RowStatements } from './row-statements.ts';

/** The tables, writing statements and version history of a collection. */
export interface Layout {
  relations: Relations;
  versions: VersionWriter;
  rows: RowStatements;
}

/** Creates the layouts of collections from TypeORM's metadata. */
export function layoutsIn(
  dataSource: DataSource,
  collections: readonly Collection[],
): (collection: Collection) => Layout {
  const relationsOf = relationsIn(dataSource, collections);
  const layouts = new Map(
    collections.map((collection) => {
      const metadata = dataSource.getMetadata(collection.entity);
      const relations = relationsOf(collection);
      const versions = versionWriterOf(relations, metadata);
      const rows = rowStatementsOf(collection, metadata, versions);
      return [collection, { relations, versions, rows }];
    }),
  );
  return (collection) => {
    const layout = layouts.get(collection);
    if (layout) return layout;
    throw new Error(`${collection.names.many} are stored nowhere: they are missing from collections.ts.`);
  };
}
