import type { ReactNode } from 'react';
import { typeLabels } from '../../../schema/home-messages.ts';
import { formatList, plural } from '../../../schema/language.ts';
import type { Search } from '../../../schema/search.ts';

// Texts of the search form, its results and their order, on the search page and on lists of homes.
// Parameters called `homes` are counts with their noun, such as `12 homes`.

export const filters = (count: number): string => (count === 0 ? 'Filters' : `Filters (${count})`);
export const showHomes = (homes: string | null): string => (homes ? `Show ${homes}` : 'Show homes');
export const clearAll = 'Clear all';
export const mixedPurposes = (forSale: (text: string) => ReactNode, forRent: (text: string) => ReactNode) => (
  <>
    Homes for sale come first, then homes for rent. Show only homes {forSale('for sale')} or{' '}
    {forRent('for rent')}.
  </>
);

/** `everyType` is a link with the number of homes. */
export const onlyMainType = (type: Search['types'][number], everyType: ReactNode) => (
  <>
    Only the type {typeLabels[type]} is counted here. With every similar type there are {everyType}.
  </>
);

/** `params` are parts of the link, such as `bedrooms=2`. */
export const notUnderstood = (params: readonly string[]): string =>
  `Parts of this link were not understood and do not filter: ${listOfWords(params.map(quoted))}.`;

export const order = 'Order';
export const sort = 'Sort';
export const resultViews = 'How homes are shown';
export const viewLabels: Record<Search['view'], string> = { LIST: 'List', MAP: 'Map' };

export const activeFilters = 'Active filters';
/** Precedes the label of a filter, for screen readers. */
export const without = 'Without ';
export const saveSearch = 'Save this search';

export const purpose = 'Buy or rent';
export const place = 'Place';
export const places = 'Places';
export const anywhere = 'Anywhere in Dubai';
export const oneMorePlace = 'One more place';
export const placeWithCount = (name: string, count: number): string => `${name} (${count})`;
export const unknownPlace = 'No community has that name. Try another spelling.';
export const placeIsSelected = 'You have chosen this place already.';
export const choosePlace = 'Choose a place from the list.';
export const type = 'Type';
export const moreTypes = 'More types';
export const priceLabels = { SALE: 'Price, AED', RENT: 'Rent, AED', ANY: 'Price or rent, AED' } as const;
export const invalidAmount = 'This is not an amount. Write it as 1,500,000 or 1.5m.';
export const rentPeriod = 'Rent per';
export const periodLabels = { YEAR: 'Year', MONTH: 'Month' } as const;
export const bedrooms = 'Bedrooms';
export const studio = 'Studio';
export const bathrooms = 'Bathrooms';
export const area = 'Built-up area, sq ft';
export const invalidArea = 'This is not an area. Write it as 1,200.';
export const furnishing = 'Furnishing';
export const completion = 'Completion';
export const amenities = 'Amenities';
export const moreAmenities = 'More amenities';
export const views = 'View';
export const moreViews = 'More views';
export const cheques = 'Cheques a year';
export const any = 'Any';
export const from = 'From';
export const to = 'To';
/** Follows a number of homes, for screen readers. */
export const homesNoun = (count: number): string => plural(count, { one: ' home', other: ' homes' });

export const searchFailed = 'The search is not available just now.';
export const searching = 'Searching...';
/** Names the list in the labels of the pager. */
export const pagerSubject = 'homes';
export const noHomes = 'No homes are on offer just now.';
export const noMatch = 'No home matches all of your filters.';
export const noMatchFor = (words: string): string => `No home matches ${words}.`;
export const enquire = 'Tell us what you are looking for';
export const enquirySubject = 'A home to look for';

/** `words` are quoted. */
export const searchAllHomes = (words: string): string => `Search all homes for ${words}`;
export const quoted = (text: string): string => `“${text}”`;
/** `words` are quoted. */
export const removeWords = (words: string): string => `Remove ${words}`;
export const listOfWords = (words: readonly string[]): string => formatList(words);
