import type { DataSource } from 'typeorm';
import type { Collection } from './collection.ts';
import { fieldsOf, isText } from './field.ts';

/** The rows of one collection. */
interface RecordTable {
  collection: Collection;
  table: string;
  /** What `kind` says in rows of this collection alone, where a table holds several. */
  kind: string | undefined;
  /** Columns that the database alone fills, to each record its own. */
  given: string[];
}

/** The same, and the column in which they name the row they belong to. */
interface BelongingTable extends RecordTable {
  column: string;
}

/** Where a collection's records are stored, what is stored with each of them, and what they belong to. */
export interface Relations extends RecordTable {
  children: BelongingTable[];
  /** Where its parent is stored, and its own column that names it. */
  parent: BelongingTable | undefined;
  /** The column that holds what a record is called, its first text, and how long that may be, in characters. */
  title: { column: string; max: number };
}

/** Looks up where each of these collections' records are stored. */
export function relationsIn(
  dataSource: DataSource,
  collections: readonly Collection[],
): (collection: Collection) => Relations {
  const columnOf = ({ entity }: Collection, property: string) =>
    dataSource.getMetadata(entity).columns.find(({ propertyName }) => propertyName === property)!
      .databaseName;
  const tableOf = (collection: Collection): RecordTable => {
    const { tableName, tableType, discriminatorValue, columns } = dataSource.getMetadata(collection.entity);
    const kind = tableType === 'entity-child' ? discriminatorValue : undefined;
    const given = columns.filter(({ isInsert }) => !isInsert);
    return { collection, table: tableName, kind, given: given.map(({ databaseName }) => databaseName) };
  };
  const parentColumn = (child: Collection) => columnOf(child, child.parent!.by);
  return (collection) => {
    const children = collections.filter(({ parent }) => parent?.of() === collection);
    const { parent, entity } = collection;
    const called = fieldsOf(entity).find(isText)!;
    return {
      ...tableOf(collection),
      children: children.map((child) => ({ ...tableOf(child), column: parentColumn(child) })),
      parent: parent && { ...tableOf(parent.of()), column: parentColumn(collection) },
      title: { column: columnOf(collection, called.property), max: called.max! },
    };
  };
}
