import { IsOptional, Matches } from 'class-validator';
import { cleanIdentifier } from '../../../schema/text.ts';
import { declareField, type FieldOptions } from '../../collections/declaring/field.ts';
import { isMissing } from '../../collections/declaring/texts.ts';

/** Basements, ground, mezzanine and podium floors, numbered ones, and where only about how high is told. */
const STOREY = /^(B[1-9]|LG|G|M|P[1-9]|[1-9]\d?|1[0-5]\d|16[0-3]|low|mid|high)$/;

/** The floor on which a home lies, or about how high. */
export function storey(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  const message = `${label} must be G, M, B1, P1 and so on, a number to 163, or low, mid or high.`;
  return declareField(
    {
      type: () => String,
      column: { type: 'text', nullable: true },
      schema: { type: 'string', pattern: STOREY.source },
      rules: [IsOptional(), Matches(STOREY, { message })],
      describe: `${label}, optional: G, M, B1, P1 and so on, a number to 163, or low, mid or high.`,
      read: (value) => (isMissing(value) ? null : typeof value === 'string' ? plain(value) : value),
      cell: (value) => value as string | null,
    },
    options,
  );
}

function plain(text: string): string {
  const floor = cleanIdentifier(text);
  return /^(low|mid|high)$/i.test(floor) ? floor.toLowerCase() : floor.toUpperCase();
}
