import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { PictureSource } from '../../pictures/picture.ts';
import type { Collection, Resource } from '../definitions/collection.ts';
import type { IdempotencyKey } from '../mutations/idempotency.ts';
import type { Stored } from '../definitions/stored.ts';
import type { Stores } from '../stores.ts';

/** The path of a mutation in its operation. */
interface Mutating {
  fieldName: string;
  path: { key: string | number };
}

/** The GraphQL context of the resolvers of collections. */
export interface CollectionContext {
  stores: Stores;
  /** The idempotency key of a mutation, if the request has one. */
  idempotencyKey(mutation: Mutating): IdempotencyKey | undefined;
  /** Returns a signed URL of a picture that only versions reference. */
  signedPictureUrl(file: string): Promise<string>;
  /** An upload, which is read and checked when the store needs it. */
  receive(upload: Promise<FileUpload>): PictureSource;
  /** A stored picture by its id; its error names `field`. */
  uploadedPicture(id: string, field: string): PictureSource;
  /** Loads the first `limit` records of a parent; batched into one statement for each request. */
  children<Row extends Stored>(resource: Resource<Row>, parentId: number, limit: number): Promise<Row[]>;
  /** Loads a record by id; null if it does not exist. Batched. */
  record<Row extends Stored>(resource: Resource<Row>, id: number): Promise<Row | null>;
  /** True if the actor may update the record. Batched. */
  mayUpdate(collection: Collection, id: number): Promise<boolean>;
  /** Loads a value by id with a statement that takes ids and returns pairs of id and value; null if there is none. Batched. */
  valueOf(sql: string, id: number): Promise<unknown>;
}
