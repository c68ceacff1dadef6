import { expect, test } from '@jest/globals';
import { maxLength } from 'class-validator';
import { countCharacters } from './text.ts';

/** Returns the smallest maximum length for which the server's validation accepts a text. */
function countByServerValidation(text: string): number {
  let length = 0;
  while (!maxLength(text, length)) length++;
  return length;
}

test.each(['', 'Palm', '🏡'.repeat(120), '❤️ نخلة', '🏳️‍🌈', '️️', 'e\u0301', '\ud83c'])(
  'characters of %j are counted as the server counts them',
  (text) => {
    expect(countCharacters(text)).toBe(countByServerValidation(text));
  },
);
