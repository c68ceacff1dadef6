import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { isBlank } from '../../../../schema/blank.ts';
import { numeralIn, withoutCurrency } from '../../../../schema/numerals.ts';
import { type FieldDefinition, fieldValue, type InputProps, type Message } from '../collection.ts';
import * as messages from './messages.ts';
import './fields.css';
import { inputProps } from './text.tsx';
import { formatNumber as formatInteger } from '../../../../schema/language.ts';

/** Maximum number of digits, which is more than database integers hold. */
const MAX_DIGITS = 15;

/**
 * Parses a typed number to an integer with the given number of decimal places: `2,150,000.5` with two places is 215000050.
 * Returns null if it is not such a number.
 */
export function parseNumber(text: string, places = 0): bigint | null {
  const numeral = numeralIn(text);
  if (!numeral) return null;
  const { whole, decimals, rest } = numeral;
  const significant = decimals.replace(/0+$/, '');
  if (rest !== '' || whole.length > MAX_DIGITS || significant.length > places) return null;
  return BigInt(whole + significant.padEnd(places, '0'));
}

/** Formats an integer with the given number of decimal places, with thousands separators and without trailing zeros. */
export function formatNumber(value: bigint | number, places = 0): string {
  const digits = value.toString().padStart(places + 1, '0');
  const end = digits.length - places;
  const decimals = digits.slice(end);
  const whole = formatInteger(BigInt(digits.slice(0, end)));
  return /^0*$/.test(decimals) ? whole : `${whole}.${decimals}`;
}

/** How a number is parsed, stored and formatted. */
interface NumberFormat {
  label: Message;
  /** Parses the typed text to the stored value; null if it is invalid. */
  parse(text: string): number | null;
  /** Formats the stored value for the input. */
  format(stored: number): string;
  /** Formats the stored value outside of the input, with its unit. */
  addUnit(formatted: string): string;
  invalid: Message;
  /** Unit at the end of the input. */
  unit?: Message;
  /** Additional text next to the value. */
  description?(stored: number): ReactNode;
}

/** Formats a valid text as it appears in the input; an invalid one is returned unchanged. */
function formatTyped(text: string, kind: NumberFormat): string {
  const stored = isBlank(text) ? null : kind.parse(text);
  return stored === null ? text : kind.format(stored);
}

interface NumberInputProps extends InputProps<string> {
  kind: NumberFormat;
}

/** A number input that formats its value when it loses the focus. */
function NumberInput({ kind, ...props }: NumberInputProps) {
  const [typing, setTyping] = useState<string | null>(null);
  const onChange = (text: string) => {
    setTyping(text);
    props.onChange(text);
  };
  const stored = kind.parse(props.value);
  const value = typing ?? formatTyped(props.value, kind);
  const unit = kind.unit?.();
  return (
    <TextInput
      {...inputProps({ ...props, value, onChange })}
      inputMode="decimal"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={kind.description && (stored === null ? '\u00a0' : kind.description(stored))}
      rightSection={unit && <span className="number-unit">{unit}</span>}
      rightSectionWidth={unit && `calc(${unit.length}ch + 1rem)`}
      rightSectionPointerEvents="none"
      onBlur={() => setTyping(null)}
    />
  );
}

/** Parses a text: null if empty, `NaN` if it is not a number. */
const parseOptional = (text: string, kind: NumberFormat): number | null =>
  isBlank(text) ? null : (kind.parse(text) ?? NaN);

/** An optional number. Its value is the typed text, valid or not. */
const number = (kind: NumberFormat): FieldDefinition<number, string> => ({
  label: kind.label,
  empty: '',
  fromRecord(record, name) {
    const stored = fieldValue(record, name);
    return typeof stored === 'number' ? kind.format(stored) : '';
  },
  toInput: (text) => parseOptional(text, kind),
  isEqual: (a, b) => Object.is(parseOptional(a, kind), parseOptional(b, kind)),
  format: (text) => (parseOptional(text, kind) === null ? '' : kind.addUnit(formatTyped(text, kind))),
  formatStored: (stored) => kind.addUnit(kind.format(Number(stored))),
  validate: (text) => (Number.isNaN(parseOptional(text, kind)) ? kind.invalid() : null),
  Input: (props) => <NumberInput {...props} kind={kind} />,
});

