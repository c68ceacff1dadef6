import { cleanIdentifier } from '../../../schema/text.ts';
import { declareField, type FieldOptions } from '../../collections/definitions/field.ts';
import { isMissing } from '../../collections/definitions/texts.ts';
import { placeOf } from '../../places/place.ts';
import { message } from '../../messages.ts';

/** Basements, ground, mezzanine, podium and numbered floors, and approximate heights. */
const FLOOR = /^(B[1-9]|LG|G|M|P[1-9]|[1-9]\d?|1[0-5]\d|16[0-3]|low|mid|high)$/;

export function placeId(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  const isPlace = (value: unknown) => typeof value === 'string' && placeOf(value) !== undefined;
  return declareField(
    {
      type: () => String,
      column: { type: 'text', nullable: true, name: 'place' },
      schema: { type: 'string' },
      rules: [{ isValid: isPlace, message: message('NOT_PLACE', { label }) }],
      inputDescription: `${label}, optional: the id of one, such as dubai-marina.`,
      read: (value) => (isMissing(value) ? null : typeof value === 'string' ? cleanIdentifier(value) : value),
      cell: (value) => value as string | null,
    },
    options,
  );
}

const isFloor = (value: unknown): boolean => typeof value === 'string' && FLOOR.test(value);

export function floor(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  return declareField(
    {
      type: () => String,
      column: { type: 'text', nullable: true },
      schema: { type: 'string', pattern: FLOOR.source },
      rules: [{ isValid: isFloor, message: message('NOT_FLOOR', { label }) }],
      inputDescription: `${label}, optional: G, M, B1, P1 and so on, a number to 163, or low, mid or high.`,
      read: (value) => (isMissing(value) ? null : typeof value === 'string' ? normalizeFloor(value) : value),
      cell: (value) => value as string | null,
    },
    options,
  );
}

function normalizeFloor(text: string): string {
  const value = cleanIdentifier(text);
  return /^(low|mid|high)$/i.test(value) ? value.toLowerCase() : value.toUpperCase();
}

/** Declares the names of the texts that a person has to review. */
export const textsToReview = (): PropertyDecorator =>
  declareField(
    {
      type: () => [String],
      column: { type: 'text', array: true, default: [] },
      schema: { type: 'array', items: { type: 'string' } },
      rules: [],
    },
    { description: null, readOnly: true, rest: false },
  );
