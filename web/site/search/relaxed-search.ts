import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { HomesCountedDocument, HomesFoundDocument } from '../../../schema/documents/site/search/graphql.ts';
import type { Search } from '../../../schema/search.ts';
import { useApi, type Api } from '../../data/api.ts';
import { keyOf } from '../../data/query-cache.ts';
import { rendering, type PageQuery } from '../../data/page-query.ts';
import { filterOf, variablesOf, searchOn, type Ground } from './search-query.ts';
import { areaSaid, priceSaid } from './search-labels.ts';
import { isUnderstood, withoutSpans, type Interpretation } from './interpretation.ts';

/** A search with one choice less, and which. */
interface Looser {
  label: string;
  without: Search;
}

/** Most that are tried: each is a search of its own. */
const MOST = 6;

/** Searches with one choice less, those first of which people let go first. */
function looserThan(search: Search, interpretation: Interpretation | null): Looser[] {
  const { amenities, furnishing, bathrooms, bedrooms, types, completion, places } = search;
  const without = (label: string | false | null, change: Partial<Search>): Looser[] =>
    label ? [{ label: `Remove ${label}`, without: { ...search, ...change, page: 1 } }] : [];
  return [
    ...withoutWords(search, interpretation),
    ...without(search.within !== null && 'the limit to a part of the map', { within: null }),
    ...without(amenities.length > 0 && 'the amenities', { amenities: [] }),
    ...without(priceSaid(search) && 'the price limits', { priceFrom: null, priceTo: null }),
    ...without(areaSaid(search) && 'the size limits', { areaFrom: null, areaTo: null }),
    ...without(bedrooms.length > 0 && 'the number of bedrooms', { bedrooms: [] }),
    ...without(bathrooms !== null && 'the number of bathrooms', { bathrooms: null }),
    ...without(furnishing.length > 0 && 'the furnishing', { furnishing: [] }),
    ...without(completion !== null && 'the completion status', { completion: null }),
    ...without(places.length > 0 && (places.length === 1 ? 'the place' : 'the places'), { places: [] }),
    ...without(types.length > 0 && 'the property type', { types: [] }),
  ].slice(0, MOST);
}

/** Searches without a part of the words: words that no home has first, and all of them where nothing is known of them. */
function withoutWords(search: Search, interpretation: Interpretation | null): Looser[] {
  const { words } = search;
  if (words === '') return [];
  if (!isUnderstood(search, interpretation)) {
    return [{ label: `Remove “${words}”`, without: { ...search, words: '', page: 1 } }];
  }
  const { facts, terms } = interpretation;
  const unmatched = terms.filter(({ isFound }) => !isFound);
  const parts = unmatched.length > 0 ? unmatched : [...terms, ...facts];
  const alone = parts.map((part) => ({
    label: `Remove “${part.text}”`,
    without: { ...search, words: withoutSpans(words, [part]), page: 1 },
  }));
  if (unmatched.length < 2) return alone;
  const label = `Remove ${unmatchedSaid(interpretation)!}`;
  return [{ label, without: { ...search, words: withoutSpans(words, unmatched), page: 1 } }];
}

/** The words that no home has, such as “seaplane” and “hangar”; null where there are none. */
export function unmatchedSaid({ terms }: Interpretation): string | null {
  const words = terms.filter(({ isFound }) => !isFound).map(({ text }) => `“${text}”`);
  if (words.length < 2) return words[0] ?? null;
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;
}

const queryOf = (ground: Ground, { without }: Looser) => ({
  document: HomesCountedDocument,
  variables: { filter: filterOf(ground, without) },
});

/** Asks what each of them would find; what cannot be counted is not offered. */
const askForAll = ({ cache }: Api, ground: Ground, all: readonly Looser[]): Promise<unknown> =>
  Promise.allSettled(all.map((looser) => cache.fetch(queryOf(ground, looser))));

/** Has that ready before the server renders a page of a ground on which nothing is found by what it asks. */
export const looserOn = (ground: Ground, limit?: number): PageQuery => ({
  async load({ request, context }) {
    const server = context.get(rendering);
    const search = searchOn(ground, new URL(request.url).searchParams);
    if (looserThan(search, null).length === 0) return { failed: [], status: 200 };
    const nothing = server && (await foundNothing(server.api, variablesOf(ground, search, limit)));
    if (nothing) await askForAll(server.api, ground, looserThan(search, nothing.interpretation));
    return { failed: [], status: 200 };
  },
});

/** What is known of a search that finds no home; null where it finds some. */
async function foundNothing(
  { cache }: Api,
  variables: ReturnType<typeof variablesOf>,
): Promise<{ interpretation: Interpretation } | null> {
  try {
    const { found } = await cache.fetch({ document: HomesFoundDocument, variables });
    return found.total === 0 ? found : null;
  } catch {
    return null; // the page asks for the same, and tells of it
  }
}

/** Searches with one choice less that find some homes, and how many, those with the most first. */
export function useLooser(
  ground: Ground,
  search: Search,
  interpretation: Interpretation | null,
): (Looser & { homes: number })[] {
  const api = useApi();
  const { cache } = api;
  const all = looserThan(search, interpretation);
  const keys = all.map((looser) => keyOf(queryOf(ground, looser))).join('\n');
  const watch = useCallback(
    (told: () => void) => {
      const ends = keys.split('\n').map((key) => cache.watch(key, told));
      return () => ends.forEach((end) => end());
    },
    [cache, keys],
  );
  const count = (looser: Looser): number => {
    const result = cache.read(queryOf(ground, looser));
    return result.state === 'here' ? result.data.counted.total : 0;
  };
  const read = () => all.map(count).join();
  const counts = useSyncExternalStore(watch, read, read).split(',').map(Number);
  const ask = useEffectEvent(() => void askForAll(api, ground, all));
  useEffect(() => ask(), [keys]);
  return all
    .map((looser, place) => ({ ...looser, homes: counts[place] ?? 0 }))
    .filter(({ homes }) => homes > 0)
    .sort((one, other) => other.homes - one.homes);
}
