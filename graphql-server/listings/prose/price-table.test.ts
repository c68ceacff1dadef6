import { expect, test } from '@jest/globals';
import { readPrice } from './price.ts';
import type { PriceFacts, PriceOf, PriceProposal } from './price-facts.ts';
import { certain, type Expected, expectReading, person, proposes, question } from './testing-readings.ts';

type Row = readonly [number, readonly string[], PriceOf, Expected<PriceFacts, PriceProposal>];

const sale: PriceOf = { purpose: 'sale', use: 'residential' };
const rent: PriceOf = { purpose: 'rent', use: 'residential' };
const office: PriceOf = { purpose: 'rent', use: 'commercial' };
const project: PriceOf = { purpose: 'project' };
const any = [sale, rent, project];

const aed = (dirhams: bigint): PriceFacts => ({ price: dirhams * 100n });
const per = (rentPeriod: PriceFacts['rentPeriod'], dirhams: bigint, more: PriceFacts = {}): PriceFacts => ({
  ...aed(dirhams),
  rentPeriod,
  ...more,
});
/** Every row about prices, by its number in the table of spellings that were seen. */
const TABLE: readonly Row[] = [
  [1, ['AED 2,150,000'], sale, certain(aed(2_150_000n))],
  [1, ['AED 1,990,000'], sale, certain({ price: 199_000_000n })],
  [2, ['AED 345,000 per year'], rent, certain(per('year', 345_000n))],
  [3, ['AED 2.15M'], sale, certain(aed(2_150_000n))],
  [3, ['2.5 Mn', '2.5 million', '2.5m'], sale, certain(aed(2_500_000n))],
  [3, ['850K'], sale, certain(aed(850_000n))],
  [4, ['AED 85k/yr'], rent, certain(per('year', 85_000n))],
  [5, ['AED 12,000/month', '12000 pm', '12,000 pcm'], rent, certain(per('month', 12_000n))],
  [6, ['AED 450 per night'], rent, certain(per('day', 450n))],
  [6, ['AED 2,800 weekly'], rent, certain(per('week', 2_800n))],
  [7, ['Dhs 1,250,000', 'Dh1.25m'], sale, certain(aed(1_250_000n))],
  [8, ['د.إ 2,150,000'], sale, certain(aed(2_150_000n))],
  [9, ['٢٬١٥٠٬٠٠٠ درهم', '۲۱۵۰۰۰۰'], sale, certain(aed(2_150_000n))],
  [10, ['٩٥٠٠٠ درهم سنوياً'], rent, certain(per('year', 95_000n))],
  [
    11,
    ['2 150 000 AED', '2\u00a0150\u00a0000 AED', '2\u2009150\u2009000 AED', '2\u202f150\u202f000 AED'],
    sale,
    certain(aed(2_150_000n)),
  ],
  [12, ['1.250.000 AED'], sale, certain(aed(1_250_000n))],
  [13, ['AED 2.150'], sale, person(/three decimals or one of thousands/)],
  [14, ['1,25 млн'], sale, certain(aed(1_250_000n))],
  [15, ['215万', '215万迪拉姆'], sale, certain(aed(2_150_000n))],
  [16, ['AED 2,15'], sale, person(/groups of three/)],
  [17, ['AED 21,50,000'], sale, person(/groups of three/)],
  [18, ['2.15 Cr', '21.5 lakh'], sale, person(/Lakhs and crores/)],
  [
    19,
    ['From AED 1.2M', 'Starting from AED 1.2M', 'تبدأ من 1.2 مليون'],
    project,
    certain({ priceFrom: 120_000_000n }),
  ],
  [20, ['From AED 1.2M'], sale, person(/one exact price/)],
  [21, ['AED 1.2M – 1.8M'], project, certain({ priceFrom: 120_000_000n, priceTo: 180_000_000n })],
  [22, ['AED 1.2M – 1.8M'], sale, person(/range/)],
  // A project may hide its price altogether; the table asks a person of any kind.
  ...any.map((of): Row => [
    23,
    ['POA', 'Price on application', 'On request', 'Ask for price', 'Call for price', 'السعر عند الطلب'],
    of,
    proposes(/permit/, { onRequest: true }),
  ]),
  ...any.map((of): Row => [24, ['TBA', 'TBC', 'N/A', '-', '', '  ', '—'], of, person(/No price/)]),
  ...any.map((of): Row => [25, ['0', 'AED 0', '1', 'AED 1'], of, person(/placeholder/)]),
  [26, ['123456'], sale, question(aed(123_456n), /placeholder/)],
  [26, ['123456'], project, question(aed(123_456n), /placeholder/)],
  [26, ['123456'], rent, question(per('year', 123_456n), /placeholder/)],
  [26, ['999999'], sale, question(aed(999_999n), /placeholder/)],
  [26, ['999999'], project, question(aed(999_999n), /placeholder/)],
  [26, ['999999'], rent, question(per('year', 999_999n), /placeholder/)],
  [26, ['1111111'], sale, question(aed(1_111_111n), /placeholder/)],
  [26, ['1111111'], project, question(aed(1_111_111n), /placeholder/)],
  [26, ['1111111'], rent, question(per('year', 1_111_111n), /placeholder/)],
  ...any.map((of): Row => [
    27,
    ['$585,000', 'USD 585k', '€540.000', '585 000 ₽'],
    of,
    person(/not in dirhams/),
  ]),
  [28, ['AED 2,150,000 (negotiable)'], sale, certain({ ...aed(2_150_000n), note: 'negotiable' })],
  [28, ['AED 2,150,000 ONO'], sale, certain({ ...aed(2_150_000n), note: 'or nearest offer' })],
  [28, ['AED 2,150,000 neg.'], sale, certain({ ...aed(2_150_000n), note: 'negotiable' })],
  [29, ['AED 2,150,000 incl. DLD', 'AED 2,150,000 all in'], sale, question(aed(2_150_000n), /permit/)],
  [30, ['AED 2.1M net to owner'], sale, person(/what the buyer pays/)],
  [31, ['2150000.00', 'AED2,150,000/-'], sale, certain(aed(2_150_000n))],
  // The first is refused for its "was", before its amounts are counted.
  [32, ['Was 2.4M now 2.15M'], sale, person(/earlier price/)],
  [32, ['2,400,000 2,150,000'], sale, person(/two amounts/)],
  ...any.map((of): Row => [33, ['AED 1,650 per sqft', 'AED 150/sq ft'], of, person(/per area/)]),
  [34, ['OP + 10%', 'AED 300k premium'], sale, person(/off plan/)],
  ...any.flatMap((of): Row[] => [
    [35, ['SOLD'], of, proposes(/sold/, { state: 'sold' })],
    [35, ['RENTED'], of, proposes(/rented/, { state: 'rented' })],
    [35, ['Reserved'], of, proposes(/reserved/, { state: 'reserved' })],
  ]),
  [36, ['AED 120,000 / 4 cheques'], rent, certain(per('year', 120_000n, { cheques: 4 }))],
  [36, ['120k 1 chq'], rent, certain(per('year', 120_000n, { cheques: 1 }))],
  [37, ['AED 120,000 (4-6 chqs)'], rent, question(per('year', 120_000n, { cheques: 6 }), /cheques/)],
  [38, ['AED 345,000'], rent, question(per('year', 345_000n), /per year\?/)],
  [39, ['AED 8,500'], rent, person(/year, month/)],
  [
    40,
    ['AED 75,000 bills included'],
    rent,
    question(per('year', 75_000n, { billsIncluded: true }), /period is not said/),
  ],
  [41, ['AED 150,000 excl. VAT'], office, question(per('year', 150_000n), /VAT/)],
];

