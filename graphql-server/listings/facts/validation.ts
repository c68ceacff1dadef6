import type { HomeKind } from '../../../schema/listing-kinds.ts';
import { farPin } from '../../../schema/pin.ts';
import type { Values } from '../../collections/definitions/collection.ts';
import type { FieldMessages } from '../../errors.ts';
import { placeOf } from '../../places/place.ts';
import { MIN_RENT, MIN_SALE_PRICE } from './bounds.ts';
import { Completion, RentPeriod, TYPES, type PropertyType } from './choices.ts';
import { message, type Message } from '../../messages.ts';

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
type Rule = (facts: Facts, home: HomeKind) => Message | false | null | undefined | 0;

const RULES: Readonly<Record<string, Rule>> = {
  propertyType: ({ propertyType }, { family }) =>
    propertyType &&
    !TYPES[family].includes(propertyType) &&
    message('TYPE_OF_OTHER_FAMILY', { values: TYPES[family], family }),
  amount: ({ amount, rentPeriod }, { purpose }) => {
    if (amount == null) return null;
    if (purpose === 'SALE') {
      return amount < MIN_SALE_PRICE && message('SALE_PRICE_TOO_LOW', { min: MIN_SALE_PRICE });
    }
    const period = rentPeriod ?? RentPeriod.YEAR;
    return amount < MIN_RENT[period] && message('RENT_TOO_LOW', { amount, period });
  },
  rentPeriod: ({ amount, rentPeriod }, { purpose }) => {
    if (purpose === 'SALE') return rentPeriod && message('RENT_PERIOD_OF_SALE');
    return amount != null && !rentPeriod && message('RENT_PERIOD_REQUIRED');
  },
  cheques: ({ cheques, rentPeriod }, { purpose }) =>
    cheques &&
    (purpose === 'SALE' || (rentPeriod && rentPeriod !== RentPeriod.YEAR)) &&
    message('CHEQUES_WITHOUT_YEARLY_RENT'),
  bedroomCount: ({ bedroomCount }, { family }) =>
    family === 'villa' && bedroomCount === 0 && message('STUDIO_VILLA'),
  completion: ({ completion }, { purpose }) =>
    purpose === 'RENT' && completion === Completion.OFF_PLAN && message('OFF_PLAN_RENT'),
  serviceCharge: ({ serviceCharge }, { purpose }) =>
    serviceCharge != null && purpose === 'RENT' && message('SERVICE_CHARGE_OF_RENT'),
  plotArea: ({ plotArea }, { family }) => plotArea && family === 'apartment' && message('PLOT_OF_APARTMENT'),
  latitude: (facts) => validatePin(facts),
  longitude: ({ latitude, longitude }) => longitude != null && latitude == null && message('PIN_INCOMPLETE'),
};

/** Validates the combination of facts. Returns an error message for each invalid field. */
export function validateFacts(home: HomeKind, record: Values): FieldMessages {
  const problems: FieldMessages = {};
  for (const [field, rule] of Object.entries(RULES)) {
    const problem = rule(record, home);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** Returns an error message if one coordinate of the pin is missing or the pin is far from the place, and null otherwise. */
export function validatePin({ latitude, longitude, placeId }: Facts): Message | null {
  if (latitude == null) return null;
  if (longitude == null) return message('PIN_INCOMPLETE');
  const place = placeId == null ? undefined : placeOf(placeId);
  if (!place || place.kind === 'city') return null;
  const kilometres = farPin({ latitude, longitude }, { latitude: place.lat, longitude: place.lng });
  return kilometres === null ? null : message('FAR_PIN', { kilometres, place: place.names.en });
}
