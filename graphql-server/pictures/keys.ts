import { NotFound } from '../errors.ts';
import type { Listed } from './bucket.ts';
import { readName } from './names.ts';
import type { Place, StoredFile } from './storage.ts';

// The same as in a folder, so that either may be copied to the other by any tool.
const RENDITIONS = 'renditions/';
const FOLDERS: Record<Place, string> = { shown: '', aside: '.aside/', quarantine: '.quarantine/' };
const PLACES = ['shown', 'aside', 'quarantine'] as const;

/** What every key begins with of the masters in quarantine. */
export const QUARANTINED = FOLDERS.quarantine;

/** What every key begins with of a picture's renditions. */
export const renditionsOf = (stem: string): string => `${RENDITIONS}${stem}/`;

/** The only way from a name to a key in a bucket: what is not a name of ours has none. Throws `NotFound`. */
export function keyOf(name: string, place: Place = 'shown'): string {
  const known = readName(name);
  if (!known || (known.rendition && place !== 'shown')) throw new NotFound('Picture not found');
  return known.rendition ? renditionsOf(known.stem) + name : FOLDERS[place] + name;
}

/** The keys under which a master may be. */
export const keysOf = (master: string): string[] => PLACES.map((place) => keyOf(master, place));

/** The file that a key is of; `undefined` for what is none of ours. */
export function fileOf({ key, ...facts }: Listed): StoredFile | undefined {
  const name = key.slice(key.lastIndexOf('/') + 1);
  const known = readName(name);
  const places = known?.rendition ? PLACES.slice(0, 1) : PLACES;
  const place = known && places.find((place) => keyOf(name, place) === key);
  return place && { name, place, ...facts };
}
