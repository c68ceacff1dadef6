import { describe, expect, test } from '@jest/globals';
import {
  type BathroomFacts,
  type BedroomFacts,
  formatBathrooms,
  formatBedrooms,
  parseBathrooms,
  parseBedrooms,
} from './rooms.ts';
import { certain, expectResult, likely, unclear, type Expected } from './testing-results.ts';

/** The rows about bedrooms, by their number in the table of observed spellings. */
const BEDROOMS: readonly (readonly [number, readonly string[], Expected<BedroomFacts>])[] = [
  [42, ['3', '3.0'], certain({ bedroomCount: 3 })],
  [
    43,
    ['Studio', 'studio apt', 'STD', 'ستوديو', 'студия', '开间', 'استوديو', 'Студия'],
    certain({ bedroomCount: 0 }),
  ],
  [44, ['0'], certain({ bedroomCount: 0 })],
  [
    45,
    ['3BR', '3 B/R', '3 bed', '3 Bedrooms', '3BHK', '3 غرف', '3 спальни', '3卧室'],
    certain({ bedroomCount: 3 }),
  ],
  [
    46,
    ['4+maid', '4BR+M', "4 + Maid's", '4 + Maid’s', '4+خادمة'],
    certain({ bedroomCount: 4, maidsRoom: true }),
  ],
  [47, ['2 + study'], certain({ bedroomCount: 2 })],
  [48, ['4+1'], unclear(/maid's room, a study or a hall/)],
  [49, ['7+', '10+'], unclear(/exact number/)],
  [50, ['3-4', '2 or 3', '1,2,3 BR'], unclear(/several/)],
  [51, ['٣', '٣ غرف نوم'], certain({ bedroomCount: 3 })],
  [52, ['two'], certain({ bedroomCount: 2 })],
  [52, ['Four Bedrooms'], certain({ bedroomCount: 4 })],
  [53, ['Penthouse'], unclear(/type of home/)],
  [53, ['Duplex'], unclear(/type of home/)],
  [53, ['Loft'], unclear(/type of home/)],
  [54, ['3.5'], unclear(/no number of bedrooms/)],
];

/** The rows about bathrooms. */
const BATHROOMS: readonly (readonly [number, readonly string[], Expected<BathroomFacts>])[] = [
  [55, ['2.5'], unclear(/whole/)],
  [55, ['3+powder'], unclear(/toilet/)],
  [55, ['2 + guest WC'], unclear(/toilet/)],
  [
    56,
    ['5 en-suite', '5 Baths', '٥ حمامات', '5', '5 bathrooms', '5 ванных', 'five'],
    certain({ bathroomCount: 5 }),
  ],
];

const casesOf = <E>(rows: readonly (readonly [number, readonly string[], E])[]) =>
  rows.flatMap(([row, texts, expected]) => texts.map((text) => ({ row, text, expected })));

test.each(casesOf(BEDROOMS))('row $row: "$text" bedrooms', ({ text, expected }) => {
  expectResult(parseBedrooms(text, { family: 'apartment' }), expected);
});

test.each(['0', 'Studio'])('row 44: "%s" bedrooms of a villa', (text) => {
  expectResult(parseBedrooms(text, { family: 'villa' }), unclear(/A villa cannot be a studio/));
});

test.each(casesOf(BATHROOMS))('row $row: "$text" bathrooms', ({ text, expected }) => {
  expectResult(parseBathrooms(text), expected);
});

/** Cases that are not in the table. */
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
])('"%s" bedrooms are unclear', (text) => {
  expect(parseBedrooms(text, { family: 'apartment' }).facts).toBeNull();
});

test.each(['', 'TBC', '21', '3+', '2-3', '-2', '2.25', 'bath', '2 baths + 1', 'x'.repeat(301)])(
  '"%s" bathrooms are unclear',
  (text) => {
    expect(parseBathrooms(text).facts).toBeNull();
  },
);

test('raises a question about a type next to a number of bedrooms', () => {
  expectResult(
    parseBedrooms('3 bed penthouse', { family: 'apartment' }),
    likely({ bedroomCount: 3 }, /type of the home/),
  );
});

