import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { Field, ID } from 'type-graphql';
import { isAddress, isStorable } from './texts.ts';

/** Longest title, place or price, in characters. */
const LINE = 200;
/** Longest description, in characters. */
export const PARAGRAPHS = 20_000;

/** How one field of an input is called, judged and stored. */
export interface RecordField {
  property: string;
  /** The column property it is stored in, where that is not its own name. */
  column: string;
  required: boolean;
  type: () => object;
  description: string;
  /** Longest text taken, in characters. */
  max?: number;
  format?: 'email';
}

interface FieldOptions {
  required?: boolean;
  format?: 'email';
  /** Longest text taken, in characters. */
  max?: number;
  column?: string;
}

/** Where an input's field about its picture go: to the picture, not to a column. */
export const ALT = 'picture.alt';

const declared = new Map<object, RecordField[]>();

/** The fields an input class takes, its parents' first. */
export function fieldsOf(input: { prototype: object }): RecordField[] {
  const fields: RecordField[] = [];
  for (
    let proto: object | null = input.prototype;
    proto;
    proto = Object.getPrototypeOf(proto) as object | null
  ) {
    fields.unshift(...(declared.get(proto) ?? []));
  }
  return fields;
}

function addField(target: object, field: RecordField): void {
  declared.set(target, [...(declared.get(target) ?? []), field]);
  Field(field.type as () => StringConstructor, { nullable: !field.required, description: field.description })(
    target,
    field.property,
  );
}

/** A field of free text, kept as given. */
export function text(label: string, options: FieldOptions = {}): PropertyDecorator {
  const { required = false, max = LINE, format } = options;
  return (target, key) => {
    const property = String(key);
    const description = `${label}, ${required ? 'required' : 'optional'}; at most ${max} characters.`;
    addField(target, {
      property,
      column: options.column ?? property,
      required,
      type: () => String,
      description,
      max,
      format,
    });
    if (required) Matches(/\S/, { message: `${label} is required.` })(target, property);
    else IsOptional()(target, property);
    IsString({ message: `${label} must be text.` })(target, property);
    MaxLength(max, { message: `${label} may have at most ${max} characters.` })(target, property);
    ValidateBy(
      {
        name: 'storable',
        validator: { validate: (value) => typeof value !== 'string' || isStorable(value) },
      },
      { message: `${label} holds a character that cannot be stored.` },
    )(target, property);
  };
}

/** A field that is one of an enum's values. */
export function choice(
  label: string,
  values: Record<string, string>,
  options: FieldOptions = {},
): PropertyDecorator {
  const { required = false } = options;
  return (target, key) => {
    const property = String(key);
    const named = Object.values(values).join(', ');
    const description = `${label}: one of ${named}.`;
    addField(target, { property, column: property, required, type: () => values, description });
    // A choice that was made may be left as it is, but never emptied.
    if (!required) ValidateIf((_, value: unknown) => value !== undefined)(target, property);
    IsIn(Object.values(values), { message: `${label} must be one of ${named}.` })(target, property);
  };
}

/**
 * What the part before the @ may not hold, beside what no address may: what begins something else in a link to write to it
 * (`?`, `&`, `%`), what only stands in quotes, and letters that are not seen or turn the others round.
 */
const NOT_IN_ADDRESS =
  '?&%"\\u0000-\\u0020\\u00a0\\u00ad\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u206f\\u3000\\ufeff';

/** An e-mail address, of those that people have. */
export function email(label: string): PropertyDecorator {
  return (target, key) => {
    text(label, { required: true, max: 254, format: 'email' })(target, key);
    ValidateBy(
      {
        name: 'address',
        validator: { validate: (value) => isAddress(value, { blacklisted_chars: NOT_IN_ADDRESS }) },
      },
      { message: `${label} must be an e-mail address, such as name@example.com.` },
    )(target, String(key));
  };
}

/** The number of the record this one belongs to. */
export function reference(
  label: string,
  { column, required = true }: { column: string; required?: boolean },
): PropertyDecorator {
  return (target, key) => {
    const property = String(key);
    const description = `Number of the ${label} it belongs to, ${required ? 'required' : 'optional'}.`;
    addField(target, { property, column, required, type: () => ID, description });
    if (!required) IsOptional()(target, property);
    IsInt({ message: `Say which ${label} this belongs to.` })(target, property);
  };
}

/** Whether a field is the number of another record. */
export function isReference({ type }: RecordField): boolean {
  return type() === ID;
}

/** Whether a field is free text about the record itself. */
export function isText({ type, column }: RecordField): boolean {
  return type() === String && column !== ALT;
}

/** Whether a field is one line of free text, such as a title or a price. */
export function isLine(field: RecordField): boolean {
  return isText(field) && (field.max ?? PARAGRAPHS) < PARAGRAPHS;
}