const cases = TABLE.flatMap(([row, texts, of, expected]) =>
  texts.map((text) => ({ row, text, of, expected, purpose: of.purpose })),
);

test.each(cases)('row $row: "$text" ($purpose)', ({ text, of, expected }) => {
  expectReading(readPrice(text, of), expected);
});

/** What the table is silent about, where a guess would be wrong. */
test.each([
  ['AED 2.15', sale, /whole dirhams/],
  ['2,150 M', sale, /three decimals or one of thousands/],
  ['2½ million', sale, /not understood/],
  ['AED 2,150,000.50', sale, /whole dirhams/],
  ['-2,150,000', sale, /less than nothing/],
  ['AED 2,150,000 nice view', sale, /"nice view" is not understood/],
  ['AED 9,999,999,999,999,999', sale, /noughts/],
  ['AED 345,000 per year', sale, /rent/],
  ['AED 120,000 in 4 cheques', sale, /rent/],
  ['AED 120,000 in cheques', rent, /Cheques/],
  ['AED 12,000 per month per year', rent, /Two periods/],
  ['AED 1.8M - 1.2M', project, /below its beginning/],
  ['0123456', sale, /nought/],
  ['million', sale, /follows no number/],
  ['AED', sale, /no amount/],
  ['1M 2M 3M', sale, /more than two/],
  ['9'.repeat(301), sale, /301 characters/],
] as const)('"%s" is for a person', (text, of, reason) => {
  const reading = readPrice(text, of);
  expect(reading).toMatchObject({ outcome: 'person', reason: expect.stringMatching(reason) });
});

test.each([
  ['AED 95,000', sale, /Is it a rent/],
  ['AED 5,000 per year', rent, /too low/],
  ['2 billion', sale, /billions/],
  ['approx. AED 2,150,000', sale, /exact/],
  ['AED 10,000 per month, 12 cheques', rent, /Cheques are for/],
] as const)('"%s" is a question', (text, of, asks) => {
  expect(readPrice(text, of)).toMatchObject({
    outcome: 'question',
    question: expect.stringMatching(asks),
  });
});
