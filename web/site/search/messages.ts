import type { RentPeriod } from '../../../schema/documents/site/search/graphql.ts';
import { formatCompactNumber, plural } from '../../../schema/language.ts';
import { homeCount } from '../../../schema/search-label-messages.ts';

// Texts of the search page that the home page does not load.
// Parameters called `homes` are counts with their noun, such as `12 homes`.

export const homes = 'Homes';
export const description = (title: string): string =>
  `${title}: by price, place, size and what they offer, with pictures.`;
export const found = (homes: string): string => `${homes} found`;

export const mapLabel = 'Map of the homes found';
export const mapWithoutScript = 'The map needs JavaScript. The same homes are in the list.';
export const mapFallback = 'The homes are in the list.';
export const mapLoading = 'The map is loading.';
export const mapFailed = 'Homes could not be put on the map just now. They are in the list.';
export const searchArea = 'Search this area';
export const homesInView = (homes: string): string => `${homes} on this part of the map`;

export const homesCard = (count: number): string =>
  plural(count, { one: 'This home', other: `${homeCount(count)} at this place` });
/** Labels of pins, by what a click does. */
export const zoomIn = (count: number): string => `${homeCount(count)}, zoom in`;
export const showHomes = (count: number): string => `${homeCount(count)}, at one place, show them`;
export const approximate = 'shown at its community';
/** A short price, such as "AED 2.4M". */
export const shortPrice = (amount: number): string => `AED ${formatCompactNumber(amount)}`;
export const priceOnRequest = 'On request';
/** A rent on a pin, and as it is read aloud. */
export const rents: Readonly<Record<RentPeriod, (price: string) => string>> = {
  YEAR: (price) => `${price}/yr`,
  MONTH: (price) => `${price}/mo`,
  WEEK: (price) => `${price}/wk`,
  DAY: (price) => `${price}/day`,
};
export const spokenRents: Readonly<Record<RentPeriod, (price: string) => string>> = {
  YEAR: (price) => `${price} a year`,
  MONTH: (price) => `${price} a month`,
  WEEK: (price) => `${price} a week`,
  DAY: (price) => `${price} a day`,
};
export const closeCard = 'Close';
export const approximatePlace = (count: number): string =>
  plural(count, {
    one: 'Shown in the middle of its community: it has no pin of its own.',
    other: 'Shown in the middle of their community: they have no pins of their own.',
  });
export const cardLoading = 'Loading…';
export const cardFailed = 'This could not be loaded just now. Close it and try again.';
export const allInList = (homes: string): string => `All ${homes} in a list`;
