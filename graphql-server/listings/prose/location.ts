import { isCity, isDeveloper, isElsewhere, isRoad } from '../../places/beyond.ts';
import { placeNamed, placesNear } from '../../places/lookup.ts';
import { isWithin, type Place } from '../../places/place.ts';
import { plainKey } from '../../places/plain.ts';
import { placeOfRegistry } from '../../places/registry.ts';
import { forPerson, read, type Reading, tooLong } from './reading.ts';

export interface LocationFacts {
  /** Id of the place. */
  place: string;
  /** What stands beside the place: the building, the street, the part of it. */
  building?: string;
}

/** Most parts of a location, between commas. */
const MOST_PARTS = 10;

/** Parts of Dubai Hills Estate and others that portals list as communities of their own, and we do not. */
const SUB_COMMUNITIES = /^(sidra|maple)\d*$/;

/** A part of a location in which a place was found, perhaps with something left of it, perhaps with a question. */
interface Found {
  place: Place;
  left?: string;
  question?: string;
}

/** Reads in which place a home stands, and in which building. */
export function readLocation(text: string): Reading<LocationFacts> {
  const long = tooLong(text);
  if (long) return long;
  const reading = readParted(text, COMMAS);
  // A hyphen, a stroke or a bracket parts a location where nothing else does.
  const finer = reading.outcome === 'person' && HYPHENS.test(text) ? readParted(text, HYPHENS) : reading;
  return finer.outcome === 'person' ? reading : finer;
}

const COMMAS = /[,،，、;|]/;
const HYPHENS = /[,،，、;|()[\]\n]|\s[-–—/•]+\s/;

function readParted(text: string, between: RegExp): Reading<LocationFacts> {
  const all = partsOf(text, between);
  if (all.length === 0) return forPerson('No location is given.');
  if (all.length > MOST_PARTS) return forPerson('The location has too many parts.');
  if (all.some(isElsewhere)) return forPerson('This is outside Dubai, where other permits hold.');
  const parts = all.filter((part) => !isCity(part));
  if (parts.every(isRoad)) return forPerson('This is too wide: which community is it?');
  if (parts.some((part) => plainKey(part) === 'burjkhalifa') && parts.length === 1)
    return forPerson('Is this the tower or the area around it? Both lie in Downtown Dubai.', {
      place: 'downtown-dubai',
    });
  return readParts(parts);
}

/** What stands between commas, in the letters it was typed in. */
const partsOf = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => plainKey(part) !== '');

function readParts(parts: readonly string[]): Reading<LocationFacts> {
  if (parts.every(isDeveloper)) return forPerson('This is a developer: which community is it?');
  for (const find of [exactly, byRegistry, byNumber, nearly]) {
    const founds = parts.map(find);
    const at = founds.findLastIndex((found) => found !== null);
    if (at >= 0) return settled(parts, at, founds);
  }
  const near = parts.map(placesNear).find((places) => places.length > 1);
  return near
    ? forPerson(`Is it ${near.map(({ names }) => names.en).join(' or ')}?`)
    : forPerson('No place of this name is known.');
}

type Find = (part: string) => Found | null;

const exactly: Find = (part) => {
  const place = placeNamed(part) ?? placeNamed(withoutCity(part));
  return place && place.parent !== null ? { place } : null;
};

/** The city may follow without a comma: Palm Jumeirah Dubai UAE. */
function withoutCity(part: string): string {
  const words = part.split(' ');
  while (words.length > 1 && isCity(words.at(-1)!)) words.pop();
  return words.join(' ');
}

const byRegistry: Find = (part) => {
  const place = placeOfRegistry(part);
  return place
    ? { place, question: `"${part}" is an area of the land registry: is it ${place.names.en}?` }
    : null;
};

/** A numbered part of a place that is known without its number: Nad Al Sheba 3. */
const byNumber: Find = (part) => {
  const [, name, number] = /^(.*\D) ?(\p{Nd}+)$/u.exec(part) ?? [];
  const found = name ? exactly(name.trim()) : null;
  return found && number
    ? { ...found, left: number, question: `Is "${part}" a part of ${found.place.names.en}?` }
    : null;
};

const nearly: Find = (part) => {
  const [place, ...others] = placesNear(part);
  return place && place.parent !== null && others.length === 0
    ? { place, question: `"${part}" is not known: is it ${place.names.en}?` }
    : null;
};

/** The place of this part, or one within it that another part names; the rest is the building. */
function settled(
  parts: readonly string[],
  at: number,
  founds: readonly (Found | null)[],
): Reading<LocationFacts> {
  const last = founds[at]!;
  const isRelated = ({ place }: Found) => isWithin(place, last.place) || isWithin(last.place, place);
  const named = founds.filter((found) => found !== null);
  const related = named.filter(isRelated);
  const other = named.find((found) => !isRelated(found));
  const { place } = related.reduce((deep, found) => (isWithin(found.place, deep.place) ? found : deep), last);
  const left = parts.flatMap((part, index) => {
    const found = founds[index];
    return found && isRelated(found) ? (found.left ?? []) : part;
  });
  const value: LocationFacts = { place: place.id };
  if (left.length > 0) value.building = left.join(', ');

  const questions = related.flatMap(({ question }) => question ?? []);
  if (other)
    questions.push(`Two places are named: is it ${last.place.names.en}, and not ${other.place.names.en}?`);
  const part = left.find((name) => SUB_COMMUNITIES.test(plainKey(name)));
  if (part) questions.push(`Is "${part}" a building, or a community within ${place.names.en}?`);
  const developer = left.find(isDeveloper);
  if (developer) questions.push(`"${developer}" is a developer: is it the name of the building?`);
  return read(value, questions);
}
