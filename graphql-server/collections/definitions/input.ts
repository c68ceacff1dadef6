import { Field, ID, InputType } from 'type-graphql';
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

  for (const { name, type, required, implied, description, rules } of fields) {
    declareInputField(Input, name, { type, description, nullable: !required || implied === true });
    declareInputField(Changes, name, {
      type,
      description: `${description} Unchanged if not given.`,
      nullable: true,
    });
    for (const rule of rules) rule(Input.prototype, name);
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
