import type { ListingFilter, ListingMark } from '../../../../schema/documents/admin/graphql.ts';
import {
  emptySearch,
  paramName,
  parseSearch,
  printSearch,
  type Search,
  toSlug,
} from '../../../../schema/search.ts';
import * as messages from './messages.ts';
import { useSearchString } from '../../editor/screen-params.ts';

const markLabels = () => ({ ...messages.markLabels, ...messages.hintLabels });

export const markLabel = (mark: ListingMark): string => markLabels()[mark];

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
  'views',
  'cheques',
] as const satisfies readonly (keyof Search)[];

type Part = (typeof PARTS)[number];

/** The filter of a list of listings without the search text. */
export interface Filter extends Pick<Search, Part> {
  /** Listings that match one of these marks. */
  marks: readonly ListingMark[];
  /** Id of the person who offers them. */
  agent: string | null;
}

/** The search parameter of marks. */
const MARK = 'mark';
/** The search parameter of the agent. */
const AGENT = 'agent';

/** The search parameters of a filter: those of the public search, the marks and the agent. */
export const NAMES: readonly string[] = [...PARTS.map(paramName), MARK, AGENT];

/** Returns the parts of a search that a filter has. */
export const pickParts = (search: Search): Pick<Search, Part> =>
  Object.fromEntries(PARTS.map((part) => [part, search[part]])) as Pick<Search, Part>;

/** Parses the filter from search parameters; invalid values are ignored. */
export function parseFilter(params: URLSearchParams): Filter {
  const names = params.getAll(MARK);
  return {
    ...pickParts(parseSearch(params)),
    marks: (Object.keys(markLabels()) as ListingMark[]).filter((mark) => names.includes(toSlug(mark))),
    agent: agentIn(params.get(AGENT)),
  };
}

/** The id of a person in a search parameter; null if it is none. */
const agentIn = (text: string | null): string | null => (/^[1-9]\d{0,9}$/.test(text ?? '') ? text : null);

/** Converts a filter to search parameters in a fixed order. */
export function filterParams({ marks, agent, ...facts }: Filter): URLSearchParams {
  const params = new URLSearchParams(printSearch({ ...emptySearch, ...facts }));
  for (const mark of marks) params.append(MARK, toSlug(mark));
  if (agent !== null) params.append(AGENT, agent);
  return params;
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
        views: [...filter.views],
        marks: [...filter.marks],
      };

/** Returns the filter of the screen's URL and a function that changes it. */
export function useFilter() {
  const [address, rewrite] = useSearchString();
  const filter = parseFilter(new URLSearchParams(address));
  /** Updates the current filter; `replace` adds no history entry. */
  const set = (change: (now: Filter) => Partial<Filter>, options?: { replace?: boolean }) =>
    rewrite((params) => {
      const now = parseFilter(params);
      const changed = filterParams({ ...now, ...change(now) });
      for (const name of [...NAMES, 'page']) params.delete(name);
      for (const [name, word] of changed) params.append(name, word);
    }, options);
  return { filter, set };
}
