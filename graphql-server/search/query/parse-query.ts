import type { IgnoredReason } from '../../../schema/interpretation.ts';
import {
  BEDROOMS,
  MOST_BATHROOMS,
  MOST_CHEQUES,
  MOST_DIRHAMS,
  MOST_SQUARE_FEET,
  type Search,
} from '../../../schema/search.ts';
import { isWithin, placeOf } from '../../places/place.ts';
import type { Comparison, FactMeaning, Meaning, PricePeriod, Unit } from './lexicon.ts';
import { phraseAt } from './phrase-index.ts';
import { guessNumber } from '../../text-parsing/numbers.ts';
import type { PhraseMatch } from '../../text-parsing/phrases.ts';
import { groupedNumberAt, tokenize, type Token } from '../../text-parsing/tokenizer.ts';

/** The parts of a search that a query can state; `near` are landmarks that homes must be near beside being in a place. */
export type Facts = { near?: readonly string[] } & Partial<
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
    | 'views'
    | 'cheques'
    | 'sort'
  >
>;

/** A part of a query: `query.slice(start, end)` is the text with the words that lead to it, such as `in`. */
interface Span {
  text: string;
  start: number;
  end: number;
}

/** Words that state a fact about a home. Several values of one part mean any of them. */
export interface RecognizedFact extends Span {
  facts: Facts;
  /** Homes with the fact are excluded, as in `no pool`. */
  isExcluded?: true;
}

/** A word that states no fact: it is searched in the texts of homes. */
export interface SearchTerm extends Span {
  /** True if the words name buildings or a listing, and are not searched. */
  isName?: true;
  /** The buildings in stock that the words name: homes must be in one of them. */
  buildings?: readonly string[];
}

/** Words that neither state a fact nor are searched. */
export interface IgnoredWords extends Span {
  reason: IgnoredReason;
}

export interface ParsedQuery {
  /** The whole query, in which offsets count. */
  text: string;
  facts: RecognizedFact[];
  terms: SearchTerm[];
  ignored: IgnoredWords[];
}

/** The parts of the search that were chosen in the form, and the buildings in stock that the query may name. */
interface QueryContext {
  buildings?: readonly string[] | undefined;
  purpose?: Search['purpose'] | undefined;
  period?: PricePeriod | undefined;
}

/** A token or phrase with its meaning. */
type Item = { start: number; end: number; tokens: readonly Token[] } & (
  | { type: 'number'; token: Token }
  | { type: 'symbol'; symbol: string }
  | { type: 'phrase'; meaning: Meaning }
  | { type: 'building'; names: readonly string[] }
  | { type: 'unknown' }
);

/** Rents below this are monthly if the period is not given: no home is let for so little a year. */
const HIGHEST_MONTHLY_RENT = 20_000;
/** Without a purpose, an amount below this is a rent, because no home is sold for so little; one from `LOWEST_SALE_BUDGET` on is a price. */
const LOWEST_SALE_PRICE = 200_000;
const LOWEST_SALE_BUDGET = 1_000_000;
/** The lowest number that is a price without a currency or unit, a month's rent, and the lowest after a comparison such as `under`. */
const LOWEST_BARE_PRICE = 2_500;
const LOWEST_COMPARED_PRICE = 1_000;
/** A number without a currency or comparison is a price only if it is a multiple of this; permits and towers have other numbers. */
const BARE_PRICE_STEP = 100;
/** The lowest number that is an area in square feet after a word such as `size`. */
const LOWEST_BARE_AREA = 100;
/** Minimum length of a multiplier that is a word and no letter. */
const MIN_MULTIPLIER_WORD = 3;
const MAX_BEDROOMS = 30;
const MANY_BEDROOMS = BEDROOMS.length - 1;
const SQUARE_FEET_PER_SQUARE_METRE = 10.7639;
/** `About` allows a tenth more or less. */
const TOLERANCE = 0.1;

/** Parses a query as people type it: phrases that state facts become filters, other words are searched as text. */
export function parseQuery(query: string, context: QueryContext = {}): ParsedQuery {
  const tokens = tokensOf(query);
  const items = itemsOf(query, tokens.slice(0, MAX_TOKENS), indexBuildings(context.buildings ?? []));
  const parsed = new Parser(query, items).parse();
  const rest = tokens.slice(MAX_TOKENS).filter(({ type }) => type !== 'symbol');
  parsed.terms.push(...rest.map(({ text, start, end }) => ({ text, start, end })));
  return resolveFacts(parsed, context);
}

/** Maximum length of a parsed query in UTF-16 code units, and maximum number of parsed tokens; the rest is searched as text. */
const MAX_QUERY_LENGTH = 400;
const MAX_TOKENS = 40;
/** `=` only after a comparison; every sign of a currency. */
const SYMBOL = /^(?:[<>]=|[-–—+<>≤≥~]|\p{Sc})$/u;

