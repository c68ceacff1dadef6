import { findPlaceByName, findPlaceByRegistryName, findSimilarPlaces, nameKey } from '../../places/names.ts';
import { isCity, isDeveloper, isOutsideDubai, isRoad } from '../../places/other-names.ts';
import { isWithin, placeOf, type Place } from '../../places/place.ts';
import { parseText, UnclearText, type ParseResult } from './parse-result.ts';

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
  question?: string;
}

type Matcher = (part: string) => Match | null;

const MAX_PARTS = 10;
const COMMAS = /[,،，、;|]/;
/** Further separators, tried when commas yield no place. */
const COMMAS_AND_DASHES = /[,،，、;|()[\]\n]|\s[-–—/•]+\s/;

/** Parts of Dubai Hills Estate and others that portals list as communities, but `places.json` does not. */
const SUB_COMMUNITY = /^(sidra|maple)\d*$/;

/** Parses the place and the building of a home. */
export function parseLocation(text: string): ParseResult<PlaceFacts> {
  const result = parseText(text, () => interpret(splitLocation(text, COMMAS)));
  if (result.certainty !== 'unclear' || !COMMAS_AND_DASHES.test(text)) return result;
  const finer = parseText(text, () => interpret(splitLocation(text, COMMAS_AND_DASHES)));
  return finer.certainty === 'unclear' ? result : finer;
}

const splitLocation = (text: string, separators: RegExp): string[] =>
  text
    .split(separators)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => nameKey(part) !== '');

function interpret(allParts: readonly string[]): { value: PlaceFacts; questions: string[] } {
  if (allParts.length === 0) throw new UnclearText('No location is given.');
  if (allParts.length > MAX_PARTS) throw new UnclearText('The location has too many parts.');
  if (allParts.some(isOutsideDubai))
    throw new UnclearText('This is outside Dubai, where other permits hold.');
  const parts = allParts.filter((part) => !isCity(part));
  if (parts.every(isRoad)) throw new UnclearText('This is too wide: which community is it?');
  if (parts.length === 1 && nameKey(parts[0]!) === 'burjkhalifa') {
    throw new UnclearText('Is this the tower or the area around it? Both lie in Downtown Dubai.', {
      placeId: 'downtown-dubai',
    });
  }
  if (parts.every(isDeveloper)) throw new UnclearText('This is a developer: which community is it?');
  for (const match of [matchExactly, matchRegistryArea, matchNumberedPart, matchMisspelling]) {
    const matches = parts.map(match);
    const last = matches.findLast((one) => one !== null);
    if (last) return combineMatches(parts, matches, last);
  }
  const similar = parts.map(findSimilarPlaces).find((places) => places.length > 1);
  throw new UnclearText(
    similar
      ? `Is it ${similar.map(({ names }) => names.en).join(' or ')}?`
      : 'No place of this name is known.',
  );
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
    ? { place, question: `"${part}" is an area of the land registry: is it ${place.names.en}?` }
    : null;
};

/** A numbered part of a place that is listed without its number: Nad Al Sheba 3. */
const matchNumberedPart: Matcher = (part) => {
  const [, name, number] = /^(.*\D) ?(\p{Nd}+)$/u.exec(part) ?? [];
  const match = name ? matchExactly(name.trim()) : null;
  return match && number
    ? { ...match, rest: number, question: `Is "${part}" a part of ${match.place.names.en}?` }
    : null;
};

const matchMisspelling: Matcher = (part) => {
  const [place, ...others] = findSimilarPlaces(part);
  return place && place.parent !== null && others.length === 0
    ? { place, question: `"${part}" is not known: is it ${place.names.en}?` }
    : null;
};

/**
 * The place of the last match, or the innermost one within it or around it that another part names. The parts without a match
 * are the building.
 */
function combineMatches(parts: readonly string[], matches: readonly (Match | null)[], last: Match) {
  const isRelated = ({ place }: Match) => isWithin(place, last.place) || isWithin(last.place, place);
  const all = matches.filter((match) => match !== null);
  const related = all.filter(isRelated);
  const unrelated = all.find((match) => !isRelated(match));
  const { place } = related.reduce(
    (inner, match) => (isWithin(match.place, inner.place) ? match : inner),
    last,
  );
  const rest = parts.flatMap((part, i) => {
    const match = matches[i];
    return match && isRelated(match) ? (match.rest ?? []) : part;
  });

  const questions = related.flatMap(({ question }) => question ?? []);
  if (unrelated) {
    questions.push(
      `Two places are named: is it ${last.place.names.en}, and not ${unrelated.place.names.en}?`,
    );
  }
  const subCommunity = rest.find((name) => SUB_COMMUNITY.test(nameKey(name)));
  if (subCommunity)
    questions.push(`Is "${subCommunity}" a building, or a community within ${place.names.en}?`);
  const developer = rest.find(isDeveloper);
  if (developer) questions.push(`"${developer}" is a developer: is it the name of the building?`);
  const value: PlaceFacts = { placeId: place.id, ...(rest.length > 0 && { building: rest.join(', ') }) };
  return { value, questions };
}

/** `Marina Gate 1, Dubai Marina`; null without a place. */
export function formatLocation(facts: { placeId?: string | null; building?: string | null }): string | null {
  if (typeof facts.placeId !== 'string') return null;
  const name = placeOf(facts.placeId)?.names.en ?? facts.placeId;
  return typeof facts.building === 'string' ? `${facts.building}, ${name}` : name;
}
