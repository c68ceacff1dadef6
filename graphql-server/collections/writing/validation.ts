import { validate as judge, type ValidationError } from 'class-validator';
import { InvalidInput, type FieldSentences } from '../../errors.ts';
import { inputFieldsOf, type Collection, type Values } from '../declaring/collection.ts';
import { isMissing } from '../declaring/texts.ts';

/** Of several broken rules on one field, the one whose sentence helps first. */
function firstSentence({ constraints = {} }: ValidationError): string {
  const missing = Object.values(constraints).find((sentence) => sentence.endsWith('is required.'));
  return missing ?? Object.values(constraints).at(-1) ?? 'The value is not valid.';
}

/** How values are judged. */
interface Judging {
  /** The record as it stands, of which only what is named is judged, as a change does; null for a new one. */
  stands: Values | null;
  /** Whether the record is to have a picture. */
  hasPicture: boolean;
}

/**
 * Judges values against a collection's input class (spec §5) and gives them back as an input object with what follows from
 * them, others left out. Throws `InvalidInput` naming every broken field; its message is the specification's sentence where
 * it has one.
 */
export async function validate(
  collection: Collection,
  values: object,
  { stands, hasPicture }: Judging,
): Promise<Values> {
  const given = values as Values;
  const said: Values = {};
  for (const { name, read } of inputFieldsOf(collection)) {
    const value = given[name];
    if (value !== undefined) said[name] = read ? read(value) : value;
  }
  const completed = collection.completes?.(said, stands) ?? said;
  const input = Object.assign(Object.create(collection.input.prototype) as Values, completed);
  const broken = await judge(input, { skipUndefinedProperties: stands !== null, forbidUnknownValues: false });
  const fields: FieldSentences = {};
  for (const error of broken) fields[error.property] = firstSentence(error);
  const between = broken.length > 0 ? {} : (collection.judges?.({ ...stands, ...input }) ?? {});
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
