import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { HomesCountedDocument, HomesFoundDocument } from '../../../schema/documents/site/search/graphql.ts';
import type { Search } from '../../../schema/search.ts';
import { useApi, type Api } from '../../data/api.ts';
import { keyOf } from '../../data/query-cache.ts';
import { rendering, type PageQuery } from '../../data/page-query.ts';
import { filterOf, variablesOf } from './asking.ts';
import { areaSaid, bedroomsSaid, priceSaid } from './chosen.ts';
import { searchOn, type Ground } from './ground.ts';

/** A search with one choice less, and which. */
interface Looser {
  label: string;
  without: Search;
}

/** Most that are tried: each is a search of its own. */
const MOST = 6;

/** Searches with one choice less, those first of which people let go first. */
function looserThan(search: Search): Looser[] {
  const { words, amenities, furnishing, bathrooms, bedrooms, types, completion, places } = search;
  const without = (label: string | false | null, change: Partial<Search>): Looser[] =>
    label ? [{ label: `Without ${label}`, without: { ...search, ...change, page: 1 } }] : [];
  const quoted = words !== '' && `“${words}”`;
  const ofRooms = bedrooms.length === 1 ? bedroomsSaid(bedrooms[0]!).toLowerCase() : 'numbers of bedrooms';
  return [
    ...without(quoted, { words: '' }),
    ...without(search.within !== null && 'the part of the map', { within: null }),
    ...without(amenities.length > 0 && 'amenities', { amenities: [] }),
    ...without(priceSaid(search) && 'limits of the price', { priceFrom: null, priceTo: null }),
    ...without(areaSaid(search) && 'limits of the area', { areaFrom: null, areaTo: null }),
    ...without(bedrooms.length > 0 && ofRooms, { bedrooms: [] }),
    ...without(bathrooms !== null && 'a number of bathrooms', { bathrooms: null }),
    ...without(furnishing.length > 0 && 'a way of furnishing', { furnishing: [] }),
    ...without(completion !== null && 'ready or off plan', { completion: null }),
    ...without(places.length > 0 && 'a place', { places: [] }),
    ...without(types.length > 0 && 'a type', { types: [] }),
  ].slice(0, MOST);
}

const queryOf = (ground: Ground, { without }: Looser) => ({
  document: HomesCountedDocument,
  variables: { filter: filterOf(ground, without) },
});

/** Asks what each of them would find; what cannot be counted is not offered. */
const askForAll = ({ cache }: Api, ground: Ground, search: Search): Promise<unknown> =>
  Promise.allSettled(looserThan(search).map((looser) => cache.ask(queryOf(ground, looser))));

/** Has that ready before the server renders a page of a ground on which nothing is found by what it asks. */
export const looserOn = (ground: Ground, limit?: number): PageQuery => ({
  async ask({ request, context }) {
    const server = context.get(rendering);
    const search = searchOn(ground, new URL(request.url).searchParams);
    if (looserThan(search).length === 0) return { failed: [], status: 200 };
    if (server && (await findsNothing(server.api, variablesOf(ground, search, limit)))) {
      await askForAll(server.api, ground, search);
    }
    return { failed: [], status: 200 };
  },
});

async function findsNothing({ cache }: Api, variables: ReturnType<typeof variablesOf>): Promise<boolean> {
  try {
    const { found } = await cache.ask({ document: HomesFoundDocument, variables });
    return found.total === 0;
  } catch {
    return false; // the page asks for the same, and tells of it
  }
}

/** Searches with one choice less that find some homes, and how many, those with the most first. */
export function useLooser(ground: Ground, search: Search): (Looser & { homes: number })[] {
  const api = useApi();
  const { cache } = api;
  const all = looserThan(search);
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
  const ask = useEffectEvent(() => void askForAll(api, ground, search));
  useEffect(() => ask(), [keys]);
  return all
    .map((looser, place) => ({ ...looser, homes: counts[place] ?? 0 }))
    .filter(({ homes }) => homes > 0)
    .sort((one, other) => other.homes - one.homes);
}
