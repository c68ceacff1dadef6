import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { isBlank } from '../../../../schema/blank.ts';
import { numeralIn, withoutCurrency } from '../../../../schema/numerals.ts';
import { type ControlProps, type FieldRule, fieldValue } from '../field.ts';
import './number.css';
import { inputOf } from './text.tsx';
import { groupDigits } from '../../../ui/group-digits.ts';

/** Maximum number of digits, which is more than database integers hold. */
const LONGEST = 15;

/**
 * Parses a typed number to an integer with the given number of decimal places: `2,150,000.5` with two places is 215000050.
 * Returns null if it is not such a number.
 */
export function parseNumber(text: string, places = 0): bigint | null {
  const numeral = numeralIn(text);
  if (!numeral) return null;
  const { whole, decimals, rest } = numeral;
  const kept = decimals.replace(/0+$/, '');
  if (rest !== '' || whole.length > LONGEST || kept.length > places) return null;
  return BigInt(whole + kept.padEnd(places, '0'));
}

/** Formats an integer with the given number of decimal places, with thousands separators and without trailing zeros. */
export function formatNumber(value: bigint | number, places = 0): string {
  const digits = value.toString().padStart(places + 1, '0');
  const end = digits.length - places;
  const decimals = digits.slice(end);
  const whole = groupDigits(BigInt(digits.slice(0, end)));
  return /^0*$/.test(decimals) ? whole : `${whole}.${decimals}`;
}

/** A kind of number: how it is parsed, stored and formatted. */
interface NumberKind {
  /** Parses the typed text to the stored value; null if it is invalid. */
  read(text: string): number | null;
  /** Formats the stored value for the input. */
  write(stored: number): string;
  /** Formats the stored value outside of the input, with its unit. */
  say(written: string): string;
  /** Error for an invalid number. */
  sentence: string;
  /** Unit at the end of the input. */
  unit?: string;
  /** Additional text next to the value. */
  beside?(stored: number): ReactNode;
}

/** Formats a valid text as it appears in the input; an invalid one is returned unchanged. */
function formatTyped(text: string, kind: NumberKind): string {
  const stored = isBlank(text) ? null : kind.read(text);
  return stored === null ? text : kind.write(stored);
}

interface Props extends ControlProps<string> {
  kind: NumberKind;
}

/** A number input that formats its value when it loses the focus. */
function NumberInput({ kind, ...props }: Props) {
  const [typing, setTyping] = useState<string | null>(null);
  const type = (text: string) => {
    setTyping(text);
    props.type(text);
  };
  const stored = kind.read(props.value);
  const value = typing ?? formatTyped(props.value, kind);
  return (
    <TextInput
      {...inputOf({ ...props, value, type })}
      inputMode="decimal"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={kind.beside && (stored === null ? '\u00a0' : kind.beside(stored))}
      rightSection={kind.unit && <span className="number-unit">{kind.unit}</span>}
      rightSectionWidth={kind.unit && `calc(${kind.unit.length}ch + 1rem)`}
      rightSectionPointerEvents="none"
      onBlur={() => setTyping(null)}
    />
  );
}

/** Name and label of a number field. */
interface Numbered<Name extends string> {
  name: Name;
  label: string;
}

/** Parses a text: null if empty, `NaN` if it is not a number. */
const meant = (text: string, kind: NumberKind): number | null =>
  isBlank(text) ? null : (kind.read(text) ?? NaN);

/** The rule of an optional number field. Its value is the typed text, valid or not. */
const numberRule = ({ name, label }: Numbered<string>, kind: NumberKind): FieldRule<string> => ({
  name,
  label,
  initial: '',
  read(row) {
    const stored = fieldValue(row, name);
    return typeof stored === 'number' ? kind.write(stored) : '';
  },
  isEqual: (one, other) => Object.is(meant(one, kind), meant(other, kind)),
  format: (text) => (meant(text, kind) === null ? '' : kind.say(formatTyped(text, kind))),
  formatStored: (kept) => kind.say(kind.write(Number(kept))),
  input: (text) => meant(text, kind),
  matches: (now, sent) => Object.is(meant(now, kind), meant(sent, kind)),
  validate: (text) => (Number.isNaN(meant(text, kind)) ? kind.sentence : null),
  control: (props) => <NumberInput {...props} kind={kind} />,
});

