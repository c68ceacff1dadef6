import type { TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import type { ThumbFragment } from '../../../schema/documents/admin/graphql.ts';
import type { Sorting } from './list/order/sortable-item.ts';

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

/** The values of a form by field: plain JSON. */
export type Values = Readonly<Record<string, unknown>>;

/** A value of a mutation's input; null clears the field. */
export type InputValue = string | number | boolean | readonly string[] | null;

export type Input = Record<string, InputValue>;

/** A text of the interface, read when it is rendered. */
export type Message = () => string;

/** Props of the input component of a field. */
export interface InputProps<Value> {
  name: string;
  label: string;
  value: Value;
  error: string | undefined;
  required: boolean;
  onChange(value: Value): void;
}

/** What the validation of a field needs to know about its form. */
export interface ValidationContext {
  isNew: boolean;
  values: Values;
  /** True if another field has a value that the next save sends. */
  hasValue(name: string): boolean;
}

/** A field of a collection: how it is read from a record, compared, formatted, validated, submitted and edited. */
export interface FieldDefinition<TInput = unknown, Value = unknown> {
  readonly label: Message;
  readonly required?: boolean;
  /** Fields that make this one optional while they are sent with it, because each of them implies its value. */
  readonly impliedBy?: readonly string[];
  /** The value for a new record. */
  readonly empty: Value;
  fromRecord(record: StoredRow, name: string): Value;
  /** The value in the input of the mutation; null for an empty one. `record` is null for a new one. */
  toInput(value: Value, record: StoredRow | null, name: string): TInput | null;
  /** True if two values look the same in the form; by default, if they are identical. */
  isEqual?(a: Value, b: Value): boolean;
  /** The value as text, for comparisons. */
  format(value: Value): string;
  /** Formats the stored text of a version; the text itself by default. */
  formatStored?(stored: string): ReactNode;
  /** The picture to show next to the text. */
  picture?(value: Value): ThumbFragment | null;
  /** The error of a value, with the server's wording. */
  validate(value: Value, context: ValidationContext): string | null;
  Input(props: InputProps<Value>): ReactNode;
  /** True if the input of another field contains its input. */
  readonly isInner?: boolean;
  /** True if its value is the id of another record, which `formatStored` names. */
  readonly isReference?: boolean;
  /** True if it holds the id of the parent record, which a new record takes from the URL. */
  readonly isParent?: boolean;
  /** Splits a value into those of several new records. */
  split?(value: Value): readonly Part<Value>[];
}

/** The part of a value that one of several new records gets. */
export interface Part<Value = unknown> {
  /** Identifies it, also after a reload. */
  key: string;
  value: Value;
  removeFrom(value: Value): Value;
}

export type Fields = Readonly<Record<string, FieldDefinition>>;

export const fieldValue = (record: StoredRow, name: string): unknown => Reflect.get(record, name);

/** The text of a record's field. */
export function recordText(record: StoredRow, name: string): string {
  const value = fieldValue(record, name);
  return typeof value === 'string' ? value : '';
}

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
export interface RowsByParent<Row> {
  parent: { rows: Row[] } | null;
}

interface Documents<Row, TCreate, TUpdate, Sort> {
  /** A page of rows; absent for records that are only listed within their parent. */
  list?: TypedDocumentNode<RowPage<Row>, ListVariables<Sort>>;
  /** All rows of a parent, in the visitors' order. */
  byParent?: TypedDocumentNode<RowsByParent<Row>, { of: string }>;
  read: TypedDocumentNode<{ row: Row | null }, { id: string }>;
  /** Creates a record. Records without it exist from the start: they are only changed, and never deleted. */
  create?: TypedDocumentNode<{ row: Row }, { input: TCreate }>;
  update: TypedDocumentNode<{ row: Row }, { id: string; input: TUpdate; expectedUpdatedAt: string | null }>;
  remove?: TypedDocumentNode<{ removed: string[] }, { ids: string[] }>;
  restore?: TypedDocumentNode<{ rows: { id: string }[] }, { ids: string[] }>;
  /** Reverts a record to one of its versions. */
  revert: TypedDocumentNode<{ row: Row }, { id: string; version: string; expectedUpdatedAt: string | null }>;
  duplicate?: TypedDocumentNode<{ row: Row }, { id: string }>;
  reorder?: Reordering;
}

/** The mutation that stores an order, and the component that makes rows sortable. */
export interface Reordering {
  /** Without `parent` for records that have none. */
  order: TypedDocumentNode<{ rows: { id: string }[] }, { parent: string; ids: string[] }>;
  Rows: Sorting['Rows'];
}

export interface RecordLabels<Row> {
  title: (row: Row) => string;
  /** The title of its parent, in lists with rows of several parents. */
  parentTitle?: (row: Row) => string | null | undefined;
  /** The button that opens the form of a new record on a small screen. */
  new?: Message;
  /** The heading of a form that the role does not allow changing. */
  view?: Message;
}

/** Child records that are deleted with their parent. */
export interface Parts {
  byParent: TypedDocumentNode<RowsByParent<{ id: string }>, { of: string }>;
  kind: 'pictures' | 'details';
}

interface CollectionBase<Row> {
  /** Its name in the API, such as `saleVillas`. */
  name: string;
  labels: RecordLabels<Row>;
  /** True if its records can be drafts, scheduled or archived. */
  isPublishable?: boolean;
  /** The URL of the public page of a record. */
  page?: (row: Row) => string;
  /** Child records that are deleted with it, such as pictures. */
  parts?: Parts;
  /** By text field, the fact fields that the server parses from it and formats it from. */
  parsedTexts?: Readonly<Record<string, readonly string[]>>;
}

/** A collection whose records are listed and deleted. */
export interface ListedCollection<Row extends StoredRow> extends CollectionBase<Row> {
  documents: Pick<
    Documents<Row, Input, Input, string>,
    'list' | 'byParent' | 'read' | 'remove' | 'restore' | 'reorder'
  >;
  /** Sort orders of the server. */
  sorts: readonly string[];
}

export interface Collection<Row extends StoredRow = StoredRow> extends ListedCollection<Row> {
  documents: Documents<Row, Input, Input, string>;
  fields: Fields;
}

/** Field definitions whose input types agree with those of the mutation. A picture is submitted as its id, `imageId` for `image`. */
type FieldsOf<TInput> = {
  readonly [Name in keyof TInput]?: FieldDefinition<
    NonNullable<TInput[Name extends string ? (`${Name}Id` extends keyof TInput ? `${Name}Id` : Name) : Name]>
  >;
};

/** Rejects fields that neither the record nor the mutation has. */
type NoOthers<TFields, TInput, Row> = Record<
  Exclude<keyof TFields, keyof TInput & (keyof Row | `${string}Alt`)>,
  never
>;

/** Declares a collection. Names and types of its fields must agree with its documents. */
export function defineCollection<
  Row extends StoredRow,
  TCreate extends object,
  TInput extends object,
  const TFields extends FieldsOf<TInput>,
  Sort extends string = never,
>(
  declared: CollectionBase<Row> & {
    documents: Documents<Row, TCreate, TInput, Sort>;
    fields: TFields & NoOthers<TFields, TInput, Row>;
    sorts?: readonly Sort[];
  },
): Collection<Row>;
// The implementation is untyped; the signature checks the declaration.
export function defineCollection(declared: object): object {
  return { sorts: [], ...declared };
}

/** Returns a function that creates the public URL of a row from a path pattern. */
export const pageUrl =
  (pattern: string) =>
  ({ id }: { id: string }): string =>
    generatePath(pattern, { id });

/** The values of a form for a record, or for a new one. */
export const valuesOf = (fields: Fields, record: StoredRow | null, parentId: string | null = null): Values =>
  mapValues(fields, (field, name) => {
    if (record) return field.fromRecord(record, name);
    return field.isParent ? (parentId ?? field.empty) : field.empty;
  });

const isEqual = (field: FieldDefinition, a: unknown, b: unknown): boolean =>
  Object.is(a, b) || field.isEqual?.(a, b) === true;

/** The values that differ from those of another state. */
export const changesOf = (fields: Fields, values: Values, base: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = fields[name];
      return field && !isEqual(field, value, base[name]);
    }),
  );

