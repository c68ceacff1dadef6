import {
  BEDROOMS,
  MOST_BATHROOMS,
  MOST_CHEQUES,
  MOST_DIRHAMS,
  MOST_SQUARE_FEET,
  type Search,
} from '../../../schema/search.ts';
import type { Comparison, PricePeriod, Unit } from './lexicon.ts';
import type { Facts } from './parsed-query.ts';

/** The lowest number that is a price without a currency or unit, a month's rent, and the lowest after a comparison such as `under`. */
const LOWEST_BARE_PRICE = 2_500;
const LOWEST_COMPARED_PRICE = 1_000;
/** A number without a currency or comparison is a price only if it is a multiple of this; permits and towers have other numbers. */
const BARE_PRICE_STEP = 100;
const MAX_BEDROOMS = 30;
const MANY_BEDROOMS = BEDROOMS.length - 1;
const SQUARE_FEET_PER_SQUARE_METRE = 10.7639;
/** `About` allows a tenth more or less. */
const TOLERANCE = 0.1;

/** One or more numbers with their unit, currency and period: `2-3 bed`, `AED 90k a year`. */
export interface Quantity {
  numbers: number[];
  isRange: boolean;
  isOpen: boolean;
  hasMultiplier: boolean;
  hasCurrency: boolean;
  isForeign: boolean;
  unit: Unit | null;
  period: PricePeriod | null;
  /** A comparison before or after it. */
  operator: Comparison | null;
  /** The item after it. */
  next: number;
}

/** A number with its multiplier: `2m`. */
export interface Amount {
  number: number;
  factor: number | null;
  /** The item after it. */
  next: number;
}

export const isUpper = (operator: Comparison | null): boolean => operator === 'max' || operator === 'below';
const isLower = (operator: Comparison | null): boolean => operator === 'min' || operator === 'above';

/** Bathrooms have a minimum only. */
export const isMostBathrooms = ({ unit, operator }: Quantity): boolean =>
  unit === 'bathroom' && isUpper(operator);

/** The values of amounts, with their own multiplier or that of the last amount. */
export function multiplied(amounts: readonly Amount[]): number[] {
  const { number, factor } = amounts.at(-1)!;
  const last = number * (factor ?? 1);
  return amounts.map(
    (amount) => amount.number * (amount.factor ?? inherited(amount.number, factor ?? 1, last)),
  );
}

/** In `1-2 million` and `500-1m` the first number has the multiplier of the second, or the next smaller one. */
function inherited(number: number, factor: number, last: number): number {
  if (number >= LOWEST_COMPARED_PRICE || number * factor <= last)
    return number >= LOWEST_COMPARED_PRICE ? 1 : factor;
  return factor / 1_000 >= 1 ? factor / 1_000 : 1;
}

/** The facts that a quantity states; null if its meaning is unclear. */
export function factsOfQuantity(quantity: Quantity): Facts | null {
  const { numbers, unit, operator } = quantity;
  if (numbers.some((number) => !Number.isFinite(number) || number < 0)) return null;
  if (unit === 'bedroom') return bedroomFacts(quantity);
  if (unit === 'room') return roomFacts(quantity);
  if (unit === 'bathroom') {
    const least = Math.min(...numbers) + (operator === 'above' ? 1 : 0);
    return least >= 1 && least <= MOST_BATHROOMS ? { bathrooms: Math.floor(least) } : null;
  }
  if (unit === 'cheque') {
    const least = Math.min(...numbers);
    return least >= 1 && least <= MOST_CHEQUES ? { cheques: Math.floor(least) } : null;
  }
  if (unit) return areaFacts(quantity, unit);
  return priceFacts(quantity);
}

/** Rooms of a Russian home: the bedrooms and, or not, the living room. */
function roomFacts(quantity: Quantity): Facts | null {
  const bedrooms = bedroomFacts(quantity)?.bedrooms;
  const fewer = bedroomFacts({
    ...quantity,
    numbers: quantity.numbers.map((number) => number - 1),
  })?.bedrooms;
  return bedrooms && fewer ? { bedrooms: [...new Set([...fewer, ...bedrooms])].sort() } : null;
}

function bedroomFacts({ numbers, isRange, isOpen, operator }: Quantity): Facts | null {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (most > MAX_BEDROOMS || numbers.some((number) => !Number.isInteger(number))) return null;
  if (isRange) return { bedrooms: bedroomsFrom(least, most) };
  if (operator === 'above') return { bedrooms: bedroomsFrom(least + 1, MAX_BEDROOMS) };
  if (operator === 'below') return most > 0 ? { bedrooms: bedroomsFrom(0, most - 1) } : null;
  if (isOpen || operator === 'min') return { bedrooms: bedroomsFrom(least, MAX_BEDROOMS) };
  if (operator === 'max') return { bedrooms: bedroomsFrom(0, most) };
  return { bedrooms: [...new Set(numbers.flatMap((number) => bedroomsFrom(number, number)))].sort() };
}

/** The choices of the bedroom filter in a range; the last choice includes all larger numbers. */
export const bedroomsFrom = (least: number, most: number): Search['bedrooms'] =>
  BEDROOMS.filter((count) => count >= Math.min(least, MANY_BEDROOMS) && count <= most);

interface Bounds {
  from: number | null;
  to: number | null;
}

/** The bounds that a quantity states. A single number without an operator is the bound `alone`. */
function boundsOf({ numbers, isRange, isOpen, operator }: Quantity, alone: 'from' | 'to'): Bounds {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (isRange || numbers.length > 1) return { from: least, to: most };
  if (operator === 'about') return { from: least * (1 - TOLERANCE), to: least * (1 + TOLERANCE) };
  if (isLower(operator) || isOpen) return { from: least, to: null };
  if (isUpper(operator)) return { from: null, to: most };
  return alone === 'from' ? { from: least, to: null } : { from: null, to: most };
}

/** A single area is the minimum. */
function areaFacts(quantity: Quantity, unit: 'sqft' | 'sqm'): Facts | null {
  const factor = unit === 'sqm' ? SQUARE_FEET_PER_SQUARE_METRE : 1;
  const { from, to } = boundsOf(quantity, 'from');
  return givenEnds({ areaFrom: rounded(from, factor), areaTo: rounded(to, factor) }, MOST_SQUARE_FEET);
}

/** A single price is the budget, the maximum. */
function priceFacts(quantity: Quantity): Facts | null {
  const { numbers, hasMultiplier, hasCurrency, period, operator } = quantity;
  const lowest = operator ? LOWEST_COMPARED_PRICE : LOWEST_BARE_PRICE;
  const isRound = numbers.every((number) => number % BARE_PRICE_STEP === 0);
  const isLikely = Math.max(...numbers) >= lowest && (operator !== null || isRound);
  const isPrice = hasMultiplier || hasCurrency || period !== null || isLikely;
  if (!isPrice) return null;
  const { from, to } = boundsOf(quantity, 'to');
  const price = givenEnds({ priceFrom: rounded(from), priceTo: rounded(to) }, MOST_DIRHAMS);
  return price && { ...price, ...(period && { period, purpose: 'RENT' as const }) };
}

const rounded = (value: number | null, factor = 1): number | null =>
  value === null ? null : Math.round(value * factor);

/** The given ends of a range; null if one of them is out of range. */
function givenEnds(ends: Facts, most: number): Facts | null {
  const given = Object.entries(ends).filter(([, value]) => value !== null) as [string, number][];
  return given.every(([, value]) => value >= 1 && value <= most) ? Object.fromEntries(given) : null;
}
