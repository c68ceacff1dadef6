import { expect, test } from '@jest/globals';
import { readSize, type SizeFacts, type SizeOf } from './size.ts';
import { certain, type Expected, expectReading, person, proposes, question } from './testing-readings.ts';

const flat: SizeOf = { purpose: 'sale', type: 'apartment' };
const villa: SizeOf = { purpose: 'sale', type: 'villa' };
const project: SizeOf = { purpose: 'project', type: 'apartment' };

const sqft = (builtUp: number): SizeFacts => ({ builtUp, unit: 'sqft' });
const sqm = (builtUp: number): SizeFacts => ({ builtUp, unit: 'sqm' });

/** The rows about sizes, by their number in the table of spellings that were seen. */
const TABLE: readonly (readonly [number, readonly string[], SizeOf, Expected<SizeFacts>])[] = [
  [57, ['2,240 sq ft', '2240 SQFT', '2,240 Sq. Ft.'], flat, certain(sqft(20_810))],
  [
    58,
    ['900 sq ft', '900sf', '900 قدم مربع', '٩٠٠ قدم مربع', '900 кв. фут', '900平方英尺'],
    flat,
    certain(sqft(8_361)),
  ],
  [59, ['83.61 sqm', '83.61 m²', '83,61 м²', '83.61 متر مربع', '83.61㎡'], flat, certain(sqm(8_361))],
  [60, ['71.07 m2'], flat, certain(sqm(7_107))],
  [61, ['765 sqft / 71.07 sqm', '765 sqft (71.07 sqm)'], flat, certain(sqft(7_107))],
  [61, ['765 sqft / 72.07 sqm'], flat, person(/not the same/)],
  [62, ['BUA 3,200 sqft', '3,200 sqft BUA', 'Built up: 3200 sq ft'], villa, certain(sqft(29_729))],
  [63, ['BUA 3,200 / Plot 5,000 sqft'], villa, certain({ builtUp: 29_729, plot: 46_452, unit: 'sqft' })],
  // The plot is known and the home is not: kept as a draft, for somebody to complete.
  [64, ['Plot 12,000 sqft'], villa, question({ plot: 111_484, unit: 'sqft' }, /what is that of the home/)],
  [65, ['900', '2,240'], flat, person(/unit is not said/)],
  [65, ['900'], { ...flat, unit: 'sqft' }, question(sqft(8_361), /square feet/)],
  [65, ['2,240'], { ...flat, unit: 'sqft' }, question(sqft(20_810), /square feet/)],
  [66, ['1,200 – 1,450 sqft'], project, certain({ builtUpFrom: 11_148, builtUpTo: 13_471, unit: 'sqft' })],
  [66, ['1,200 – 1,450 sqft'], flat, person(/range/)],
  [67, ['approx. 1,200 sqft', '~1200 sqft', '1,200+ sqft'], flat, question(sqft(11_148), /permit/)],
  [68, ['Suite 1,050 + balcony 180 sqft'], flat, proposes(/in parts/, sqft(11_427))],
  // An acre of an apartment is odd, yet the table has it certain; of a villa it is asked about, of land it is the plot.
  [69, ['0.25 acre'], flat, certain(sqft(101_171))],
  [69, ['0.25 acre'], villa, question(sqft(101_171), /acres/)],
  [69, ['0.25 acre'], { purpose: 'sale', type: 'land' }, certain({ plot: 101_171, unit: 'sqft' })],
  [70, ['1,200 sq yd', '5 gaj', '2 فدان'], flat, person(/unit is not read/)],
  [71, ['12,000'], { ...flat, unit: 'sqm' }, question(sqm(1_200_000), /square metres\? .*50,000 sq ft/)],
];

const cases = TABLE.flatMap(([row, texts, of, expected]) =>
  texts.map((text) => ({ row, text, of, expected, type: of.type, purpose: of.purpose })),
);

test.each(cases)('row $row: "$text" ($purpose, $type)', ({ text, of, expected }) => {
  expectReading(readSize(text, of), expected);
});

/** What the table is silent about. */
test.each([
  ['', /No size/],
  ['TBA', /No size/],
  ['0 sqft', /placeholder/],
  ['1.200 sqft', /three decimals or one of thousands/],
  ['2,240² sqft', /not understood/],
  ['sqft', /no number/],
  ['-900 sqft', /less than nothing/],
  ['Plot 5,000 sqft', /no plot/],
  ['900 sqft / 950 sqft', /several sizes/],
  ['3,200 sqft plot 5,000 sqft', /not clear/],
  ['900 sqft 5 BR', /not understood/],
  [`${'9'.repeat(20)} sqft`, /larger/],
  ['9'.repeat(301), /301 characters/],
] as const)('"%s" is for a person', (text, because) => {
  expectReading(readSize(text, flat), person(because));
});

test('a home and its plot, however they are parted', () => {
  const both = certain({ builtUp: 29_729, plot: 46_452, unit: 'sqft' });
  for (const text of [
    'BUA 3,200 sqft Plot 5,000 sqft',
    '3,200 BUA / 5,000 plot sqft',
    '3,200 sqft, plot 5,000 sqft',
    'Plot: 5,000 sq ft; built-up: 3,200 sq ft',
    '3,200 sqft (BUA), 5,000 sqft (plot)',
    'BUA 3,200 sqft, plot 464.52 m2',
    'BUA 3,200 - plot 5,000 sqft',
  ])
    expectReading(readSize(text, villa), both);
});

test('a size beyond the usual is a question', () => {
  for (const text of ['149 sqft', '50,001 sqft'])
    expect(readSize(text, flat)).toMatchObject({ outcome: 'question' });
  for (const text of ['150 sqft', '50,000 sqft']) expect(readSize(text, flat).outcome).toBe('certain');
});
