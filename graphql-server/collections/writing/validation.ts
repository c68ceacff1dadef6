import { validate as judge, type ValidationError } from 'class-validator';
import { InvalidInput, type FieldSentences } from '../../errors.ts';
import { inputFieldsOf, type Collection, type Values } from '../declaring/collection.ts';
import { isMissing } from '../declaring/texts.ts';

/** Returns the message of a field: the one about a missing value first. */
function firstSentence({ constraints = {} }: ValidationError): string {
  const missing = Object.values(constraints).find((sentence) => sentence.endsWith('is required.'));
  return missing ?? Object.values(constraints).at(-1) ?? 'The value is not valid.';
}

/** Context of a validation. */
interface ValidationContext {
  /** The stored record, of which only the named fields are validated; null for a new one. */
  current: Values | null;
  /** True if the record will have a picture. */
  hasPicture: boolean;
}

/**
 * Validates values with a collection's input class (spec §5). Returns an input object with derived values and without unknown
 * ones. Throws `InvalidInput` with a message for every invalid field; its own message is the specification's where it has one.
 */
export async function validate(
  collection: Collection,
  values: object,
  { current, hasPicture }: ValidationContext,
): Promise<Values> {
  const given = values as Values;
  const said: Values = {};
  for (const { name, read } of inputFieldsOf(collection)) {
    const value = given[name];
    if (value !== undefined) said[name] = read ? read(value) : value;
  }
  const completed = collection.completes?.(said, current) ?? said;
  const input = Object.assign(Object.create(collection.input.prototype) as Values, completed);
  const broken = await judge(input, {
    skipUndefinedProperties: current !== null,
    forbidUnknownValues: false,
  });
  const fields: FieldSentences = {};
  for (const error of broken) fields[error.property] = firstSentence(error);
  const between = broken.length > 0 ? {} : (collection.judges?.({ ...current, ...input }) ?? {});
  for (const [name, sentence] of Object.entries(between)) if (name in said) fields[name] = sentence;

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
