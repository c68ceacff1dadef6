import type { SeededRandom } from '../testing-random.ts';

const SPECIAL_CHARACTERS = [
  '"',
  "'",
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '$',
  '@',
  '!',
  ':',
  '...',
  '#',
  '\\',
  '%',
  '&',
  '=',
  '\0',
];

/** Returns a text with one or two random changes. */
export function corrupt(text: string, random: SeededRandom): string {
  let result = text;
  for (let changes = 1 + random.below(2); changes > 0; changes--) {
    const offset = random.below(result.length + 1);
    const deletedLength = random.of([0, 1, 1, 5, 40]);
    const anyCharacter = String.fromCharCode(random.below(0x10000));
    const inserted = random.of(['', '', ...SPECIAL_CHARACTERS, anyCharacter]);
    result = result.slice(0, offset) + inserted + result.slice(offset + deletedLength);
  }
  return result;
}

const RAW = '\u2603raw:';

/** A placeholder for JSON that `JSON.stringify` cannot produce. */
const raw = (json: string) => `${RAW}${json}${RAW}`;

/** Serializes a value and replaces the placeholders of `raw` by their JSON. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replace(
    new RegExp(`"${RAW}(.*?)${RAW}"`, 'g'),
    (_, json: string) => JSON.parse(`"${json}"`) as string,
  );
}

/** Texts that often cause errors. */
export const INVALID_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u200b',
  '🙂'.repeat(60),
  'x'.repeat(300),
  'x'.repeat(25_000),
  '1',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '٣',
  '2147483647',
  '2147483648',
  '9'.repeat(400),
  'NaN',
  'null',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  "'; drop table listings; --",
  '%',
  '%00',
  '\\',
  '\r\n',
  '$1',
  '${x}',
  '2024-02-30T25:61:00Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  'a@b.ae',
  '"@"@example.com',
  'title,location,price\n"',
];

/** Values of unexpected types. */
export const INVALID_VALUES: readonly unknown[] = [
  ...INVALID_TEXTS,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER + 2,
  1e21,
  raw('1e400'),
  raw('-0'),
  [],
  [null],
  [[]],
  ['a', 1],
  Array.from({ length: 150 }, (_, i) => i),
  {},
  { toString: 1 },
  { valueOf: null, toString: null },
  { length: 3 },
  { constructor: { prototype: {} } },
  { toJSON: 1, then: 1 },
  raw('{"__proto__":{"toString":1}}'),
  raw(`${'['.repeat(3000)}${']'.repeat(3000)}`),
  raw(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`),
];
