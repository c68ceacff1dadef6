import { Field } from 'type-graphql';
import { RequirePermission } from '../../policies.ts';
import { Column, getMetadataArgsStorage, type ColumnOptions } from 'typeorm';
import type { Message } from '../../messages.ts';

/** A JSON Schema of OpenAPI 3.1. */
export type Schema = Record<string, unknown>;

/** A condition on a value, and the message about a value that violates it. */
export interface Rule {
  isValid: (value: unknown) => boolean;
  /** A function also gets the other values of the input, which may be invalid. */
  message: Message | ((value: unknown, input: object) => Message);
}

/** A rule of texts; values of other types are left to another rule. */
export const textRule = (isValid: (text: string) => boolean, message: Rule['message']): Rule => ({
  isValid: (value) => typeof value !== 'string' || isValid(value),
  message,
});

/** A rule of lists; values of other types are left to another rule. */
export const listRule = (isValid: (values: readonly unknown[]) => boolean, message: Message): Rule => ({
  isValid: (value) => !Array.isArray(value) || isValid(value),
  message,
});

export interface InputField {
  /** Name in inputs and GraphQL; REST may spell it differently. */
  name: string;
  /** True if a new record must have a value. */
  required: boolean;
  /** True if the value can be derived from other fields. */
  implied?: boolean;
  type: () => object;
  /** Description in the API. */
  description: string;
  schema: Schema;
  /** Of several violated rules the last one's message is sent, but that of a missing value before all. */
  rules: readonly Rule[];
  /** True if the value may be null, for which the rules are not evaluated. */
  nullable: boolean;
  /** Converts a value before validation; by default unchanged. */
  read?: (value: unknown) => unknown;
}

/** A kind of field; `fields/` declares them. */
export interface FieldKind extends Pick<InputField, 'type' | 'schema' | 'rules' | 'read'> {
  column: ColumnOptions;
  /** Description of the input; absent if no client may set the field. */
  inputDescription?: string;
  /** Maximum length of free text, in characters. */
  max?: number;
  /** Returns the column by which lists are sorted, for the column of the field; absent if the field cannot be sorted by. */
  sortedBy?: (column: string) => string;
  /** The column of the number that a text states, which is null where it states none. */
  fact?: string | undefined;
  /** The states by which a list can be filtered. */
  states?: Record<string, string>;
  /** True if the search index contains its text. */
  searched?: boolean;
  /** True for a telephone number, which the search index also contains by its digits. */
  isPhone?: boolean;
  /** Formats the value for CSV; absent if it has no column. */
  cell?: (value: unknown) => string | null;
}

export interface FieldOptions {
  /** Description in GraphQL; null if it is not a field there. */
  description: string | null;
  /** Name in inputs and GraphQL; by default the property's. */
  name?: string;
  required?: boolean;
  /** True if the value can be derived from other fields, as a text from facts. */
  implied?: boolean;
  /** True if only the server sets the value. */
  readOnly?: boolean;
  /** False if REST does not return it; true by default. */
  rest?: boolean;
  /** True if GraphQL returns it to staff only. */
  staffOnly?: boolean;
}

/** A field of a record: its names, storage, validation and presentation. */
export interface RecordField extends InputField, Omit<FieldKind, 'column' | 'inputDescription'> {
  property: string;
  readOnly: boolean;
  rest: boolean;
  staffOnly: boolean;
  of: (row: object) => unknown;
}

const declared = new Map<object, RecordField[]>();
const known = new Map<object, readonly RecordField[]>();

/** The fields of an entity, inherited ones first and those for staff last; a redeclared field replaces the inherited one. */
export function fieldsOf({ prototype }: { prototype: object }): readonly RecordField[] {
  let fields = known.get(prototype);
  if (!fields) known.set(prototype, (fields = gather(prototype)));
  return fields;
}

function gather(prototype: object): readonly RecordField[] {
  const parent = Object.getPrototypeOf(prototype) as object | null;
  if (!parent) return [];
  const own = declared.get(prototype) ?? [];
  const inherited = fieldsOf({ prototype: parent });
  const all = [...inherited.filter(({ property }) => !own.some((one) => one.property === property)), ...own];
  return [...all.filter(({ staffOnly }) => !staffOnly), ...all.filter(({ staffOnly }) => staffOnly)];
}

export function settableFieldsOf(entity: { prototype: object }): readonly RecordField[] {
  return fieldsOf(entity).filter(({ readOnly }) => !readOnly);
}

/** Declares a field: its column unless it is inherited, its GraphQL field, and the metadata that others are generated from. */
export function declareField(
  { column: columnOptions, inputDescription = '', ...kind }: FieldKind,
  {
    description,
    name,
    required = false,
    implied = false,
    readOnly = false,
    rest = true,
    staffOnly = false,
  }: FieldOptions,
): PropertyDecorator {
  return (target, key) => {
    const property = String(key);
    const column = { name: snakeCase(property), ...columnOptions };
    const of = (row: object) => (row as Record<string, unknown>)[property];
    const own = {
      property,
      name: name ?? property,
      required,
      implied,
      description: inputDescription,
      readOnly,
      rest,
      staffOnly,
      nullable: column.nullable === true,
      of,
    };
    declared.set(target, [...(declared.get(target) ?? []), { ...kind, ...own }]);
    const stored = columnAt(target, property) ?? column;
    if (stored === column) Column(column)(target, key);
    if (description === null) return;
    const options = { name: own.name, nullable: stored.nullable === true || staffOnly, description };
    Field(kind.type as () => StringConstructor, options)(target, key);
    if (staffOnly) RequirePermission('readPublication')(target, key);
  };
}

/** `builtUpArea` as `built_up_area`. */
export const snakeCase = (property: string): string =>
  property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnAt(target: object, property: string): ColumnOptions | undefined {
  const isParent = (declarer: unknown) =>
    typeof declarer === 'function' && (declarer.prototype as object).isPrototypeOf(target);
  return getMetadataArgsStorage().columns.find((one) => one.propertyName === property && isParent(one.target))
    ?.options;
}

export function isText({ max }: RecordField): boolean {
  return max !== undefined;
}