/** The tokens of a query without the punctuation that means nothing in it. */
function tokensOf(query: string): Token[] {
  const tokens = tokenize(query.slice(0, MAX_QUERY_LENGTH)).filter(
    ({ type, text }) => type !== 'symbol' || SYMBOL.test(text),
  );
  // A hyphen joins words; between numbers it is a range.
  return tokens.filter((token, index) => !isHyphen(token) || tokens[index + 1]?.type === 'number');
}

const isCurrencySign = ({ type, text }: Token): boolean => type === 'symbol' && /\p{Sc}/u.test(text);

const isHyphen = ({ type, text }: Token): boolean => type === 'symbol' && /[-–—]/.test(text);

/** Groups tokens into the longest known phrases and buildings; other tokens are items of their own. */
function itemsOf(query: string, tokens: readonly Token[], buildings: BuildingIndex): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const match = multiplierAt(tokens, at) ?? (token.type === 'word' ? phraseAt(tokens, at) : null);
    const building = buildingAt(tokens, at, buildings);
    if (building && building.length > (match?.length ?? 0)) {
      const used = tokens.slice(at, at + building.length);
      items.push({ type: 'building', names: building.names, ...spanOf(used), tokens: used });
      at += used.length;
      continue;
    }
    const length = match ? lengthBeforeUnit(tokens, at, match.length) : groupedLength(query, tokens, at);
    // Without its last token it is another phrase, or none.
    const phrase = match && length < match.length ? phraseAt(tokens.slice(0, at + length), at) : match;
    const used = tokens.slice(at, at + (match ? (phrase?.length ?? 1) : length));
    const whole = used.length > 1 ? { ...token, text: query.slice(token.start, used.at(-1)!.end) } : token;
    items.push({ ...itemOf(whole, phrase?.meaning), ...spanOf(used), tokens: used });
    at += used.length;
  }
  return items;
}

/** A multiplier that stands at its number and before a blank: the words of `2m in marina` are not `min`. */
function multiplierAt(tokens: readonly Token[], at: number): PhraseMatch<Meaning> | null {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (before?.type !== 'number' || before.end !== token.start || next?.start === token.end) return null;
  const match = phraseAt([token], 0);
  return match?.meaning.type === 'multiplier' ? match : null;
}

/** Names of buildings by the keys of their first words, two or more. */
type BuildingIndex = ReadonlyMap<string, readonly string[]>;

/** Maximum number of words of a building that are compared. */
const MAX_BUILDING_WORDS = 8;

const keyOfWords = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ type }) => type !== 'symbol')
    .map(({ key }) => key)
    .join(' ');

/** Indexes buildings by their whole names and by the beginnings that several may share: Marina Gate 1 and Marina Gate 2. */
function indexBuildings(names: readonly string[]): BuildingIndex {
  const index = new Map<string, string[]>();
  for (const name of names) {
    const tokens = tokensOf(name);
    for (let length = 2; length <= Math.min(tokens.length, MAX_BUILDING_WORDS); length++) {
      const words = tokens.slice(0, length);
      if (words.at(-1)!.type === 'symbol') continue;
      const key = keyOfWords(words);
      index.set(key, [...(index.get(key) ?? []), name]);
    }
  }
  return index;
}

/** True unless words only describe a home, as `2 bed villa` does where it was typed instead of a building. */
function isBuildingName(words: string): boolean {
  const { terms, facts } = parseQuery(words);
  const isPlace = ({ facts: { places, near } }: RecognizedFact) => places !== undefined || near !== undefined;
  return terms.length > 0 || facts.some(isPlace);
}

/** The buildings whose names have the most words from a token on. */
function buildingAt(
  tokens: readonly Token[],
  at: number,
  index: BuildingIndex,
): { names: readonly string[]; length: number } | null {
  if (index.size === 0) return null;
  for (let length = Math.min(MAX_BUILDING_WORDS, tokens.length - at); length > 1; length--) {
    const words = tokens.slice(at, at + length);
    const names = index.get(keyOfWords(words));
    const isWhole = words[0]!.type !== 'symbol' && words.at(-1)!.type !== 'symbol';
    if (!names || !isWhole || lengthBeforeUnit(tokens, at, length) !== length) continue;
    if (isBuildingName(words.map(({ text }) => text).join(' '))) return { names, length };
  }
  return null;
}

