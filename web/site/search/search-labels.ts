import { APARTMENTS, VILLAS } from '../../../schema/home-words.ts';
import { placeNames } from '../../../schema/places.ts';
import { anyHome, BEDROOMS, isSame, parseSearch, type Search } from '../../../schema/search.ts';
import { agency } from '../agency.ts';
import { formatBedrooms, wordsFor } from '../layout/home-facts.ts';
import { type Interpretation, isUnderstood, type Span, withoutSpans, withoutText } from './interpretation.ts';
import { groupDigits } from '../../ui/group-digits.ts';

/** One thing that is chosen, and the search without it. */
export interface Chosen {
  label: string;
  without: Search;
  /** The words that say it, where words do. */
  texts?: readonly string[];
}

type Several = 'places' | 'types' | 'bedrooms' | 'furnishing' | 'amenities';

const MANY_BEDROOMS = BEDROOMS.length - 1;

/** A number of bedrooms in words. */
export function bedroomsSaid(count: number): string {
  if (count === 0) return 'Studio';
  return count === MANY_BEDROOMS ? `${count} or more bedrooms` : formatBedrooms(String(count))!;
}

/** A range in words, such as "AED 900,000 to 1,500,000"; nothing where it has neither end. */
function rangeSaid(from: number | null, to: number | null, say: (value: string) => string): string | null {
  if (from !== null && to !== null) return say(`${groupDigits(from)} to ${groupDigits(to)}`);
  if (from !== null) return `From ${say(groupDigits(from))}`;
  return to === null ? null : `Up to ${say(groupDigits(to))}`;
}

export const priceSaid = ({ priceFrom, priceTo, period }: Search) =>
  rangeSaid(priceFrom, priceTo, (amount) => `AED ${amount}${period === 'MONTH' ? ' a month' : ''}`);

export const areaSaid = ({ areaFrom, areaTo }: Search) =>
  rangeSaid(areaFrom, areaTo, (area) => `${area} sq ft`);

/** All that is chosen, in the order of the form; what words were understood as stands last, as far as that is known. */
export function chosenIn(search: Search, interpretation: Interpretation | null = null): Chosen[] {
  const but = (change: Partial<Search>): Search => ({ ...search, ...change, page: 1 });
  const one = (label: string | null, change: Partial<Search>) =>
    label === null ? [] : [{ label, without: but(change) }];
  const each = <Value extends string | number>(
    part: Several,
    values: readonly Value[],
    say: (value: Value) => string,
  ) =>
    values.map((value) => ({
      label: say(value),
      without: but({ [part]: values.filter((other) => other !== value) }),
    }));
  const { purpose, completion, bathrooms } = search;
  const choices = [
    ...one(purpose && wordsFor(purpose), { purpose: null }),
    ...each('places', search.places, (id) => placeNames[id] ?? id),
    ...(familyOf(search.types)
      ? one(familyOf(search.types), { types: [] })
      : each('types', search.types, wordsFor)),
    ...one(priceSaid(search), { priceFrom: null, priceTo: null }),
    ...each('bedrooms', search.bedrooms, bedroomsSaid),
    ...one(bathrooms === null ? null : `${bathrooms} or more bathrooms`, { bathrooms: null }),
    ...one(areaSaid(search), { areaFrom: null, areaTo: null }),
    ...each('furnishing', search.furnishing, wordsFor),
    ...one(completion && wordsFor(completion), { completion: null }),
    ...each('amenities', search.amenities, wordsFor),
    ...one(search.within && 'This part of the map', { within: null }),
  ];
  return withWords(choices, search, interpretation);
}

/** The words that are searched, each with what it was understood as. What is chosen as well is removed with them. */
function withWords(choices: Chosen[], search: Search, interpretation: Interpretation | null): Chosen[] {
  const { words } = search;
  if (words === '') return choices;
  if (!isUnderstood(search, interpretation)) {
    return [...choices, { label: `“${words}”`, without: { ...search, words: '', page: 1 } }];
  }
  const spans = new Map<string, Span[]>();
  for (const { label, span } of labelled(interpretation))
    spans.set(label, [...(spans.get(label) ?? []), span]);
  const [labels, rest] = [
    choices.map(({ label }) => label),
    [...spans].filter(([label]) => !isChosen(label)),
  ];
  const textsOf = (label: string) => spans.get(label)!.map(({ start, end }) => words.slice(start, end));
  function isChosen(label: string): boolean {
    return choices.some((choice) => choice.label === label);
  }
  return [
    ...choices.map(({ label, without }, index) =>
      labels.indexOf(label) === index && spans.has(label)
        ? {
            label,
            texts: textsOf(label),
            without: { ...without, words: withoutSpans(words, spans.get(label)!) },
          }
        : { label, without },
    ),
    ...rest.map(([label, all]) => ({
      label,
      texts: textsOf(label),
      without: { ...search, words: withoutSpans(words, all), page: 1 },
    })),
  ];
}

