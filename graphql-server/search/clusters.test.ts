import { expect, test } from '@jest/globals';
import type { Bounds } from '../../schema/search.ts';
import { SeededRandom } from '../seeded-random.ts';
import { placeOf } from '../places/place.ts';
import { Clusters } from './clusters.ts';
import type { HomeFacts } from './home-facts.ts';
import { HomeIndex } from './home-index.ts';
import { HomeSort, type Cluster, type MapView, type Wish } from './wish.ts';

const chance = new SeededRandom(11);
const MANY = 6_000;
const PLACES = ['dubai-marina', 'business-bay', null] as const;

/** One of few shelves, so that many share a word; some have no pin, some not even a place. */
function made(id: number): HomeFacts {
  const placeId = chance.of(PLACES);
  const place = placeOf(placeId ?? 'deira')!;
  const isPinned = chance.is(0.8);
  return {
    id,
    kind: 'SaleApartment',
    propertyType: 'apartment',
    placeId,
    bedrooms: chance.below(4),
    bathrooms: null,
    furnishing: null,
    completion: null,
    amenities: [],
    asked: 1_000_000,
    area: null,
    latitude: isPinned ? place.lat + (chance.next() - 0.5) * 0.05 : null,
    longitude: isPinned ? place.lng + (chance.next() - 0.5) * 0.05 : null,
    created: id,
  };
}

/** Where it stands on a map; null where it has neither pin nor place. */
function spotOf({ latitude, longitude, placeId }: HomeFacts): [number, number] | null {
  if (latitude !== null) return [latitude, longitude!];
  const place = placeId === null ? undefined : placeOf(placeId);
  return place ? [place.lat, place.lng] : null;
}

const isMeant = (home: HomeFacts, wish: Wish, { west, south, east, north }: Bounds): boolean => {
  const [lat, lng] = spotOf(home) ?? [NaN, NaN];
  const isOn = lat >= south && lat <= north && lng >= west && lng <= east;
  return isOn && (wish.bedrooms?.includes(home.bedrooms!) ?? true);
};

function anyView(): MapView {
  const zoom = chance.between(9, 19);
  const wide = 700 / 2 ** zoom;
  const place = placeOf(chance.of(['dubai-marina', 'business-bay', 'deira']))!;
  const [west, south] = [
    place.lng + (chance.next() - 0.8) * wide,
    place.lat + (chance.next() - 0.8) * wide * 0.6,
  ];
  return { zoom, area: { west, south, east: west + wide, north: south + wide * 0.6 } };
}

/** To be compared: sums in another order differ in their last digits. */
const lines = (clusters: readonly Cluster[]): string[] =>
  clusters
    .map(({ homes, id, isApproximate, west, south, east, north, latitude, longitude }) =>
      [
        homes,
        id,
        isApproximate,
        west,
        south,
        east,
        north,
        ...[latitude, longitude].map((degrees) => degrees.toFixed(7)),
      ].join(' '),
    )
    .sort();

function expectAsOneByOne(index: HomeIndex, homes: Iterable<HomeFacts>): void {
  const all = [...homes];
  for (let round = 0; round < 150; round++) {
    const view = anyView();
    const wish: Wish = chance.is(0.5) ? {} : { bedrooms: [chance.below(4)] };
    const meant = all.filter((home) => isMeant(home, wish, view.area));
    const oneByOne = new Clusters(view);
    for (const home of meant) oneByOne.add(home.id, ...spotOf(home)!, home.latitude !== null);
    expect(lines(index.clusters(wish, view))).toEqual(lines(oneByOne.all()));
    const { ids } = index.find(
      { ...wish, within: view.area },
      { sort: HomeSort.NEWEST, page: 1, limit: MANY, isUncounted: true },
    );
    expect(ids.toSorted((one, other) => one - other)).toEqual(meant.map(({ id }) => id));
  }
}

test('homes that share a word are found and gathered as they are one by one, whatever has changed', () => {
  const homes = new Map(Array.from({ length: MANY }, (_, i) => [i + 1, made(i + 1)]));
  const index = new HomeIndex();
  index.load(homes.values());
  index.ready();
  expectAsOneByOne(index, homes.values());
  for (let round = 0; round < 5; round++) {
    const ids = Array.from({ length: 60 }, () => chance.between(1, MANY));
    const gone = [...new Set(ids)].filter(() => chance.is(0.3));
    const changed = [...new Set(ids)].filter((id) => !gone.includes(id)).map(made);
    for (const id of gone) homes.delete(id);
    for (const home of changed) homes.set(home.id, home);
    index.apply(changed, gone);
    const inOrder = [...homes.values()].sort((one, other) => one.id - other.id);
    expectAsOneByOne(index, inOrder);
  }
});
