import { describe, expect, test } from '@jest/globals';
import { diffTexts, shorten } from './text-diff.ts';

describe('two texts, word by word', () => {
  test('are alike around what was changed', () => {
    expect(diffTexts('Two rooms above the sea', 'Two quiet rooms above the sea')).toEqual([
      { head: 'Two ', mark: '', tail: 'rooms above the sea' },
      { head: 'Two ', mark: 'quiet ', tail: 'rooms above the sea' },
    ]);
    expect(diffTexts('AED 2,000,000', 'AED 1')).toEqual([
      { head: 'AED ', mark: '2,000,000', tail: '' },
      { head: 'AED ', mark: '1', tail: '' },
    ]);
  });

  test('are not alike twice where a word was said once more', () => {
    expect(diffTexts('very quiet', 'very very quiet')[1]).toEqual({
      head: 'very ',
      mark: 'very ',
      tail: 'quiet',
    });
  });

  test('of which one is empty are not alike at all', () => {
    expect(diffTexts('', 'غرفتان وشرفة')).toEqual([
      { head: '', mark: '', tail: '' },
      { head: '', mark: 'غرفتان وشرفة', tail: '' },
    ]);
  });
});

describe('a long text', () => {
  const words = (count: number) => 'word '.repeat(count);

  test('is shown around what was changed', () => {
    const [was] = diffTexts(`${words(100)}old ${words(100)}`, `${words(100)}new ${words(100)}`);
    const { head, mark, tail } = shorten(was);
    expect([head, mark, tail]).toEqual([`…${words(11)}`, 'old', ` ${words(11).trim()}…`]);
  });

  test('of which much was changed is cut there, and no character in two', () => {
    const { mark, tail } = shorten({ head: '', mark: '🏡'.repeat(300), tail: words(20) });
    expect([mark, tail]).toEqual([`${'🏡'.repeat(160)}…`, '']);
  });

  test('that is not long is the same', () => {
    const text = { head: '', mark: 'AED 1', tail: '' };
    expect(shorten(text)).toBe(text);
  });
});
