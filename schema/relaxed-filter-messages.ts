import { plural } from './language.ts';

// Suggestions in a search without results.

export const removeWithinMap = 'Remove the limit to a part of the map';
export const removeAmenities = 'Remove the amenities';
export const removeViews = (count: number): string =>
  plural(count, { one: 'Remove the view', other: 'Remove the views' });
export const removeCheques = 'Remove the number of cheques';
export const removePriceLimits = 'Remove the price limits';
export const removeAreaLimits = 'Remove the size limits';
export const removeBedrooms = 'Remove the number of bedrooms';
export const removeBathrooms = 'Remove the number of bathrooms';
export const removeFurnishing = 'Remove the furnishing';
export const removeCompletion = 'Remove the completion status';
export const removePlaces = (count: number): string =>
  plural(count, { one: 'Remove the place', other: 'Remove the places' });
export const removeTypes = 'Remove the property type';