/** The number of tokens of the number at a token. A multiplier belongs to the only group before it: `1 500k`. */
function groupedLength(query: string, tokens: readonly Token[], at: number): number {
  if (tokens[at]!.type !== 'number') return 1;
  const length = groupedNumberAt(query, tokens, at);
  const [last, next] = [tokens[at + length - 1]!, tokens[at + length]];
  return length === 2 && next?.type === 'word' && next.start === last.end ? 1 : length;
}

type ItemKind = Item extends infer One
  ? One extends Item
    ? Omit<One, 'start' | 'end' | 'tokens'>
    : never
  : never;

function itemOf(token: Token, meaning: Meaning | undefined): ItemKind {
  if (meaning) return { type: 'phrase', meaning };
  if (token.type === 'number') return { type: 'number', token };
  if (isCurrencySign(token)) return { type: 'phrase', meaning: { type: 'foreignCurrency' } };
  if (token.type === 'symbol') return { type: 'symbol', symbol: isHyphen(token) ? '-' : token.text };
  return { type: 'unknown' };
}

const spanOf = (tokens: readonly Token[]) => ({ start: tokens[0]!.start, end: tokens.at(-1)!.end });

/** The length of a phrase without a number that belongs to what follows, as in `damac hills 2 bed` or `damac hills 2 000 000`. */
function lengthBeforeUnit(tokens: readonly Token[], at: number, length: number): number {
  const [last, next] = [tokens[at + length - 1]!, tokens[at + length]];
  if (length === 1 || last.type !== 'number') return length;
  if (next?.type === 'number' && next.key === '000') return length - 1;
  if (next?.type !== 'word') return length;
  const meaning = phraseAt(tokens, at + length)?.meaning;
  return meaning?.type === 'unit' || meaning?.type === 'multiplier' ? length - 1 : length;
}

/** One or more numbers with their unit, currency and period: `2-3 bed`, `AED 90k a year`. */
interface Quantity {
  numbers: number[];
  isRange: boolean;
  isOpen: boolean;
  hasMultiplier: boolean;
  hasCurrency: boolean;
  isForeign: boolean;
  unit: Unit | null;
  period: PricePeriod | null;
  /** A comparison before or after it. */
  operator: Comparison | null;
  /** The item after it. */
  next: number;
}

/** A number with its multiplier: `2m`. */
interface Amount {
  number: number;
  factor: number | null;
  /** The item after it. */
  next: number;
}

class Parser {
  readonly #facts: RecognizedFact[] = [];
  readonly #terms: SearchTerm[] = [];
  readonly #ignored: IgnoredWords[] = [];
  /** Start of the words that lead to the next fact, such as `in` before a place. */
  #leadIn: number | null = null;

  constructor(
    private readonly query: string,
    private readonly items: readonly Item[],
  ) {}

  parse(): ParsedQuery {
    for (let at = 0; at < this.items.length;) at = this.#step(at);
    return { text: this.query, facts: this.#facts, terms: this.#terms, ignored: this.#ignored };
  }

  /** Parses a fact or a term at an item and returns the index of the item after it. */
  #step(at: number): number {
    const item = this.items[at]!;
    if (item.type === 'building') return this.#addBuilding(at, item.names);
    const operator = this.#operatorAt(at);
    if (operator) return this.#addQuantity(at, this.#quantityAt(at + 1, operator)) ?? this.#skip(at);
    if (this.#isReference(at)) return this.#addTerm(at);
    if (this.#isNumber(at)) return this.#addQuantity(at, this.#quantityAt(at, null)) ?? this.#addTerm(at);
    if (this.#isMaidsRoom(at)) return this.#addTermFor(at, at + 2, 'maid');
    if (item.type === 'symbol') return this.#skip(at);
    if (item.type === 'unknown') return this.#addTerm(at);
    return this.#phrase(at, (item as Item & { type: 'phrase' }).meaning);
  }

  #phrase(at: number, meaning: Meaning): number {
    switch (meaning.type) {
      case 'unit':
        return this.#unitFirst(at, meaning);
      case 'currency':
      case 'foreignCurrency':
        return this.#addQuantity(at, this.#quantityAt(at, null)) ?? this.#skip(at);
      case 'negation':
        return meaning.isPostfix ? this.#negateLast(at) : this.#negate(at);
      case 'areaWord':
        return this.#areaAfter(at) ?? this.#areaAlone(at);
      case 'filler':
        return this.#ignore(at, at + 1, 'FILLER');
      case 'text':
        return meaning.searched === undefined
          ? this.#addTerm(at)
          : this.#addTermFor(at, at + 1, meaning.searched);
      case 'multiplier':
      case 'numberWord':
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
      case 'rooms':
      case 'bedrooms':
      case 'period':
      case 'furnishing':
      case 'completion':
      case 'amenity':
      case 'view':
      case 'place':
      case 'landmark':
      case 'sort':
        return this.#addFact(at, at + 1, factsOfPhrase(meaning));
    }
  }

  /** Parses a unit before its number: `bedrooms: 2`. Without a number it is not used, and `b` alone is a term. */
  #unitFirst(at: number, { unit, isShort }: Meaning & { type: 'unit' }): number {
    if (isShort) return this.#addTerm(at);
    const quantity = this.#isNumber(at + 1) ? this.#quantityAt(at + 1, null) : null;
    const isMine = quantity && !quantity.unit && !quantity.hasMultiplier && !quantity.hasCurrency;
    const next = isMine ? this.#addQuantity(at, { ...quantity, unit }) : null;
    return next ?? this.#ignore(at, at + 1, 'FILLER');
  }

  /** Parses a word for the area with the number after it; null if there is none that is an area. */
  #areaAfter(at: number): number | null {
    const first = this.#skipAll('stopWord', at + 1);
    const operator = this.#operatorAt(first);
    const quantity = this.#quantityAt(operator ? first + 1 : first, operator);
    const isMine = quantity && !quantity.unit && !quantity.hasMultiplier && !quantity.hasCurrency;
    return isMine && Math.max(...quantity.numbers) >= LOWEST_BARE_AREA
      ? this.#addQuantity(at, { ...quantity, unit: 'sqft' })
      : null;
  }

