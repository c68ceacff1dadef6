import { Field, ID, InputType } from 'type-graphql';
import { Picture } from '../../pictures/picture.ts';
import type { Queryable } from '../../database/statement.ts';
import { InvalidInput, type FieldMessages } from '../../errors.ts';
import type { Actor } from '../../policies.ts';
import { fieldsOf, isText, settableFieldsOf, type InputField, type RecordField } from './field.ts';
import { textInput } from './fields/text.ts';
import type { Stored } from './stored.ts';
import { message, type Message } from '../../messages.ts';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';

/** Something that can be listed and read: an entity with declared fields, and its names. */
export interface Resource<Row extends Stored = Stored> {
  entity: ClassOf<Row>;
  /** Names in GraphQL. */
  names: { one: string; many: string };
  parent?: Parent | undefined;
  /** Holds personal data: it is left out of the activity of staff and of the titles in versions. `policies.ts` says who may read it. */
  confidential?: boolean;
  /**
   * Returns the SQL condition on rows `t` that belong to an account. Without it, a record belongs to the account of its parent, if any;
   * reads with the scope `OWN` do not look at the parent and then find nothing.
   */
  own?: (staffId: number) => string;
  /** True if staff sort all records, which have no parent: lists are in this order by default. */
  isOrdered?: boolean;
  /** True if a record can be read by its field `slug` as well. */
  hasSlug?: boolean;
}

/** The reference of a record to its parent, with the error messages about it. */
interface ParentRules {
  of: () => Collection;
  by: string;
  /** The GraphQL field of the parent with its records. */
  field: string;
  /** Fields that a new record inherits from its parent by default: input field to property of the parent. */
  lends?: Record<string, string>;
  missing?: Message;
  unknown: Message;
}

/** The same, with the names of the reference in inputs and as a GraphQL argument. */
export interface Parent extends ParentRules {
  input: string;
}

/** The id of the record of a collection with one record. */
export const SINGLE_ID = 1;

/** Values by field name. */
export type Values = Record<string, unknown>;

/** The declaration of a collection, from which everything else is generated. */
export interface CollectionRules<Row extends Stored> extends Omit<Resource<Row>, 'parent'> {
  parent?: ParentRules;
  /** True if its records are those of `schema.sql`: they can be changed, and neither added nor deleted. `policies.ts` says so as well. */
  isFixed?: boolean;
  /** True for one fixed record, with the id `SINGLE_ID`. */
  isSingle?: boolean;
  /** The picture's field: `required` if each record must have one, `upright` if phones get a portrait crop. */
  picture?: { field: string; required?: boolean; upright?: boolean; missing?: Message };
  /** Error message of any missing required field, where the specification has one message for all of them. */
  incomplete?: Message;
  notFound: Message;
  /** Error messages by field for the violation of a unique index or foreign key, by the name of the constraint. */
  constraintMessages?: Record<string, FieldMessages>;
  /** Adds derived values to an input, including fields that no client may set; `current` is the stored record, null for a new one. */
  deriveValues?: (input: Values, current: Values | null) => Values;
  /**
   * Validates an input as it was given, before values are derived; `current` is the stored record, null for a new one. Returns
   * messages by field.
   */
  validateInput?: (input: Values, current: Values | null) => FieldMessages;
  /**
   * Reads defaults for input fields that a new record lacks, by name. `actor` creates the record; `tx` is the transaction that stores
   * it. Defaults are not validated.
   */
  readDefaults?: (actor: Actor, tx: Queryable) => Promise<Values>;
  /** Validates a record as a whole after its fields; returns messages by field. */
  validateRecord?: (record: Values) => FieldMessages;
}

/** A declared collection with what is generated from it and from the fields of its entity. */
export interface Collection<Row extends Stored = Stored>
  extends Omit<CollectionRules<Row>, 'parent'>, Resource<Row>, Inputs {
  parent: Parent | undefined;
  alt: InputField | undefined;
}

/** The collection with a name, such as `saleApartments`. Throws `InvalidInput`. */
export function collectionNamed(collections: readonly Collection[], name: string): Collection {
  const named = collections.find(({ names }) => names.many === name);
  if (named) return named;
  throw new InvalidInput({ collection: message('UNKNOWN_COLLECTION', { label: 'collection' }) });
}

