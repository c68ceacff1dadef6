import { expect, test } from '@jest/globals';
import { type BathroomFacts, readBathrooms } from './bathrooms.ts';
import { type BedroomFacts, type BedroomProposal, readBedrooms, readBedroomsOffered } from './bedrooms.ts';
import { certain, type Expected, expectReading, person, proposes, question } from './testing-readings.ts';

/** The rows about bedrooms, by their number in the table of spellings that were seen. */
const BEDROOMS: readonly (readonly [number, readonly string[], Expected<BedroomFacts, BedroomProposal>])[] = [
  [42, ['3', '3.0'], certain({ bedrooms: 3 })],
  [
    43,
    ['Studio', 'studio apt', 'STD', 'ستوديو', 'студия', '开间', 'استوديو', 'Студия'],
    certain({ bedrooms: 0 }),
  ],
  [44, ['0'], certain({ bedrooms: 0 })],
  [
    45,
    ['3BR', '3 B/R', '3 bed', '3 Bedrooms', '3BHK', '3 غرف', '3 спальни', '3卧室'],
    certain({ bedrooms: 3 }),
  ],
  [46, ['4+maid', '4BR+M', "4 + Maid's", '4 + Maid’s', '4+خادمة'], certain({ bedrooms: 4, maidsRoom: true })],
  [47, ['2 + study'], certain({ bedrooms: 2, study: true })],
  [48, ['4+1'], person(/maid's room, a study or a hall/)],
  [49, ['7+', '10+'], person(/exact number/)],
  [50, ['3-4', '2 or 3', '1,2,3 BR'], person(/several/)],
  [51, ['٣', '٣ غرف نوم'], certain({ bedrooms: 3 })],
  [52, ['two'], certain({ bedrooms: 2 })],
  [52, ['Four Bedrooms'], certain({ bedrooms: 4 })],
  [53, ['Penthouse'], proposes(/type of home/, { propertyType: 'penthouse' })],
  [53, ['Duplex'], proposes(/type of home/, { propertyType: 'duplex' })],
  // A loft is no type of its own with any portal.
  [53, ['Loft'], proposes(/type of home/, { propertyType: 'apartment' })],
  [54, ['3.5'], person(/no number of bedrooms/)],
];

const OFFERED: readonly (readonly [number, string, readonly number[]])[] = [
  [50, '3-4', [3, 4]],
  [50, '2 or 3', [2, 3]],
  [50, '1,2,3 BR', [1, 2, 3]],
];

/** The rows about bathrooms. */
const BATHROOMS: readonly (readonly [number, readonly string[], Expected<BathroomFacts>])[] = [
  [55, ['2.5'], proposes(/whole/, { bathrooms: 3 })],
  [55, ['3+powder'], proposes(/toilet/, { bathrooms: 4 })],
  [55, ['2 + guest WC'], proposes(/toilet/, { bathrooms: 3 })],
  [
    56,
    ['5 en-suite', '5 Baths', '٥ حمامات', '5', '5 bathrooms', '5 ванных', 'five'],
    certain({ bathrooms: 5 }),
  ],
];

const flat = <E>(rows: readonly (readonly [number, readonly string[], E])[]) =>
  rows.flatMap(([row, texts, expected]) => texts.map((text) => ({ row, text, expected })));

test.each(flat(BEDROOMS))('row $row: "$text" bedrooms', ({ text, expected }) => {
  expectReading(readBedrooms(text, { type: 'apartment' }), expected);
});

test.each(['0', 'Studio'])('row 44: "%s" bedrooms of a villa', (text) => {
  expectReading(readBedrooms(text, { type: 'villa' }), person(/A villa cannot be a studio/));
});

test.each(OFFERED)('row %i: "%s" bedrooms of a project', (_, text, offered) => {
  expectReading(readBedroomsOffered(text), certain(offered));
});

test.each(flat(BATHROOMS))('row $row: "$text" bathrooms', ({ text, expected }) => {
  expectReading(readBathrooms(text), expected);
});

/** What the table is silent about. */
test.each([
  '',
  'TBA',
  '31',
  '03',
  '-3',
  '2½',
  '3 rooms',
  '4²',
  'maid',
  '4 + 2 maids',
  '٣٣٣',
  'x'.repeat(301),
])('"%s" bedrooms are for a person', (text) => {
  expect(readBedrooms(text, { type: 'apartment' }).outcome).toBe('person');
  expect(readBedroomsOffered(text).outcome).toBe('person');
});

test.each(['', 'TBC', '21', '3+', '2-3', '-2', '2.25', 'bath', '2 baths + 1', 'x'.repeat(301)])(
  '"%s" bathrooms are for a person',
  (text) => {
    expect(readBathrooms(text).outcome).toBe('person');
  },
);

test('a type beside a number of bedrooms is a question', () => {
  expectReading(
    readBedrooms('3 bed penthouse', { type: 'apartment' }),
    question({ bedrooms: 3 }, /type of the home/),
  );
});

test('bedrooms of a project', () => {
  expectReading(readBedroomsOffered('Studio, 1 & 2 bedrooms'), certain([0, 1, 2]));
  expectReading(readBedroomsOffered('Studio - 3 bed'), certain([0, 1, 2, 3]));
  expectReading(readBedroomsOffered('3'), certain([3]));
  expectReading(readBedroomsOffered('3,5'), certain([3, 5]));
  expectReading(readBedrooms('3,5', { type: 'villa' }), person(/several/));
  expectReading(readBedroomsOffered('4-3'), person(/range/));
  expectReading(readBedroomsOffered('4+maid'), person(/no number/));
});
