import { describe, expect, test } from '@jest/globals';
import { diffTexts, shorten } from './text-diff.ts';

describe('a diff of words', () => {
  test('keeps the words around a change', () => {
    expect(diffTexts('Two rooms above the sea', 'Two quiet rooms above the sea')).toEqual([
      { head: 'Two ', mark: '', tail: 'rooms above the sea' },
      { head: 'Two ', mark: 'quiet ', tail: 'rooms above the sea' },
    ]);
    expect(diffTexts('AED 2,000,000', 'AED 1')).toEqual([
      { head: 'AED ', mark: '2,000,000', tail: '' },
      { head: 'AED ', mark: '1', tail: '' },
    ]);
  });

  test('matches a repeated word once', () => {
    expect(diffTexts('very quiet', 'very very quiet')[1]).toEqual({
      head: 'very ',
      mark: 'very ',
      tail: 'quiet',
    });
  });

  test('has no common words with an empty text', () => {
    expect(diffTexts('', 'غرفتان وشرفة')).toEqual([
      { head: '', mark: '', tail: '' },
      { head: '', mark: 'غرفتان وشرفة', tail: '' },
    ]);
  });
});

describe('an excerpt of a long text', () => {
  const words = (count: number) => 'word '.repeat(count);

  test('shows the words around the change', () => {
    const [was] = diffTexts(`${words(100)}old ${words(100)}`, `${words(100)}new ${words(100)}`);
    const { head, mark, tail } = shorten(was);
    expect([head, mark, tail]).toEqual([`…${words(11)}`, 'old', ` ${words(11).trim()}…`]);
  });

  test('truncates a long change between characters', () => {
    const { mark, tail } = shorten({ head: '', mark: '🏡'.repeat(300), tail: words(20) });
    expect([mark, tail]).toEqual([`${'🏡'.repeat(160)}…`, '']);
  });

  test('is the whole text if it is short', () => {
    const text = { head: '', mark: 'AED 1', tail: '' };
    expect(shorten(text)).toBe(text);
  });
});
