import { Field, InputType } from 'type-graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { typeName, type ClassOf } from './names.ts';
import type { InputField } from './field.ts';

/** The input classes of a collection for TypeGraphQL and class-validator. */
export interface Inputs {
  /** The input of a new record, with its validation rules. */
  input: ClassOf<object>;
  /** The input of an update: every field is optional. */
  changes: ClassOf<object>;
}

interface Taken {
  names: { one: string };
  fields: readonly InputField[];
  picture?: { field: string; required?: boolean } | undefined;
}

/** Generates the input classes of a collection. */
export function inputsOf({ names: { one }, fields, picture }: Taken): Inputs {
  @InputType(`${typeName(one)}Input`, { description: `The fields of a new ${one}.` })
  class Input {}
  @InputType(`${typeName(one)}Changes`, { description: `The fields to change of a ${one}.` })
  class Changes {}

  for (const { name, type, required, implied, description, rules } of fields) {
    take(Input, name, { type, description, nullable: !required || implied === true });
    take(Changes, name, {
      type,
      description: `${description} Unchanged if not given.`,
      nullable: true,
    });
    for (const rule of rules) rule(Input.prototype, name);
  }
  if (picture) {
    const { field, required } = picture;
    const kinds = 'The picture: a JPEG, PNG, WebP, AVIF or GIF.';
    const removing = required ? 'it cannot be removed.' : 'null removes it.';
    const changing = `${kinds} Unchanged if not given; ${removing}`;
    take(Input, field, { type: () => GraphQLUpload, description: kinds, nullable: true });
    take(Changes, field, { type: () => GraphQLUpload, description: changing, nullable: true });
  }
  return { input: Input, changes: Changes };
}

function take(
  { prototype }: ClassOf<object>,
  name: string,
  { type, ...options }: { type: () => object; description: string; nullable: boolean },
): void {
  Field(type as () => StringConstructor, options)(prototype, name);
}