  /** A word for the area without a number is not used; after a place it states nothing: `in the marina area`. */
  #areaAlone(at: number): number {
    return this.#meaningAt(at - 1, 'place') ? this.#skip(at) : this.#ignore(at, at + 1, 'FILLER');
  }

  /** Adds the fact that a quantity states; null if its meaning is unclear. */
  #addQuantity(at: number, quantity: Quantity | null): number | null {
    if (!quantity) return null;
    if (quantity.isForeign) return this.#ignore(at, quantity.next, 'CURRENCY');
    if (isMostBathrooms(quantity)) return this.#ignore(at, quantity.next, 'UNSUPPORTED');
    const facts = factsOfQuantity(quantity);
    return facts && this.#addFact(at, quantity.next, facts);
  }

  /** Excludes the facts after a negation: `no pool or gym`. What cannot be excluded is ignored; it never becomes a condition. */
  #negate(at: number): number {
    let first = this.#skipAll('stopWord', at + 1);
    let fact = this.#excludableAt(first);
    if (!fact) return this.#ignoreNegated(at, first);
    const kind = Object.keys(fact.facts)[0]!;
    let from = at;
    while (fact && kind in fact.facts) {
      this.#addExcluded(from, fact.next, fact.facts);
      from = fact.next;
      first = this.#skipAll('stopWord', this.#skipAll('or', from));
      fact = this.#meaningAt(from, 'or') && this.#excludableAt(first);
    }
    return from;
  }

  /** The fact at an item, if homes can be excluded by it. */
  #excludableAt(at: number): { facts: Facts; next: number } | null {
    const item = this.items[at];
    if (item?.type === 'phrase' && EXCLUDABLE.has(item.meaning.type))
      return { facts: factsOfPhrase(item.meaning as FactMeaning), next: at + 1 };
    const quantity = this.#isNumber(at) ? this.#quantityAt(at, null) : null;
    const facts = quantity?.unit === 'bedroom' ? factsOfQuantity(quantity) : null;
    return facts && { facts, next: quantity!.next };
  }

  /** Adds an excluded fact. Of two values, the other one is stated. */
  #addExcluded(from: number, to: number, facts: Facts): void {
    const { purpose, completion } = facts;
    if (purpose) this.#addFact(from, to, { purpose: purpose === 'SALE' ? 'RENT' : 'SALE' });
    else if (completion)
      this.#addFact(from, to, { completion: completion === 'COMPLETED' ? 'OFF_PLAN' : 'COMPLETED' });
    else this.#addFact(from, to, facts, true);
  }

  #ignoreNegated(at: number, first: number): number {
    const start = this.#skipAll('filler', first); // `not too old`
    const item = this.items[start];
    const operator = this.#operatorAt(start);
    const quantity = this.#quantityAt(operator ? start + 1 : start, operator);
    const isNumberOnly = quantity && !operator && !quantity.unit && !quantity.hasCurrency;
    // `villa no 12`
    if (start === first && (!item || item.type === 'symbol' || isNumberOnly)) return this.#skip(at);
    let end = item ? (quantity?.next ?? start + 1) : start;
    while (this.items[end]?.type === 'unknown') end++; // `no ground floor`
    return this.#ignore(at, end, 'UNSUPPORTED');
  }

  /** Excludes the fact before a negation: `pool nahi`. */
  #negateLast(at: number): number {
    const last = this.#facts.at(-1);
    const isBefore = last && last.end === this.items[at - 1]?.end;
    if (!isBefore || !Object.keys(last.facts).every((name) => EXCLUDABLE_PARTS.has(name)))
      return this.#ignore(at, at + 1, 'UNSUPPORTED');
    const end = this.items[at]!.end;
    this.#facts[this.#facts.length - 1] = {
      ...last,
      text: this.query.slice(last.start, end),
      end,
      isExcluded: true,
    };
    return at + 1;
  }

  /** True for `+M`, a maid's room after the bedrooms. */
  #isMaidsRoom(at: number): boolean {
    const [plus, letter] = [this.items[at], this.items[at + 1]];
    if (plus?.type !== 'symbol' || plus.symbol !== '+' || letter?.start !== plus.end) return false;
    return this.#meaningAt(at + 1, 'multiplier')?.factor === 1_000_000 && letter.tokens[0]!.key === 'm';
  }

  #operatorAt(at: number): Comparison | null {
    const item = this.items[at];
    if (item?.type === 'symbol') return SYMBOL_OPERATORS[item.symbol] ?? null;
    return item?.type === 'phrase' && item.meaning.type === 'comparison' ? item.meaning.operator : null;
  }

  #isNumber(at: number): boolean {
    const item = this.items[at];
    if (item?.type !== 'phrase') return item?.type === 'number';
    return item.meaning.type === 'numberWord' || this.#isMultiplierAlone(at);
  }

  /** True for a word such as `million` without a number, which is one of it. */
  #isMultiplierAlone(at: number): boolean {
    const factor = this.#meaningAt(at, 'multiplier')?.factor ?? 0;
    return factor >= 100_000 && this.items[at]!.tokens[0]!.key.length >= MIN_MULTIPLIER_WORD;
  }

  #meaningAt<Type extends Meaning['type']>(at: number, type: Type): (Meaning & { type: Type }) | null {
    const item = this.items[at];
    return item?.type === 'phrase' && item.meaning.type === type
      ? (item.meaning as Meaning & { type: Type })
      : null;
  }

  /** True for the number of a reference such as `M-100000`. */
  #isReference(at: number): boolean {
    const [word, hyphen, number] = this.items.slice(Math.max(0, at - 2), at + 1);
    if (at < 2 || number?.type !== 'number' || hyphen?.type !== 'symbol' || hyphen.symbol !== '-')
      return false;
    const isWord =
      word?.type === 'unknown' || (word?.type === 'phrase' && word.meaning.type === 'multiplier');
    return isWord && word.end === hyphen.start && hyphen.end === number.start;
  }

  /** The first item from `at` on that does not have this type of meaning. */
  #skipAll(type: Meaning['type'], at: number): number {
    while (this.#meaningAt(at, type)) at++;
    return at;
  }

  /** The numbers from an item on, with their multipliers, unit, currency and period; null if there is none. */
  #quantityAt(from: number, operator: Comparison | null): Quantity | null {
    const start = operator ? this.#skipAll('stopWord', from) : from; // `budget is 2m`
    const firstNumber = this.#skipCurrencies(start);
    if (!this.#isNumber(firstNumber)) return null;
    const { amounts, isRange, next: afterAmounts } = this.#amountsFrom(firstNumber, operator === 'between');

    const isPlusBeforeUnit = this.#isPlus(afterAmounts);
    const beforeCurrency = isPlusBeforeUnit ? afterAmounts + 1 : afterAmounts;
    const afterCurrency = this.#skipCurrencies(beforeCurrency);
    const unit = this.#meaningAt(afterCurrency, 'unit');
    const afterUnit = unit ? afterCurrency + 1 : afterCurrency;
    const isPlusAfterUnit = this.#isPlus(afterUnit);
    const afterPlus = isPlusAfterUnit ? afterUnit + 1 : afterUnit;
    const period = unit ? null : this.#meaningAt(afterPlus, 'period');
    const afterPeriod = period ? afterPlus + 1 : afterPlus;
    const postfix = operator ? null : this.#postfixAt(afterPeriod);
    const isForeign = [start, firstNumber - 1, beforeCurrency, afterCurrency - 1].some((at) =>
      this.#meaningAt(at, 'foreignCurrency'),
    );
    const isBedrooms = !unit && this.#isRoomAdded(afterUnit);

    return {
      numbers: multiplied(amounts),
      isRange,
      isOpen: isPlusBeforeUnit || isPlusAfterUnit,
      hasMultiplier: amounts.some(({ factor }) => factor !== null),
      hasCurrency: firstNumber > start || afterCurrency > beforeCurrency,
      isForeign,
      unit: unit?.unit ?? (isBedrooms ? 'bedroom' : null),
      period: period?.value ?? null,
      operator: operator ?? postfix,
      next: postfix ? afterPeriod + 1 : afterPeriod,
    };
  }

  #skipCurrencies(at: number): number {
    while (this.#meaningAt(at, 'currency') || this.#meaningAt(at, 'foreignCurrency')) at++;
    return at;
  }

  /** A comparison after a number that does not belong to a later number. */
  #postfixAt(at: number): Comparison | null {
    const comparison = this.#meaningAt(at, 'comparison');
    const next = this.#skipCurrencies(this.#skipAll('stopWord', at + 1));
    return comparison?.isPostfix && !this.#isNumber(next) ? comparison.operator : null;
  }

  /** True if a plus adds a room to the bedrooms: `4 + maid`. */
  #isRoomAdded(at: number): boolean {
    const item = this.items[at];
    return item?.type === 'symbol' && item.symbol === '+' && this.#isOtherRoom(at + 1);
  }

  /** True for a room that is no bedroom. */
  #isOtherRoom(at: number): boolean {
    const amenities = this.#meaningAt(at, 'amenity')?.values;
    return (
      this.#meaningAt(at, 'text')?.searched !== undefined ||
      amenities?.some((one) => one === 'STUDY' || one === 'STORAGE' || one === 'LAUNDRY') === true
    );
  }

  /** The numbers from an item on that are joined to a range or a list, and the item after them. */
  #amountsFrom(from: number, isBetween: boolean): { amounts: Amount[]; isRange: boolean; next: number } {
    const first = this.#amountAt(from);
    const amounts = [first];
    let isRange = false;
    let at = first.next;
    while (amounts.length < BEDROOMS.length) {
      const isSlash = this.#isAfterSlash(at);
      const connector = isSlash ? 'list' : this.#connectorAt(at, isBetween);
      if (!connector) break;
      const number = this.#skipCurrencies(isSlash ? at : at + 1);
      if (!this.#isNumber(number)) break;
      const amount = this.#amountAt(number);
      at = amount.next;
      if (connector === 'add') break; // `3 + 1 maid`: the maid's room is no bedroom
      amounts.push(amount);
      isRange ||= connector === 'range';
    }
    return { amounts, isRange, next: at };
  }

  #amountAt(at: number): Amount {
    if (this.#isMultiplierAlone(at))
      return { number: 1, factor: this.#meaningAt(at, 'multiplier')!.factor, next: at + 1 };
    const multiplier = this.#meaningAt(at + 1, 'multiplier');
    const item = this.items[at]!;
    const number =
      item.type === 'number'
        ? guessNumber(item.token.text, multiplier ? 'multiplier' : 'unit')
        : (this.#meaningAt(at, 'numberWord')?.value ?? 0);
    return { number, factor: multiplier?.factor ?? null, next: at + (multiplier ? 2 : 1) };
  }

  /** True for an item after a slash or an ampersand, which are no items: `1/2 bed`. */
  #isAfterSlash(at: number): boolean {
    const [before, item] = [this.items[at - 1], this.items[at]];
    return !!before && !!item && /^\s*[/&]\s*$/.test(this.query.slice(before.end, item.start));
  }

  /** How two numbers are joined. `And` joins a range after `between`, else a list. */
  #connectorAt(at: number, isBetween: boolean): 'range' | 'list' | 'add' | null {
    const item = this.items[at];
    if (item?.type === 'symbol') {
      if (item.symbol === '-') return 'range';
      return item.symbol === '+' && this.#isNumber(at + 1) ? 'add' : null;
    }
    if (item?.type === 'phrase' && item.meaning.type === 'range') return 'range';
    if (item?.type === 'phrase' && item.meaning.type === 'comparison' && isUpper(item.meaning.operator))
      return 'range'; // `from 1m up to 2m`
    if (item?.type === 'phrase' && item.meaning.type === 'or') return isBetween ? 'range' : 'list';
    return null;
  }

  #isPlus(at: number): boolean {
    const item = this.items[at];
    // In `4 bed + study` and `2BR+maid` the plus does not mean more bedrooms.
    const isJoined = item?.type === 'symbol' && item.symbol === '+' && item.start === this.items[at - 1]?.end;
    const isBetween = this.items[at + 1]?.start === item?.end && !this.#meaningAt(at + 1, 'unit');
    return (
      (isJoined && !isBetween && !this.#isOtherRoom(at + 1)) ||
      (this.#meaningAt(at, 'plus') !== null && !this.#isOtherRoom(at + 1))
    );
  }

  #addFact(from: number, to: number, facts: Facts, isExcluded = false): number {
    const start = this.#leadIn ?? this.items[from]!.start;
    const end = this.items[to - 1]!.end;
    this.#facts.push({
      text: this.query.slice(this.items[from]!.start, end),
      start,
      end,
      facts,
      ...(isExcluded && { isExcluded }),
    });
    this.#leadIn = null;
    return to;
  }

  /** Ignores items, together with ignored words before them for the same reason. */
  #ignore(from: number, to: number, reason: IgnoredReason): number {
    const [first, end] = [this.items[from]!.start, this.items[to - 1]!.end];
    const last = this.#ignored.at(-1);
    if (last?.reason === 'FILLER' && reason === 'FILLER' && last.end === this.items[from - 1]?.end)
      this.#ignored[this.#ignored.length - 1] = { ...last, text: this.query.slice(last.start, end), end };
    else
      this.#ignored.push({
        text: this.query.slice(first, end),
        start: this.#leadIn ?? first,
        end,
        reason,
      });
    this.#leadIn = null;
    return to;
  }

  /** Adds a term that homes have instead of the typed words. */
  #addTermFor(from: number, to: number, text: string): number {
    const { start } = this.items[from]!;
    this.#terms.push({ text, start: this.#leadIn ?? start, end: this.items[to - 1]!.end });
    this.#leadIn = null;
    return to;
  }

  #addBuilding(at: number, buildings: readonly string[]): number {
    const { start, end } = this.items[at]!;
    const text = this.query.slice(start, end);
    this.#terms.push({ text, start: this.#leadIn ?? start, end, isName: true, buildings });
    this.#leadIn = null;
    return at + 1;
  }

  #addTerm(at: number): number {
    for (const { text, start, end } of this.items[at]!.tokens) {
      this.#terms.push({ text, start: this.#leadIn ?? start, end });
      this.#leadIn = null;
    }
    return at + 1;
  }

  #skip(at: number): number {
    this.#leadIn ??= this.items[at]!.start;
    return at + 1;
  }
}

