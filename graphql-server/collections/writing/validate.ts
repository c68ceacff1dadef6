import { validate as judge, type ValidationError } from 'class-validator';
import { InvalidInput, type FieldSentences } from '../../errors.ts';
import { inputFieldsOf, type Collection } from '../declaring/collection.ts';
import { isMissing } from '../declaring/texts.ts';

/** Of several broken rules on one field, the one whose sentence helps first. */
function firstSentence({ constraints = {} }: ValidationError): string {
  const missing = Object.values(constraints).find((sentence) => sentence.endsWith('is required.'));
  return missing ?? Object.values(constraints).at(-1) ?? 'The value is not valid.';
}

/**
 * Judges values against a collection's input class (spec §5) and gives them back as an input object, others left out.
 * `partial` judges only the fields that are named, as a change does; `hasPicture` says whether the record is to have one.
 * Throws `InvalidInput` naming every broken field; its message is the specification's sentence where it has one.
 */
export async function validate(
  collection: Collection,
  values: object,
  { partial, hasPicture }: { partial: boolean; hasPicture: boolean },
): Promise<Record<string, unknown>> {
  const given = values as Record<string, unknown>;
  const input = Object.create(collection.input.prototype) as Record<string, unknown>;
  for (const { name, read } of inputFieldsOf(collection)) {
    const said = given[name];
    if (said !== undefined) input[name] = read ? read(said) : said;
  }
  const broken = await judge(input, { skipUndefinedProperties: partial, forbidUnknownValues: false });
  const fields: FieldSentences = {};
  for (const error of broken) fields[error.property] = firstSentence(error);

  const { picture, parent } = collection;
  const lacksPicture = picture?.required === true && !hasPicture;
  if (lacksPicture) fields[picture.field] = picture.missing ?? 'Please upload an image!';
  if (parent?.missing && fields[parent.input] && isMissing(input[parent.input])) {
    fields[parent.input] = parent.missing;
  }
  const names = Object.keys(fields);
  if (names.length === 0) return input;
  const incomplete = collection.incomplete && names.some((name) => isMissing(input[name]));
  throw new InvalidInput(
    fields,
    incomplete ? collection.incomplete : (parent && fields[parent.input]) || undefined,
  );
}
