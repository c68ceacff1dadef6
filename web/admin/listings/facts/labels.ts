import { amenityLabels, furnishingLabels, typeLabels, viewLabels } from '../../../../schema/home-messages.ts';
import { capitalize } from '../../../../schema/language.ts';
import * as search from '../../../../schema/search.ts';

/** Labels of values, in the order of the options. */
const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  Object.fromEntries(values.map((value) => [value, capitalize(labels[value])])) as Record<Value, string>;

export const APARTMENTS = optionsOf(search.APARTMENTS, typeLabels);
export const VILLAS = optionsOf(search.VILLAS, typeLabels);
export const FURNISHINGS = optionsOf(search.FURNISHING, furnishingLabels);
export const VIEWS = optionsOf(search.VIEWS, viewLabels);
export const AMENITIES = optionsOf(search.AMENITIES, amenityLabels);
export {
  completionLabels as COMPLETIONS,
  occupancyLabels as OCCUPANCIES,
  periodLabels as PERIODS,
} from './messages.ts';
