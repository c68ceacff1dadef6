import { findPlaceByName, findPlaceByRegistryName, findSimilarPlaces, nameKey } from '../../places/names.ts';
import { isCity, isDeveloper, isOutsideDubai, isRoad } from '../../places/other-names.ts';
import { isWithin, placeOf, type Place } from '../../places/place.ts';
import { parseText, UnclearText, type ParseResult } from '../../text-parsing/parse-result.ts';
import { message, type Message } from '../../messages.ts';

export interface PlaceFacts {
  placeId: string;
  /** The rest of the location: a building, a street or a part of the place. */
  building?: string;
}

/** A place that a part of a location names. */
interface Match {
  place: Place;
  /** The rest of the part, without the name of the place. */
  rest?: string;
  /** Question for a part that is not exactly a name of the place. */
  question?: Message;
}

type Matcher = (part: string) => Match | null;

const MAX_PARTS = 10;
const COMMAS = /[,،，、;|]/;
/** Further separators, tried when commas yield no place. */
const COMMAS_AND_DASHES = /[,،，、;|()[\]\n]|\s[-–—/•]+\s/;

/** Parts of Dubai Hills Estate and others that portals list as communities, but `places.json` does not. */
const SUB_COMMUNITY = /^(sidra|maple)\d*$/;

export const parseLocation = (text: string): ParseResult<PlaceFacts> =>
  parseText(text, () => {
    const parts = splitLocation(text, COMMAS);
    const finerParts = splitLocation(text, COMMAS_AND_DASHES);
    const isSame = finerParts.join() === parts.join();
    const found =
      findPlace(parts, MATCHERS) ??
      (isSame ? null : findPlace(finerParts, MATCHERS)) ??
      findPlace(finerParts, [matchWithBuilding]);
    if (found) return found;
    throw new UnclearText(problemOf(parts) ?? unknownPlace(parts));
  });

const splitLocation = (text: string, separators: RegExp): string[] =>
  text
    .split(separators)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => nameKey(part) !== '');

const withoutCities = (parts: readonly string[]): string[] => parts.filter((part) => !isCity(part));

/** Why no place is looked for in a location; null if there is no reason. */
function problemOf(allParts: readonly string[]): Message | null {
  if (allParts.length === 0) return message('NO_LOCATION');
  if (allParts.length > MAX_PARTS) return message('LOCATION_TOO_LONG');
  if (allParts.some(isOutsideDubai)) return message('LOCATION_OUTSIDE_DUBAI');
  const parts = withoutCities(allParts);
  if (parts.every(isRoad)) return message('LOCATION_TOO_WIDE');
  if (parts.length === 1 && nameKey(parts[0]!) === 'burjkhalifa') return message('LOCATION_BURJ_KHALIFA');
  return parts.every(isDeveloper) ? message('LOCATION_DEVELOPER') : null;
}

/** The place that the first matcher with a match finds; null without one. */
function findPlace(allParts: readonly string[], matchers: readonly Matcher[]) {
  if (problemOf(allParts)) return null;
  const parts = withoutCities(allParts);
  for (const match of matchers) {
    const matches = parts.map(match);
    const last = matches.findLast((one) => one !== null);
    if (last) return combineMatches(parts, matches, last);
  }
  return null;
}

function unknownPlace(allParts: readonly string[]): Message {
  const similar = withoutCities(allParts)
    .map(findSimilarPlaces)
    .find((places) => places.length > 1);
  return similar
    ? message('LOCATION_SIMILAR', { places: similar.map(({ names }) => names.en) })
    : message('LOCATION_UNKNOWN');
}

const matchExactly: Matcher = (part) => {
  const place = findPlaceByName(part) ?? findPlaceByName(withoutCity(part));
  return place && place.parent !== null ? { place } : null;
};

/** The city may follow without a comma: Palm Jumeirah Dubai UAE. */
function withoutCity(part: string): string {
  const words = part.split(' ');
  while (words.length > 1 && isCity(words.at(-1)!)) words.pop();
  return words.join(' ');
}

const matchRegistryArea: Matcher = (part) => {
  const place = findPlaceByRegistryName(part);
  return place
    ? { place, question: message('LOCATION_OF_REGISTRY', { name: part, place: place.names.en }) }
    : null;
};

/** A numbered part of a place that is listed without its number: Nad Al Sheba 3. */
const matchNumberedPart: Matcher = (part) => {
  const [, name, number] = /^(.*\D) ?(\p{Nd}+)$/u.exec(part) ?? [];
  const match = name ? matchExactly(name.trim()) : null;
  return match && number
    ? {
        ...match,
        rest: number,
        question: message('LOCATION_PART', { name: part, place: match.place.names.en }),
      }
    : null;
};

/** The only place with a name that is close to a misspelt one. */
function findMisspeltPlace(name: string): Place | undefined {
  const similar = findSimilarPlaces(name);
  return similar.length === 1 ? similar[0] : undefined;
}

const matchMisspelling: Matcher = (part) => {
  const place = findMisspeltPlace(part);
  return place && place.parent !== null
    ? { place, question: message('LOCATION_MISSPELT', { name: part, place: place.names.en }) }
    : null;
};

