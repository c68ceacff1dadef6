import { Field } from 'type-graphql';
import { Picture } from '../../pictures/picture.ts';
import type { FieldSentences } from '../../errors.ts';
import { fieldsOf, saidOf, type InputField, type RecordField } from './field.ts';
import { inputsOf, type Inputs } from './input.ts';
import { textInput } from './kinds/text.ts';
import type { ClassOf } from './names.ts';
import type { Stored } from './stored.ts';

/** What can be listed and read: an entity, which declares its fields, and its names. */
export interface Resource<Row extends Stored = Stored> {
  entity: ClassOf<Row>;
  /** GraphQL names, spelled out. */
  names: { one: string; many: string };
  /** The collection each record belongs to. */
  parent?: Parent | undefined;
  /** Holds personal data: it is left out of the activity of staff and of the titles in versions. `policies.ts` says who may read it. */
  confidential?: boolean;
}

/** How a record says which record of another collection it belongs to, and what is said when it does not. */
interface ParentRules {
  of: () => Collection;
  /** The property of the record that refers to it. */
  by: string;
  /** The field on the parent under which its records are reached. */
  field: string;
  /** Fields that are the parent's when a new record does not say them: input field to parent's property. */
  lends?: Record<string, string>;
  /** Said when the parent is not named, where the specification has a sentence. */
  missing?: string;
  /** Said when the named parent is not there. */
  unknown: string;
}

/** The same, with what the reference is called by inputs and as a GraphQL argument. */
export interface Parent extends ParentRules {
  input: string;
}

/** Values by their fields' names. */
export type Values = Record<string, unknown>;

/** Gives what is said of a record with what follows from it; `stands` is the record as it is, null for a new one. */
type Completing = (said: Values, stands: Values | null) => Values;

/** What a subject declares of itself; everything else follows. */
export interface CollectionRules<Row extends Stored> extends Omit<Resource<Row>, 'parent'> {
  parent?: ParentRules;
  /** The field its picture goes by; `required` when none may be made without one, `upright` when phones are shown it cut so. */
  picture?: { field: string; required?: boolean; upright?: boolean; missing?: string };
  /** Said when anything required is missing, where the specification has one sentence for all of it. */
  incomplete?: string;
  /** Said when a record is not there. */
  notFound: string;
  /** What follows from what is said of a record; only values of its fields, or of those that no client may say. */
  completes?: Completing;
  /** What is wrong with a whole record, by field, where each field by itself is right. */
  judges?: (record: Values) => FieldSentences;
}

/** A subject's rules with what follows from them and from the fields of its entity. */
export interface Collection<Row extends Stored = Stored>
  extends Omit<CollectionRules<Row>, 'parent'>, Resource<Row>, Inputs {
  parent: Parent | undefined;
  /** What a client may say of a record's picture: what it shows. */
  alt: InputField | undefined;
}

/** All that a client may say of a collection's records, but for their picture itself. */
export function inputFieldsOf({ entity, alt }: Pick<Collection, 'entity' | 'alt'>): readonly InputField[] {
  return alt ? [...saidOf(entity), alt] : saidOf(entity);
}

/** The field of an entity that stands in a property. */
export function fieldAt({ entity }: Pick<Resource, 'entity'>, property: string): RecordField {
  const field = fieldsOf(entity).find((one) => one.property === property);
  if (!field) throw new Error(`${entity.name} declares no field ${property}.`);
  return field;
}

/** The field by whose states a list may be kept to some of its records, where there is one. */
export function stateOf({
  entity,
}: Pick<Resource, 'entity'>): (RecordField & { states: Record<string, string> }) | undefined {
  return fieldsOf(entity).find(
    (field): field is RecordField & { states: Record<string, string> } => field.states !== undefined,
  );
}

/** Declares a collection: its inputs, and what its picture adds to them and to its GraphQL type. */
export function collection<Row extends Stored>(rules: CollectionRules<Row>): Collection<Row> {
  const { entity, names, picture, parent } = rules;
  const alt =
    picture && textInput(`${picture.field}Alt`, 'What the picture shows, for those who cannot see it');
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