const SYMBOL_OPERATORS: Readonly<Record<string, Comparison>> = {
  '<': 'below',
  '<=': 'max',
  '≤': 'max',
  '>': 'above',
  '>=': 'min',
  '≥': 'min',
  '~': 'about',
};

/** The meanings that a negation can exclude, and the parts of facts by which homes are excluded. */
const EXCLUDABLE: ReadonlySet<Meaning['type']> = new Set([
  ...(['amenity', 'view', 'furnishing', 'completion', 'place', 'propertyType', 'studio'] as const),
  ...(['bedrooms', 'rooms', 'purpose'] as const),
]);
const EXCLUDABLE_PARTS: ReadonlySet<string> = new Set<keyof Facts>([
  ...(['amenities', 'views', 'furnishing', 'places', 'types', 'bedrooms'] as const),
]);

const isUpper = (operator: Comparison | null): boolean => operator === 'max' || operator === 'below';
const isLower = (operator: Comparison | null): boolean => operator === 'min' || operator === 'above';

/** Bathrooms have a minimum only. */
const isMostBathrooms = ({ unit, operator }: Quantity): boolean => unit === 'bathroom' && isUpper(operator);

/** The values of amounts, with their own multiplier or that of the last amount. */
function multiplied(amounts: readonly Amount[]): number[] {
  const { number, factor } = amounts.at(-1)!;
  const last = number * (factor ?? 1);
  return amounts.map(
    (amount) => amount.number * (amount.factor ?? inherited(amount.number, factor ?? 1, last)),
  );
}

