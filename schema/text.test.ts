import { describe, expect, test } from '@jest/globals';
import { cleanEmail, cleanIdentifier, cleanSearchWords, cleanText } from './text.ts';

describe('cleanText', () => {
  test.each([
    ['  a villa \u00a0', 'a villa'],
    ['\ufeffa villa\ufeff', 'a villa'],
    ['a\u0000 vi\u0007lla\u009f', 'a villa'],
    ['a\tvilla\r\nby the sea\u2028now', 'a villa by the sea now'],
    ['a\u00a0villa', 'a\u00a0villa'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩\u200d👧 \u202b2 غرف\u202c', '👩\u200d👧 \u202b2 غرف\u202c'],
    ['２ rooms, 120 m²', '２ rooms, 120 m²'],
    ['\uf0b7 Sea view\r\n\uf0a7 Pool', '• Sea view • Pool'],
  ])('turns the line %j into %j', (typed, cleaned) => {
    expect(cleanText(typed)).toBe(cleaned);
    expect(cleanText(cleaned)).toBe(cleaned);
  });

  test.each([
    ['\n One\r\n\r\n  Two\rThree\n', 'One\n\n  Two\nThree'],
    ['One\tTwo\vThree\u0085Four\u001a', 'One Two\nThree\nFour'],
    ['One\u2028Two\u2029\u2029Three\ufeff', 'One\nTwo\n\nThree'],
    ['\uf0b7 Sea view\r\uf0a7 Pool', '• Sea view\n• Pool'],
  ])('turns the multi-line text %j into %j', (typed, cleaned) => {
    expect(cleanText(typed, { multiline: true })).toBe(cleaned);
    expect(cleanText(cleaned, { multiline: true })).toBe(cleaned);
  });
});

test.each([
  ['\ufeffbuilt\u200bUp\u00ad Area\u00a0', 'builtUp Area'],
  [' Palm\u00a0\u00a0Jumeirah\u200f', 'Palm Jumeirah'],
  ['\u202aＡＥＤ １２\u202c', 'AED 12'],
  ['one\r\ntwo', 'one two'],
  ['دبی\u200c\u0007', 'دبی'],
  ['a \u200b b', 'a b'],
  ['2½ m²', '2½ m²'],
])('cleanIdentifier turns %j into %j', (typed, cleaned) => {
  expect(cleanIdentifier(typed)).toBe(cleaned);
});

test('cleanIdentifier returns a text that is too long for any identifier as it is', () => {
  const long = `${'x'.repeat(2001)}\u200b`;
  expect(cleanIdentifier(long) === long).toBe(true);
});

test.each([
  ' ann@example.com',
  'ann@example.com \n',
  '\u202aann@example.com\u202c',
  '\u2068ann@example.com\u2069',
  '\u200eann@example.com',
  '\u00a0ann@example.com\u00a0',
  'ann@example.com\u200b',
  'a\u00adnn@exam\u200bple.com',
  'mailto:ann@example.com',
  ' MailTo: ann@example.com',
  'ann＠example．com',
  '\ufeffann@example.com',
])('cleanEmail finds the address in %j', (typed) => {
  expect(cleanEmail(typed)).toBe('ann@example.com');
});

test('cleanEmail leaves what is more than an address for validation to refuse', () => {
  expect(cleanEmail('ann@example.com\r\nBcc: spy@evil.example')).toBe(
    'ann@example.com Bcc: spy@evil.example',
  );
  expect(cleanEmail('mailto:ann@example.com?cc=spy@evil.example')).toBe(
    'ann@example.com?cc=spy@evil.example',
  );
});

test.each([
  ['Mar\u200bina\u00a0 view\t', 'Marina view'],
  ['می\u200cخواهم 👩\u200d👧', 'می\u200cخواهم 👩\u200d👧'],
  ['ＭＡＲＩＮＡ ﻣﺎﺭﻳﻨﺎ', 'MARINA مارينا'],
  ['120 m²', '120 m²'],
])('cleanSearchWords turns %j into %j', (typed, cleaned) => {
  expect(cleanSearchWords(typed)).toBe(cleaned);
});
