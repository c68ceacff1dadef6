import { describe, expect, test } from '@jest/globals';
import { SeededRandom } from '../../testing-random.ts';
import { places } from '../../places/place.ts';
import { formatLocation, parseLocation, type PlaceFacts } from './place.ts';
import { certain, expectResult, likely, unclear, type Expected } from './testing-results.ts';

const at = (placeId: string, building?: string): PlaceFacts => ({ placeId, ...(building && { building }) });

/** The rows about places, by their number in the table of observed spellings. */
const TABLE: readonly (readonly [number, readonly string[], Expected<PlaceFacts>])[] = [
  [72, ['Dubai Marina', 'دبي مارينا', 'Дубай Марина', '迪拜码头'], certain(at('dubai-marina'))],
  [72, ['MARSA DUBAI'], likely(at('dubai-marina'), /land registry/)],
  [
    73,
    ['Marina Gate 1, Dubai Marina', 'Dubai Marina, Marina Gate 1'],
    certain(at('dubai-marina', 'Marina Gate 1')),
  ],
  [
    74,
    ['Sidra 2, Dubai Hills Estate, Dubai, UAE'],
    likely(at('dubai-hills-estate', 'Sidra 2'), /community within/),
  ],
  [75, ['JVC', 'Jumeirah Village Circle, Dubai', 'جي في سي', 'ДЖВС'], certain(at('jumeirah-village-circle'))],
  [76, ['Al Barsha South Fourth'], likely(at('jumeirah-village-circle'), /land registry/)],
  [77, ['Downtown', 'Downtown Burj Khalifa'], certain(at('downtown-dubai'))],
  [78, ['Burj Khalifa'], unclear(/tower or the area/)],
  [79, ['Palm', 'The Palm', 'Nakhlat Jumeira'], certain(at('palm-jumeirah'))],
  // Two of the three misspellings are aliases, so that they raise no question.
  [80, ['Bussiness Bay', 'Busines Bay'], certain(at('business-bay'))],
  [80, ['Buisness Bay'], likely(at('business-bay'), /is it Business Bay/)],
  [81, ['Al Barsha 1'], certain(at('al-barsha-1'))],
  [81, ['Al Warqa 1'], likely(at('al-warqaa', '1'), /a part of/)],
  [81, ['Nad Al Sheba 3'], likely(at('nad-al-sheba', '3'), /a part of/)],
  [82, ['Damac', 'Emaar', 'Nakheel'], unclear(/developer/)],
  [83, ['Dubai', 'UAE', 'Sheikh Zayed Road'], unclear(/too wide/)],
  [84, ['Sharjah', 'Ajman', 'Yas Island, Abu Dhabi'], unclear(/outside Dubai/)],
];

const cases = TABLE.flatMap(([row, texts, expected]) => texts.map((text) => ({ row, text, expected })));

test.each(cases)('row $row: "$text"', ({ text, expected }) => {
  expectResult(parseLocation(text), expected);
});

/** Cases that are not in the table. */
const OTHERS: readonly (readonly [string, Expected<PlaceFacts>])[] = [
  ['', unclear(/No location/)],
  [' , ', unclear(/No location/)],
  ['Atlantis', unclear(/No place/)],
  ['Burj Khalifa, Downtown Dubai', certain(at('downtown-dubai', 'Burj Khalifa'))],
  ['Rimal 3, Jumeirah Beach Residence, Dubai Marina', certain(at('jumeirah-beach-residence', 'Rimal 3'))],
  ['Dubai Marina, JBR', certain(at('jumeirah-beach-residence'))],
  ['Palm Jumeirah Dubai UAE', certain(at('palm-jumeirah'))],
  ['Tower A، دبي مارينا، دبي', certain(at('dubai-marina', 'Tower A'))],
  ['Palm Jumeirah, Dubai Marina', likely(at('dubai-marina', 'Palm Jumeirah'), /Two places/)],
  ['Emaar, Downtown', likely(at('downtown-dubai', 'Emaar'), /developer/)],
  ['Al Barsha 4', likely(at('al-barsha', '4'), /a part of/)],
  ['a,'.repeat(20), unclear(/too many parts/)],
  ['x'.repeat(301), unclear(/301 characters/)],
];

