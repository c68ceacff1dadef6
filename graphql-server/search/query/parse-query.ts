import {
  BEDROOMS,
  MOST_BATHROOMS,
  MOST_DIRHAMS,
  MOST_SQUARE_FEET,
  type Search,
} from '../../../schema/search.ts';
import { isWithin, placeOf } from '../../places/place.ts';
import type { Comparison, Meaning, PricePeriod } from './lexicon.ts';
import { phraseAt } from './phrase-index.ts';
import { isHyphen, MAX_TOKENS, numberOf, tokenize, type Token } from './tokenizer.ts';

/** The parts of a search that words can say. */
export type Facts = Partial<
  Pick<
    Search,
    | 'purpose'
    | 'types'
    | 'places'
    | 'priceFrom'
    | 'priceTo'
    | 'period'
    | 'bedrooms'
    | 'bathrooms'
    | 'areaFrom'
    | 'areaTo'
    | 'furnishing'
    | 'completion'
    | 'amenities'
  >
>;

/** A part of a query, with its place in it: `query.slice(start, end)`, the words that lead to it included. */
interface Span {
  text: string;
  start: number;
  end: number;
}

/** Words that state a fact about a home. Several values of one part mean any of them. */
export interface RecognizedFact extends Span {
  facts: Facts;
}

/** A word that states no fact: it is searched in the texts of homes. */
export type SearchTerm = Span;

export interface ParsedQuery {
  /** The whole query, in which offsets count. */
  text: string;
  facts: RecognizedFact[];
  terms: SearchTerm[];
}

/** What is known of a search beside its words. */
interface QueryContext {
  purpose?: Search['purpose'] | undefined;
  period?: PricePeriod | undefined;
}

/** A token or phrase with its meaning. */
type Item = { start: number; end: number; tokens: readonly Token[] } & (
  | { type: 'number'; token: Token }
  | { type: 'symbol'; symbol: string }
  | { type: 'phrase'; meaning: Meaning }
  | { type: 'unknown' }
);

/** Rents below this are monthly where the period is not given: no home is let for so little a year. */
const HIGHEST_MONTHLY_RENT = 20_000;
/** Numbers from here on are prices where nothing else is said of them, and from there on where `under` and the like is. */
const LOWEST_BARE_PRICE = 10_000;
const LOWEST_COMPARED_PRICE = 1_000;
/** Prices that are typed alone are round; other numbers are those of permits and towers. */
const BARE_PRICE_STEP = 100;
const MAX_BEDROOMS = 30;
const MANY_BEDROOMS = BEDROOMS.length - 1;
const SQUARE_FEET_PER_SQUARE_METRE = 10.7639;
/** `About` so much is a tenth more or less. */
const TOLERANCE = 0.1;

/** Reads a query as people type it: facts first, whatever is left is text. */
export function parseQuery(query: string, context: QueryContext = {}): ParsedQuery {
  const tokens = tokenize(query);
  const items = itemsOf(tokens.slice(0, MAX_TOKENS));
  const parsed = new Parser(query, items).parse();
  const rest = tokens.slice(MAX_TOKENS).filter(({ type }) => type !== 'symbol');
  parsed.terms.push(...rest.map(({ text, start, end }) => ({ text, start, end })));
  return completed(parsed, context);
}

/** The longest phrases of a query, and its tokens that are in none. */
function itemsOf(tokens: readonly Token[]): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const match = token.type === 'word' ? phraseAt(tokens, at) : null;
    const length = match ? lengthBeforeUnit(tokens, at, match.length) : 1;
    // A phrase that gave its number away is another one, or none.
    const phrase = match && length < match.length ? phraseAt(tokens.slice(0, at + length), at) : match;
    const used = tokens.slice(at, at + (phrase ? phrase.length : 1));
    items.push({ ...itemOf(token, phrase?.meaning), ...spanOf(used), tokens: used });
    at += used.length;
  }
  return items;
}

type ItemKind = Item extends infer One
  ? One extends Item
    ? Omit<One, 'start' | 'end' | 'tokens'>
    : never
  : never;

function itemOf(token: Token, meaning: Meaning | undefined): ItemKind {
  if (meaning) return { type: 'phrase', meaning };
  if (token.type === 'number') return { type: 'number', token };
  if (token.type === 'symbol') return { type: 'symbol', symbol: isHyphen(token) ? '-' : token.text };
  return { type: 'unknown' };
}

const spanOf = (tokens: readonly Token[]) => ({ start: tokens[0]!.start, end: tokens.at(-1)!.end });