/** The values that a record does not contain yet. The server may have normalised those that it contains. */
export const unsavedChangesOf = (fields: Fields, values: Values, record: StoredRow): Values =>
  Object.fromEntries(
    Object.entries(changesOf(fields, values, valuesOf(fields, record))).filter(([name, value]) => {
      const { toInput, fromRecord } = fields[name]!;
      const serialize = (some: unknown) => JSON.stringify(toInput(some, record, name));
      return serialize(value) !== serialize(fromRecord(record, name));
    }),
  );

/** True if a field says something about another: the description of a picture, or a fact that the server reads from a text. */
const isAbout = (
  { parsedTexts = {} }: Pick<Collection, 'parsedTexts'>,
  name: string,
  other: string,
): boolean => name === `${other}Alt` || parsedTexts[other]?.includes(name) === true;

/** The names of changed fields after a three-way merge. */
interface MergedChanges {
  /** Changed in the form, while the other version changed the same field or a related one, such as a text and its facts. */
  conflicts: string[];
  /** Changed in the form alone. */
  mine: string[];
  /** Changed in the other version alone. */
  theirs: string[];
}

/** Merges changes with another version of the record, both since `base`. */
export function mergeChanges(
  collection: Pick<Collection, 'fields' | 'parsedTexts'>,
  changes: Values,
  { base, serverVersion }: { base: Values; serverVersion: StoredRow },
): MergedChanges {
  const { fields } = collection;
  const own = Object.keys(unsavedChangesOf(fields, changes, serverVersion));
  const others = Object.keys(changesOf(fields, valuesOf(fields, serverVersion), base));
  const isRelated = (a: string, b: string) =>
    a === b || isAbout(collection, a, b) || isAbout(collection, b, a);
  const hasConflict = (name: string) => others.some((other) => isRelated(name, other));
  return {
    conflicts: own.filter(hasConflict),
    mine: own.filter((name) => !hasConflict(name)),
    theirs: others.filter((name) => !own.some((other) => isRelated(name, other))),
  };
}

