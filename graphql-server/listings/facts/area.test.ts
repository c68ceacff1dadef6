import { describe, expect, test } from '@jest/globals';
import { SeededRandom } from '../../testing-random.ts';
import {
  formatSize,
  parseSize,
  fromSquareFeet,
  toSquareFeet,
  type AreaFacts,
  type SizeContext,
} from './area.ts';
import { certain, expectResult, likely, unclear, type Expected } from './testing-results.ts';

const flat: SizeContext = { family: 'apartment' };
const villa: SizeContext = { family: 'villa' };

const home = (builtUpArea: number): AreaFacts => ({ builtUpArea });

/** The rows about sizes, by their number in the table of observed spellings. */
const TABLE: readonly (readonly [number, readonly string[], SizeContext, Expected<AreaFacts>])[] = [
  [57, ['2,240 sq ft', '2240 SQFT', '2,240 Sq. Ft.'], flat, certain(home(20_810))],
  [
    58,
    ['900 sq ft', '900sf', '900 قدم مربع', '٩٠٠ قدم مربع', '900 кв. фут', '900平方英尺'],
    flat,
    certain(home(8_361)),
  ],
  [59, ['83.61 sqm', '83.61 m²', '83,61 м²', '83.61 متر مربع', '83.61㎡'], flat, certain(home(8_361))],
  [60, ['71.07 m2'], flat, certain(home(7_107))],
  [61, ['765 sqft / 71.07 sqm', '765 sqft (71.07 sqm)'], flat, certain(home(7_107))],
  [61, ['765 sqft / 72.07 sqm'], flat, unclear(/not the same/)],
  // Either figure may be the rounding of the other, and the exact one is stored.
  [61, ['1,340 sqft / 124 sqm', '124 sqm (1,340 sqft)'], flat, certain(home(12_449))],
  [61, ['1,340 sqft / 124.5 sqm', '124.49 sqm / 1,340 sqft'], flat, certain(home(12_449))],
  [61, ['1,340 sqft / 125 sqm', '1,340 sqft / 123.9 sqm'], flat, unclear(/not the same/)],
  [62, ['BUA 3,200 sqft', '3,200 sqft BUA', 'Built up: 3200 sq ft'], villa, certain(home(29_729))],
  [63, ['BUA 3,200 / Plot 5,000 sqft'], villa, certain({ builtUpArea: 29_729, plotArea: 46_452 })],
  // The plot is known and the size of the home is not: it needs review.
  [64, ['Plot 12,000 sqft'], villa, likely({ plotArea: 111_484 }, /what is that of the home/)],
  [65, ['900', '2,240'], flat, unclear(/unit is not said/)],
  [65, ['900'], { ...flat, defaultUnit: 'sqft' }, likely(home(8_361), /square feet/)],
  [65, ['2,240'], { ...flat, defaultUnit: 'sqft' }, likely(home(20_810), /square feet/)],
  [66, ['1,200 – 1,450 sqft'], flat, unclear(/range/)],
  [67, ['approx. 1,200 sqft', '~1200 sqft', '1,200+ sqft'], flat, likely(home(11_148), /permit/)],
  [68, ['Suite 1,050 + balcony 180 sqft'], flat, unclear(/in parts/)],
  // An acre is certain for an apartment, although unusual; it raises a question for a villa.
  [69, ['0.25 acre'], flat, certain(home(101_171))],
  [69, ['0.25 acre'], villa, likely(home(101_171), /acres/)],
  [70, ['1,200 sq yd', '5 gaj', '2 فدان'], flat, unclear(/unit is not read/)],
  [
    71,
    ['12,000'],
    { ...flat, defaultUnit: 'sqm' },
    likely(home(1_200_000), /square metres\? .*50,000 sq ft/),
  ],
];

const cases = TABLE.flatMap(([row, texts, context, expected]) =>
  texts.map((text) => ({ row, text, context, expected, family: context.family })),
);

test.each(cases)('row $row: "$text" ($family)', ({ text, context, expected }) => {
  expectResult(parseSize(text, context), expected);
});

