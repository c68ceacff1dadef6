import type { DataSource } from 'typeorm';
import type { Collection } from '../declaring/collection.ts';
import { relationsIn, type Relations } from '../declaring/relations.ts';
import { statementsOf, type Statements } from '../reading/statements.ts';
import { keepingOf, type Keeping } from './keeping.ts';
import { rowStatementsOf, type RowStatements } from './row-statements.ts';

/** How a collection's records are stored, and how versions of them are kept. */
export interface Layout {
  relations: Relations;
  keeping: Keeping;
  rows: RowStatements;
  /** What reads them for whoever may see everything. */
  reads: Statements;
}

/** Looks up how each of these collections is stored. */
export function layoutsIn(
  dataSource: DataSource,
  collections: readonly Collection[],
): (collection: Collection) => Layout {
  const relationsOf = relationsIn(dataSource, collections);
  const layouts = new Map(
    collections.map((collection) => {
      const metadata = dataSource.getMetadata(collection.entity);
      const relations = relationsOf(collection);
      const keeping = keepingOf(relations, metadata);
      const rows = rowStatementsOf(collection, metadata, keeping);
      return [collection, { relations, keeping, rows, reads: statementsOf(collection, metadata) }];
    }),
  );
  return (collection) => {
    const layout = layouts.get(collection);
    if (layout) return layout;
    throw new Error(`${collection.names.many} are stored nowhere: they are missing from collections.ts.`);
  };
}
