import { expect, test } from '@jest/globals';
import { truncateSearch } from '../../data/text.ts';
import { truncate } from '../../ui/lines.ts';
import { titleOf, titleOfHome } from './page-head.tsx';

const AGENCY = 'Marsa Properties';

test.each([
  ['Blog', undefined, 'Blog | Marsa Properties'],
  [
    'Half-floor apartment, Palm Jumeirah',
    undefined,
    'Half-floor apartment, Palm Jumeirah | Marsa Properties',
  ],
  [
    'Half-floor apartment with a study, Tidewater Court, Palm Jumeirah',
    'Half-floor apartment with a study',
    'Half-floor apartment with a study | Marsa Properties',
  ],
  [
    'The no-objection certificate, and why it takes a week',
    undefined,
    'The no-objection certificate, and why it takes a week',
  ],
  [
    'Eleventh-floor apartment with two bedrooms on the promenade, with a view of the harbour, Quay Nine',
    'Eleventh-floor apartment with two bedrooms on the promenade, with a view of the harbour',
    'Eleventh-floor apartment with two bedrooms on the…',
  ],
])('the title of %s has the longest form that fits', (title, shortTitle, expected) => {
  expect(titleOf(AGENCY, title, shortTitle)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(60);
});

test('truncates a title of one long word', () => {
  expect(titleOf(AGENCY, 'x'.repeat(200))).toBe(`${'x'.repeat(59)}…`);
});

test('counts a surrogate pair as one character', () => {
  expect(titleOf(AGENCY, '\u{1F3E0}'.repeat(41))).toBe(`${'\u{1F3E0}'.repeat(41)} | Marsa Properties`);
});

test.each([
  [
    'Two bedrooms above the berths',
    ['Flat for rent in JBR, AED 90,000'],
    'Flat for rent in JBR, AED 90,000, Two bedrooms above the berths',
  ],
  [
    'Two bedrooms above the berths 👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦',
    ['Flat for rent in JBR, AED 90,000'],
    'Flat for rent in JBR, AED 90,000, Two bedrooms above the berths…',
  ],
  [
    'Three bedrooms with the sea on two sides',
    [
      'Apartment for sale in Tidewater Court, Palm Jumeirah, AED 6,390,000',
      'Apartment for sale in Palm Jumeirah, AED 6,390,000',
    ],
    'Apartment for sale in Palm Jumeirah, AED 6,390,000',
  ],
  ['A villa', [`Villa for rent in ${'x'.repeat(100)}, AED 1`], 'Villa for rent in…, A villa'],
] as const)('the title of the home "%s" begins with its facts', (name, facts, title) => {
  expect(titleOfHome(AGENCY, name, facts)).toBe(`${title} | Marsa Properties`);
});

test('counts and cuts visible characters, so that a family stays together', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(titleOf(AGENCY, family.repeat(41))).toBe(`${family.repeat(41)} | Marsa Properties`);
  expect(truncate(family.repeat(9), 5)).toBe(`${family.repeat(5)}…`);
  expect(truncateSearch(`${'x'.repeat(196)}${family}`)).toBe('x'.repeat(196));
});
