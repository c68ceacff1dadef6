import { foldText } from '../../../schema/fold.ts';
import type { HomeKind } from '../../../schema/listing-kinds.ts';
import type { CollectionRules, Values } from '../../collections/definitions/collection.ts';
import { isMissing } from '../../collections/definitions/texts.ts';
import type { FieldMessages } from '../../errors.ts';
import { isWithin, placeOf } from '../../places/place.ts';
import type { Listing } from '../listing.ts';
import { formatSize, parseSize } from './area.ts';
import { Completion, TYPES } from './choices.ts';
import type { ParseResult } from '../../text-parsing/parse-result.ts';
import { formatLocation, parseLocation } from './place.ts';
import { formatPrice, parsePrice } from './price.ts';
import { formatBathrooms, formatBedrooms, parseBathrooms, parseBedrooms } from './rooms.ts';
import { validateFacts } from './validation.ts';
import { message, type Message } from '../../messages.ts';

/** A free text of a listing and the facts that it states. */
export interface FactText {
  /** Names of the listing's fields with the facts. */
  facts: readonly string[];
  parse(text: string, home: HomeKind): ParseResult<object>;
  /** Parses a text without a unit in each unit that it may have. */
  parseInEachUnit?(text: string, home: HomeKind): ParseResult<object>[];
  /** Formats facts as a text; null if they are not sufficient. */
  format(facts: Values): string | null;
}

export type TextProperty = 'price' | 'bedrooms' | 'bathrooms' | 'size' | 'location';

export const factTexts: Readonly<Record<TextProperty, FactText>> = {
  price: {
    facts: ['amount', 'rentPeriod', 'cheques', 'priceOnRequest'],
    parse: parsePrice,
    format: formatPrice,
  },
  bedrooms: { facts: ['bedroomCount', 'maidsRoom'], parse: parseBedrooms, format: formatBedrooms },
  bathrooms: { facts: ['bathroomCount'], parse: parseBathrooms, format: formatBathrooms },
  size: {
    facts: ['builtUpArea', 'plotArea'],
    parse: parseSize,
    parseInEachUnit: (text, home) =>
      (['sqft', 'sqm'] as const).map((defaultUnit) => parseSize(text, { ...home, defaultUnit })),
    format: formatSize,
  },
  location: { facts: ['placeId', 'building'], parse: parseLocation, format: formatLocation },
};

/** The name of a text in inputs of the API. */
export const textName = (property: string, { purpose }: HomeKind): string =>
  property === 'price' && purpose === 'RENT' ? 'rent' : property;

export function factRules(
  home: HomeKind,
): Pick<CollectionRules<Listing>, 'deriveValues' | 'validateInput' | 'validateRecord'> {
  return {
    deriveValues: (input, current) => reconcile(home, input, current),
    validateInput: (input, current) => validateTexts(home, input, current),
    validateRecord: (record) => validateFacts(home, record),
  };
}

/**
 * Completes the input of a create or update, so that each text and its facts state the same. If the input has facts without their text,
 * the text is formatted from them. If it has a text without its facts, the text is parsed. If it has both, both are kept, and the text
 * states the facts that the input lacks. `needsReview` names the texts that a person has to review.
 * @param current the stored values; null for a new listing
 */
export function reconcile(home: HomeKind, input: Values, current: Values | null): Values {
  const values: Values = { ...(current === null && defaultFacts(home)), ...input };
  const needsReview = new Set(current?.needsReview as string[] | undefined);
  for (const [property, factText] of Object.entries(factTexts)) {
    const name = textName(property, home);
    const isToReview = reconcileText(home, factText, { name, input, current, values });
    if (isToReview) needsReview.add(name);
    else if (isToReview === false) needsReview.delete(name);
  }
  return { ...values, needsReview: [...needsReview] };
}

const defaultFacts = ({ purpose, family }: HomeKind): Values => ({
  propertyType: TYPES[family][0],
  ...(purpose === 'RENT' && { completion: Completion.COMPLETED }),
  views: [],
  amenities: [],
});

interface TextToReconcile {
  /** Name of the text in the input. */
  name: string;
  input: Values;
  current: Values | null;
  /** The completed input, to which the text or its facts are added. */
  values: Values;
}

/** Returns whether the text needs review; undefined if the input changes neither the text nor its facts. */
function reconcileText(
  home: HomeKind,
  factText: FactText,
  { name, input, current, values }: TextToReconcile,
): boolean | undefined {
  const text = input[name];
  const givenFacts = factText.facts.filter((fact) => input[fact] !== undefined);
  const hasText = text !== undefined;
  const hasValues = givenFacts.some((fact) => input[fact] !== null);
  const isChanged = hasText && text !== current?.[name];
  if (hasValues || (givenFacts.length > 0 && !hasText)) {
    if (isChanged && typeof text === 'string') Object.assign(values, otherFacts(home, factText, text, input));
    const listing = { ...current, ...values };
    const formatted = factText.format(listing);
    if (formatted === null) return !isMissing(listing[name]);
    if (!isMissing(text)) return typeof text === 'string' && !agrees(home, factText, text, listing);
    values[name] = formatted;
    return false;
  }
  if (!isChanged) return undefined;
  for (const fact of factText.facts) values[fact] = null;
  if (typeof text !== 'string' || isMissing(text)) return false;
  const { facts, questions } = parseFacts(home, factText, text);
  Object.assign(values, facts);
  return questions.length > 0;
}

/** The facts of a text that an input lacks. An unclear text clears no facts. */
function otherFacts(home: HomeKind, factText: FactText, text: string, input: Values): Values {
  const { facts, isUnclear } = parseFacts(home, factText, text);
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([fact, value]) => input[fact] === undefined && (!isUnclear || value !== null),
    ),
  );
}