/** The input of a mutation; null clears a field. A new record has no use for nulls. */
export function inputOf(fields: Fields, values: Values, record: StoredRow | null): Input {
  const input: Input = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    const sent = field && (field.toInput(value, record, name) as InputValue);
    if (sent !== undefined && (record || sent !== null)) input[field!.picture ? `${name}Id` : name] = sent;
  }
  return input;
}

/** Returns a function that tells whether a field has a value that the next save sends: of a stored record, a changed one. */
export const hasSentValue =
  (fields: Fields, { values, dirtyValues, record }: ValidatedForm) =>
  (name: string): boolean => {
    const field = fields[name];
    const isSent = record === null || name in dirtyValues;
    return isSent && field !== undefined && (field.toInput(values[name], record, name) ?? null) !== null;
  };

interface ValidatedForm {
  values: Values;
  dirtyValues: Values;
  record: StoredRow | null;
}

/** Validates all fields and returns the errors by field. */
export function errorsIn(fields: Fields, form: ValidatedForm): Record<string, string> {
  const context = {
    isNew: form.record === null,
    values: form.values,
    hasValue: hasSentValue(fields, form),
  };
  const errors = Object.entries(fields).flatMap(([name, field]) => {
    const message = field.validate(form.values[name], context);
    return message === null ? [] : [[name, message] as const];
  });
  return Object.fromEntries(errors);
}

const mapValues = <T>(fields: Fields, to: (field: FieldDefinition, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, to(field, name)]));

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
