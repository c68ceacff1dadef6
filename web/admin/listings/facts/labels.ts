import type {
  Amenity,
  Completion,
  Furnishing,
  Occupancy,
  RentPeriod,
  View,
} from '../../../../schema/documents/admin/graphql.ts';
import { ownerOccupied } from './messages.ts';
import * as homes from '../../../../schema/home-words.ts';
import {
  AMENITIES as EVERY_AMENITY,
  COMPLETION,
  FURNISHING,
  VIEWS as EVERY_VIEW,
} from '../../../../schema/search.ts';

/** Labels of values, in the order of the options. */
const optionsOf = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, homes.wordsFor(value)])) as Record<Value, string>;

export const APARTMENTS = optionsOf(homes.APARTMENTS);
export const VILLAS = optionsOf(homes.VILLAS);
export const PERIODS: Record<RentPeriod, string> = optionsOf(['YEAR', 'MONTH', 'WEEK', 'DAY']);
export const FURNISHINGS: Record<Furnishing, string> = optionsOf(FURNISHING);
export const COMPLETIONS: Record<Completion, string> = optionsOf(COMPLETION);
export const OCCUPANCIES: Record<Occupancy, string> = {
  ...optionsOf(['VACANT', 'TENANTED']),
  OWNER_OCCUPIED: ownerOccupied,
};
export const VIEWS: Record<View, string> = optionsOf(EVERY_VIEW);
export const AMENITIES: Record<Amenity, string> = optionsOf(EVERY_AMENITY);
