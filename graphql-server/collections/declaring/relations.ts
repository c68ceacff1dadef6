import type { DataSource } from 'typeorm';
import type { Collection } from './collection.ts';
import { fieldsOf, isText } from './field.ts';

/** The rows of one collection. */
interface RecordTable {
  collection: Collection;
  table: string;
  /** The value of the column `kind` in a table of several collections. */
  kind: string | undefined;
  /** Columns with a unique value that the database generates. */
  given: string[];
}

/** The same, with the foreign key of the parent. */
interface BelongingTable extends RecordTable {
  column: string;
}

/** The table of a collection, the tables of its child records, and its parent. */
export interface Relations extends RecordTable {
  children: BelongingTable[];
  /** The table of the parent, and the foreign key. */
  parent: BelongingTable | undefined;
  /** The column of the title, which is the first text, and its maximum length in characters. */
  title: { column: string; max: number };
}

/** Reads the relations of collections from TypeORM's metadata. */
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
    const title = fieldsOf(entity).find(isText)!;
    return {
      ...tableOf(collection),
      children: children.map((child) => ({ ...tableOf(child), column: parentColumn(child) })),
      parent: parent && { ...tableOf(parent.of()), column: parentColumn(collection) },
      title: { column: columnOf(collection, title.property), max: title.max! },
    };
  };
}
