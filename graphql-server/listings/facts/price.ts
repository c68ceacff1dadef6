import type { HomeKind } from '../../../schema/listing-kinds.ts';
import { OTHER_AREA_UNITS } from './area.ts';
import { AMOUNT, MIN_RENT, MIN_SALE_PRICE } from './bounds.ts';
import type { RentPeriod } from './choices.ts';
import { multiplyExactly, parseNumber } from '../../text-parsing/numbers.ts';
import { parseText, UnclearText, type ParseResult } from '../../text-parsing/parse-result.ts';
import { createFactTokenizer, requireKnown, type FactToken } from '../../text-parsing/fact-tokens.ts';
import {
  ABOUT,
  CHEQUE,
  CRORE,
  DIRHAM,
  FOREIGN_CURRENCY,
  LAKH,
  MILLION,
  MONTH,
  SQUARE_FEET,
  SQUARE_METRES,
  TEN_THOUSAND,
  THOUSAND,
  YEAR,
} from '../../text-parsing/vocabulary.ts';
import { message, type Message } from '../../messages.ts';

export interface PriceFacts {
  /** In dirhams; of a rent, for one period. */
  amount?: number;
  rentPeriod?: `${RentPeriod}`;
  /** In how many cheques a year's rent is paid, 1 to 12. */
  cheques?: number;
  priceOnRequest?: true;
}

type Purpose = HomeKind['purpose'];

/** Portals store prices in 32 bits. */
const MAX_PORTAL_AMOUNT = 2_147_483_647n;
/** A lower price is a placeholder, or its millions were left out. */
const MIN_PRICE = 1_000n;
/** From here on, a rent without a period is most likely a yearly one. */
const LIKELY_YEARLY_RENT = 20_000n;

const MULTIPLIERS: Readonly<Record<string, bigint>> = {
  thousand: 1_000n,
  tenThousand: 10_000n,
  million: 1_000_000n,
  billion: 1_000_000_000n,
};

/** Costs beside the price, of which agents say that they are included, excluded or waived. */
const COSTS = `chiller, chillers, chiller fee, chiller fees, ac, aircon, cooling, district cooling, commission, agency commission,
  agency fee, agency fees, agent fee, agent fees, agent commission, broker fee, broker fees, brokerage, maintenance, ejari, ejari fee,
  municipality fee, municipality fees, housing fee, service charge, service charges, parking, wifi, internet, gas, deposit,
  security deposit`;
/** Costs that are part of the fact "bills included" where they are included. */
const BILLS = 'bills, dewa, utilities, electricity, water';
const EXCLUDED = ['excl', 'excluding', 'exclusive of', 'ex', 'without', 'w/o', 'not including', 'no', 'zero'];
const INCLUDED = ['incl', 'including', 'inclusive of', 'with', 'free'];

/** Phrases such as `excl. chiller`, `no commission` and `chiller free`, which do not change the price. */
const COST_PHRASES = [
  ...COSTS.split(/,\s+/).flatMap((cost) => [
    ...[...EXCLUDED, ...INCLUDED, 'plus', '+'].map((word) => `${word} ${cost}`),
    ...['free', 'extra', 'included', 'incl', 'excluded', 'excl', 'not included', 'waived'].map(
      (word) => `${cost} ${word}`,
    ),
  ]),
  ...BILLS.split(/,\s+/).flatMap((cost) => [
    ...[...EXCLUDED, 'plus', '+'].map((word) => `${word} ${cost}`),
    ...['extra', 'excluded', 'excl', 'not included'].map((word) => `${cost} ${word}`),
  ]),
].join(', ');

