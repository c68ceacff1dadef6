import { test } from '@jest/globals';
import { type LocationFacts, readLocation } from './location.ts';
import { certain, type Expected, expectReading, person, proposes, question } from './testing-readings.ts';

const at = (place: string, building?: string): LocationFacts => ({ place, ...(building && { building }) });

/** The rows about places, by their number in the table of spellings that were seen. */
const TABLE: readonly (readonly [number, readonly string[], Expected<LocationFacts>])[] = [
  [72, ['Dubai Marina', 'دبي مارينا', 'Дубай Марина', '迪拜码头'], certain(at('dubai-marina'))],
  [72, ['MARSA DUBAI'], question(at('dubai-marina'), /land registry/)],
  [
    73,
    ['Marina Gate 1, Dubai Marina', 'Dubai Marina, Marina Gate 1'],
    certain(at('dubai-marina', 'Marina Gate 1')),
  ],
  [
    74,
    ['Sidra 2, Dubai Hills Estate, Dubai, UAE'],
    question(at('dubai-hills-estate', 'Sidra 2'), /community within/),
  ],
  [75, ['JVC', 'Jumeirah Village Circle, Dubai', 'جي في سي', 'ДЖВС'], certain(at('jumeirah-village-circle'))],
  [76, ['Al Barsha South Fourth'], question(at('jumeirah-village-circle'), /land registry/)],
  [77, ['Downtown', 'Downtown Burj Khalifa'], certain(at('downtown-dubai'))],
  [78, ['Burj Khalifa'], proposes(/tower or the area/, at('downtown-dubai'))],
  [79, ['Palm', 'The Palm', 'Nakhlat Jumeira'], certain(at('palm-jumeirah'))],
  // Two of the three misspellings are listed as aliases, so that they are no question any more.
  [80, ['Bussiness Bay', 'Busines Bay'], certain(at('business-bay'))],
  [80, ['Buisness Bay'], question(at('business-bay'), /is it Business Bay/)],
  [81, ['Al Barsha 1'], certain(at('al-barsha-1'))],
  [81, ['Al Warqa 1'], question(at('al-warqaa', '1'), /a part of/)],
  [81, ['Nad Al Sheba 3'], question(at('nad-al-sheba', '3'), /a part of/)],
  [82, ['Damac', 'Emaar', 'Nakheel'], person(/developer/)],
  [83, ['Dubai', 'UAE', 'Sheikh Zayed Road'], person(/too wide/)],
  [84, ['Sharjah', 'Ajman', 'Yas Island, Abu Dhabi'], person(/outside Dubai/)],
];

const cases = TABLE.flatMap(([row, texts, expected]) => texts.map((text) => ({ row, text, expected })));

test.each(cases)('row $row: "$text"', ({ text, expected }) => {
  expectReading(readLocation(text), expected);
});

/** What the table is silent about. */
const OTHERS: readonly (readonly [string, Expected<LocationFacts>])[] = [
  ['', person(/No location/)],
  [' , ', person(/No location/)],
  ['Atlantis', person(/No place/)],
  ['Burj Khalifa, Downtown Dubai', certain(at('downtown-dubai', 'Burj Khalifa'))],
  ['Rimal 3, Jumeirah Beach Residence, Dubai Marina', certain(at('jumeirah-beach-residence', 'Rimal 3'))],
  ['Dubai Marina, JBR', certain(at('jumeirah-beach-residence'))],
  ['Palm Jumeirah Dubai UAE', certain(at('palm-jumeirah'))],
  ['Tower A، دبي مارينا، دبي', certain(at('dubai-marina', 'Tower A'))],
  ['Palm Jumeirah, Dubai Marina', question(at('dubai-marina', 'Palm Jumeirah'), /Two places/)],
  ['Emaar, Downtown', question(at('downtown-dubai', 'Emaar'), /developer/)],
  ['Al Barsha 4', question(at('al-barsha', '4'), /a part of/)],
  ['a,'.repeat(20), person(/too many parts/)],
  ['x'.repeat(301), person(/301 characters/)],
];

test.each(OTHERS)('"%s"', (text, expected) => {
  expectReading(readLocation(text), expected);
});
