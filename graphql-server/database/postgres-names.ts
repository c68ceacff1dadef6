import { DefaultNamingStrategy, type Table } from 'typeorm';

/** Names constraints and indexes as PostgreSQL does where `schema.sql` gives no name. */
export class PostgresNames extends DefaultNamingStrategy {
  override primaryKeyName = (table: Table | string): string => `${this.getTableName(table)}_pkey`;

  override uniqueConstraintName = (table: Table | string, columns: string[]): string =>
    `${this.getTableName(table)}_${columns.join('_')}_key`;

  override foreignKeyName = (table: Table | string, columns: string[]): string =>
    `${this.getTableName(table)}_${columns.join('_')}_fkey`;

  override indexName = (table: Table | string, columns: string[]): string =>
    `${this.getTableName(table)}_${columns.join('_')}_idx`;
}