/** In `1-2 million` and `500-1m` the first number has the multiplier of the second, or the next smaller one. */
function inherited(number: number, factor: number, last: number): number {
  if (number >= LOWEST_COMPARED_PRICE || number * factor <= last)
    return number >= LOWEST_COMPARED_PRICE ? 1 : factor;
  return factor / 1_000 >= 1 ? factor / 1_000 : 1;
}

function factsOfPhrase(meaning: FactMeaning): Facts {
  switch (meaning.type) {
    case 'purpose':
      return { purpose: meaning.value };
    case 'propertyType':
      return { types: meaning.values };
    case 'studio':
      return { bedrooms: [0] };
    case 'rooms':
      return { bedrooms: bedroomsFrom(meaning.value - 1, meaning.value) };
    case 'sort':
      return { sort: meaning.value };
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
    case 'view':
      return { views: meaning.values };
    case 'place':
      return { places: meaning.ids };
    case 'landmark':
      return { near: [meaning.id] };
  }
}

/** The facts that a quantity states; null if its meaning is unclear. */
function factsOfQuantity(quantity: Quantity): Facts | null {
  const { numbers, unit, operator } = quantity;
  if (numbers.some((number) => !Number.isFinite(number) || number < 0)) return null;
  if (unit === 'bedroom') return bedroomFacts(quantity);
  if (unit === 'room') return roomFacts(quantity);
  if (unit === 'bathroom') {
    const least = Math.min(...numbers) + (operator === 'above' ? 1 : 0);
    return least >= 1 && least <= MOST_BATHROOMS ? { bathrooms: Math.floor(least) } : null;
  }
  if (unit === 'cheque') {
    const least = Math.min(...numbers);
    return least >= 1 && least <= MOST_CHEQUES ? { cheques: Math.floor(least) } : null;
  }
  if (unit) return areaFacts(quantity, unit);
  return priceFacts(quantity);
}

