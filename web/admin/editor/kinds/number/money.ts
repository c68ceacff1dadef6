import { withoutCurrency } from '../../../../../schema/numerals.ts';
import type { FieldRule } from '../../field.ts';
import { inGroups, numberIn } from './number-in.ts';
import { numberRule, type Numbered } from './number-rule.tsx';

interface Money<Name extends string> extends Numbered<Name> {
  /** How many decimal places of a dirham are stored. */
  places?: number;
  /** The least and the most, as they are stored. */
  min: number;
  max: number;
  unit?: string;
}

/** The rule of a field that holds an amount in dirhams. */
export function moneyRule<Name extends string>({
  places = 0,
  min,
  max,
  unit = 'AED',
  ...field
}: Money<Name>): FieldRule<string> {
  const kindOf = places === 0 ? 'a whole number' : 'an amount';
  return numberRule(field, {
    read(text) {
      const number = Number(numberIn(withoutCurrency(text), places) ?? NaN);
      return number >= min && number <= max ? number : null;
    },
    write: (stored) => inGroups(stored, places),
    say: (written) => `AED ${written}`,
    sentence: `${field.label} must be ${kindOf} from ${inGroups(min, places)} to ${inGroups(max, places)}.`,
    unit,
  });
}