const beds = (bedroomCount: number, others: Partial<BedroomFacts> = {}): BedroomFacts => ({
  bedroomCount,
  ...others,
});
const maidsRoom = { maidsRoom: true } as const;

describe('bedrooms as agents type them', () => {
  test.each<[text: string, expected: Expected<BedroomFacts>]>([
    ['غرفتين وصالة', certain(beds(2))],
    ['3 غرف وصالة', certain(beds(3))],
    ['غرفه وصاله', certain(beds(1))],
    ['٣ غرف نوم', certain(beds(3))],
    ['٢ غرف وصالة وخادمة', certain(beds(2, maidsRoom))],
    ['استديو', certain(beds(0))],
    ['3-BR', certain(beds(3))],
    ['three-bedroom', certain(beds(3))],
    ['3 + 1 maid', certain(beds(3, maidsRoom))],
    ["4 Bed + Maid's + Driver's", certain(beds(4, maidsRoom))],
    ['5BR + maid + study', certain(beds(5, maidsRoom))],
    ['2 BHK', certain(beds(2))],
    ['1 B/R Hall', certain(beds(1))],
    ['🛏️ 3', certain(beds(3))],
    ['3️⃣ BR', certain(beds(3))],
    ['две спальни', certain(beds(2))],
    ['3室2厅', certain(beds(3))],
    ['۳ بیڈ', certain(beds(3))],
    ['do bedroom', certain(beds(2))],
    ['3 large bedrooms', certain(beds(3))],
    ['teen kamre', unclear(/counts rooms/)],
    ['2-комнатная', unclear(/counts rooms/)],
    ['3 BR duplex', likely(beds(3), /type/)],
    ['3+1', unclear(/after the "\+"/)],
    ['2-3', unclear(/several numbers/)],
    ['3 bed/4 bath', unclear(/not understood/)],
    ['3 BR (converted to 4)', unclear(/not understood/)],
  ])('%s', (text, expected) => expectResult(parseBedrooms(text, { family: 'apartment' }), expected));
});

describe('bathrooms as agents type them', () => {
  test.each<[text: string, expected: Expected<BathroomFacts>]>([
    ['2-bath', certain({ bathroomCount: 2 })],
    ['🛁 2', certain({ bathroomCount: 2 })],
    ['حمامين', certain({ bathroomCount: 2 })],
    ['حمام واحد', certain({ bathroomCount: 1 })],
    ['2 washrooms', certain({ bathroomCount: 2 })],
    ['3 с/у', certain({ bathroomCount: 3 })],
    ['2½', unclear(/not understood/)],
    ['3 baths + maid bath', unclear(/not understood/)],
  ])('%s', (text, expected) => expectResult(parseBathrooms(text), expected));
});

test('formats rooms', () => {
  expect(formatBedrooms({ bedroomCount: 0 })).toBe('Studio');
  expect(formatBedrooms({ bedroomCount: 4, maidsRoom: true })).toBe("4 + maid's room");
  expect(formatBedrooms({ bedroomCount: 4, maidsRoom: false })).toBe('4');
  expect(formatBedrooms({ bedroomCount: null, maidsRoom: true })).toBeNull();
  expect(formatBathrooms({ bathroomCount: 5 })).toBe('5');
  expect(formatBathrooms({ bathroomCount: null })).toBeNull();
});

test('parses formatted rooms to the same facts', () => {
  for (let bedroomCount = 0; bedroomCount <= 30; bedroomCount++)
    for (const more of [{}, { maidsRoom: true }] as const) {
      const facts: BedroomFacts = { bedroomCount, ...more };
      const text = formatBedrooms(facts)!;
      expectResult(parseBedrooms(text, { family: 'apartment' }), certain(facts));
      expectResult(parseBedrooms(`${text} + study`, { family: 'apartment' }), certain({ ...facts }));
    }
  for (let bathroomCount = 0; bathroomCount <= 20; bathroomCount++)
    expectResult(parseBathrooms(formatBathrooms({ bathroomCount })!), certain({ bathroomCount }));
});
