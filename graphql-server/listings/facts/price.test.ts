import { describe, expect, test } from '@jest/globals';
import { SeededRandom } from '../../testing-random.ts';
import { formatPrice, parsePrice, type PriceFacts } from './price.ts';
import { certain, expectResult, likely, unclear, type Expected } from './testing-results.ts';

type Context = Parameters<typeof parsePrice>[1];
type Row = readonly [number, readonly string[], Context, Expected<PriceFacts>];

const sale: Context = { purpose: 'SALE' };
const rent: Context = { purpose: 'RENT' };
const CONTEXTS = [sale, rent];

const aed = (amount: number, more: PriceFacts = {}): PriceFacts => ({ amount, ...more });
const per = (rentPeriod: PriceFacts['rentPeriod'], amount: number, more: PriceFacts = {}): PriceFacts => ({
  amount,
  rentPeriod,
  ...more,
});

/** The rows about prices, by their number in the table of observed spellings. */
const TABLE: readonly Row[] = [
  [1, ['AED 2,150,000'], sale, certain(aed(2_150_000))],
  [1, ['AED 1,990,000'], sale, certain(aed(1_990_000))],
  [2, ['AED 345,000 per year'], rent, certain(per('year', 345_000))],
  [3, ['AED 2.15M'], sale, certain(aed(2_150_000))],
  [3, ['2.5 Mn', '2.5 million', '2.5m'], sale, certain(aed(2_500_000))],
  [3, ['850K'], sale, certain(aed(850_000))],
  [4, ['AED 85k/yr'], rent, certain(per('year', 85_000))],
  [5, ['AED 12,000/month', '12000 pm', '12,000 pcm'], rent, certain(per('month', 12_000))],
  [6, ['AED 450 per night'], rent, certain(per('day', 450))],
  [6, ['AED 2,800 weekly'], rent, certain(per('week', 2_800))],
  [7, ['Dhs 1,250,000', 'Dh1.25m'], sale, certain(aed(1_250_000))],
  [8, ['د.إ 2,150,000'], sale, certain(aed(2_150_000))],
  [9, ['٢٬١٥٠٬٠٠٠ درهم', '۲۱۵۰۰۰۰'], sale, certain(aed(2_150_000))],
  [10, ['٩٥٠٠٠ درهم سنوياً'], rent, certain(per('year', 95_000))],
  [
    11,
    ['2 150 000 AED', '2\u00a0150\u00a0000 AED', '2\u2009150\u2009000 AED', '2\u202f150\u202f000 AED'],
    sale,
    certain(aed(2_150_000)),
  ],
  [12, ['1.250.000 AED'], sale, certain(aed(1_250_000))],
  [13, ['AED 2.150'], sale, unclear(/three decimals or one of thousands/)],
  [14, ['1,25 млн'], sale, certain(aed(1_250_000))],
  [15, ['215万', '215万迪拉姆'], sale, certain(aed(2_150_000))],
  [16, ['AED 2,15'], sale, unclear(/groups of three/)],
  [17, ['AED 21,50,000'], sale, unclear(/groups of three/)],
  [18, ['2.15 Cr', '21.5 lakh'], sale, unclear(/Lakhs and crores/)],
  [20, ['From AED 1.2M'], sale, unclear(/one exact price/)],
  [22, ['AED 1.2M – 1.8M'], sale, unclear(/range/)],
  ...CONTEXTS.map((context): Row => [
    23,
    ['POA', 'Price on application', 'On request', 'Ask for price', 'Call for price', 'السعر عند الطلب'],
    context,
    likely({ priceOnRequest: true }, /permit/),
  ]),
  ...CONTEXTS.map((context): Row => [
    24,
    ['TBA', 'TBC', 'N/A', '-', '', '  ', '—'],
    context,
    unclear(/No price/),
  ]),
  ...CONTEXTS.map((context): Row => [25, ['0', 'AED 0', '1', 'AED 1'], context, unclear(/placeholder/)]),
  [26, ['123456'], sale, likely(aed(123_456), /placeholder/)],
  [26, ['123456'], rent, likely(per('year', 123_456), /placeholder/)],
  [26, ['999999'], sale, likely(aed(999_999), /placeholder/)],
  [26, ['999999'], rent, likely(per('year', 999_999), /placeholder/)],
  [26, ['1111111'], sale, likely(aed(1_111_111), /placeholder/)],
  [26, ['1111111'], rent, likely(per('year', 1_111_111), /placeholder/)],
  ...CONTEXTS.map((context): Row => [
    27,
    ['$585,000', 'USD 585k', '€540.000', '585 000 ₽'],
    context,
    unclear(/not in dirhams/),
  ]),
  [28, ['AED 2,150,000 (negotiable)'], sale, certain(aed(2_150_000))],
  [28, ['AED 2,150,000 ONO'], sale, certain(aed(2_150_000))],
  [28, ['AED 2,150,000 neg.'], sale, certain(aed(2_150_000))],
  [29, ['AED 2,150,000 incl. DLD', 'AED 2,150,000 all in'], sale, likely(aed(2_150_000), /permit/)],
  [30, ['AED 2.1M net to owner'], sale, unclear(/what the buyer pays/)],
  [31, ['2150000.00', 'AED2,150,000/-'], sale, certain(aed(2_150_000))],
  // The first is unclear because of its "was", before its amounts are counted.
  [32, ['Was 2.4M now 2.15M'], sale, unclear(/earlier price/)],
  [32, ['2,400,000 2,150,000'], sale, unclear(/two amounts/)],
  ...CONTEXTS.map((context): Row => [
    33,
    ['AED 1,650 per sqft', 'AED 150/sq ft'],
    context,
    unclear(/per area/),
  ]),
  [34, ['OP + 10%', 'AED 300k premium'], sale, unclear(/off plan/)],
  ...CONTEXTS.flatMap((context): Row[] => [
    [35, ['SOLD'], context, unclear(/sold/)],
    [35, ['RENTED'], context, unclear(/rented/)],
    [35, ['Reserved'], context, unclear(/reserved/)],
  ]),
  [36, ['AED 120,000 / 4 cheques'], rent, certain(per('year', 120_000, { cheques: 4 }))],
  [36, ['120k 1 chq'], rent, certain(per('year', 120_000, { cheques: 1 }))],
  [37, ['AED 120,000 (4-6 chqs)'], rent, likely(per('year', 120_000, { cheques: 6 }), /cheques/)],
  [38, ['AED 345,000'], rent, likely(per('year', 345_000), /per year\?/)],
  [39, ['AED 8,500'], rent, unclear(/year, month/)],
  [40, ['AED 75,000 bills included'], rent, likely(per('year', 75_000), /period is not said/)],
  [41, ['AED 150,000 excl. VAT'], rent, likely(per('year', 150_000), /VAT/)],
];