/** Rooms of a Russian home: the bedrooms and, or not, the living room. */
function roomFacts(quantity: Quantity): Facts | null {
  const bedrooms = bedroomFacts(quantity)?.bedrooms;
  const fewer = bedroomFacts({
    ...quantity,
    numbers: quantity.numbers.map((number) => number - 1),
  })?.bedrooms;
  return bedrooms && fewer ? { bedrooms: [...new Set([...fewer, ...bedrooms])].sort() } : null;
}

function bedroomFacts({ numbers, isRange, isOpen, operator }: Quantity): Facts | null {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (most > MAX_BEDROOMS || numbers.some((number) => !Number.isInteger(number))) return null;
  if (isRange) return { bedrooms: bedroomsFrom(least, most) };
  if (operator === 'above') return { bedrooms: bedroomsFrom(least + 1, MAX_BEDROOMS) };
  if (operator === 'below') return most > 0 ? { bedrooms: bedroomsFrom(0, most - 1) } : null;
  if (isOpen || operator === 'min') return { bedrooms: bedroomsFrom(least, MAX_BEDROOMS) };
  if (operator === 'max') return { bedrooms: bedroomsFrom(0, most) };
  return { bedrooms: [...new Set(numbers.flatMap((number) => bedroomsFrom(number, number)))].sort() };
}