interface Range {
  label: Message;
  min: number;
  max: number;
}

export const integer = ({ label, min, max }: Range) =>
  number({
    label,
    parse(text) {
      const value = Number(parseNumber(text) ?? NaN);
      return value >= min && value <= max ? value : null;
    },
    format: (stored) => formatNumber(stored),
    addUnit: (formatted) => formatted,
    invalid: () => messages.notInteger(label(), formatNumber(min), formatNumber(max)),
  });

export const degrees = ({ label, min, max }: Range) =>
  number({
    label,
    parse(text) {
      const value = /^\d{1,3}(\.\d{1,15})?$/.test(text.trim()) ? Number(text) : NaN;
      return value >= min && value <= max ? value : null;
    },
    format: String,
    addUnit: (formatted) => messages.angleInDegrees(formatted),
    invalid: () => messages.notDegrees(label(), min, max),
  });

interface AmountOptions extends Range {
  /** Stored decimal places of a dirham. */
  places?: number;
  unit?: Message;
}

/** An amount in dirhams; `min` and `max` are stored values. */
export function money({ label, places = 0, min, max, unit = () => messages.dirhams }: AmountOptions) {
  return number({
    label,
    parse(text) {
      const value = Number(parseNumber(withoutCurrency(text), places) ?? NaN);
      return value >= min && value <= max ? value : null;
    },
    format: (stored) => formatNumber(stored, places),
    addUnit: (formatted) => messages.amountInDirhams(formatted),
    invalid() {
      const range = [formatNumber(min, places), formatNumber(max, places)] as const;
      return places === 0 ? messages.notInteger(label(), ...range) : messages.notAmount(label(), ...range);
    },
    unit,
  });
}

/** A square foot is 9.290304 square decimetres, exactly. */
const FOOT_MILLIONTHS = 9_290_304n;
const MILLION = 1_000_000n;
/** Decimal places of square feet in the input. */
const FEET_DECIMALS = 2;
const HUNDRED = 10n ** BigInt(FEET_DECIMALS);

/** Minimum and maximum area of a home in square decimetres: 1 m² to 10 km². */
const MIN_AREA = 100;
const MAX_AREA = 1_000_000_000;

const FEET_UNIT = /\s*(?:sq\.?\s?ft\.?|sqft|ft²|square feet)$/i;

const divideRounded = (value: bigint, by: bigint): bigint => (value + by / 2n) / by;

/** Converts hundredths of a square foot to square decimetres. */
const decimetresOf = (hundredths: bigint): bigint =>
  divideRounded(hundredths * FOOT_MILLIONTHS, MILLION * HUNDRED);

/** Formats square decimetres as square feet with the fewest decimals that convert back to the same value. */
export function squareFeet(decimetres: number): string {
  for (let places = 0; places < FEET_DECIMALS; places++) {
    const unit = 10n ** BigInt(places);
    const feet = divideRounded(BigInt(decimetres) * MILLION * unit, FOOT_MILLIONTHS);
    if (decimetresOf((feet * HUNDRED) / unit) === BigInt(decimetres)) return formatNumber(feet, places);
  }
  return formatNumber(divideRounded(BigInt(decimetres) * MILLION * HUNDRED, FOOT_MILLIONTHS), FEET_DECIMALS);
}

/** An area: entered in square feet, stored in whole square decimetres. */
export const area = (label: Message) =>
  number({
    label,
    parse(text) {
      const feet = parseNumber(text.trim().replace(FEET_UNIT, ''), FEET_DECIMALS);
      const value = feet === null ? NaN : Number(decimetresOf(feet));
      return value >= MIN_AREA && value <= MAX_AREA ? value : null;
    },
    format: squareFeet,
    addUnit: (formatted) => messages.areaInSquareFeet(formatted),
    invalid: () => messages.notArea(label()),
    unit: () => messages.squareFeet,
    description: (stored) => messages.areaInSquareMetres(formatNumber(divideRounded(BigInt(stored), 10n), 1)),
  });
