import { foldText } from '../../schema/fold.ts';
import { editDistance } from './edit-distance.ts';
import { places, type Place } from './place.ts';

/** Shorter names are too close to others for a misspelling. */
const MIN_LENGTH = 6;
/** Maximum number of edits of a misspelling. */
const MAX_DISTANCE = 2;

/**
 * Areas of the Dubai Land Department by the place that people most likely mean. An area may hold several places: Dubai Marina
 * and Jumeirah Beach Residence both lie in Marsa Dubai.
 */
const REGISTRY_AREAS: Readonly<Record<string, readonly string[]>> = {
  'dubai-marina': ['Marsa Dubai', 'مرسى دبي'],
  'bluewaters-island': ['Island 2'],
  'jumeirah-lake-towers': ['Al Thanyah Fifth', 'Al Thanyah 5'],
  'barsha-heights': ['Al Thanyah First', 'Al Thanyah 1'],
  'al-sufouh': ['Al Safouh First', 'Al Safouh Second'],
  'the-greens': ['Al Thanyah Third', 'Al Thanyah 3'],
  arjan: ['Al Barshaa South Third', 'Al Barsha South Third', 'Al Barsha South 3'],
  'dubai-science-park': ['Al Barshaa South Second', 'Al Barsha South Second'],
  'jumeirah-village-circle': ['Al Barsha South Fourth', 'Al Barshaa South Fourth', 'Al Barshaa South 4'],
  'jumeirah-village-triangle': ['Al Barsha South Fifth', 'Al Barshaa South Fifth', 'Al Barshaa South 5'],
  'dubai-sports-city': ['Al Hebiah Fourth'],
  'motor-city': ['Al Hebiah First'],
  'dubai-studio-city': ['Al Hebiah Second'],
  'dubai-production-city': ["Me'aisem First"],
  'jebel-ali': ['Jebel Ali First', 'Jabal Ali First'],
  'dubai-south': ['Madinat Al Mataar'],
  'damac-hills': ['Al Hebiah Third'],
  'damac-hills-2': ['Madinat Hind 4'],
  'dubai-hills-estate': ['Hadaeq Sheikh Mohammed Bin Rashid'],
  'town-square': ['Al Yelayiss 2'],
  majan: ['Wadi Al Safa 3'],
  liwan: ['Wadi Al Safa 2'],
  'dubai-land-residence-complex': ['Wadi Al Safa 5'],
  'dubai-silicon-oasis': ['Nadd Hessa', 'Nad Hessa'],
  'international-city': ['Al Warsan First', 'Warsan Fourth'],
  'sobha-hartland': ['Al Merkadh'],
  'dubai-maritime-city': ['Madinat Dubai Almelaheyah'],
  'dubai-creek-harbour': ['Al Khairan First'],
  'dubai-islands': ['Palm Deira'],
};

/** The words of a name for comparison: folded, without marks and punctuation. */
export const nameWords = (text: string): string[] =>
  foldText(text)
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A name for comparison: its words without spaces. */
export const nameKey = (text: string): string => nameWords(text).join('');

/** The names of a place in every language, and its aliases. */
export const namesOf = ({ names, aliases }: Place): readonly string[] => [
  ...Object.values(names),
  ...aliases,
];

/** The areas of the land registry that are this place or a part of it. */
export const registryNamesOf = ({ id }: Place): readonly string[] => REGISTRY_AREAS[id] ?? [];

const indexNames = (namesFor: (place: Place) => readonly string[]): ReadonlyMap<string, Place> =>
  new Map(places.flatMap((place) => namesFor(place).map((name) => [nameKey(name), place])));

const byName = indexNames(namesOf);
const byRegistryName = indexNames(registryNamesOf);

/** The place with this name or alias. */
export const findPlaceByName = (text: string): Place | undefined => byName.get(nameKey(text));

/** The place that people most likely mean by an area of the land registry. */
export const findPlaceByRegistryName = (text: string): Place | undefined => byRegistryName.get(nameKey(text));

const digitsOf = (key: string): string => key.replace(/\D/g, '');

/** The names that may be misspelt. */
const longNames = [...byName]
  .filter(([key]) => key.length >= MIN_LENGTH)
  .map(([key, place]) => ({ key, place, digits: digitsOf(key) }));

/**
 * The places whose names are closest to a misspelt name, with the same digits: Al Barsha 1 is not Al Barsha 2. There are several if
 * their names are equally close.
 */
export function findSimilarPlaces(text: string): readonly Place[] {
  const typed = nameKey(text);
  if (typed.length < MIN_LENGTH) return [];
  const typedDigits = digitsOf(typed);
  const near = longNames
    .filter(({ digits }) => digits === typedDigits)
    .map(({ key, place }) => ({ place, distance: editDistance(typed, key, MAX_DISTANCE) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE);
  const closest = Math.min(...near.map(({ distance }) => distance));
  return [...new Set(near.filter(({ distance }) => distance === closest).map(({ place }) => place))];
}