/** In `damac hills 2 bed` the number belongs to what follows it. */
function lengthBeforeUnit(tokens: readonly Token[], at: number, length: number): number {
  const [last, next] = [tokens[at + length - 1]!, tokens[at + length]];
  if (length === 1 || last.type !== 'number' || next?.type !== 'word') return length;
  const meaning = phraseAt(tokens, at + length)?.meaning;
  return meaning?.type === 'unit' || meaning?.type === 'multiplier' ? length - 1 : length;
}

/** Numbers that stand together, with what is said of them. */
interface Quantity {
  numbers: number[];
  isRange: boolean;
  isOpen: boolean;
  hasMultiplier: boolean;
  hasCurrency: boolean;
  unit: 'bedroom' | 'bathroom' | 'sqft' | 'sqm' | null;
  period: PricePeriod | null;
  /** The item after the last one of it. */
  next: number;
}

class Parser {
  readonly #facts: RecognizedFact[] = [];
  readonly #terms: SearchTerm[] = [];
  /** Where the words begin that lead to the next fact, such as `in` to a place. */
  #leadIn: number | null = null;

  constructor(
    private readonly query: string,
    private readonly items: readonly Item[],
  ) {}

  parse(): ParsedQuery {
    for (let at = 0; at < this.items.length;) at = this.#step(at);
    return { text: this.query, facts: this.#facts, terms: this.#terms };
  }

  /** Reads from an item on, and returns the first item after what it read. */
  #step(at: number): number {
    const item = this.items[at]!;
    const operator = this.#operatorAt(at);
    if (operator) {
      const quantity = this.#quantityAt(at + 1, operator);
      const facts = quantity && factsOfQuantity(quantity, operator);
      if (facts) return this.#addFact(at, quantity.next, facts);
      return this.#skip(at);
    }
    if (this.#isReference(at)) return this.#addTerm(at);
    if (this.#isNumber(at)) {
      const quantity = this.#quantityAt(at, null);
      const facts = quantity && factsOfQuantity(quantity, null);
      if (facts) return this.#addFact(at, quantity.next, facts);
      return this.#addTerm(at);
    }
    if (item.type === 'symbol') return this.#skip(at);
    if (item.type === 'unknown') return this.#addTerm(at);
    return this.#phrase(at, (item as Item & { type: 'phrase' }).meaning);
  }

  #phrase(at: number, meaning: Meaning): number {
    switch (meaning.type) {
      case 'unit':
        return this.#unitFirst(at, meaning);
      case 'currency': {
        const quantity = this.#quantityAt(at, null);
        const facts = quantity && factsOfQuantity(quantity, null);
        return facts ? this.#addFact(at, quantity.next, facts) : this.#skip(at);
      }
      case 'negation':
        return this.#isFact(at + 1) ? this.#addTerm(at, 2) : this.#skip(at);
      case 'multiplier':
      case 'numberWord':
      case 'text':
        return this.#addTerm(at);
      case 'stopWord':
      case 'comparison':
      case 'range':
      case 'or':
      case 'plus':
        return this.#skip(at);
      case 'purpose':
      case 'propertyType':
      case 'studio':
      case 'bedrooms':
      case 'period':
      case 'furnishing':
      case 'completion':
      case 'amenity':
      case 'place':
        return this.#addFact(at, at + 1, factsOfPhrase(meaning));
    }
  }

