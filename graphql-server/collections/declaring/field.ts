import { Field } from 'type-graphql';
import { Column, getMetadataArgsStorage, type ColumnOptions } from 'typeorm';

/** A JSON Schema, as OpenAPI 3.1 has them. */
export type Schema = Record<string, unknown>;

/** Something that a client may say of a record. */
export interface InputField {
  /** What inputs and GraphQL call it; REST may spell it otherwise. */
  name: string;
  /** Whether a new record must say it. */
  required: boolean;
  /** Whether it may follow from what else a new record says. */
  implied?: boolean;
  type: () => object;
  /** What the API says of it to whoever fills it in. */
  description: string;
  /** What a client may send, for OpenAPI. */
  schema: Schema;
  /** How it is judged: class-validator's decorators, each with its sentence. */
  rules: readonly PropertyDecorator[];
  /** What a value means that any door has brought, before it is judged; itself when not said. */
  read?: (value: unknown) => unknown;
}

/** What a kind of field has of its own: one file each in `kinds/`. */
export interface FieldKind extends Pick<InputField, 'type' | 'schema' | 'rules' | 'read'> {
  column: ColumnOptions;
  /** What inputs say of it; a field that no client may say has nothing to be said. */
  describe?: string;
  /** Longest text, in characters; only what is free text has one. */
  max?: number;
  /** The column by which a list is put in its order; without it none is. */
  sortedBy?: (column: string) => string;
  /** What each record is in, one state or another, to which a list may be kept. */
  states?: Record<string, string>;
  /** Whether its words are among those by which a record is found. */
  searched?: boolean;
  /** What stands in a spreadsheet; without it it has no column there. */
  cell?: (value: unknown) => string | null;
}

/** What a subject says of one field. */
export interface FieldOptions {
  /** What GraphQL says of it to whoever reads it; null where it is no field there. */
  shows: string | null;
  /** What inputs and GraphQL call it, where that is not the property's own name. */
  name?: string;
  required?: boolean;
  /** Whether it may follow from what else a new record says, as a text from the facts that it tells. */
  implied?: boolean;
  /** Whether the server alone gives it: no client says it, at the beginning or later. */
  given?: boolean;
  /** Whether the older API tells it; it does when not said. */
  rest?: boolean;
}

/** A field of a record: how it is called, stored, judged and shown. */
export interface RecordField extends InputField, Omit<FieldKind, 'column' | 'describe'> {
  /** Property of the record and of its column. */
  property: string;
  given: boolean;
  rest: boolean;
  /** Whether a record may be without it. */
  optional: boolean;
  /** The languages in which its text can be stored beside English, as BCP 47 tags. Not used yet: the place for translations. */
  translations?: readonly string[];
  /** What a record has in it. */
  of: (row: object) => unknown;
}

const declared = new Map<object, RecordField[]>();
const known = new Map<object, readonly RecordField[]>();

/** The fields of a record's class, its parents' first; one that is declared again is the later. */
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
  return [...inherited.filter(({ property }) => !own.some((one) => one.property === property)), ...own];
}

/** Those of them that a client may say. */
export function saidOf(entity: { prototype: object }): readonly RecordField[] {
  return fieldsOf(entity).filter(({ given }) => !given);
}

/** Declares a field: its column, unless a parent has it already, its GraphQL field, and all that is made of it elsewhere. */
export function declareField(
  { column: made, describe = '', ...kind }: FieldKind,
  { shows, name, required = false, implied = false, given = false, rest = true }: FieldOptions,
): PropertyDecorator {
  return (target, key) => {
    const property = String(key);
    const column = { name: snakeCase(property), ...made };
    const optional = column.nullable === true;
    const of = (row: object) => (row as Record<string, unknown>)[property];
    const own = {
      property,
      name: name ?? property,
      required,
      implied,
      description: describe,
      given,
      rest,
      optional,
      of,
    };
    declared.set(target, [...(declared.get(target) ?? []), { ...kind, ...own }]);
    const stored = columnAt(target, property) ?? column;
    if (stored === column) Column(column)(target, key);
    if (shows === null) return;
    const options = { name: own.name, nullable: stored.nullable === true, description: shows };
    Field(kind.type as () => StringConstructor, options)(target, key);
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

/** Whether a field is free text. */
export function isText({ max }: RecordField): boolean {
  return max !== undefined;
}