test.each(OTHERS)('"%s"', (text, expected) => {
  expectResult(parseLocation(text), expected);
});

describe('a location as agents type it', () => {
  test.each<[text: string, expected: Expected<PlaceFacts>]>([
    ['دبی مارینا', certain({ placeId: 'dubai-marina' })],
    ['نخلة جمیرا', certain({ placeId: 'palm-jumeirah' })],
    ['دیرہ دبئی', certain({ placeId: 'deira' })],
    ['📍 Dubai Marina', certain({ placeId: 'dubai-marina' })],
    ['Dubai Marina - Marina Gate 1', certain({ placeId: 'dubai-marina', building: 'Marina Gate 1' })],
    ['Marina Gate 1 (Dubai Marina)', certain({ placeId: 'dubai-marina', building: 'Marina Gate 1' })],
    ['Marina Gate 1 | Dubai Marina | Dubai', certain({ placeId: 'dubai-marina', building: 'Marina Gate 1' })],
    ['JVC dubai', certain({ placeId: 'jumeirah-village-circle' })],
    ['JLT cluster Q', likely({ placeId: 'jumeirah-lake-towers', building: 'cluster Q' }, /in Jumeirah Lake/)],
    ['JLT Cluster Q, Dubai', likely({ placeId: 'jumeirah-lake-towers', building: 'Cluster Q' }, /in Jum/)],
    ['JVC District 12', likely({ placeId: 'jumeirah-village-circle', building: 'District 12' }, /in Jum/)],
    ['damac hill 2', certain({ placeId: 'damac-hills-2' })],
    ['Damac Hills 2 (Akoya)', certain({ placeId: 'damac-hills-2' })],
    ['Akoya, Damac Hills 2', certain({ placeId: 'damac-hills-2' })],
    ['Akoya', certain({ placeId: 'damac-hills' })],
    ['Downtown Burj Views', likely({ placeId: 'downtown-dubai', building: 'Burj Views' }, /in Downtown/)],
    ['Gull House Dubai Marina', likely({ placeId: 'dubai-marina', building: 'Gull House' }, /in Dubai M/)],
    ['Marina Gate 1', likely({ placeId: 'dubai-marina', building: 'Marina Gate 1' }, /in Dubai Marina/)],
    ['Villa in Arabian Ranches 2', likely({ placeId: 'arabian-ranches-2' }, /in Arabian Ranches 2/)],
    ['near Dubai Marina', unclear(/No place/)],
    ['5 minutes from JLT', unclear(/No place/)],
    ['Intl City', certain({ placeId: 'international-city' })],
    ['Bur Dubai / Karama', likely({ placeId: 'al-karama', building: 'Bur Dubai' }, /Two places/)],
    ['near Dubai Mall', unclear(/No place/)],
    ['Sharjah', unclear(/outside Dubai/)],
    ['Dubai', unclear(/too wide/)],
  ])('%s', (text, expected) => expectResult(parseLocation(text), expected));
});

test('formats a location', () => {
  expect(formatLocation({ placeId: 'dubai-marina', building: 'Marina Gate 1' })).toBe(
    'Marina Gate 1, Dubai Marina',
  );
  expect(formatLocation({ placeId: 'dubai-marina', building: null })).toBe('Dubai Marina');
  expect(formatLocation({ placeId: null, building: 'Marina Gate 1' })).toBeNull();
});

test('parses formatted locations to the same place and building', () => {
  const random = new SeededRandom(20_261_122);
  const words = [
    ...['Heron', 'House', 'Tower', 'Quay', 'Gate', '1', '12', 'B', 'Frond C', 'Cluster', 'Al Noor', 'برج'],
  ];
  for (const { id } of places.filter(({ parent }) => parent !== null))
    for (let i = 0; i < 10; i++) {
      const facts = at(id, Array.from({ length: random.below(4) }, () => random.of(words)).join(' '));
      expectResult(parseLocation(formatLocation(facts)!), certain(facts));
    }
});
