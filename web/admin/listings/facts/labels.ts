import { amenityLabels, furnishingLabels, typeLabels, viewLabels } from '../../../../schema/home-messages.ts';
import { capitalize } from '../../../../schema/language.ts';
import { AMENITIES, APARTMENTS, FURNISHING, VIEWS, VILLAS } from '../../../../schema/search.ts';
import * as messages from './messages.ts';

/** Labels of values, in the order of the options. */
const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  Object.fromEntries(values.map((value) => [value, capitalize(labels[value])])) as Record<Value, string>;

export const apartments = () => optionsOf(APARTMENTS, typeLabels);
export const villas = () => optionsOf(VILLAS, typeLabels);
export const furnishings = () => optionsOf(FURNISHING, furnishingLabels);
export const views = () => optionsOf(VIEWS, viewLabels);
export const amenities = () => optionsOf(AMENITIES, amenityLabels);
export const completions = () => messages.completionLabels;
export const occupancies = () => messages.occupancyLabels;
export const periods = () => messages.periodLabels;
