import { CITY } from './city.ts';
import { amenityLabels, furnishingLabels, typeLabels } from './home-messages.ts';
import {
  applyFacts,
  type Interpretation,
  isInterpretationOf,
  type Span,
  removeSpans,
  removeText,
} from './interpretation.ts';
import { capitalize, formatNumber } from './language.ts';
import { landmarkNames, placeNames } from './places.ts';
import * as messages from './search-label-messages.ts';
import { emptySearch, APARTMENTS, BEDROOMS, isSame, parseSearch, type Search, VILLAS } from './search.ts';

/** An active filter with its label and the search without it. */
export interface ActiveFilter {
  label: string;
  without: Search;
  /** The parts of the search text that state it. */
  texts?: readonly string[];
}

type CompletionLabels = Readonly<Record<NonNullable<Search['completion']>, string>>;

type ListFilter = 'places' | 'types' | 'bedrooms' | 'furnishing' | 'amenities' | 'views';

const MAX_BEDROOMS = BEDROOMS.length - 1;

/** Formats a number of bedrooms; the last one includes all above it. */
export const formatBedroomFilter = (count: number): string => capitalize(describeBedrooms(count));

function describeBedrooms(count: number): string {
  if (count === 0) return messages.studio;
  return count === MAX_BEDROOMS ? messages.bedroomsOrMore(count) : messages.bedrooms(count);
}

/** Formats a range, such as "AED 900,000 to 1,500,000"; null if both ends are open. */
function formatRange(
  from: number | null,
  to: number | null,
  format: (value: string) => string,
): string | null {
  if (from !== null && to !== null) return format(messages.fromTo(formatNumber(from), formatNumber(to)));
  if (from !== null) return messages.from(format(formatNumber(from)));
  return to === null ? null : messages.upTo(format(formatNumber(to)));
}

export const formatPriceRange = ({ priceFrom, priceTo, period }: Search) =>
  formatRange(priceFrom, priceTo, (amount) =>
    period === 'MONTH' ? messages.monthlyPrice(amount) : messages.price(amount),
  );

export const formatAreaRange = ({ areaFrom, areaTo }: Search) =>
  formatRange(areaFrom, areaTo, messages.squareFeet);

/** Formats a place or landmark of a search. */
export const formatPlace = (id: string): string => capitalize(describePlace(id));

const describePlace = (id: string): string => {
  const landmark = landmarkNames[id];
  return landmark ? messages.nearLandmark(landmark) : (placeNames[id] ?? id);
};

/**
 * Returns the active filters in the order of the form. Facts and terms of the search text come last. `completionLabels` are
 * those of the site or of the panel.
 */
export const getActiveFilters = (
  search: Search,
  interpretation: Interpretation | null = null,
  completionLabels?: CompletionLabels,
): ActiveFilter[] =>
  addTextFilters(describeFilters(search, completionLabels), search, interpretation).map((filter) => ({
    ...filter,
    label: capitalize(filter.label),
  }));

/** Returns the filters without those of the search text, with labels for the middle of a sentence. */
function describeFilters(
  search: Search,
  completionLabels: CompletionLabels = messages.completionLabels,
): ActiveFilter[] {
  const but = (change: Partial<Search>): Search => ({ ...search, ...change, page: 1 });
  const one = (label: string | null, change: Partial<Search>) =>
    label === null ? [] : [{ label, without: but(change) }];
  const each = <Value extends string | number>(
    part: ListFilter,
    values: readonly Value[],
    format: (value: Value) => string,
  ) =>
    values.map((value) => ({
      label: format(value),
      without: but({ [part]: values.filter((other) => other !== value) }),
    }));
  const { purpose, completion, bathrooms, cheques } = search;
  const family = getTypeFamily(search.types);
  return [
    ...one(purpose && messages.purposeLabels[purpose], { purpose: null }),
    ...each('places', search.places, describePlace),
    ...(family
      ? one(messages.everyTypeOf[family], { types: [] })
      : each('types', search.types, (type) => typeLabels[type])),
    ...one(formatPriceRange(search), { priceFrom: null, priceTo: null }),
    ...each('bedrooms', search.bedrooms, describeBedrooms),
    ...one(bathrooms === null ? null : messages.bathroomsOrMore(bathrooms), { bathrooms: null }),
    ...one(formatAreaRange(search), { areaFrom: null, areaTo: null }),
    ...each('furnishing', search.furnishing, (furnishing) => furnishingLabels[furnishing]),
    ...one(completion && completionLabels[completion], { completion: null }),
    ...each('views', search.views, messages.view),
    ...each('amenities', search.amenities, (amenity) => amenityLabels[amenity]),
    ...one(cheques === null ? null : messages.chequesOrMore(cheques), { cheques: null }),
    ...one(search.within && messages.mapSection, { within: null }),
  ];
}

/** Adds the facts and terms of the search text. A fact that is also a filter shares the filter's label and is removed with it. */
function addTextFilters(
  choices: ActiveFilter[],
  search: Search,
  interpretation: Interpretation | null,
): ActiveFilter[] {
  const { words } = search;
  if (words === '') return choices;
  if (!isInterpretationOf(search, interpretation)) {
    return [...choices, { label: messages.searchTerm(words), without: { ...search, words: '', page: 1 } }];
  }
  const spans = new Map<string, Span[]>();
  for (const { label, span } of labelSpans(interpretation))
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
            without: { ...without, words: removeSpans(words, spans.get(label)!) },
          }
        : { label, without },
    ),
    ...rest.map(([label, all]) => ({
      label,
      texts: textsOf(label),
      without: { ...search, words: removeSpans(words, all), page: 1 },
    })),
  ];
}

