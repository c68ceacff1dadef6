import { expect, test } from '@jest/globals';
import { maxLength } from 'class-validator';
import { countCharacters } from './text.ts';

/** Counts characters by the server's validation. */
function countedByServer(text: string): number {
  let most = 0;
  while (!maxLength(text, most)) most++;
  return most;
}

test.each(['', 'Palm', '🏡'.repeat(120), '❤️ نخلة', '🏳️‍🌈', '️️', 'e\u0301', '\ud83c'])(
  'characters of %j are counted as the server counts them',
  (text) => {
    expect(countCharacters(text)).toBe(countedByServer(text));
  },
);