/** All input fields of a collection except the picture. */
export function inputFieldsOf({ entity, alt }: Pick<Collection, 'entity' | 'alt'>): readonly InputField[] {
  return alt ? [...settableFieldsOf(entity), alt] : settableFieldsOf(entity);
}

/** The values of a record by the names of its fields. */
export const valuesOf = ({ entity }: Pick<Resource, 'entity'>, record: object): Values =>
  Object.fromEntries(fieldsOf(entity).map(({ name, of }) => [name, of(record)]));

export function fieldAt({ entity }: Pick<Resource, 'entity'>, property: string): RecordField {
  const field = fieldsOf(entity).find((one) => one.property === property);
  if (!field) throw new Error(`${entity.name} declares no field ${property}.`);
  return field;
}

/** The field by whose states a list can be filtered, if there is one. */
export function stateOf({
  entity,
}: Pick<Resource, 'entity'>): (RecordField & { states: Record<string, string> }) | undefined {
  return fieldsOf(entity).find(
    (field): field is RecordField & { states: Record<string, string> } => field.states !== undefined,
  );
}

/** The field of the title, which is the first text. */
export function titleField({ entity }: Pick<Resource, 'entity'>): RecordField {
  return fieldsOf(entity).find(isText)!;
}

/** The title of a record; empty if it has none. */
export const titleOf = (collection: Pick<Resource, 'entity'>, record: object): string =>
  (titleField(collection).of(record) as string | null) ?? '';

/** Declares a collection: its inputs, and the picture's fields in inputs and GraphQL type. */
export function collection<Row extends Stored>(rules: CollectionRules<Row>): Collection<Row> {
  const { entity, names, picture, parent } = rules;
  const alt = picture && textInput(`${picture.field}Alt`, 'Alternative text of the picture');
  if (picture) {
    const options = { name: picture.field, nullable: true, description: 'Its picture.' };
    Field(() => Picture, options)(entity.prototype, 'picture');
  }
  return {
    ...rules,
    parent: parent && { ...parent, input: fieldAt(rules, parent.by).name },
    alt,
    ...inputsOf({ names, fields: inputFieldsOf({ entity, alt }), picture }),
  };
}

/** The input classes of a collection for TypeGraphQL. */
export interface Inputs {
  /** The input of a new record. */
  input: ClassOf<object>;
  /** The input of an update: every field is optional. */
  changes: ClassOf<object>;
}

interface InputOptions {
  names: { one: string };
  fields: readonly InputField[];
  picture?: { field: string; required?: boolean } | undefined;
}

/** The input field with the id of an uploaded picture, beside the picture field that takes a file. */
export const pictureIdOf = (field: string): string => `${field}Id`;

export function inputsOf({ names: { one }, fields, picture }: InputOptions): Inputs {
  @InputType(`${typeName(one)}Input`, { description: `The fields of a new ${one}.` })
  class Input {}
  @InputType(`${typeName(one)}Changes`, { description: `The fields to change of a ${one}.` })
  class Changes {}

  for (const { name, type, required, implied, description } of fields) {
    declareInputField(Input, name, { type, description, nullable: !required || implied === true });
    declareInputField(Changes, name, {
      type,
      description: `${description} Unchanged if not given.`,
      nullable: true,
    });
  }
  if (picture) {
    const { field, required } = picture;
    const removing = required ? 'it cannot be removed.' : 'null removes it.';
    const sources = [
      { name: field, type: () => GraphQLUpload, description: 'The picture: a JPEG, PNG, WebP, AVIF or GIF.' },
      {
        name: pictureIdOf(field),
        type: () => ID,
        description: `The picture by its id, as \`uploadPicture\` returned it, instead of \`${field}\`.`,
      },
    ];
    for (const { name, type, description } of sources) {
      const changing = `${description} Unchanged if not given; ${removing}`;
      declareInputField(Input, name, { type, description, nullable: true });
      declareInputField(Changes, name, { type, description: changing, nullable: true });
    }
  }
  return { input: Input, changes: Changes };
}

function declareInputField(
  { prototype }: ClassOf<object>,
  name: string,
  { type, ...options }: { type: () => object; description: string; nullable: boolean },
): void {
  Field(type as () => StringConstructor, options)(prototype, name);
}

/** A class of `T`, possibly abstract. */
export type ClassOf<T> = (abstract new () => T) & { prototype: T };

/** Capitalizes the first letter: `SaleVilla` for `saleVilla`. */
export function typeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
