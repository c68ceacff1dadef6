import type { Occupancy } from '../../../../schema/documents/admin/graphql.ts';
import * as homes from '../../../../schema/home-words.ts';
import { AMENITIES as EVERY_AMENITY, COMPLETION, FURNISHING } from '../../../../schema/search.ts';

/** What values are called, in the order in which they are offered. */
const called = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, homes.wordsFor(value)])) as Record<Value, string>;

export const APARTMENTS = called(homes.APARTMENTS);
export const VILLAS = called(homes.VILLAS);
export const PERIODS = called(['YEAR', 'MONTH', 'WEEK', 'DAY']);
export const FURNISHINGS = called(FURNISHING);
export const COMPLETIONS = called(COMPLETION);
export const OCCUPANCIES: Record<Occupancy, string> = {
  ...called(['VACANT', 'TENANTED']),
  OWNER_OCCUPIED: 'Owner lives there',
};
export const VIEWS = called([
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
export const AMENITIES = called(EVERY_AMENITY);
