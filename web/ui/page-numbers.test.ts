import { expect, test } from '@jest/globals';
import { pageNumbers } from './page-numbers.ts';

const shown = (page: number, totalPages: number): string =>
  pageNumbers(page, totalPages)
    .map((number) => number ?? '…')
    .join(' ');

test('up to five pages are all shown', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(3, 5)).toBe('1 2 3 4 5');
});

test('more pages are shortened to the ends and the neighbours', () => {
  expect(shown(1, 9)).toBe('1 2 … 9');
  expect(shown(5, 9)).toBe('1 … 4 5 6 … 9');
  expect(shown(9, 9)).toBe('1 … 8 9');
});

test('a gap replaces at least two pages', () => {
  expect(shown(3, 6)).toBe('1 2 3 4 5 6');
  expect(shown(4, 9)).toBe('1 2 3 4 5 … 9');
  expect(shown(6, 9)).toBe('1 … 5 6 7 8 9');
});
