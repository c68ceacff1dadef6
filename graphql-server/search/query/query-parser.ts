import type { IgnoredReason } from '../../../schema/interpretation.ts';
import { BEDROOMS } from '../../../schema/search.ts';
import { guessNumber } from '../../text-parsing/numbers.ts';
import type { Item } from './items.ts';
import type { Comparison, FactMeaning, Meaning } from './lexicon.ts';
import type { Facts, IgnoredWords, ParsedQuery, RecognizedFact, SearchTerm } from './parsed-query.ts';
import {
  type Amount,
  bedroomsFrom,
  factsOfQuantity,
  isMostBathrooms,
  isUpper,
  multiplied,
  type Quantity,
} from './quantities.ts';

/** The lowest number that is an area in square feet after a word such as `size`. */
const LOWEST_BARE_AREA = 100;
/** Minimum length of a multiplier that is a word and no letter. */
const MIN_MULTIPLIER_WORD = 3;

/** Finds the facts, terms and ignored words in the items of a query, from the first to the last. */
export class QueryParser {
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
