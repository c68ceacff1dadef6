import type { ListingFilter, ListingHint, ListingMark } from '../../../../schema/documents/admin/graphql.ts';
import { anyHome, nameOf, parseSearch, printSearch, type Search, wordIn } from '../../../../schema/search.ts';
import { useSearchString } from '../../editor/screen-params.ts';

/** Short labels of hints. */
const HINTS: Record<ListingHint, string> = {
  NO_PRICE: 'No price',
  HIDDEN_PRICE: 'On request without a price',
  NO_PLACE: 'No place',
  FAR_PIN: 'Pin far from the place',
  NO_BUILDING: 'No building',
  NO_BEDROOMS: 'No bedrooms',
  NO_BATHROOMS: 'No bathrooms',
  NO_AREA: 'No area',
  NO_PLOT: 'No plot area',
  NO_FURNISHING: 'No furnishing',
  NO_COMPLETION: 'No completion',
  NO_PICTURE: 'No picture',
  FEW_PICTURES: 'Few pictures',
  SHORT_DESCRIPTION: 'Short description',
  SHORT_TITLE: 'Short title',
  LONG_TITLE: 'Long title',
  CAPITALS: 'Title in capitals',
  SIGNS: 'Signs in the title',
  PRICE_IN_TITLE: 'Price in the title',
  CONTACT: 'Telephone or web address',
  SMALL_AREA: 'Small area',
  LARGE_AREA: 'Large area',
  SMALL_PLOT: 'Small plot',
  RATE: 'Unusual rate',
  LATE: 'Available late',
};

/** Labels of the marks that can be filtered. */
export const MARKED: Record<ListingMark, string> = {
  UNSETTLED: 'Text to review',
  ON_REQUEST: 'Price on request',
  HINTED: 'Has hints',
  ...HINTS,
};

/** All marks; those before the single hints are listed first. */
const MARKS = Object.keys(MARKED) as ListingMark[];
export const HINT_MARKS = Object.keys(HINTS) as ListingHint[];
export const FIRST_MARKS = MARKS.filter((mark) => !HINT_MARKS.some((hint) => hint === mark));

const PARTS = [
  'places',
  'types',
  'priceFrom',
  'priceTo',
  'bedrooms',
  'bathrooms',
  'areaFrom',
  'areaTo',
  'furnishing',
  'completion',
  'amenities',
] as const satisfies readonly (keyof Search)[];

type Part = (typeof PARTS)[number];

/** The filter of a list of listings without the search text. */
export interface Filter extends Pick<Search, Part> {
  /** Listings that match one of these marks. */
  marks: readonly ListingMark[];
}

/** The search parameter of marks. */
const MARK = 'mark';

/** The search parameters of a filter: those of the public search and the marks. */
export const NAMES: readonly string[] = [...PARTS.map(nameOf), MARK];

/** Parses the filter from search parameters; invalid values are ignored. */
export function parseFilter(words: URLSearchParams): Filter {
  const search = parseSearch(words);
  const marked = words.getAll(MARK);
  return {
    places: search.places,
    types: search.types,
    priceFrom: search.priceFrom,
    priceTo: search.priceTo,
    bedrooms: search.bedrooms,
    bathrooms: search.bathrooms,
    areaFrom: search.areaFrom,
    areaTo: search.areaTo,
    furnishing: search.furnishing,
    completion: search.completion,
    amenities: search.amenities,
    marks: MARKS.filter((mark) => marked.includes(wordIn(mark))),
  };
}

/** Converts a filter to search parameters in a fixed order. */
export function filterParams({ marks, ...facts }: Filter): URLSearchParams {
  const words = new URLSearchParams(printSearch({ ...anyHome, ...facts }));
  for (const mark of marks) words.append(MARK, wordIn(mark));
  return words;
}

/** Converts a filter to query variables; null if it is empty. */
export const filterVariables = (filter: Filter): ListingFilter | null =>
  filterParams(filter).size === 0
    ? null
    : {
        ...filter,
        places: [...filter.places],
        types: [...filter.types],
        bedrooms: [...filter.bedrooms],
        furnishing: [...filter.furnishing],
        amenities: [...filter.amenities],
        marks: [...filter.marks],
      };

/** Returns the filter of the screen's URL and a function that changes it. */
export function useFilter() {
  const [address, rewrite] = useSearchString();
  const filter = parseFilter(new URLSearchParams(address));
  /** Updates the current filter; `replace` adds no history entry. */
  const set = (change: (now: Filter) => Partial<Filter>, options?: { replace?: boolean }) =>
    rewrite((words) => {
      const now = parseFilter(words);
      const changed = filterParams({ ...now, ...change(now) });
      for (const name of [...NAMES, 'page']) words.delete(name);
      for (const [name, word] of changed) words.append(name, word);
    }, options);
  return { filter, set };
}

export type SetFilter = ReturnType<typeof useFilter>['set'];