/** Removes a filter from the current search. The filter comes from the last render; others may have been removed since. */
export function removeFilter(
  now: Search,
  { label, texts }: ActiveFilter,
  interpretation: Interpretation | null,
  completionLabels?: CompletionLabels,
): Search {
  const known = getActiveFilters(now, interpretation, completionLabels).find((one) => one.label === label);
  if (known) return known.without;
  const words = (texts ?? []).reduce((left, text) => removeText(left, text), now.words);
  return { ...now, words, page: 1 };
}

const labelSpans = ({ facts, terms, ignored }: Interpretation): { label: string; span: Span }[] => [
  ...facts.map((fact) => ({
    label: fact.isExcluded ? messages.without(formatFact(fact.query)) : formatFact(fact.query),
    span: fact,
  })),
  ...terms.map((term) => ({
    label:
      term.correction === null
        ? messages.searchTerm(term.text)
        : messages.correctedTerm(term.text, term.correction),
    span: term,
  })),
  ...ignored.map((one) => ({
    label: messages.ignored[one.reason](messages.searchTerm(one.text)),
    span: one,
  })),
];

/** Formats a fact, such as "5 or more bedrooms" or "shared pool or private pool". */
function formatFact(query: string): string {
  const fact = parseSearch(new URLSearchParams(query));
  const { bedrooms, purpose, period } = fact;
  if (query === '' || fact.sort !== 'NEWEST') return messages.sortLabels[fact.sort];
  const least = bedrooms[0]!;
  if (bedrooms.length > 2 || (bedrooms.length > 1 && least > 0)) {
    const last = bedrooms.at(-1)!;
    return last === MAX_BEDROOMS ? messages.bedroomsOrMore(least) : messages.bedroomRange(least, last);
  }
  const price = formatPriceRange(fact);
  if (price !== null)
    return purpose && period === 'YEAR'
      ? messages.pricedPurpose(messages.purposeLabels[purpose], price)
      : price;
  return messages.anyOf(describeFilters(fact).map(({ label }) => label));
}

/** Returns the family if the types are all types of apartments or of villas; otherwise null. */
function getTypeFamily(types: Search['types']): messages.TypeFamily | null {
  const isAll = (family: Search['types']) =>
    types.length === family.length && family.every((type) => types.includes(type));
  if (isAll(APARTMENTS)) return 'apartments';
  return isAll(VILLAS) ? 'villas' : null;
}

/**
 * Returns all types of a family if a search has only its main type, `APARTMENT` or `VILLA`: its heading is that of a search with all
 * types, which finds more homes. Otherwise null.
 */
export function getWiderTypes({ types }: Search): Search['types'] | null {
  if (types.length !== 1) return null;
  return [APARTMENTS, VILLAS].find(([main]) => main === types[0]) ?? null;
}

/** Maximum number of types in a heading; more are homes. */
export const MAX_NAMED_TYPES = 2;

/** Formats the heading of a search, such as "Villas and townhouses for sale in Palm Jumeirah". */
export function formatSearchHeading({ types, purpose, places }: Search): string {
  const family = getTypeFamily(types);
  const [place = ''] = places.length === 1 ? places : [];
  const where = place in landmarkNames ? describePlace(place) : messages.inPlace(placeNames[place] ?? CITY);
  const named = types.length > MAX_NAMED_TYPES ? [] : types;
  return capitalize(messages.searchHeading(family ? [family] : named, purpose, where));
}

/** Formats the name of a search: its heading, and the labels of the filters and words that the heading does not name. */
export function formatSearchName(search: Search, interpretation: Interpretation | null): string {
  const effective = applyFacts(search, interpretation);
  const { purpose, types, places } = effective;
  const inHeading = getActiveFilters({
    ...emptySearch,
    purpose,
    types: getTypeFamily(types) || types.length <= MAX_NAMED_TYPES ? types : [],
    places: places.length === 1 ? places : [],
  }).map(({ label }) => label);
  const impliedPurpose =
    purpose === null ? '' : capitalize(messages.pricedPurpose(messages.purposeLabels[purpose], ''));
  const others = getActiveFilters(search, interpretation)
    .filter(({ label }) => !inHeading.includes(label))
    .map(({ label }) => (label.startsWith(impliedPurpose) ? label.slice(impliedPurpose.length) : label));
  return [formatSearchHeading(effective), ...others].join(', ');
}

/** Formats the number of results and the current page. */
export const formatResultPosition = (
  count: string,
  { page, totalPages }: { page: number; totalPages: number },
): string => (totalPages === 1 ? count : messages.resultPosition(count, page, totalPages));

/**
 * True if search engines may index the page of a search: one with at most a purpose, a place and a type, which people
 * search for. All others are too many and show the same homes.
 */
export const isIndexable = (search: Search): boolean => {
  const { purpose, places, types, page } = search;
  return (
    places.length <= 1 &&
    types.length <= 1 &&
    isSame(search, { ...emptySearch, purpose, places, types, page })
  );
};
