// Texts of the search page that the home page does not load.
// Parameters called `homes` are counts with their noun, such as `12 homes`.

export const homes = 'Homes';
export const documentTitle = (title: string, page: number): string =>
  page === 1 ? title : `${title}, page ${page}`;
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

export const oneHomeCard = 'This home';
export const homesCard = (homes: string): string => `${homes} at this place`;
export const closeCard = 'Close';
export const approximatePlace = (count: number): string =>
  count === 1
    ? 'Shown in the middle of its community: it has no pin of its own.'
    : 'Shown in the middle of their community: they have no pins of their own.';
export const cardLoading = 'Loading…';
export const cardFailed = 'This could not be loaded just now. Close it and try again.';
export const allInList = (homes: string): string => `All ${homes} in a list`;