/** Words of prices in English, Arabic, Russian and Chinese, with the abbreviations of agents in Dubai. */
export const PRICE_VOCABULARY = {
  dirham: `${DIRHAM}, \u20c3`,
  foreign: `${FOREIGN_CURRENCY}, $, us$, €, £, ₽, ₹, ¥, ₿, 元`,
  thousand: THOUSAND,
  tenThousand: TEN_THOUSAND,
  million: MILLION,
  billion: 'b, bn, billion, млрд, مليار',
  indian: `${LAKH}, ${CRORE}, لك`,
  year: `${YEAR}, y, annum, py, saal, سنة, السنة, год, 一年`,
  month: `${MONTH}, mth, maheena, mahina, شهر, الشهر, мес, в мес, 一个月`,
  week: 'per week, a week, week, wk, pw, weekly, أسبوعيا, أسبوعي, أسبوع, في الأسبوع, в неделю, нед, 每周, 周',
  day: `per day, a day, day, daily, per night, a night, night, nightly, يوميا, يومي, يوم, في اليوم, لليلة, في الليلة, в день,
    в сутки, за ночь, 每天, 每晚, 天, 晚`,
  from: `from, starting from, starting at, starts from, starts at, starting, prices from, price from, تبدأ من, يبدأ من, ابتداء من, بدءا من, من, от, начиная с, 从, 起, 起价`,
  to: 'to, up to, до, إلى, حتى, 至, 到',
  dash: '-',
  plus: '+',
  onRequest: `poa, price on application, on application, price on request, on request, upon request, price upon request, ask,
    ask for price, ask for the price, call for price, call for the price, contact for price, السعر عند الطلب,
    عند الطلب, цена по запросу, по запросу, 价格面议, 面议`,
  missing: 'tba, tbc, tbd, n/a, none, nil, null, unknown, to be announced',
  negotiable: 'negotiable, neg, nego, قابل للتفاوض, торг, торг уместен, 可议价',
  nearestOffer: 'ono, or nearest offer, or near offer',
  inclusive: `incl dld, incl dld fee, including dld, inclusive of dld, incl dld fees, all in, all inclusive,
    all fees included, fees included, inclusive, incl`,
  was: 'was, were, before, old price, reduced from, was:',
  net: 'net to owner, net to seller, net to landlord, net',
  premium: 'op, original price, premium, above op',
  sold: 'sold, sold out, just sold, مباع, تم البيع, продано, 已售, 已售出',
  rented: 'rented, let, leased, rented out, مؤجر, تم التأجير, сдано, 已租, 已出租',
  reserved: 'reserved, booked, under offer, محجوز, забронировано, 已预订',
  cheques: `${CHEQUE}, payment`,
  oneCheque: 'one cheque, single cheque, one check, one chq, شيك واحد, دفعة واحدة',
  bills: `bills included, bills incl, incl bills, including bills, all bills, all bills included, inclusive of bills,
    utilities included, dewa included, incl dewa, شامل الفواتير, включая коммунальные, вкл. коммунальные, 包水电`,
  vat: 'excl vat, excluding vat, exclusive of vat, ex vat, plus vat, + vat, without vat, без ндс, 不含增值税',
  area: `psf, per ft, ${SQUARE_FEET}, ${SQUARE_METRES}, ${OTHER_AREA_UNITS}`,
  about: `~, ${ABOUT}, ca, 约`,
  cost: `${COST_PHRASES}, direct from owner, direct from landlord, directly from owner, directly from landlord, from owner,
    from landlord, شامل التكييف, غير شامل التكييف, بدون عمولة, без комиссии, комиссия 0, 免佣金, 无佣金`,
  filler: `/, (, ), [, ], ,, ;, :, ., *, !, |, only, asking, asking price, price, sale price, selling price, rent, rental,
    in, by, at, for, per, فقط, السعر, цена, аренда, 价格, 租金, with, and, &, now`,
};

type PriceWord = keyof typeof PRICE_VOCABULARY;
type PriceToken = FactToken<PriceWord>;
type Has = (word: PriceWord) => boolean;

const hasIn =
  (tokens: readonly PriceToken[]): Has =>
  (word) =>
    tokens.some(({ type }) => type === word);

const tokenize = createFactTokenizer<PriceWord>(PRICE_VOCABULARY);

/** Words that always make a price unclear. */
const UNCLEAR_WORDS: readonly (readonly [PriceWord, Message])[] = [
  ['foreign', message('PRICE_FOREIGN')],
  ['indian', message('PRICE_IN_LAKHS')],
  ['premium', message('PRICE_PREMIUM')],
  ['area', message('PRICE_PER_AREA')],
  ['was', message('PRICE_EARLIER')],
  ['net', message('PRICE_NET')],
];

/** A cost in per cent of the price, such as `+ 5% commission`. */
const PERCENTAGE =
  /(?:\bplus\b|\band\b|[+&])?\s*\p{Nd}{1,2}(?:[.,]\p{Nd}+)?\s*%\s*(?:agency |agent |broker |security )?(?:commission|fees?|deposit)\b/giu;

export function parsePrice(text: string, { purpose }: { purpose: Purpose }): ParseResult<PriceFacts> {
  return parseText(text, () =>
    interpret(tokenize(text.replace(PERCENTAGE, ' ').replace(/\/[-=]/g, ' ')), purpose),
  );
}

