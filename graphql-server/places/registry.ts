import { placeOf, type Place } from './place.ts';
import { plainKey } from './plain.ts';

/**
 * Areas of the Dubai Land Department by the place that people mean. One area of the registry holds several places, so
 * that its name is a question and no answer: Marsa Dubai is Dubai Marina, and Jumeirah Beach Residence as well.
 */
const AREAS: Readonly<Record<string, readonly string[]>> = {
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

const byKey = new Map(
  Object.entries(AREAS).flatMap(([id, names]) => names.map((name) => [plainKey(name), placeOf(id)!])),
);

/** What the land registry calls this place, or a part of it. */
export const registryNamesOf = ({ id }: Place): readonly string[] => AREAS[id] ?? [];

/** The place that is most likely meant by a name of the land registry. */
export const placeOfRegistry = (text: string): Place | undefined => byKey.get(plainKey(text));
