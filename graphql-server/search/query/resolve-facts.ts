import { isWithin, placeOf } from '../../places/place.ts';
import { tokensOf } from './items.ts';
import type { Facts, ParsedQuery, QueryContext, RecognizedFact } from './parsed-query.ts';
import { phraseAt } from './phrase-index.ts';

/** Rents below this are monthly if the period is not given: no home is let for so little a year. */
const HIGHEST_MONTHLY_RENT = 20_000;
/** Without a purpose, an amount below this is a rent, because no home is sold for so little; one from `LOWEST_SALE_BUDGET` on is a price. */
const LOWEST_SALE_PRICE = 200_000;
const LOWEST_SALE_BUDGET = 1_000_000;

/** Resolves facts that depend on each other, such as the period of a price. */
export function resolveFacts({ facts, ...rest }: ParsedQuery, context: QueryContext): ParsedQuery {
  const stated = facts.filter(({ isExcluded }) => !isExcluded);
  const resolved = withPurposeOfPrice(
    withoutContradictions(withNarrowestPlaces(rest.text, withSpecificTypes(stated))),
    // Also if both purposes are named.
    { ...context, hasPurpose: context.purpose !== undefined || stated.some((fact) => fact.facts.purpose) },
  );
  const excluded = facts.filter(({ isExcluded }) => isExcluded);
  return { ...rest, facts: [...resolved, ...excluded].sort((one, other) => one.start - other.start) };
}

/** Adds to prices the purpose and period that their amounts imply, unless they are stated. */
function withPurposeOfPrice(
  facts: readonly RecognizedFact[],
  { purpose, period, hasPurpose }: QueryContext & { hasPurpose: boolean },
): RecognizedFact[] {
  const limits = facts.flatMap(({ facts: { priceTo } }) => priceTo ?? []);
  const starts = facts.flatMap(({ facts: { priceFrom } }) => priceFrom ?? []);
  const [least, most] = [starts[0] ?? limits[0] ?? 0, limits[0] ?? starts[0] ?? 0];
  const stated = facts.find((fact) => fact.facts.period)?.facts.period ?? period;
  const known = purpose ?? facts.find((fact) => fact.facts.purpose)?.facts.purpose;
  const isAnyPurpose = hasPurpose && !known;
  const implied = hasPurpose || stated ? known : purposeOfAmount(most);
  const isMonthly =
    purpose !== 'SALE' &&
    (stated ? stated === 'MONTH' : implied === 'RENT' && least < HIGHEST_MONTHLY_RENT && !isAnyPurpose);
  return facts.map((fact) => {
    const hasPrice = fact.facts.priceTo != null || fact.facts.priceFrom != null;
    if (!hasPrice || fact.facts.period) return fact;
    if (isMonthly) return { ...fact, facts: { ...fact.facts, period: 'MONTH', purpose: 'RENT' } };
    return hasPurpose || !implied ? fact : { ...fact, facts: { ...fact.facts, purpose: implied } };
  });
}

/** The purpose that an amount implies; undefined between the highest rents and the lowest prices. */
function purposeOfAmount(amount: number): Facts['purpose'] {
  if (amount >= LOWEST_SALE_BUDGET) return 'SALE';
  return amount < LOWEST_SALE_PRICE ? 'RENT' : undefined;
}

/** `villa` includes all types of houses, but in `villa or townhouse` only the type villa; `apartment` likewise. */
function withSpecificTypes(facts: readonly RecognizedFact[]): RecognizedFact[] {
  const specific = new Set(facts.flatMap(({ facts: { types } }) => (types?.length === 1 ? types : [])));
  return facts.map((fact) => {
    const { types } = fact.facts;
    if (!types || types.length === 1 || !types.some((type) => specific.has(type))) return fact;
    return { ...fact, facts: { types: types.slice(0, 1) } };
  });
}

/**
 * True if two facts are alternatives: `marina or jbr`. A comma lists an inner place after the outer one, but not the outer one after
 * the inner: `JBR, Dubai Marina` is an address.
 */
function isListed(query: string, outer: RecognizedFact, inner: RecognizedFact): boolean {
  const isOuterFirst = outer.start < inner.start;
  const [first, second] = isOuterFirst ? [outer, inner] : [inner, outer];
  const between = query.slice(first.end, second.end - second.text.length);
  if (/[/&+]/.test(between) || (isOuterFirst && /[,،、]/.test(between))) return true;
  const tokens = tokensOf(between);
  return tokens.some((_, at) => phraseAt(tokens, at)?.meaning.type === 'or');
}

/**
 * Removes places that contain another named one, unless they are listed as alternatives. A landmark that is listed among places is
 * one of them; otherwise homes must be near it as well, also in a place whose centre is near it.
 */
function withNarrowestPlaces(query: string, facts: readonly RecognizedFact[]): RecognizedFact[] {
  const named = facts.filter(({ facts: { places } }) => places);
  const isAround = (outer: RecognizedFact, inner: RecognizedFact) =>
    outer.facts.places?.every((id) => inner.facts.places?.some((other) => contains(id, other))) ?? false;
  return facts
    .filter((fact) => !named.some((inner) => isAround(fact, inner) && !isListed(query, fact, inner)))
    .map((fact) => {
      if (!fact.facts.near) return fact;
      const isAlternative = named.some((other) => isListed(query, fact, other));
      return isAlternative ? { ...fact, facts: { places: fact.facts.near } } : fact;
    });
}

/** True if a place contains another place. */
function contains(outer: string, inner: string): boolean {
  const [place, other] = [placeOf(outer), placeOf(inner)];
  return outer !== inner && place !== undefined && other !== undefined && isWithin(other, place);
}

/** Removes purposes and completions of which both are named: `buy or rent`, `ready or off plan`. */
function withoutContradictions(facts: readonly RecognizedFact[]): RecognizedFact[] {
  const saysBoth = (part: 'purpose' | 'completion') =>
    new Set(facts.flatMap((fact) => fact.facts[part] ?? [])).size > 1;
  const [anyPurpose, anyCompletion] = [saysBoth('purpose'), saysBoth('completion')];
  return facts.filter(
    ({ facts: { purpose, completion, priceTo, priceFrom } }) =>
      !(anyPurpose && purpose && !priceTo && !priceFrom) && !(anyCompletion && completion),
  );
}