const MATCHERS: readonly Matcher[] = [matchExactly, matchRegistryArea, matchNumberedPart, matchMisspelling];

/** Short names of places with which the names of many buildings begin, such as Marina Gate. */
const BUILDING_WORDS: ReadonlySet<string> = new Set(['marina', 'palm', 'thepalm', 'creek']);
/** Words that say where a home is not, or what is seen from it: `near Dubai Marina`. */
const AROUND =
  /\b(near|nearby|close|opposite|behind|beside|next|off|from|facing|view|overlooking|minutes?|mins?)\b/i;
/** Letters from which on a misspelt name is unlikely to be that of a building. */
const LONG_NAME = 14;
/** Words that are no building. */
const HOME =
  /^(?:(?:luxury|brand new|the|an?)\s+)*(?:apartments?|flats?|villas?|studio|townhouses?|penthouse|duplex|home)$/i;

/** A place and a building without a comma between them: `JLT cluster Q`, `Gull House Dubai Marina`. */
const matchWithBuilding: Matcher = (part) => {
  const words = withoutCity(part).split(' ');
  for (let length = words.length - 1; length > 0; length--) {
    const [head, tail] = [words.slice(0, length), words.slice(-length)].map((some) => some.join(' '));
    const [afterHead, beforeTail] = [words.slice(length), words.slice(0, -length)].map((some) =>
      some.join(' '),
    );
    const match = splitPart(head!, afterHead!) ?? splitPart(tail!, beforeTail!);
    if (!match) continue;
    if (AROUND.test(match.rest)) return null;
    const isWholeName = match.name === head && BUILDING_WORDS.has(nameKey(head));
    return withQuestion(match.place, isWholeName ? part : match.rest);
  }
  return null;
};

/** The place that a name means, which may be misspelt if it is long; null if it is none. */
function splitPart(name: string, rest: string): { place: Place; name: string; rest: string } | null {
  const isLong = nameKey(name).length >= LONG_NAME;
  const place = findPlaceByName(name) ?? (isLong ? findMisspeltPlace(name) : undefined);
  return place && place.parent !== null ? { place, name, rest } : null;
}

function withQuestion(place: Place, text: string): Match {
  const rest = text.replace(/ (?:in|at|of)$/i, '');
  const other = findPlaceByName(rest);
  if (other && isInner(other, place))
    return { place: other, question: message('LOCATION_IN_PLACE', { place: other.names.en }) };
  const question = message('LOCATION_NAME_IN_PLACE', { name: rest, place: place.names.en });
  return HOME.test(rest) || (other && isInner(place, other))
    ? { place, question }
    : { place, rest, question };
}

/** Whether one place has the name of another with a number: DAMAC Hills 2 and DAMAC Hills, which share other names. */
const isNumbered = (place: Place, other: Place): boolean =>
  nameKey(place.names.en).replace(/\d+$/, '') === nameKey(other.names.en) && place.id !== other.id;

/** Whether a place is the more exact one of two that an address names. */
const isInner = (place: Place, other: Place): boolean => isWithin(place, other) || isNumbered(place, other);

/**
 * The place of the last match, or the innermost one within it or around it that another part names; of a place with and without a
 * number, the one with it. The parts without a match are the building.
 */
function combineMatches(parts: readonly string[], matches: readonly (Match | null)[], last: Match) {
  const isRelated = ({ place }: Match) => isInner(place, last.place) || isInner(last.place, place);
  const all = matches.filter((match) => match !== null);
  const related = all.filter(isRelated);
  const unrelated = all.find((match) => !isRelated(match));
  const { place } = related.reduce(
    (inner, match) => (isInner(match.place, inner.place) ? match : inner),
    last,
  );
  const rest = parts.flatMap((part, i) => {
    const match = matches[i];
    return match && isRelated(match) ? (match.rest ?? []) : part;
  });

  const questions = related.flatMap(({ question }) => question ?? []);
  if (unrelated) {
    questions.push(message('TWO_LOCATIONS', { place: last.place.names.en, other: unrelated.place.names.en }));
  }
  const subCommunity = rest.find((name) => SUB_COMMUNITY.test(nameKey(name)));
  if (subCommunity)
    questions.push(message('BUILDING_OR_COMMUNITY', { name: subCommunity, place: place.names.en }));
  const developer = rest.find(isDeveloper);
  if (developer) questions.push(message('BUILDING_DEVELOPER', { name: developer }));
  const facts: PlaceFacts = { placeId: place.id, ...(rest.length > 0 && { building: rest.join(', ') }) };
  return { facts, questions };
}

/** `Marina Gate 1, Dubai Marina`; null without a place. */
export function formatLocation(facts: { placeId?: string | null; building?: string | null }): string | null {
  if (typeof facts.placeId !== 'string') return null;
  const name = placeOf(facts.placeId)?.names.en ?? facts.placeId;
  return typeof facts.building === 'string' ? `${facts.building}, ${name}` : name;
}
