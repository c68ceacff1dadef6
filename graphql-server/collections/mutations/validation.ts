import { InvalidInput, type FieldMessages } from '../../errors.ts';
import { inputFieldsOf, type Collection, type Values } from '../definitions/collection.ts';
import { changesPublication, isPublishable, validatePublication } from '../definitions/publication.ts';
import type { InputField } from '../definitions/field.ts';
import { isMissing } from '../definitions/texts.ts';
import { message, type Message } from '../../messages.ts';

/** The message about an invalid value: that a required one is missing, or else that of the last rule. */
function messageOf({ rules }: InputField, value: unknown, input: Values): Message | undefined {
  const messages = rules
    .filter(({ isValid }) => !isValid(value))
    .map((rule) => (typeof rule.message === 'function' ? rule.message(value, input) : rule.message));
  return messages.find(({ code }) => code === 'REQUIRED') ?? messages.at(-1);
}

/** Context of a validation. */
interface ValidationContext {
  /** The stored record, of which only the named fields are validated; null for a new one. */
  current: Values | null;
  /** True if the record will have a picture. */
  hasPicture: boolean;
  /** True for the values of a version, which may contradict each other as they did then. */
  isRestored?: boolean;
}

/**
 * Validates values by the rules of a collection's fields (spec §5). Returns an input with derived values and without unknown ones.
 * Throws `InvalidInput` with a message for every invalid field; its own message is the specification's where it has one.
 */
export function validate(
  collection: Collection,
  values: object,
  { current, hasPicture, isRestored = false }: ValidationContext,
): Values {
  const given = values as Values;
  const inputFields = inputFieldsOf(collection);
  const provided: Values = {};
  for (const { name, read } of inputFields) {
    const value = given[name];
    if (value !== undefined) provided[name] = read ? read(value) : value;
  }
  const input = { ...(collection.deriveValues?.(provided, current) ?? provided) };
  const fields: FieldMessages = {};
  for (const field of inputFields) {
    const value = input[field.name];
    if (value === undefined && (current || !field.required)) continue;
    if (value === null && field.nullable) continue;
    const invalid = messageOf(field, value, input);
    if (invalid) fields[field.name] = invalid;
  }
  if (Object.keys(fields).length === 0) {
    const record = { ...current, ...input };
    const contradictions = {
      ...collection.validateRecord?.(record),
      ...(!isRestored && collection.validateInput?.(provided, current)),
    };
    for (const [name, reason] of Object.entries(contradictions)) if (name in provided) fields[name] = reason;
    if (isPublishable(collection.entity) && changesPublication(provided))
      Object.assign(fields, validatePublication(record));
  }

  const { picture, parent } = collection;
  const lacksPicture = picture?.required === true && !hasPicture;
  if (lacksPicture) fields[picture.field] = picture.missing ?? message('PICTURE_REQUIRED');
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
