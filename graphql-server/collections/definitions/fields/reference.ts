import { ID } from 'type-graphql';
import { cleanIdentifier } from '../../../../schema/text.ts';
import { declareField, type FieldOptions } from '../field.ts';
import { toId } from '../ids.ts';
import { isMissing } from '../texts.ts';
import { message } from '../../../messages.ts';

interface ReferenceOptions extends FieldOptions {
  column: string;
}

/** The id of another record, such as the parent. */
export function reference(label: string, options: ReferenceOptions): PropertyDecorator {
  const { required = false, column } = options;
  return declareField(
    {
      type: () => ID,
      column: { type: 'int', name: column, nullable: !required },
      schema: { type: 'integer', minimum: 1 },
      rules: [{ isValid: Number.isInteger, message: message('REFERENCE_REQUIRED', { label }) }],
      inputDescription: `Id of the ${label} that it belongs to, ${required ? 'required' : 'optional'}.`,
      read: toNumber,
    },
    options,
  );
}

/** Converts an id (`7` or `"7"`); null for a blank one. Invalid values are left for validation. */
function toNumber(value: unknown): unknown {
  if (isMissing(value)) return null;
  const number = typeof value === 'string' ? cleanIdentifier(value) : value;
  const isNumber = typeof number === 'number' || typeof number === 'string';
  return isNumber && /^\d+$/.test(String(number)) ? toId(number) : value;
}

interface SerialOptions extends Omit<FieldOptions, 'readOnly' | 'required'> {
  /** The database function that generates the next value. */
  next: string;
}

/** A unique number that the server gives each new record, such as `M-000123`; it is never reused. */
export function serial({ next, ...options }: SerialOptions): PropertyDecorator {
  return declareField(
    {
      type: () => String,
      column: { type: 'text', unique: true, insert: false, update: false, default: () => `${next}()` },
      schema: { type: 'string' },
      rules: [],
      searched: true,
      cell: (value) => value as string,
    },
    { ...options, readOnly: true },
  );
}
