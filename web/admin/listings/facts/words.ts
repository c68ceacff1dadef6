import type {
  Amenity,
  Completion,
  Furnishing,
  Occupancy,
  RentPeriod,
  View,
} from '../../../../schema/documents/admin/graphql.ts';
import * as homes from '../../../../schema/home-words.ts';
import { AMENITIES as EVERY_AMENITY, COMPLETION, FURNISHING } from '../../../../schema/search.ts';

/** What values are called, in the order in which they are offered. */
const called = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, homes.wordsFor(value)])) as Record<Value, string>;

export const APARTMENTS = called(homes.APARTMENTS);
export const VILLAS = called(homes.VILLAS);
export const PERIODS: Record<RentPeriod, string> = called(['YEAR', 'MONTH', 'WEEK', 'DAY']);
export const FURNISHINGS: Record<Furnishing, string> = called(FURNISHING);
export const COMPLETIONS: Record<Completion, string> = called(COMPLETION);
export const OCCUPANCIES: Record<Occupancy, string> = {
  ...called(['VACANT', 'TENANTED']),
  OWNER_OCCUPIED: 'Owner lives there',
};
export const VIEWS: Record<View, string> = called([
  'SEA',
  'MARINA',
  'PALM',
  'BURJ_KHALIFA',
  'BURJ_AL_ARAB',
  'SKYLINE',
  'CANAL',
  'CREEK',
  'LAKE',
  'GOLF',
  'PARK',
  'POOL',
  'GARDEN',
  'STREET',
  'COMMUNITY',
]);
export const AMENITIES: Record<Amenity, string> = called(EVERY_AMENITY);
