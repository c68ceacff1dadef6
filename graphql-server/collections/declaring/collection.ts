import { Field, InputType } from 'type-graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Picture } from '../../pictures/picture.ts';
import type { Action } from './action.ts';
import type { Stored } from './stored.ts';
import { ALT, text, fieldsOf } from './fields.ts';

/** A class whose instances are `T`, abstract ones too. */
export type ClassOf<T> = (abstract new () => T) & { prototype: T };

/** What can be listed and read: an entity, its names and the sentence said when one is not there. */
export interface Resource<Row extends Stored = Stored> {
  entity: ClassOf<Row>;
  /** GraphQL names, spelled out. */
  names: { one: string; many: string };
  /** Says of which fields its records are made. */
  input?: ClassOf<object>;
  /** The collection each record belongs to. */
  parent?: Parent;
  /** Only staff may read it. */
  confidential?: boolean;
  /** What each record is in, one state or another, or of, one type or another, and a list may be kept to. */
  state?: { property: string; states: Record<string, string> };
}

/** How a record says which record of another collection it belongs to. */
export interface Parent {
  of: () => AnyCollection;
  /** The input's property and the GraphQL argument. */
  input: string;
  /** The column property. */
  column: string;
  /** The field on the parent under which its records are reached. */
  field: string;
  /** Fields that are the parent's when a new record does not say them: input field to parent's property. */
  lends?: Record<string, string>;
  /** Said when the parent is not named, where the specification has a sentence. */
  missing?: string;
  /** Said when the named parent is not there. */
  unknown: string;
}

/** What a subject declares of itself; everything else follows. */
export interface CollectionRules<Row extends Stored, Input extends object> extends Resource<Row> {
  input: ClassOf<Input>;
  /** The field its picture goes by; `required` when none may be made without one. */
  picture?: { field: string; required?: boolean; missing?: string };
  /** Said when anything required is missing, where the specification has one sentence for all of it. */
  incomplete?: string;
  /** Said when a record is not there. */
  notFound: string;
  /** What visitors may do with its records; staff may do everything. */
  visitorsMay?: readonly Action[];
}

/** A subject's rules with the GraphQL classes that follow from them. */
export interface Collection<Row extends Stored, Input extends object> extends CollectionRules<Row, Input> {
  /** The input of a change: every field optional. */
  changes: ClassOf<Partial<Input>>;
}

/** Any collection, for machinery that serves them all. */
export type AnyCollection = Collection<Stored, object>;

/** Upper-cases the first letter: `saleVilla` names the type `SaleVilla`. */
export function typeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function changesOf<Input extends object>({
  names,
  input,
}: CollectionRules<Stored, Input>): ClassOf<Partial<Input>> {
  @InputType(`${typeName(names.one)}Changes`, { description: `What to change of a ${names.one}.` })
  class Changes {}
  for (const { property, type, description } of fieldsOf(input)) {
    const options = { nullable: true, description: `${description} Left as it is when not given.` };
    Field(type as () => StringConstructor, options)(Changes.prototype, property);
  }
  return Changes;
}

type PictureRule = NonNullable<AnyCollection['picture']>;

function takePicture(
  { input, changes }: Pick<AnyCollection, 'input' | 'changes'>,
  { field, required = false }: PictureRule,
): void {
  const take = ({ prototype }: { prototype: object }, description: string) =>
    Field(() => GraphQLUpload, { nullable: true, description })(prototype, field);
  const kinds = 'The picture: a JPEG, PNG, WebP, AVIF or GIF.';
  const removing = required ? 'it cannot be taken away.' : 'null takes it away.';
  take(input, kinds);
  take(changes, `${kinds} Left as it is when not given; ${removing}`);
}

/** Declares a collection: adds what its rules imply (page, changes, picture) to the GraphQL classes. */
export function collection<Row extends Stored, Input extends object>(
  rules: CollectionRules<Row, Input>,
): Collection<Row, Input> {
  if (rules.picture) {
    text('What the picture shows, for those who cannot see it', { column: ALT })(
      rules.input.prototype,
      `${rules.picture.field}Alt`,
    );
  }
  const declared = { ...rules, changes: changesOf(rules) };
  if (rules.picture) {
    takePicture(declared, rules.picture);
    Field(() => Picture, { name: rules.picture.field, nullable: true, description: 'Its picture.' })(
      rules.entity.prototype,
      'picture',
    );
  }
  return declared;
}
