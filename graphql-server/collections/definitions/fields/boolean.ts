import { IsBoolean, IsOptional } from 'class-validator';
import { cleanIdentifier } from '../../../../schema/text.ts';
import { declareField, type FieldOptions } from '../field.ts';
import { isMissing } from '../texts.ts';
import { message } from '../../../messages.ts';
import { withMessage } from '../rule-message.ts';

/** An optional boolean; null if unknown. */
export function booleanField(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  return declareField(
    {
      type: () => Boolean,
      column: { type: 'boolean', nullable: true },
      schema: { type: 'boolean' },
      rules: [IsOptional(), IsBoolean(withMessage(message('NOT_YES_OR_NO', { label })))],
      inputDescription: `${label}, optional.`,
      read: (value) => (typeof value === 'string' ? parseYesNo(value) : value),
      cell: (value) => (value === null ? null : value ? 'yes' : 'no'),
    },
    options,
  );
}

const MEANINGS: Record<string, boolean> = { yes: true, true: true, no: false, false: false };

/** Converts yes or no from CSV; null for a blank cell. Invalid values are left for validation. */
function parseYesNo(text: string): unknown {
  return isMissing(text) ? null : (MEANINGS[cleanIdentifier(text).toLowerCase()] ?? text);
}
