import type { ListingFilter, ListingMark } from '../../../../schema/documents/admin/graphql.ts';
import { anyHome, nameOf, parseSearch, printSearch, wordIn, type Search } from '../../../../schema/search.ts';
import { useAddress } from '../../editor/place.ts';
import { MARKS } from './marks.ts';

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

/** What a list of listings is kept to, beside the words that are searched for. */
export interface Filter extends Pick<Search, Part> {
  /** Those of which one of these is true. */
  marks: readonly ListingMark[];
}

/** The name of the marks in an address. */
const MARK = 'mark';

/** The names under which a filter stands in an address: those of the public search, and that of the marks. */
export const NAMES: readonly string[] = [...PARTS.map(nameOf), MARK];

/** The filter that the words of an address mean; whatever means nothing is left out. */
export function filterIn(words: URLSearchParams): Filter {
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

/** The words of a filter, in the order in which an address has them. */
export function wordsOf({ marks, ...facts }: Filter): URLSearchParams {
  const words = new URLSearchParams(printSearch({ ...anyHome, ...facts }));
  for (const mark of marks) words.append(MARK, wordIn(mark));
  return words;
}

/** The same as the API is asked for it; null where nothing matters. */
export const asked = (filter: Filter): ListingFilter | null =>
  wordsOf(filter).size === 0
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

/** The filter that stands in the screen's address, and a way to change it. */
export function useFilter() {
  const [address, rewrite] = useAddress();
  const filter = filterIn(new URLSearchParams(address));
  /** Changes what it is by then; `replace` where that is no step of its own. */
  const set = (change: (now: Filter) => Partial<Filter>, options?: { replace?: boolean }) =>
    rewrite((words) => {
      const now = filterIn(words);
      const changed = wordsOf({ ...now, ...change(now) });
      for (const name of [...NAMES, 'page']) words.delete(name);
      for (const [name, word] of changed) words.append(name, word);
    }, options);
  return { filter, set };
}

export type SetFilter = ReturnType<typeof useFilter>['set'];
