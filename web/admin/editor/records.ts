import type { TypedDocumentNode } from '@apollo/client';
import { generatePath } from 'react-router-dom';
import type { Sorting } from './list/order/sortable-item.ts';

/** A value of a mutation's input; null clears the field. */
export type InputValue = string | number | boolean | File | readonly string[] | null;

/** Fields of every record. */
export interface StoredRow {
  id: string;
  updatedAt: string;
  updatedBy?: { email: string } | null;
  /** False if the role of the account does not allow changing it. */
  mayUpdate?: boolean;
  /** The reference number that the server assigned, for kinds that have one. */
  reference?: string;
}

/** Variables of a list query. */
interface ListVariables<Sort> {
  page: number;
  limit: number;
  search: string | null;
  sort: Sort | null;
  descending: boolean | null;
}

/** One page of rows. */
export interface RowPage<Row> {
  rows: { items: Row[]; page: number; totalPages: number; total: number };
}

/** All rows of a parent record. */
export interface RowsWithin<Row> {
  parent: { rows: Row[] } | null;
}

/** The input of a mutation. */
export type Input = Record<string, InputValue>;

/** The GraphQL documents of one kind of record. */
interface Documents<Row, Words, Changes, Sort> {
  /** A page of rows; absent for records that are only listed within their parent. */
  list?: TypedDocumentNode<RowPage<Row>, ListVariables<Sort>>;
  /** All rows of a parent, in the visitors' order. */
  within?: TypedDocumentNode<RowsWithin<Row>, { of: string }>;
  read: TypedDocumentNode<{ row: Row | null }, { id: string }>;
  /** Creates a record. Records without it exist from the start: they are only changed, and never deleted. */
  create?: TypedDocumentNode<{ row: Row }, { input: Words }>;
  update: TypedDocumentNode<{ row: Row }, { id: string; input: Changes; seen: string | null }>;
  remove?: TypedDocumentNode<{ removed: string[] }, { ids: string[] }>;
  restore?: TypedDocumentNode<{ rows: { id: string }[] }, { ids: string[] }>;
  /** Reverts a record to one of its versions. */
  revert: TypedDocumentNode<{ row: Row }, { id: string; version: string; seen: string | null }>;
  duplicate?: TypedDocumentNode<{ row: Row }, { id: string }>;
  reorder?: Reordering;
}

/** The mutation that stores an order, and the component that makes rows sortable. */
export interface Reordering {
  /** Without `parent` for records that have none. */
  order: TypedDocumentNode<{ rows: { id: string }[] }, { parent: string; ids: string[] }>;
  Rows: Sorting['Rows'];
}

/** How a record is recognised. */
export interface Known<Row> {
  /** The title of a row. */
  title: (row: Row) => string;
  /** The title of its parent, in lists with rows of several parents. */
  belongsTo?: (row: Row) => string | null | undefined;
}

/** Child records that are deleted with their parent. */
export interface Parts {
  within: TypedDocumentNode<RowsWithin<{ id: string }>, { of: string }>;
  one: string;
  many: string;
}

interface Described<Row> extends Known<Row> {
  /** The noun in sentences, such as `villa`. */
  one: string;
  /** The collection in the API, such as `saleVillas`. */
  collection: string;
  /** True if its records can be drafts, scheduled or archived. */
  isPublishable?: boolean;
  /** The URL of its public page. */
  page?: (row: Row) => string;
  /** Child records that are deleted with it, such as pictures. */
  parts?: Parts;
  /** By text field, the fact fields that the server parses from it and formats it from. */
  readTexts?: Readonly<Record<string, readonly string[]>>;
}

/** A kind of record in the panel. */
export interface Records<Row extends StoredRow, Words extends object>
  extends Described<Row>, Documents<Row, Input, Input, string> {
  /** Sort orders of the server. */
  sorts: readonly string[];
  /** Type of its input; exists at compile time only. */
  words?: Words;
}

/** Declares a kind of record; the types of its documents must agree. */
export function records<
  Row extends StoredRow,
  Words extends object,
  Changes extends object,
  Sort extends string = never,
>(
  declared: Described<Row> & Documents<Row, Words, Changes, Sort> & { sorts?: readonly Sort[] },
): Records<Row, Words>;
// The implementation is untyped; `fieldsOf` checks field names against the input.
export function records(declared: Omit<Records<StoredRow, object>, 'sorts'>): Records<StoredRow, object> {
  return { sorts: [], ...declared };
}

/** Returns a function that creates the public URL of a row from a path pattern. */
export const pageUrl =
  (pattern: string) =>
  ({ id }: { id: string }): string =>
    generatePath(pattern, { id });

/** The texts of one screen, from the specification where it has them (spec §2, §5, §8). */
export interface Texts {
  /** Question before deleting. */
  confirmRemove: string;
  /** Text of the empty list. */
  empty: string;
  loadFailed?: string;
  added?: string;
  updated?: string;
  /** Notification of a failed save; null if only the form shows the error. */
  saveFailed: FailureText | null;
  removeFailed?: string;
  /** Message for missing required fields, where one message covers all. */
  incomplete?: string;
}

/** Text of a failure: a constant that the server's message follows, or a function of that message. */
type FailureText = string | ((message: string | null) => string);
