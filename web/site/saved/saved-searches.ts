import { parseSearch, printSearch } from '../../../schema/search.ts';
import { createStoredValue } from '../../ui/stored.ts';

/** Maximum number of saved searches: the page of saved homes runs each of them. */
export const MAX_SAVED_SEARCHES = 12;

/** A saved search, as stored in the browser. */
export interface SavedSearch {
  /** The query string. */
  search: string;
  /** The time when it was last opened, in milliseconds since 1970. */
  seen: number;
}

/** The saved searches of this browser, the newest first. */
export const savedSearches = createStoredValue<readonly SavedSearch[]>('saved-searches', [], (found) =>
  Array.isArray(found) ? found.flatMap(parseSavedSearch).slice(0, MAX_SAVED_SEARCHES) : [],
);

function parseSavedSearch(found: unknown): SavedSearch[] {
  if (typeof found !== 'object' || found === null) return [];
  const { search, seen } = found as Partial<Record<keyof SavedSearch, unknown>>;
  if (typeof search !== 'string' || typeof seen !== 'number' || !Number.isFinite(seen)) return [];
  return [
    { search: printSearch({ ...parseSearch(new URLSearchParams(search)), view: 'LIST', page: 1 }), seen },
  ];
}