interface Whole<Name extends string> extends Numbered<Name> {
  min: number;
  max: number;
}

/** The rule of an integer field. */
export function integerRule<Name extends string>({ min, max, ...field }: Whole<Name>): FieldRule<string> {
  return numberRule(field, {
    read(text) {
      const number = Number(parseNumber(text) ?? NaN);
      return number >= min && number <= max ? number : null;
    },
    write: (stored) => formatNumber(stored),
    say: (written) => written,
    sentence: `${field.label} must be a whole number from ${formatNumber(min)} to ${formatNumber(max)}.`,
  });
}

interface Degrees<Name extends string> extends Numbered<Name> {
  min: number;
  max: number;
}

/** The rule of a coordinate field. */
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

interface Money<Name extends string> extends Numbered<Name> {
  /** Stored decimal places of a dirham. */
  places?: number;
  /** Minimum and maximum stored value. */
  min: number;
  max: number;
  unit?: string;
}

/** The rule of a field for an amount in dirhams. */
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
      const number = Number(parseNumber(withoutCurrency(text), places) ?? NaN);
      return number >= min && number <= max ? number : null;
    },
    write: (stored) => formatNumber(stored, places),
    say: (written) => `AED ${written}`,
    sentence: `${field.label} must be ${kindOf} from ${formatNumber(min, places)} to ${formatNumber(max, places)}.`,
    unit,
  });
}

/** A square foot is 9.290304 square decimetres, exactly. */
const MILLIONTHS = 9_290_304n;
const MILLION = 1_000_000n;
/** Decimal places of square feet in the input. */
const TYPED = 2;
const HUNDRED = 10n ** BigInt(TYPED);

/** Minimum and maximum area of a home in square decimetres: 1 m² to 10 km². */
const LEAST = 100;
const LARGEST = 1_000_000_000;

const FEET = /\s*(?:sq\.?\s?ft\.?|sqft|ft²|square feet)$/i;

const rounded = (value: bigint, by: bigint): bigint => (value + by / 2n) / by;

/** Converts hundredths of a square foot to square decimetres. */
const decimetresOf = (hundredths: bigint): bigint => rounded(hundredths * MILLIONTHS, MILLION * HUNDRED);

/** Formats square decimetres as square feet with the fewest decimals that convert back to the same value. */
export function squareFeet(decimetres: number): string {
  for (let places = 0; places < TYPED; places++) {
    const unit = 10n ** BigInt(places);
    const feet = rounded(BigInt(decimetres) * MILLION * unit, MILLIONTHS);
    if (decimetresOf((feet * HUNDRED) / unit) === BigInt(decimetres)) return formatNumber(feet, places);
  }
  return formatNumber(rounded(BigInt(decimetres) * MILLION * HUNDRED, MILLIONTHS), TYPED);
}

/** The rule of an area field: entered in square feet, stored in whole square decimetres. */
export function areaRule<Name extends string>(field: Numbered<Name>): FieldRule<string> {
  return numberRule(field, {
    read(text) {
      const feet = parseNumber(text.trim().replace(FEET, ''), TYPED);
      const area = feet === null ? NaN : Number(decimetresOf(feet));
      return area >= LEAST && area <= LARGEST ? area : null;
    },
    write: squareFeet,
    say: (written) => `${written} sq ft`,
    sentence: `${field.label} must be a number of square feet, such as 1,200.`,
    unit: 'sq ft',
    beside: (stored) => `${formatNumber(rounded(BigInt(stored), 10n), 1)} m²`,
  });
}
