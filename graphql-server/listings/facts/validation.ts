import type { HomeKind } from '../../../schema/listing-kinds.ts';
import { farPin } from '../../../schema/pin.ts';
import type { Values } from '../../collections/declaring/collection.ts';
import type { FieldSentences } from '../../errors.ts';
import { placeOf } from '../../places/place.ts';
import { Completion, RentPeriod, TYPES, type PropertyType } from './choices.ts';

/** Portals refuse lower sale prices, in dirhams. */
const MIN_SALE_PRICE = 100_000;
/** Portals refuse lower rents, in dirhams for the period. */
const MIN_RENT: Record<RentPeriod, number> = {
  [RentPeriod.YEAR]: 10_000,
  [RentPeriod.MONTH]: 1_000,
  [RentPeriod.WEEK]: 1_000,
  [RentPeriod.DAY]: 100,
};

/** Facts of a listing, each valid by itself. */
interface Facts {
  propertyType?: PropertyType | null;
  amount?: number | null;
  rentPeriod?: RentPeriod | null;
  cheques?: number | null;
  bedroomCount?: number | null;
  completion?: Completion | null;
  serviceCharge?: number | null;
  plotArea?: number | null;
  placeId?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

/** Returns an error message if facts contradict each other or the kind of home, and a falsy value otherwise. */
type Rule = (facts: Facts, home: HomeKind) => string | false | null | undefined | 0;

const RULES: Readonly<Record<string, Rule>> = {
  propertyType: ({ propertyType }, { family }) =>
    propertyType &&
    !TYPES[family].includes(propertyType) &&
    `Type must be one of ${TYPES[family].join(', ')}: these are ${family}s.`,
  amount: ({ amount, rentPeriod }, { purpose }) => {
    if (amount == null) return null;
    if (purpose === 'SALE') {
      const message = `A sale price below ${dirhams(MIN_SALE_PRICE)} is refused by the portals. Is it a rent?`;
      return amount < MIN_SALE_PRICE && message;
    }
    const period = rentPeriod ?? RentPeriod.YEAR;
    return (
      amount < MIN_RENT[period] && `${dirhams(amount)} per ${period} is too low for a rent. Is it right?`
    );
  },
  rentPeriod: ({ amount, rentPeriod }, { purpose }) => {
    if (purpose === 'SALE') return rentPeriod && 'A home for sale has no rent period.';
    return amount != null && !rentPeriod && 'Say whether the rent is per year, month, week or day.';
  },
  cheques: ({ cheques, rentPeriod }, { purpose }) =>
    cheques &&
    (purpose === 'SALE' || (rentPeriod && rentPeriod !== RentPeriod.YEAR)) &&
    'Cheques are for the rent of a year.',
  bedroomCount: ({ bedroomCount }, { family }) =>
    family === 'villa' && bedroomCount === 0 && 'A villa cannot be a studio.',
  completion: ({ completion }, { purpose }) =>
    purpose === 'RENT' && completion === Completion.OFF_PLAN && 'A home under construction cannot be rented.',
  serviceCharge: ({ serviceCharge }, { purpose }) =>
    serviceCharge != null && purpose === 'RENT' && 'Only homes for sale have a service charge.',
  plotArea: ({ plotArea }, { family }) => plotArea && family === 'apartment' && 'An apartment has no plot.',
  latitude: (facts) => validatePin(facts),
  longitude: ({ latitude, longitude }) =>
    longitude != null && latitude == null && 'A pin has a latitude and a longitude.',
};

/** Validates the combination of facts. Returns an error message for each invalid field. */
export function validateFacts(home: HomeKind, record: Values): FieldSentences {
  const problems: FieldSentences = {};
  for (const [field, rule] of Object.entries(RULES)) {
    const sentence = rule(record, home);
    if (sentence) problems[field] = sentence;
  }
  return problems;
}

/** Returns an error message if one coordinate of the pin is missing or the pin is far from the place, and null otherwise. */
export function validatePin({ latitude, longitude, placeId }: Facts): string | null {
  if (latitude == null) return null;
  if (longitude == null) return 'A pin has a latitude and a longitude.';
  const place = placeId == null ? undefined : placeOf(placeId);
  if (!place || place.kind === 'city') return null;
  return farPin({ latitude, longitude }, { latitude: place.lat, longitude: place.lng, name: place.names.en });
}

const dirhams = (amount: number): string => `AED ${amount.toLocaleString('en')}`;
