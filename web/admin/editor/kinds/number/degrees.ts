import type { FieldRule } from '../../field.ts';
import { numberRule, type Numbered } from './number-rule.tsx';

interface Degrees<Name extends string> extends Numbered<Name> {
  min: number;
  max: number;
}

/** The rule of a field that holds one coordinate of a point on the map. */
export function degreesRule<Name extends string>({ min, max, ...field }: Degrees<Name>): FieldRule<string> {
  return numberRule(field, {
    read(text) {
      const degrees = /^\d{1,3}(\.\d{1,15})?$/.test(text.trim()) ? Number(text) : NaN;
      return degrees >= min && degrees <= max ? degrees : null;
    },
    write: String,
    say: (written) => `${written}°`,
    sentence: `${field.label} must be a number from ${min} to ${max}.`,
  });
}
