import type { FieldRule } from '../../field.ts';
import { inGroups, numberIn } from './number-in.ts';
import { numberRule, type Numbered } from './number-rule.tsx';

/** A square foot is 9.290304 square decimetres, exactly. */
const MILLIONTHS = 9_290_304n;
const MILLION = 1_000_000n;
/** Decimal places in which square feet may be typed. */
const TYPED = 2;
const HUNDRED = 10n ** BigInt(TYPED);

/** The least and the largest area of a home, in square decimetres: 1 m² to 10 km². */
const LEAST = 100;
const LARGEST = 1_000_000_000;

const FEET = /\s*(?:sq\.?\s?ft\.?|sqft|ft²|square feet)$/i;

const rounded = (value: bigint, by: bigint): bigint => (value + by / 2n) / by;

/** Square decimetres of square feet in hundredths. */
const decimetresOf = (hundredths: bigint): bigint => rounded(hundredths * MILLIONTHS, MILLION * HUNDRED);

/** Square feet of square decimetres, as short as it can be said so that it is read back as the same. */
export function squareFeet(decimetres: number): string {
  for (let places = 0; places < TYPED; places++) {
    const unit = 10n ** BigInt(places);
    const feet = rounded(BigInt(decimetres) * MILLION * unit, MILLIONTHS);
    if (decimetresOf((feet * HUNDRED) / unit) === BigInt(decimetres)) return inGroups(feet, places);
  }
  return inGroups(rounded(BigInt(decimetres) * MILLION * HUNDRED, MILLIONTHS), TYPED);
}

/** The rule of a field that holds an area: typed in square feet, stored in whole square decimetres. */
export function areaRule<Name extends string>(field: Numbered<Name>): FieldRule<string> {
  return numberRule(field, {
    read(text) {
      const feet = numberIn(text.trim().replace(FEET, ''), TYPED);
      const area = feet === null ? NaN : Number(decimetresOf(feet));
      return area >= LEAST && area <= LARGEST ? area : null;
    },
    write: squareFeet,
    say: (written) => `${written} sq ft`,
    sentence: `${field.label} must be a number of square feet, such as 1,200.`,
    unit: 'sq ft',
    beside: (stored) => `${inGroups(rounded(BigInt(stored), 10n), 1)} m²`,
  });
}
