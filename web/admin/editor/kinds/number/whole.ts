import type { FieldRule } from '../../field.ts';
import { inGroups, numberIn } from './number-in.ts';
import { numberRule, type Numbered } from './number-rule.tsx';

interface Whole<Name extends string> extends Numbered<Name> {
  min: number;
  max: number;
}

/** The rule of a field that holds a whole number. */
export function wholeRule<Name extends string>({ min, max, ...field }: Whole<Name>): FieldRule<string> {
  return numberRule(field, {
    read(text) {
      const number = Number(numberIn(text) ?? NaN);
      return number >= min && number <= max ? number : null;
    },
    write: (stored) => inGroups(stored),
    say: (written) => written,
    sentence: `${field.label} must be a whole number from ${inGroups(min)} to ${inGroups(max)}.`,
  });
}