const cases = TABLE.flatMap(([row, texts, context, expected]) =>
  texts.map((text) => ({ row, text, context, expected, purpose: context.purpose })),
);

test.each(cases)('row $row: "$text" ($purpose)', ({ text, context, expected }) => {
  expectResult(parsePrice(text, context), expected);
});

/** Cases that are not in the table, where a guess would be wrong. */
test.each([
  ['AED 2.15', sale, /whole dirhams/],
  ['2,150 M', sale, /three decimals or one of thousands/],
  ['2½ million', sale, /not understood/],
  ['AED 2,150,000.50', sale, /whole dirhams/],
  ['-2,150,000', sale, /must not be negative/],
  ['AED 2,150,000 nice view', sale, /"nice view" is not understood/],
  ['AED 9,999,999,999,999,999', sale, /too many zeros/],
  ['AED 345,000 per year', sale, /rent/],
  ['AED 120,000 in 4 cheques', sale, /rent/],
  ['AED 120,000 in cheques', rent, /Cheques/],
  ['AED 12,000 per month per year', rent, /Two periods/],
  ['0123456', sale, /leading zero/],
  ['million', sale, /follows no number/],
  ['AED', sale, /no amount/],
  ['1M 2M 3M', sale, /more than two/],
  ['9'.repeat(301), sale, /301 characters/],
] as const)('"%s" is unclear', (text, context, reason) => {
  expectResult(parsePrice(text, context), unclear(reason));
});

test.each([
  ['AED 95,000', sale, /Is it a rent/],
  ['AED 5,000 per year', rent, /too low/],
  ['2 billion', sale, /billions/],
  ['approx. AED 2,150,000', sale, /exact/],
  ['AED 10,000 per month, 12 cheques', rent, /Cheques are for/],
] as const)('"%s" is likely', (text, context, question) => {
  expectResult(parsePrice(text, context), likely(expect.anything(), question));
});