/** The choices of the bedroom filter in a range; the last choice includes all larger numbers. */
const bedroomsFrom = (least: number, most: number): Search['bedrooms'] =>
  BEDROOMS.filter((count) => count >= Math.min(least, MANY_BEDROOMS) && count <= most);

interface Bounds {
  from: number | null;
  to: number | null;
}

/** The bounds that a quantity states. A single number without an operator is the bound `alone`. */
function boundsOf({ numbers, isRange, isOpen, operator }: Quantity, alone: 'from' | 'to'): Bounds {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (isRange || numbers.length > 1) return { from: least, to: most };
  if (operator === 'about') return { from: least * (1 - TOLERANCE), to: least * (1 + TOLERANCE) };
  if (isLower(operator) || isOpen) return { from: least, to: null };
  if (isUpper(operator)) return { from: null, to: most };
  return alone === 'from' ? { from: least, to: null } : { from: null, to: most };
}

/** A single area is the minimum. */
function areaFacts(quantity: Quantity, unit: 'sqft' | 'sqm'): Facts | null {
  const factor = unit === 'sqm' ? SQUARE_FEET_PER_SQUARE_METRE : 1;
  const { from, to } = boundsOf(quantity, 'from');
  return givenEnds({ areaFrom: rounded(from, factor), areaTo: rounded(to, factor) }, MOST_SQUARE_FEET);
}

/** A single price is the budget, the maximum. */
function priceFacts(quantity: Quantity): Facts | null {
  const { numbers, hasMultiplier, hasCurrency, period, operator } = quantity;
  const lowest = operator ? LOWEST_COMPARED_PRICE : LOWEST_BARE_PRICE;
  const isRound = numbers.every((number) => number % BARE_PRICE_STEP === 0);
  const isLikely = Math.max(...numbers) >= lowest && (operator !== null || isRound);
  const isPrice = hasMultiplier || hasCurrency || period !== null || isLikely;
  if (!isPrice) return null;
  const { from, to } = boundsOf(quantity, 'to');
  const price = givenEnds({ priceFrom: rounded(from), priceTo: rounded(to) }, MOST_DIRHAMS);
  return price && { ...price, ...(period && { period, purpose: 'RENT' as const }) };
}

const rounded = (value: number | null, factor = 1): number | null =>
  value === null ? null : Math.round(value * factor);

/** The given ends of a range; null if one of them is out of range. */
function givenEnds(ends: Facts, most: number): Facts | null {
  const given = Object.entries(ends).filter(([, value]) => value !== null) as [string, number][];
  return given.every(([, value]) => value >= 1 && value <= most) ? Object.fromEntries(given) : null;
}

/** Resolves facts that depend on each other, such as the period of a price. */
function resolveFacts({ facts, ...rest }: ParsedQuery, context: QueryContext): ParsedQuery {
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