function interpret(
  tokens: readonly PriceToken[],
  purpose: Purpose,
): { facts: PriceFacts; questions: Message[] } {
  if (tokens.every(({ type }) => type === 'missing' || type === 'dash'))
    throw new UnclearText(message('NO_PRICE'));
  const has = hasIn(tokens);
  for (const [word, reason] of UNCLEAR_WORDS) if (has(word)) throw new UnclearText(reason);
  requireKnown(tokens);
  const state = (['sold', 'rented', 'reserved'] as const).find(has);
  if (state) {
    throw new UnclearText(message('PRICE_IS_STATE', { state }));
  }

  const payment = parseCheques(tokens);
  const amounts = parseAmounts(payment.rest);
  const [amount] = amounts.values;
  if (amount === undefined) {
    if (!has('onRequest')) throw new UnclearText(message('NO_AMOUNT'));
    return {
      facts: { priceOnRequest: true },
      questions: [message('PRICE_ON_REQUEST')],
    };
  }
  for (const one of amounts.values) checkAmount(one, purpose);
  requireOneAmount(amounts, hasIn(payment.rest));
  const facts: PriceFacts = {
    amount: Number(amount),
    ...(has('onRequest') && { priceOnRequest: true }),
  };

  const questions = questionsAbout(amount, purpose, has);
  if (purpose === 'RENT') {
    const rent = rentTerms(amount, payment, has);
    return { facts: { ...facts, ...rent.facts }, questions: [...questions, ...rent.questions] };
  }
  if (has('year') || has('month') || has('week') || has('day') || payment.cheques)
    throw new UnclearText(message('RENT_OF_SALE'));
  if (has('bills')) throw new UnclearText(message('BILLS_OF_SALE'));
  return { facts, questions };
}

interface Amounts {
  /** In dirhams, in the order of the text. */
  values: readonly bigint[];
  /** There are two, from the one to the other. */
  isRange: boolean;
}

function parseAmounts(tokens: readonly PriceToken[]): Amounts {
  const values: bigint[] = [];
  const between: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { type, text } = tokens[at]!;
    if (type !== 'number') {
      if (MULTIPLIERS[type]) throw new UnclearText(message('MULTIPLIER_WITHOUT_NUMBER', { text }));
      if (values.length === 1 && type !== 'dirham' && type !== 'filler' && type !== 'cost')
        between.push(type);
      continue;
    }
    if (tokens[at - 1]?.type === 'dash' && values.length === 0)
      throw new UnclearText(message('PRICE_NEGATIVE'));
    const multiplier = MULTIPLIERS[tokens[at + 1]?.type ?? ''];
    const amount = multiplyExactly(
      parseNumber(text, multiplier ? 'multiplier' : 'nothing'),
      multiplier ?? 1n,
    );
    if (amount === null) throw new UnclearText(message('PRICE_NOT_WHOLE', { text }));
    values.push(amount);
    if (multiplier) at++;
  }
  if (values.length > 2) throw new UnclearText(message('TOO_MANY_AMOUNTS'));
  return { values, isRange: values.length === 2 && between.length === 1 && /^(dash|to)$/.test(between[0]!) };
}

function checkAmount(amount: bigint, purpose: Purpose): void {
  if (amount <= 1n) throw new UnclearText(message('PRICE_PLACEHOLDER'));
  if (amount < MIN_PRICE && purpose !== 'RENT') throw new UnclearText(message('PRICE_TOO_LOW'));
  if (amount > AMOUNT.max) throw new UnclearText(message('PRICE_TOO_HIGH'));
}

function requireOneAmount({ values, isRange }: Amounts, has: Has): void {
  if (isRange) throw new UnclearText(message('PRICE_RANGE'));
  if (values.length > 1) throw new UnclearText(message('TWO_AMOUNTS'));
  if (has('from') || has('to') || has('plus')) throw new UnclearText(message('PRICE_FROM'));
}

function questionsAbout(amount: bigint, purpose: Purpose, has: Has): Message[] {
  const questions: Message[] = [];
  if (isPlaceholder(String(amount))) questions.push(message('PRICE_LIKE_PLACEHOLDER'));
  if (has('inclusive')) questions.push(message('PRICE_WITH_FEES'));
  if (has('about')) questions.push(message('PRICE_APPROXIMATE'));
  if (has('billion')) questions.push(message('PRICE_IN_BILLIONS'));
  if (amount > MAX_PORTAL_AMOUNT) questions.push(message('PRICE_ABOVE_PORTALS'));
  if (has('vat')) questions.push(message('PRICE_WITHOUT_VAT'));
  if (purpose === 'SALE' && amount < MIN_SALE_PRICE)
    questions.push(message('SALE_PRICE_TOO_LOW', { min: MIN_SALE_PRICE }));
  return questions;
}

