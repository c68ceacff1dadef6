import { placeOf } from '../../places/place.ts';
import { type AreaUnit, dm2Of, sqftOf } from './area.ts';
import type { BathroomFacts } from './bathrooms.ts';
import type { BedroomFacts } from './bedrooms.ts';
import type { LocationFacts } from './location.ts';
import { type Exact, nearest, withCommas } from './numbers.ts';
import type { PriceFacts } from './price-facts.ts';
import type { SizeFacts } from './size.ts';

/** The texts of facts, as they are shown and as they are read back. */

/** `AED 2,150,000`, `AED 345,000 per year, 4 cheques`, `From AED 1,200,000`. */
export function writePrice(facts: PriceFacts): string {
  const { price, priceFrom, priceTo, rentPeriod, cheques, billsIncluded, onRequest, note } = facts;
  const asked = price ?? priceFrom;
  const amount =
    asked === undefined
      ? ''
      : priceTo !== undefined
        ? `AED ${dirhams(asked)} – ${dirhams(priceTo)}`
        : `${price === undefined ? 'From ' : ''}AED ${dirhams(asked)}`;
  const parts = [rentPeriod ? `${amount} per ${rentPeriod}` : amount];
  if (cheques !== undefined) parts.push(cheques === 1 ? '1 cheque' : `${cheques} cheques`);
  if (billsIncluded) parts.push('bills included');
  if (onRequest) parts.push('price on request');
  const written = parts.filter(Boolean).join(', ');
  return note ? `${written} (${note})` : written;
}

/** Whole dirhams, which is what a price is in. */
const dirhams = (fils: bigint) => withCommas(fils / 100n);

/** `2,240 sq ft`, `83.61 sq m`, `BUA 3,200 sq ft, plot 5,000 sq ft`, `1,200 – 1,450 sq ft`. */
export function writeSize({ builtUp, plot, builtUpFrom, builtUpTo, unit }: SizeFacts): string {
  if (builtUpFrom !== undefined && builtUpTo !== undefined)
    return `${writeArea(builtUpFrom, unit)} – ${writeArea(builtUpTo, unit)} ${UNITS[unit]}`;
  const area = (dm2: number) => `${writeArea(dm2, unit)} ${UNITS[unit]}`;
  if (plot === undefined) return builtUp === undefined ? '' : area(builtUp);
  return builtUp === undefined ? `Plot ${area(plot)}` : `BUA ${area(builtUp)}, plot ${area(plot)}`;
}

const UNITS: Readonly<Record<AreaUnit, string>> = { sqft: 'sq ft', sqm: 'sq m' };

/** With as few decimals as bring it back: of square feet one at most, a tenth of one being less than a dm². */
function writeArea(dm2: number, unit: AreaUnit): string {
  if (unit === 'sqm') return decimals({ digits: BigInt(dm2), decimals: 2 });
  const feet = { digits: sqftOf(dm2), decimals: 0 };
  if (dm2Of(feet, 'sqft') === dm2) return decimals(feet);
  return decimals({
    digits: nearest({ digits: BigInt(dm2), decimals: 0 }, 10_000_000n, 9_290_304n),
    decimals: 1,
  });
}

function decimals({ digits, decimals }: Exact): string {
  const one = 10n ** BigInt(decimals);
  const rest = String(digits % one).padStart(decimals, '0');
  return digits % one === 0n ? withCommas(digits / one) : `${withCommas(digits / one)}.${rest}`;
}

/** `Studio`, `3`, `4 + maid's room + study`. */
export function writeBedrooms({ bedrooms, maidsRoom, study }: BedroomFacts): string {
  const rooms = [bedrooms === 0 ? 'Studio' : String(bedrooms)];
  if (maidsRoom) rooms.push("maid's room");
  if (study) rooms.push('study');
  return rooms.join(' + ');
}

/** `5`. */
export const writeBathrooms = ({ bathrooms }: BathroomFacts): string => String(bathrooms);

/** `Marina Gate 1, Dubai Marina`. */
export function writeLocation({ place, building }: LocationFacts): string {
  const name = placeOf(place)?.names.en ?? place;
  return building === undefined ? name : `${building}, ${name}`;
}
