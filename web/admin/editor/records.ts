import type { TypedDocumentNode } from '@apollo/client';
import { generatePath } from 'react-router-dom';
import type { Arranging } from './list/order/arrangement.ts';

/** A word as it is sent; null where a record is to have none. */
export type Word = string | number | boolean | File | readonly string[] | null;

/** What every record of the panel tells of itself. */
export interface StoredRow {
  id: string;
  updatedAt: string;
  updatedBy?: { email: string } | null;
  /** The number of its own that the server has given it, where its kind has such. */
  reference?: string;
}

/** How a list is asked for. */
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

/** All rows of the record they belong to. */
export interface RowsWithin<Row> {
  parent: { rows: Row[] } | null;
}

/** What an input holds on its way: any word of the collection. */
export type Input = Record<string, Word>;

/** The questions that the API answers about one kind of record, each in the words of `schema.graphql`. */
interface Questions<Row, Words, Changes, Sort> {
  /** A page of them; none where they are only shown within the record they belong to. */
  list?: TypedDocumentNode<RowPage<Row>, ListVariables<Sort>>;
  /** All those of the record they belong to, in the order that visitors see. */
  within?: TypedDocumentNode<RowsWithin<Row>, { of: string }>;
  read: TypedDocumentNode<{ row: Row | null }, { id: string }>;
  create: TypedDocumentNode<{ row: Row }, { input: Words }>;
  update: TypedDocumentNode<{ row: Row }, { id: string; input: Changes; seen: string | null }>;
  remove: TypedDocumentNode<{ removed: string[] }, { ids: string[] }>;
  restore: TypedDocumentNode<{ rows: { id: string }[] }, { ids: string[] }>;
  /** Puts one back to what it was in one of its versions. */
  revert: TypedDocumentNode<{ row: Row }, { id: string; version: string; seen: string | null }>;
  duplicate?: TypedDocumentNode<{ row: Row }, { id: string }>;
  reorder?: Reordering;
}

/** How the rows of one record are put into an order: what stores it, and what they stand in to be moved. */
export interface Reordering {
  order: TypedDocumentNode<{ rows: { id: string }[] }, { parent: string; ids: string[] }>;
  Rows: Arranging['Rows'];
}

/** How one is told from the others. */
export interface Known<Row> {
  /** What a row is known by among its like. */
  title: (row: Row) => string;
  /** The title of what it belongs to, where rows of several stand in one list. */
  belongsTo?: (row: Row) => string | null | undefined;
}

/** Records that belong to another and are deleted with it. */
export interface Parts {
  within: TypedDocumentNode<RowsWithin<{ id: string }>, { of: string }>;
  one: string;
  many: string;
}

interface Described<Row> extends Known<Row> {
  /** What one is called in a sentence, such as `villa`. */
  one: string;
  /** The API's name for all of them, such as `saleVillas`. */
  collection: string;
  /** Where visitors see it. */
  page?: (row: Row) => string;
  /** What is deleted with one, such as its pictures. */
  parts?: Parts;
  /** By the name of a text, the fields that the server reads from it and writes it from. */
  readTexts?: Readonly<Record<string, readonly string[]>>;
}

/** A kind of record that staff edit. */
export interface Records<Row extends StoredRow, Words extends object>
  extends Described<Row>, Questions<Row, Input, Input, string> {
  /** By what the server can sort. */
  sorts: readonly string[];
  /** Only a type: the words of its input, by which fields are named. */
  words?: Words;
}

/** Declares a kind of record; its documents must agree with one another in row, words and sorting. */
export function records<
  Row extends StoredRow,
  Words extends object,
  Changes extends object,
  Sort extends string = never,
>(
  declared: Described<Row> & Questions<Row, Words, Changes, Sort> & { sorts?: readonly Sort[] },
): Records<Row, Words>;
// The machinery is written for any words; `fieldsOf` holds a form's fields to those that the input has.
export function records(declared: Omit<Records<StoredRow, object>, 'sorts'>): Records<StoredRow, object> {
  return { sorts: [], ...declared };
}

/** Where visitors see a row, by the pattern of its page's address. */
export const pageAt =
  (pattern: string) =>
  ({ id }: { id: string }): string =>
    generatePath(pattern, { id });