/** Digits that were typed only to fill the field: 1111111, 123456. */
const isPlaceholder = (digits: string): boolean =>
  digits.length >= 4 && (/^(\d)\1+$/.test(digits) || '123456789'.startsWith(digits));

function rentTerms(amount: bigint, { cheques, isChoice }: Payment, has: Has) {
  const questions: Message[] = [];
  const [period, ...others] = (['year', 'month', 'week', 'day'] as const).filter(has);
  if (others.length > 0) throw new UnclearText(message('TWO_RENT_PERIODS'));
  if (!period && cheques === undefined) {
    if (amount < LIKELY_YEARLY_RENT) throw new UnclearText(message('RENT_PERIOD_REQUIRED'));
    questions.push(message('NO_RENT_PERIOD'));
  }
  const rentPeriod = period ?? 'year';
  if (amount < MIN_RENT[rentPeriod])
    questions.push(message('RENT_TOO_LOW_FOR_PERIOD', { amount: String(amount), period: rentPeriod }));
  const facts: PriceFacts = { rentPeriod };
  if (cheques !== undefined) {
    if (rentPeriod === 'year') facts.cheques = cheques;
    else questions.push(message('CHEQUES_OF_OTHER_PERIOD', { cheques }));
    if (isChoice) questions.push(message('CHEQUES_TO_CHOOSE'));
  }
  return { facts, questions };
}

interface Payment {
  /** The tokens without those about cheques. */
  rest: readonly PriceToken[];
  /** 1 to 12; the greatest number where several are offered. */
  cheques?: number;
  isChoice?: boolean;
}

/** Parses `4 cheques`, `cheques: 4`, `4-6 chqs` and `up to 4 cheques`. */
function parseCheques(tokens: readonly PriceToken[]): Payment {
  const invalid = new UnclearText(message('CHEQUES_INVALID'));
  const without = (from: number, to: number) => [...tokens.slice(0, from), ...tokens.slice(to)];
  const at = tokens.findIndex(isCheques);
  if (at < 0) return { rest: tokens };
  const others = without(at, at + 1);
  if (others.some(isCheques)) throw invalid;
  if (tokens[at]!.type === 'oneCheque') return { rest: others, cheques: 1 };

  const before = chequeCount(tokens[at - 1]);
  if (before !== null) {
    const previous = tokens[at - 2];
    if (previous?.text === 'up to') return { rest: without(at - 2, at + 1), cheques: before, isChoice: true };
    const isRange = previous?.type === 'dash' || previous?.type === 'to';
    const least = isRange ? chequeCount(tokens[at - 3]) : null;
    if (least === null) return { rest: without(at - 1, at + 1), cheques: before };
    if (least >= before) throw invalid;
    return { rest: without(at - 3, at + 1), cheques: before, isChoice: true };
  }
  const next = tokens[at + 1]?.text === ':' ? at + 2 : at + 1;
  const after = chequeCount(tokens[next]);
  if (after === null) throw invalid;
  return { rest: without(at, next + 1), cheques: after };
}

const isCheques = ({ type }: PriceToken): boolean => type === 'cheques' || type === 'oneCheque';

function chequeCount(token: PriceToken | undefined): number | null {
  return token?.type === 'number' && /^([1-9]|1[0-2])$/.test(token.text) ? Number(token.text) : null;
}

/** `AED 2,150,000`, `AED 345,000 per year, 4 cheques` or `Price on request`; null without an amount. */
export function formatPrice({
  amount,
  rentPeriod,
  cheques,
  priceOnRequest,
}: Nullable<PriceFacts>): string | null {
  if (priceOnRequest) return 'Price on request';
  if (!Number.isSafeInteger(amount)) return null;
  const price = `AED ${amount!.toLocaleString('en-US')}${rentPeriod ? ` per ${rentPeriod}` : ''}`;
  if (!Number.isSafeInteger(cheques)) return price;
  return `${price}, ${cheques === 1 ? '1 cheque' : `${cheques} cheques`}`;
}

type Nullable<Facts> = { [Name in keyof Facts]?: Facts[Name] | null };