  /** `bedrooms: 2`; without a number a unit says nothing, and `b` alone is a word. */
  #unitFirst(at: number, { unit, isShort }: Meaning & { type: 'unit' }): number {
    if (isShort) return this.#addTerm(at);
    const quantity = this.#isNumber(at + 1) ? this.#quantityAt(at + 1, null) : null;
    const isMine = quantity && !quantity.unit && !quantity.hasMultiplier && !quantity.hasCurrency;
    const facts = isMine && factsOfQuantity({ ...quantity, unit }, null);
    return facts ? this.#addFact(at, quantity.next, facts) : this.#skip(at);
  }

  #isFact(at: number): boolean {
    const item = this.items[at];
    return item?.type === 'phrase' && FACT_TYPES.has(item.meaning.type);
  }

  #operatorAt(at: number): Comparison | null {
    const item = this.items[at];
    if (item?.type === 'symbol') return SYMBOL_OPERATORS[item.symbol] ?? null;
    return item?.type === 'phrase' && item.meaning.type === 'comparison' ? item.meaning.operator : null;
  }

  #isNumber(at: number): boolean {
    const item = this.items[at];
    return item?.type === 'number' || (item?.type === 'phrase' && item.meaning.type === 'numberWord');
  }

  #meaningAt<Type extends Meaning['type']>(at: number, type: Type): (Meaning & { type: Type }) | null {
    const item = this.items[at];
    return item?.type === 'phrase' && item.meaning.type === type
      ? (item.meaning as Meaning & { type: Type })
      : null;
  }

  /** Whether a number follows a word and a hyphen, as in the reference `M-100000`. */
  #isReference(at: number): boolean {
    const [word, hyphen, number] = this.items.slice(Math.max(0, at - 2), at + 1);
    if (at < 2 || number?.type !== 'number' || hyphen?.type !== 'symbol' || hyphen.symbol !== '-')
      return false;
    const isWord =
      word?.type === 'unknown' || (word?.type === 'phrase' && word.meaning.type === 'multiplier');
    return isWord && word.end === hyphen.start && hyphen.end === number.start;
  }

  #isStopWord = (at: number): boolean => this.#meaningAt(at, 'stopWord') !== null;

  /** The numbers from an item on, with their multipliers, unit, currency and period; null where there is none. */
  #quantityAt(from: number, operator: Comparison | null): Quantity | null {
    let at = from;
    const isBetween = operator === 'between';
    let hasCurrency = false;
    const skipCurrency = () => {
      while (this.#meaningAt(at, 'currency')) [hasCurrency, at] = [true, at + 1];
    };
    while (operator && this.#isStopWord(at)) at++; // `budget is 2m`
    skipCurrency();
    if (!this.#isNumber(at)) return null;
    const amounts = [this.#amountAt(at)];
    at = amounts[0]!.next;
    let isRange = false;
    let isOpen = false;
    for (;;) {
      const kind = this.#connectorAt(at, isBetween);
      let next = at + 1;
      if (kind && this.#meaningAt(next, 'currency')) next++;
      if (!kind || !this.#isNumber(next) || amounts.length >= BEDROOMS.length) break;
      const amount = this.#amountAt(next);
      if (kind === 'add') {
        // `3 + 1 maid`: the room of the maid is no bedroom.
        at = amount.next;
        break;
      }
      amounts.push(amount);
      isRange ||= kind === 'range';
      at = amount.next;
    }
    if (this.#isPlus(at)) [isOpen, at] = [true, at + 1];
    skipCurrency();
    const unit = this.#meaningAt(at, 'unit');
    if (unit) at++;
    if (this.#isPlus(at)) [isOpen, at] = [true, at + 1];
    const period = this.#meaningAt(at, 'period') ?? null;
    if (period && !unit) at++;
    const factor = amounts.at(-1)!.factor ?? 1;
    const last = amounts.at(-1)!.number * factor;
    return {
      numbers: amounts.map(({ number, factor: own }) => number * (own ?? inherited(number, factor, last))),
      isRange,
      isOpen,
      hasMultiplier: amounts.some((amount) => amount.factor !== null),
      hasCurrency,
      unit: unit?.unit ?? null,
      period: unit ? null : (period?.value ?? null),
      next: at,
    };
  }

  #amountAt(at: number): { number: number; factor: number | null; next: number } {
    const multiplier = this.#meaningAt(at + 1, 'multiplier');
    const item = this.items[at]!;
    const number =
      item.type === 'number'
        ? numberOf(item.token, multiplier !== null)
        : (this.#meaningAt(at, 'numberWord')?.value ?? 0);
    return { number, factor: multiplier?.factor ?? null, next: at + (multiplier ? 2 : 1) };
  }

  /** What joins two numbers. `And` is a range after `between`, and a list elsewhere. */
  #connectorAt(at: number, isBetween: boolean): 'range' | 'list' | 'add' | null {
    const item = this.items[at];
    if (item?.type === 'symbol') {
      if (item.symbol === '-') return 'range';
      return item.symbol === '+' && this.#isNumber(at + 1) ? 'add' : null;
    }
    if (item?.type === 'phrase' && item.meaning.type === 'range') return 'range';
    if (item?.type === 'phrase' && item.meaning.type === 'comparison' && item.meaning.operator === 'max')
      return 'range'; // `from 1m up to 2m`
    if (item?.type === 'phrase' && item.meaning.type === 'or') return isBetween ? 'range' : 'list';
    return null;
  }

  #isPlus(at: number): boolean {
    const item = this.items[at];
    // In `4 bed + study` more is wanted, not more bedrooms.
    const isJoined = item?.type === 'symbol' && item.symbol === '+' && item.start === this.items[at - 1]?.end;
    return isJoined || this.#meaningAt(at, 'plus') !== null;
  }

  #addFact(from: number, to: number, facts: Facts): number {
    const start = this.#leadIn ?? this.items[from]!.start;
    const end = this.items[to - 1]!.end;
    this.#facts.push({ text: this.query.slice(this.items[from]!.start, end), start, end, facts });
    this.#leadIn = null;
    return to;
  }

  #addTerm(at: number, length = 1): number {
    for (const item of this.items.slice(at, at + length)) {
      for (const { text, start, end } of item.tokens) {
        this.#terms.push({ text, start: this.#leadIn ?? start, end });
        this.#leadIn = null;
      }
    }
    return at + length;
  }

  #skip(at: number): number {
    this.#leadIn ??= this.items[at]!.start;
    return at + 1;
  }
}

const SYMBOL_OPERATORS: Readonly<Record<string, Comparison>> = {
  '<': 'max',
  '≤': 'max',
  '>': 'min',
  '≥': 'min',
  '~': 'about',
};

const FACT_TYPES: ReadonlySet<Meaning['type']> = new Set([
  'amenity',
  'furnishing',
  'completion',
  'place',
  'propertyType',
]);

/** In `1-2 million` and `500-1m` the first number has the multiplier of the second, or the next smaller one. */
function inherited(number: number, factor: number, last: number): number {
  if (number >= LOWEST_COMPARED_PRICE || number * factor <= last)
    return number >= LOWEST_COMPARED_PRICE ? 1 : factor;
  return factor / 1_000 >= 1 ? factor / 1_000 : 1;
}

/** Phrases that state a fact by themselves. */
type FactMeaning = Exclude<
  Meaning,
  {
    type:
      | 'unit'
      | 'multiplier'
      | 'numberWord'
      | 'currency'
      | 'comparison'
      | 'range'
      | 'or'
      | 'plus'
      | 'negation'
      | 'stopWord'
      | 'text';
  }
>;

function factsOfPhrase(meaning: FactMeaning): Facts {
  switch (meaning.type) {
    case 'purpose':
      return { purpose: meaning.value };
    case 'propertyType':
      return { types: meaning.values };
    case 'studio':
      return { bedrooms: [0] };
    case 'bedrooms':
      return { bedrooms: bedroomsFrom(meaning.value, meaning.value) };
    case 'period':
      return { purpose: 'RENT', period: meaning.value };
    case 'furnishing':
      return { furnishing: meaning.values };
    case 'completion':
      return { completion: meaning.value };
    case 'amenity':
      return { amenities: meaning.values };
    case 'place':
      return { places: meaning.ids };
  }
}

/** What numbers say of a home; null where they may mean anything. */
function factsOfQuantity(quantity: Quantity, operator: Comparison | null): Facts | null {
  const { numbers, unit } = quantity;
  if (numbers.some((number) => !Number.isFinite(number) || number < 0)) return null;
  if (unit === 'bedroom') return bedroomFacts(quantity, operator);
  if (unit === 'bathroom') {
    const least = Math.min(...numbers);
    return least >= 1 && least <= MOST_BATHROOMS ? { bathrooms: Math.floor(least) } : null;
  }
  if (unit) return areaFacts(quantity, unit, operator);
  return priceFacts(quantity, operator);
}

function bedroomFacts({ numbers, isRange, isOpen }: Quantity, operator: Comparison | null): Facts | null {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (most > MAX_BEDROOMS || numbers.some((number) => !Number.isInteger(number))) return null;
  if (isRange) return { bedrooms: bedroomsFrom(least, most) };
  if (isOpen || operator === 'min') return { bedrooms: bedroomsFrom(least, MAX_BEDROOMS) };
  if (operator === 'max') return { bedrooms: bedroomsFrom(0, most) };
  return { bedrooms: [...new Set(numbers.flatMap((number) => bedroomsFrom(number, number)))].sort() };
}

/** Numbers of bedrooms as they are chosen among: the last one stands for all above it. */
const bedroomsFrom = (least: number, most: number): Search['bedrooms'] =>
  BEDROOMS.filter((count) => count >= Math.min(least, MANY_BEDROOMS) && count <= most);

interface Bounds {
  from: number | null;
  to: number | null;
}

/** A range as it is said; a number alone is `alone`. */
function boundsOf(
  { numbers, isRange, isOpen }: Quantity,
  operator: Comparison | null,
  alone: 'from' | 'to',
): Bounds {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (isRange || numbers.length > 1) return { from: least, to: most };
  if (operator === 'about') return { from: least * (1 - TOLERANCE), to: least * (1 + TOLERANCE) };
  if (operator === 'min' || isOpen) return { from: least, to: null };
  if (operator === 'max') return { from: null, to: most };
  return alone === 'from' ? { from: least, to: null } : { from: null, to: most };
}

/** An area alone is the least that is wanted. */
function areaFacts(quantity: Quantity, unit: 'sqft' | 'sqm', operator: Comparison | null): Facts | null {
  const factor = unit === 'sqm' ? SQUARE_FEET_PER_SQUARE_METRE : 1;
  const { from, to } = boundsOf(quantity, operator, 'from');
  return givenEnds({ areaFrom: rounded(from, factor), areaTo: rounded(to, factor) }, MOST_SQUARE_FEET);
}

/** A price alone is the budget: the most that is paid. */
function priceFacts(quantity: Quantity, operator: Comparison | null): Facts | null {
  const { numbers, hasMultiplier, hasCurrency, period } = quantity;
  const lowest = operator ? LOWEST_COMPARED_PRICE : LOWEST_BARE_PRICE;
  const isRound = numbers.every((number) => number % BARE_PRICE_STEP === 0);
  const isLikely = Math.max(...numbers) >= lowest && (operator !== null || isRound);
  const isPrice = hasMultiplier || hasCurrency || period !== null || isLikely;
  if (!isPrice) return null;
  const { from, to } = boundsOf(quantity, operator, 'to');
  const price = givenEnds({ priceFrom: rounded(from), priceTo: rounded(to) }, MOST_DIRHAMS);
  return price && { ...price, ...(period && { period, purpose: 'RENT' as const }) };
}

const rounded = (value: number | null, factor = 1): number | null =>
  value === null ? null : Math.round(value * factor);

/** The ends of a range that are given; null where one of them is not possible. */
function givenEnds(ends: Facts, most: number): Facts | null {
  const given = Object.entries(ends).filter(([, value]) => value !== null) as [string, number][];
  return given.every(([, value]) => value >= 1 && value <= most) ? Object.fromEntries(given) : null;
}

/** Resolves what several facts say together. */
function completed({ text, facts, terms }: ParsedQuery, { purpose, period }: QueryContext): ParsedQuery {
  const meant = withoutContradictions(withNarrowestPlaces(withSpecificTypes(facts)));
  const isRent = (purpose ?? meant.find((fact) => fact.facts.purpose)?.facts.purpose) === 'RENT';
  const stated = meant.find((fact) => fact.facts.period)?.facts.period ?? period;
  return {
    text,
    facts: meant.map((fact) => {
      const price = fact.facts.priceTo ?? fact.facts.priceFrom;
      if (price == null || fact.facts.period) return fact;
      const isMonthly = stated ? stated === 'MONTH' : isRent && price < HIGHEST_MONTHLY_RENT;
      return isMonthly && purpose !== 'SALE'
        ? { ...fact, facts: { ...fact.facts, period: 'MONTH', purpose: 'RENT' } }
        : fact;
    }),
    terms,
  };
}

/** `Villa or townhouse` are those two types; `villa` alone is every house, and `apartment` every home in a building. */
function withSpecificTypes(facts: readonly RecognizedFact[]): RecognizedFact[] {
  const specific = new Set(facts.flatMap(({ facts: { types } }) => (types?.length === 1 ? types : [])));
  return facts.map((fact) => {
    const { types } = fact.facts;
    if (!types || types.length === 1 || !types.some((type) => specific.has(type))) return fact;
    return { ...fact, facts: { types: types.slice(0, 1) } };
  });
}

/** `JBR, Dubai Marina` is an address: the place within the other one is meant. */
function withNarrowestPlaces(facts: readonly RecognizedFact[]): RecognizedFact[] {
  const named = facts.flatMap(({ facts: { places = [] } }) => places.map((id) => placeOf(id)!));
  const isAround = (id: string) => named.some((other) => other.id !== id && isWithin(other, placeOf(id)!));
  return facts.filter(({ facts: { places } }) => !places?.every(isAround));
}

/** `Buy or rent` and `ready or off plan` leave it open. */
function withoutContradictions(facts: readonly RecognizedFact[]): RecognizedFact[] {
  const saysBoth = (part: 'purpose' | 'completion') =>
    new Set(facts.flatMap((fact) => fact.facts[part] ?? [])).size > 1;
  const [anyPurpose, anyCompletion] = [saysBoth('purpose'), saysBoth('completion')];
  return facts.filter(
    ({ facts: { purpose, completion, priceTo, priceFrom } }) =>
      !(anyPurpose && purpose && !priceTo && !priceFrom) && !(anyCompletion && completion),
  );
}
