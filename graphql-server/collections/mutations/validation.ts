import { validateSync, type ValidationError } from 'class-validator';
import { InvalidInput, type FieldMessages } from '../../errors.ts';
import { inputFieldsOf, type Collection, type Values } from '../definitions/collection.ts';
import { changesPublication, isPublishable, validatePublication } from '../definitions/publication.ts';
import { messagesOf } from '../definitions/field.ts';
import { isMissing } from '../definitions/texts.ts';
import { message, type Message } from '../../messages.ts';

/** Returns the message of a field: the one about a missing value first. */
function messageOf(error: ValidationError): Message {
  const messages = messagesOf(error);
  return messages.find(({ code }) => code === 'REQUIRED') ?? messages.at(-1) ?? message('NOT_VALID');
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
 * Validates values with a collection's input class (spec §5). Returns an input object with derived values and without unknown
 * ones. Throws `InvalidInput` with a message for every invalid field; its own message is the specification's where it has one.
 */
export function validate(
  collection: Collection,
  values: object,
  { current, hasPicture, isRestored = false }: ValidationContext,
): Values {
  const given = values as Values;
  const provided: Values = {};
  for (const { name, read } of inputFieldsOf(collection)) {
    const value = given[name];
    if (value !== undefined) provided[name] = read ? read(value) : value;
  }
  const completed = collection.deriveValues?.(provided, current) ?? provided;
  const input = Object.assign(Object.create(collection.input.prototype) as Values, completed);
  const errors = validateSync(input, {
    skipUndefinedProperties: current !== null,
    forbidUnknownValues: false,
  });
  const fields: FieldMessages = {};
  for (const error of errors) fields[error.property] = messageOf(error);
  const crossFieldErrors =
    errors.length > 0
      ? {}
      : {
          ...collection.validateRecord?.({ ...current, ...input }),
          ...(!isRestored && collection.validateInput?.(provided, current)),
        };
  for (const [name, invalid] of Object.entries(crossFieldErrors))
    if (name in provided) fields[name] = invalid;
  if (errors.length === 0 && isPublishable(collection.entity) && changesPublication(provided))
    Object.assign(fields, validatePublication({ ...current, ...input }));

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