/**
 * Compares each text of an input with the facts that it contains too. Returns a message for each text that contradicts them, unless
 * the input repeats what is stored.
 */
function validateTexts(home: HomeKind, input: Values, current: Values | null): FieldMessages {
  const problems: FieldMessages = {};
  for (const [property, factText] of Object.entries(factTexts)) {
    const name = textName(property, home);
    const text = input[name];
    const given = factText.facts.filter((fact) => input[fact] !== undefined);
    if (given.length === 0) continue;
    const isStored = [name, ...given].every((field) => input[field] === current?.[field]);
    if (typeof text !== 'string' || isMissing(text) || isStored) continue;
    const contradiction = findContradiction(home, factText, text, input);
    if (contradiction !== null) {
      problems[name] = message('TEXT_CONTRADICTS_FACTS', { text, facts: contradiction });
    }
  }
  return problems;
}

/**
 * Returns the facts of an input as a text if another text contradicts them, and null otherwise. Facts that one of both does not
 * state are not compared.
 */
export function findContradiction(
  home: HomeKind,
  factText: FactText,
  text: string,
  input: Values,
): string | null {
  const { facts, questions } = parseFacts(home, factText, text);
  const given = Object.fromEntries(
    factText.facts.map((fact) => [fact, input[fact]]).filter(([, value]) => !isMissing(value)),
  ) as Values;
  const isContradicted =
    contradictsOnRequest(facts, given) ||
    (questions.length === 0
      ? factText.facts.some((fact) => differs(fact, facts[fact], given[fact]))
      : !agrees(home, factText, text, given));
  if (!isContradicted) return null;
  return factText.format({ ...facts, ...given }) ?? Object.values(given).join(', ');
}

/** True if a text states an amount that the facts hide, or hides an amount that the facts show. */
function contradictsOnRequest(stated: Values, given: Values): boolean {
  if (given.priceOnRequest === true) return !stated.priceOnRequest && !isMissing(stated.amount);
  return given.priceOnRequest === false && !isMissing(given.amount) && stated.priceOnRequest === true;
}

/** True if a text certainly states another value of a fact than the one that is given. */
function differs(fact: string, stated: unknown, given: unknown): boolean {
  if (isMissing(stated) || isMissing(given)) return false;
  if (AREAS.includes(fact)) return !isClose({ [fact]: stated }, { [fact]: given });
  if (fact === 'building') return foldText(String(stated)) !== foldText(String(given));
  if (fact !== 'placeId') return stated !== given;
  const [one, other] = [placeOf(String(stated)), placeOf(String(given))];
  return one !== undefined && other !== undefined && !isWithin(one, other) && !isWithin(other, one);
}

export interface ParsedFacts {
  /** All facts of the text, with null for those that it does not state. */
  facts: Values;
  /** What a person has to review; none if the facts are certain. */
  questions: readonly Message[];
  /** True if a person has to enter the facts: the text states none, or only that the price is on request. */
  isUnclear: boolean;
}

/** Parses a text into facts to store. A text whose facts are not valid for this kind of home is unclear. */
export function parseFacts(home: HomeKind, factText: FactText, text: string): ParsedFacts {
  const { facts: stated, questions = [] } = factText.parse(text, home);
  const facts = allFacts(factText, stated);
  const [problem] = Object.values(validateFacts(home, facts));
  if (problem !== undefined)
    return { facts: allFacts(factText, null), questions: [problem], isUnclear: true };
  const isUnclear = stated === null || Object.keys(stated).join() === 'priceOnRequest';
  return { facts, questions, isUnclear };
}

function allFacts(factText: FactText, stated: object | null): Values {
  const values: Values = { ...stated };
  return Object.fromEntries(factText.facts.map((fact) => [fact, values[fact] ?? null]));
}

/** A message about the difference between a text and the facts of a listing; null where they agree. */
export function findDifference(
  home: HomeKind,
  factText: FactText,
  text: string,
  listing: Values,
): Message | null {
  const formatted = factText.format(listing);
  if (formatted === null || agrees(home, factText, text, listing)) return null;
  return message('TEXT_DIFFERS_FROM_FACTS', { text, facts: formatted });
}

/**
 * True if a text and the facts of a listing agree. The facts of a certain text have to be equal, but it need not name the building. For
 * other texts, the numbers have to be close, in any of the units that an unclear text may have.
 */
function agrees(home: HomeKind, factText: FactText, text: string, listing: Values): boolean {
  const { facts, questions, isUnclear } = parseFacts(home, factText, text);
  if (questions.length === 0) {
    return factText.facts.every(
      (fact) => (listing[fact] ?? null) === facts[fact] || (fact === 'building' && facts[fact] === null),
    );
  }
  if (!isUnclear) return isClose(listing, facts);
  const candidates = (factText.parseInEachUnit?.(text, home) ?? []).flatMap(({ facts: one }) =>
    one ? [{ ...one }] : [],
  );
  return candidates.length === 0 || candidates.some((candidate) => isClose(listing, candidate));
}

const AREAS = ['builtUpArea', 'plotArea'];
const MEASURES = ['amount', 'bedroomCount', 'bathroomCount', ...AREAS];
/** Two numbers are close if they differ by at most this share of the larger one, for example by rounding. */
const TOLERANCE = 0.02;

const isClose = (one: Values, other: Values): boolean =>
  MEASURES.every((name) => {
    const [a, b] = [one[name], other[name]];
    if (typeof a !== 'number' || typeof b !== 'number') return true;
    return Math.abs(a - b) <= TOLERANCE * Math.max(a, b);
  });