/** Cases that are not in the table. */
test.each([
  ['', /No size/],
  ['TBA', /No size/],
  ['0 sqft', /placeholder/],
  ['1.200 sqft', /three decimals or one of thousands/],
  ['2,240² sqft', /not understood/],
  ['sqft', /no number/],
  ['-900 sqft', /must not be negative/],
  ['Plot 5,000 sqft', /no plot/],
  ['900 sqft / 950 sqft', /several sizes/],
  ['3,200 sqft plot 5,000 sqft', /not clear/],
  ['900 sqft 5 BR', /not understood/],
  [`${'9'.repeat(20)} sqft`, /larger/],
  ['9'.repeat(301), /301 characters/],
] as const)('"%s" is unclear', (text, reason) => {
  expectResult(parseSize(text, flat), unclear(reason));
});

test('parses a home and its plot with any separator', () => {
  const both = certain({ builtUpArea: 29_729, plotArea: 46_452 });
  for (const text of [
    'BUA 3,200 sqft Plot 5,000 sqft',
    '3,200 BUA / 5,000 plot sqft',
    '3,200 sqft, plot 5,000 sqft',
    'Plot: 5,000 sq ft; built-up: 3,200 sq ft',
    '3,200 sqft (BUA), 5,000 sqft (plot)',
    'BUA 3,200 sqft, plot 464.52 m2',
    'BUA 3,200 - plot 5,000 sqft',
  ])
    expectResult(parseSize(text, villa), both);
});

test('raises a question about an unusual size', () => {
  for (const text of ['149 sqft', '50,001 sqft'])
    expect(parseSize(text, flat).questions).toMatchObject([{ code: 'SIZE_UNUSUAL' }]);
  for (const text of ['150 sqft', '50,000 sqft'])
    expect(parseSize(text, flat)).toEqual({ facts: expect.anything() });
});

describe('a size as agents type it', () => {
  test.each([
    ['1,200 sq.ft.', certain(home(11_148))],
    ['📐 1,200 sqft', certain(home(11_148))],
    ['1200 SqFt', certain(home(11_148))],
    ['١٢٠٠ قدم مربع', certain(home(11_148))],
    ['111,5 m²', certain(home(11_150))],
    ['120㎡', certain(home(12_000))],
    ['120 кв.м', certain(home(12_000))],
    ['1200ft', likely(home(11_148), /square feet/)],
    ['١٢٠٠ قدم', likely(home(11_148), /square feet/)],
    ['120 متر', likely(home(12_000), /square metres/)],
    ['1200 SQFT approx', likely(home(11_148), /exact/)],
    ['1200', unclear(/unit is not said/)],
    ['1.200 sqft', unclear(/thousands/)],
    ['1200 gaj', unclear(/unit is not read/)],
    ['1100-1200 sqft', unclear(/range/)],
  ])('%s', (text, expected) => expectResult(parseSize(text, flat), expected));
});

test('converts areas in dm² back to integers of square feet', () => {
  for (let feet = 1; feet <= 2_000_000; feet = Math.ceil(feet * 1.0007))
    expect(toSquareFeet(fromSquareFeet(feet))).toBe(BigInt(feet));
});

test('formats a size', () => {
  expect(formatSize({ builtUpArea: 20_810 })).toBe('2,240 sq ft');
  expect(formatSize({ builtUpArea: 20_815 })).toBe('2,240.5 sq ft');
  expect(formatSize({ builtUpArea: 29_729, plotArea: 46_452 })).toBe('BUA 3,200 sq ft, plot 5,000 sq ft');
  expect(formatSize({ builtUpArea: null, plotArea: 46_452 })).toBe('Plot 5,000 sq ft');
  expect(formatSize({ builtUpArea: null })).toBeNull();
});

test('parses formatted sizes to the same areas', () => {
  const random = new SeededRandom(20_261_122);
  for (let i = 0; i < 500; i++) {
    const builtUpArea = random.between(1_394, 464_515);
    const plotArea = random.between(100, 50_000_000);
    const facts: AreaFacts = random.is(0.5) ? { builtUpArea } : { builtUpArea, plotArea };
    expectResult(parseSize(formatSize(facts)!, villa), certain(facts));
    expectResult(parseSize(formatSize({ plotArea })!, villa), likely({ plotArea }, /that of the home/));
    const metres = (area: number) => (area / 100).toLocaleString('en', { minimumFractionDigits: 2 });
    expectResult(parseSize(`${metres(builtUpArea)} sq m`, flat), certain({ builtUpArea }));
  }
});