/** A search without one thing that was chosen when the page was drawn, whatever has been removed since. */
export function withoutChosen(
  now: Search,
  { label, texts }: Chosen,
  interpretation: Interpretation | null,
): Search {
  const known = chosenIn(now, interpretation).find((one) => one.label === label);
  if (known) return known.without;
  const words = (texts ?? []).reduce((left, text) => withoutText(left, text), now.words);
  return { ...now, words, page: 1 };
}

const labelled = ({ facts, terms }: Interpretation): { label: string; span: Span }[] => [
  ...facts.map((fact) => ({ label: factSaid(fact.query), span: fact })),
  ...terms.map((term) => ({
    label: term.correction === null ? `“${term.text}”` : `“${term.text}” as “${term.correction}”`,
    span: term,
  })),
];

/** A fact in words, such as "5 or more bedrooms" or "Shared pool or private pool". */
function factSaid(query: string): string {
  const fact = parseSearch(new URLSearchParams(query));
  const { bedrooms } = fact;
  const least = bedrooms[0]!;
  if (bedrooms.length > 2 || (bedrooms.length > 1 && least > 0)) {
    const last = bedrooms.at(-1)!;
    return last === MANY_BEDROOMS ? `${least} or more bedrooms` : `${least} to ${last} bedrooms`;
  }
  // A price a month is that of a rent: it says so.
  const said = chosenIn(priceSaid(fact) === null ? fact : { ...fact, purpose: null }).map(
    ({ label }) => label,
  );
  return said.map((label, index) => (index === 0 ? label : lowerFirst(label))).join(' or ');
}

const lowerFirst = (label: string): string =>
  label in LABELS_OF_PLACES ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

const LABELS_OF_PLACES: Readonly<Record<string, true>> = Object.fromEntries(
  Object.values(placeNames).map((name) => [name, true]),
);

/** Every type of apartment or of villa together; null for any other types. */
function familyOf(types: Search['types']): string | null {
  const isAll = (family: Search['types']) =>
    types.length === family.length && family.every((type) => types.includes(type));
  if (isAll(APARTMENTS)) return 'Every type of apartment';
  return isAll(VILLAS) ? 'Every type of villa' : null;
}

const PURPOSE = { SALE: ' for sale', RENT: ' for rent' } as const;
const IRREGULAR: Readonly<Record<string, string>> = { DUPLEX: 'duplexes' };

/** Most types that are named in one breath. */
export const NAMED = 2;

/** What is searched for in a few words, such as "Villas and townhouses for sale in Palm Jumeirah". */
export function headingOf({ types, purpose, places }: Search): string {
  const family = familyOf(types)?.includes('villa') ? ['villas'] : ['apartments'];
  const named = familyOf(types)
    ? family
    : types.map((type) => IRREGULAR[type] ?? `${wordsFor(type).toLowerCase()}s`);
  const kinds = named.length > 0 && named.length <= NAMED ? named.join(' and ') : 'homes';
  const where = (places.length === 1 && placeNames[places[0]!]) || agency.city;
  return `${kinds.charAt(0).toUpperCase()}${kinds.slice(1)}${purpose ? PURPOSE[purpose] : ''} in ${where}`;
}

/** So many homes. */
export const counted = (homes: number): string => (homes === 1 ? '1 home' : `${groupDigits(homes)} homes`);

/** So many homes, and on which page of them one is. */
export const whereabouts = (
  count: string,
  { page, totalPages }: { page: number; totalPages: number },
): string => (totalPages === 1 ? count : `${count}, page ${page} of ${totalPages}`);

/**
 * Whether search engines may keep the page of a search: those that people look for by name, of a purpose, a place and a
 * type at most. All the others are countless and show the same homes.
 */
export const isKept = (search: Search): boolean => {
  const { purpose, places, types, page } = search;
  return (
    places.length <= 1 && types.length <= 1 && isSame(search, { ...anyHome, purpose, places, types, page })
  );
};
