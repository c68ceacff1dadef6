import { Float, Int } from 'type-graphql';
import { cleanIdentifier } from '../../../../schema/text.ts';
import { declareField, type FieldOptions } from '../field.ts';
import { isMissing } from '../texts.ts';
import { message, type Message } from '../../../messages.ts';

/** The largest whole number of GraphQL's `Int` and of PostgreSQL's `integer`. */
const LARGEST_INT = 2_147_483_647;

interface IntegerOptions extends Omit<FieldOptions, 'required'> {
  min: number;
  max: number;
}

/**
 * An optional integer in the unit of its description. If it can exceed `Int`, it is a `Float` in GraphQL and a `bigint` in the
 * database; its `max` must be exact in JavaScript.
 */
export function integer(label: string, { min, max, ...options }: IntegerOptions): PropertyDecorator {
  const isInRange = (value: unknown) => Number.isInteger(value) && isBetween(min, max, value);
  const isLarge = max > LARGEST_INT;
  return declareField(
    {
      type: () => (isLarge ? Float : Int),
      column: { type: isLarge ? 'bigint' : 'int', nullable: true },
      schema: { type: 'integer', minimum: min, maximum: max },
      rules: [{ isValid: isInRange, message: message('NOT_INTEGER_IN_RANGE', { label, min, max }) }],
      inputDescription: `${label}, optional: a whole number from ${inGroups(min)} to ${inGroups(max)}.`,
      read: (value) => (typeof value === 'string' ? integerIn(value) : value),
      cell: (value) => (value as number | null)?.toString() ?? null,
    },
    options,
  );
}

const isBetween = (min: number, max: number, value: unknown): boolean =>
  typeof value === 'number' && value >= min && value <= max;

const inGroups = (value: number): string => value.toLocaleString('en');

/** Converts an integer from CSV; null for a blank cell. Invalid values are left for validation. */
function integerIn(text: string): unknown {
  if (isMissing(text)) return null;
  const digits = cleanIdentifier(text);
  return /^\d{1,16}$/.test(digits) ? Number(digits) : text;
}

interface DegreesOptions extends Omit<FieldOptions, 'required'> {
  min: number;
  max: number;
  /** Returns an explanation of a coordinate out of bounds, based on the other values; null if there is none. */
  explain?: (values: object) => Message | null;
}

export function degrees(label: string, { min, max, explain, ...options }: DegreesOptions): PropertyDecorator {
  const outOfRange = message('NOT_NUMBER_IN_RANGE', { label, min, max });
  return declareField(
    {
      type: () => Float,
      column: { type: 'double precision', nullable: true },
      schema: { type: 'number', minimum: min, maximum: max },
      rules: [
        {
          isValid: (value) => isBetween(min, max, value),
          message: (_, input) => explain?.(input) ?? outOfRange,
        },
      ],
      inputDescription: `${label} in degrees, optional: from ${min} to ${max}.`,
      read: (value) => (typeof value === 'string' ? decimalIn(value) : value),
      cell: (value) => (value as number | null)?.toString() ?? null,
    },
    options,
  );
}

function decimalIn(text: string): unknown {
  if (isMissing(text)) return null;
  const number = cleanIdentifier(text);
  return /^\d{1,3}([.]\d{1,15})?$/.test(number) ? Number(number) : text;
}
