import { validate as judge, type ValidationError } from 'class-validator';
import { InvalidInput, type FieldSentences } from '../../errors.ts';
import type { AnyCollection } from '../declaring/collection.ts';
import { toId } from '../reading/ids.ts';
import { isReference, fieldsOf } from '../declaring/fields.ts';

/** Of several broken rules on one field, the one whose sentence helps first. */
function firstSentence({ constraints = {} }: ValidationError): string {
  const missing = Object.values(constraints).find((sentence) => sentence.endsWith('is required.'));
  return missing ?? Object.values(constraints).at(-1) ?? 'The value is not valid.';
}

/** Whether nothing was said: no value, or a text of blanks alone. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/**
 * A reference as any door brings it (`7` or `"7"`) as the number it means, a blank one as none; what is no number is left
 * to be refused.
 */
function asReference(value: unknown): unknown {
  if (isMissing(value)) return null;
  const isNumber = typeof value === 'number' || typeof value === 'string';
  return isNumber && /^\d+$/.test(String(value)) ? toId(value) : value;
}

/**
 * Judges values against a collection's input class (spec §5) and gives them back as an input object, others left out.
 * `partial` judges only the fields that are named, as a change does; `hasPicture` says whether the record is to have one.
 * Throws `InvalidInput` naming every broken field; its message is the specification's sentence where it has one.
 */
export async function validate(
  collection: AnyCollection,
  values: object,
  { partial, hasPicture }: { partial: boolean; hasPicture: boolean },
): Promise<Record<string, unknown>> {
  const given = values as Record<string, unknown>;
  const input = Object.create(collection.input.prototype) as Record<string, unknown>;
  for (const field of fieldsOf(collection.input)) {
    const said = given[field.property];
    if (said !== undefined) input[field.property] = isReference(field) ? asReference(said) : said;
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
