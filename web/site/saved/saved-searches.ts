import { generatePath } from 'react-router-dom';
import type { SavedHomesQuery } from '../../../schema/documents/site/saved/graphql.ts';
import { parseSearch, printSearch } from '../../../schema/search.ts';
import { kinds } from '../../kinds.ts';
import { getActiveFilters, formatSearchHeading, MAX_NAMED_TYPES } from '../search/search-labels.ts';
import { createStoredValue } from '../../ui/stored.ts';

/** Most searches that a browser keeps: each is searched anew when one looks at them. */
export const MOST_SEARCHES = 12;

/** A search that a visitor keeps. */
export interface KeptSearch {
  /** As it stands in its address. */
  search: string;
  /** When its homes were last looked at, in milliseconds since 1970. */
  seen: number;
}

/** The searches that a visitor keeps in this browser, the newest first. */
export const searches = createStoredValue<readonly KeptSearch[]>('saved-searches', [], (found) =>
  Array.isArray(found) ? found.flatMap(soundIn).slice(0, MOST_SEARCHES) : [],
);

function soundIn(found: unknown): KeptSearch[] {
  if (typeof found !== 'object' || found === null) return [];
  const { search, seen } = found as Partial<Record<keyof KeptSearch, unknown>>;
  if (typeof search !== 'string' || typeof seen !== 'number' || !Number.isFinite(seen)) return [];
  return [
    { search: printSearch({ ...parseSearch(new URLSearchParams(search)), view: 'LIST', page: 1 }), seen },
  ];
}

/** What a search is called: what is searched for, and what else is chosen. */
export function nameOf(address: string): string {
  const search = parseSearch(new URLSearchParams(address));
  const { types, places } = search;
  const rest = {
    ...search,
    purpose: null,
    types: types.length > MAX_NAMED_TYPES ? types : [],
    places: places.length > 1 ? places : [],
  };
  return [formatSearchHeading(search), ...getActiveFilters(rest).map(({ label }) => label)].join(', ');
}

/** A home that is kept in a browser, as the API tells it. */
export type SavedHome = SavedHomesQuery['kept'][number];

/** The address of a home. */
export const pathOf = ({ __typename: kind, id }: Pick<SavedHome, '__typename' | 'id'>): string =>
  generatePath(kinds[kind].page, { id });
