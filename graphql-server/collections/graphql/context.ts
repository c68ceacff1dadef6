import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { PictureSource } from '../../pictures/picture.ts';
import type { Resource } from '../declaring/collection.ts';
import type { Exports } from '../spreadsheets/exports.ts';
import type { IdempotencyKey } from '../writing/idempotency.ts';
import type { Stored } from '../declaring/stored.ts';
import type { Stores } from '../stores.ts';
import type { Statement, StatementReader, StatementWriter } from '../../database/statement.ts';

/** Where in its operation a mutation stands. */
export interface Mutating {
  fieldName: string;
  path: { key: string | number };
}

/** What a collection's resolvers find in the GraphQL context of one request. */
export interface CollectionContext {
  stores: Stores;
  exports: Exports;
  /** For a question that is one subject's alone. */
  database: StatementReader & StatementWriter;
  /** The idempotency key of a mutation, if the request has one. */
  idempotencyKey(mutation: Mutating): IdempotencyKey | undefined;
  /** The address of a picture that is only kept, for whoever is given it. */
  keptPicture(file: string): string;
  /** A picture on its way in, read and checked only when the store asks for it. */
  receive(upload: Promise<FileUpload>): PictureSource;
  /** The first `limit` records that belong to a parent; the calls of one request are batched into one statement. */
  children<Row extends Stored>(resource: Resource<Row>, parentId: number, limit: number): Promise<Row[]>;
  /** The record with that id, or null; batched likewise. */
  record<Row extends Stored>(resource: Resource<Row>, id: number): Promise<Row | null>;
  /** The value that a statement has for one id, or null: it takes ids and returns pairs of id and value; batched likewise. */
  valueOf(statement: Statement, id: number): Promise<unknown>;
}