describe('a sale price as agents type it', () => {
  test.each<[text: string, expected: Expected<PriceFacts>]>([
    ['AED 1,250,000.00', certain(aed(1_250_000))],
    ['💰 AED 1.25M', certain(aed(1_250_000))],
    ['🔥🔥 1.8M 🔥🔥', certain(aed(1_800_000))],
    ['1.25M AED 🏠', certain(aed(1_250_000))],
    ['AED 1.250.000,00', certain(aed(1_250_000))],
    ['1 250 000,00 AED', certain(aed(1_250_000))],
    ['2.150.000 د.إ', certain(aed(2_150_000))],
    ['AED １，２５０，０００', certain(aed(1_250_000))],
    ['١٬٢٥٠٬٠٠٠ درهم', certain(aed(1_250_000))],
    ['۲۵۰۰۰۰۰ AED', certain(aed(2_500_000))],
    ['١٫٥ مليون درهم', certain(aed(1_500_000))],
    ['Dhs. 1.25 mn', certain(aed(1_250_000))],
    ['2,5 млн дирхам', certain(aed(2_500_000))],
    ['950к', certain(aed(950_000))],
    ['120 万迪拉姆', certain(aed(1_200_000))],
    ['AED 2.15 Million Only/-', certain(aed(2_150_000))],
    ['AED 1.25M (negotiable)', certain(aed(1_250_000))],
    ['AED 3,000,000,000', likely(aed(3_000_000_000), /most that portals take/)],
    ['~1.2M', likely(aed(1_200_000), /exact/)],
    ['1250', likely(aed(1_250), /Is it a rent/)],
    ['12.5 lakh', unclear(/Lakhs/)],
    ['2 करोड़', unclear(/Lakhs/)],
    ['15,00,000 AED', unclear(/groups of three/)],
    ['AED 1,250,000,00', unclear(/groups of three/)],
    ['1.250', unclear(/thousands/)],
    ['1.2m to 1.3m', unclear(/range/)],
    ['AED 1M 250K', unclear(/two amounts/)],
    ['AED 1.25M net', unclear(/owner keeps/)],
    ['💵 1.25M', unclear(/not understood/)],
    ['❌ 1.4M ✅ 1.25M', unclear(/not understood/)],
    ['ask', likely({ priceOnRequest: true }, /on request/)],
    ['SOLD', unclear(/sold/)],
    ['AED 1,250,000 no commission', certain(aed(1_250_000))],
  ])('%s', (text, expected) => {
    expectResult(parsePrice(text, sale), expected);
  });
});

describe('a rent as agents type it', () => {
  test.each<[text: string, expected: Expected<PriceFacts>]>([
    ['٩٥ الف سنوي', certain(per('year', 95_000))],
    ['٩٥ ألف سنويا', certain(per('year', 95_000))],
    ['٩٥٬٠٠٠ د.إ / سنة', certain(per('year', 95_000))],
    ['95 الف سنوي ٤ دفعات', certain(per('year', 95_000, { cheques: 4 }))],
    ['دفعة واحدة 90 الف سنوي', certain(per('year', 90_000, { cheques: 1 }))],
    ['٨٥٠٠ شهري', certain(per('month', 8_500))],
    ['95k/year/4chq', certain(per('year', 95_000, { cheques: 4 }))],
    ['95,000 AED / 12 chqs', certain(per('year', 95_000, { cheques: 12 }))],
    ['95K yearly, 1 cheque', certain(per('year', 95_000, { cheques: 1 }))],
    ['rent 95k p/a', certain(per('year', 95_000))],
    ['8.5k/month', certain(per('month', 8_500))],
    ['8 500 AED/мес', certain(per('month', 8_500))],
    ['95к в год', certain(per('year', 95_000))],
    ['95 hazar saal', certain(per('year', 95_000))],
    ['سالانہ 95 ہزار', certain(per('year', 95_000))],
    ['8500 mahana', certain(per('month', 8_500))],
    ['500/day', certain(per('day', 500))],
    ['95k annually (bills incl)', certain(per('year', 95_000))],
    ['AED 95,000 yearly ✅ chiller free', certain(per('year', 95_000))],
    ['120000 AED p.a. excl. chiller', certain(per('year', 120_000))],
    ['95k yearly, 6 chqs, no commission', certain(per('year', 95_000, { cheques: 6 }))],
    ['AED 95,000 / year + DEWA (commission free)', certain(per('year', 95_000))],
    ['95k p.a., chiller included, bills excluded', certain(per('year', 95_000))],
    ['95k yearly incl. DEWA, direct from owner', certain(per('year', 95_000))],
    ['95k yearly, zero agency fee, a/c free', certain(per('year', 95_000))],
    ['95 тыс в год, без комиссии', certain(per('year', 95_000))],
    ['95 الف سنوي بدون عمولة', certain(per('year', 95_000))],
    ['95k yearly + 5% commission, 5% security deposit', certain(per('year', 95_000))],
    ['95k yearly plus 5k commission', unclear(/not understood/)],
    ['AED 95K | 1-4 cheques', likely(per('year', 95_000, { cheques: 4 }), /the most/)],
    ['95k per year, up to 4 cheques', likely(per('year', 95_000, { cheques: 4 }), /the most/)],
    ['95k', likely(per('year', 95_000), /per year/)],
    ['5k', unclear(/per year, month/)],
    ['95K/4', unclear(/two amounts/)],
    ['95k for 13 months', unclear(/not understood/)],
  ])('%s', (text, expected) => expectResult(parsePrice(text, rent), expected));
});

test('formats a price', () => {
  expect(formatPrice({ amount: 2_150_000 })).toBe('AED 2,150,000');
  expect(formatPrice({ amount: 345_000, rentPeriod: 'year' })).toBe('AED 345,000 per year');
  expect(formatPrice({ amount: 120_000, rentPeriod: 'year', cheques: 4 })).toBe(
    'AED 120,000 per year, 4 cheques',
  );
  expect(formatPrice({ amount: 90_000, rentPeriod: 'year', cheques: 1 })).toBe(
    'AED 90,000 per year, 1 cheque',
  );
  expect(formatPrice({ amount: 2_150_000, priceOnRequest: true })).toBe('Price on request');
  expect(formatPrice({ amount: null, rentPeriod: null })).toBeNull();
});

const random = new SeededRandom(20_261_122);

/** An amount that does not look like a placeholder. */
function randomAmount(min: number, max: number): number {
  const amount = random.between(min, max);
  const isPlaceholder = /^(\d)\1+$/.test(String(amount)) || '123456789'.startsWith(String(amount));
  return isPlaceholder ? randomAmount(min, max) : amount;
}

/** Adds "price on request" and a note at random to the text, and the first to the facts. */
function withNotes(text: string, facts: PriceFacts): [text: string, facts: PriceFacts] {
  const onRequest = random.is(0.2);
  const note = random.is(0.2) ? random.of(['negotiable', 'or nearest offer']) : null;
  return [
    `${text}${onRequest ? ', price on request' : ''}${note ? ` (${note})` : ''}`,
    { ...facts, ...(onRequest && { priceOnRequest: true }) },
  ];
}

test('parses formatted prices to the same facts', () => {
  for (let i = 0; i < 500; i++) {
    const price = aed(randomAmount(100_000, 2_147_483_647));
    const [saleText, saleFacts] = withNotes(formatPrice(price)!, price);
    expectResult(parsePrice(saleText, sale), certain(saleFacts));

    const rentPeriod = random.of(['year', 'month', 'week', 'day'] as const);
    const terms = per(rentPeriod, randomAmount(10_000, 5_000_000), {
      ...(rentPeriod === 'year' && random.is(0.5) && { cheques: random.between(1, 12) }),
    });
    const bills = random.is(0.3) ? ', bills included' : '';
    const [rentText, rentFacts] = withNotes(`${formatPrice(terms)}${bills}`, terms);
    expectResult(parsePrice(rentText, rent), certain(rentFacts));
  }
});

test('keeps every digit of a price', () => {
  for (let i = 0; i < 2_000; i++) {
    const amount = 1_000 + random.below(2_000_000_000);
    expect(parsePrice(`AED ${amount}`, sale)).toEqual({ facts: { amount } });
  }
});
