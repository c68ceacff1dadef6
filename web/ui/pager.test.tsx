/** @jest-environment jsdom */
import '../testing/in-jsdom.ts';
import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { pageNumbers, Pager } from './pager.tsx';

const CurrentUrl = () => <output>{Object.values(useLocation()).slice(0, 3).join('')}</output>;

const renderPager = (
  page: number,
  totalPages: number,
  { at, url = '/list' }: { at?: string; url?: string } = {},
) =>
  render(
    <MemoryRouter initialEntries={[url]}>
      <Pager page={page} totalPages={totalPages} label="villas" at={at} />
      <CurrentUrl />
    </MemoryRouter>,
  );

const link = (name: string) => screen.getByRole('link', { name });
const shownNumbers = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('a pager', () => {
  test('links the page numbers, of which one is current', () => {
    renderPager(5, 9);
    expect(shownNumbers()).toEqual(['1', '…', '4', '5', '6', '…', '9']);
    expect(link('Page 5').getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('navigation', { name: 'Pages of villas' })).toBeTruthy();
  });

  test('disables Previous on the first page and Next on the last', () => {
    renderPager(1, 3);
    expect([link('Prev').getAttribute('aria-disabled'), link('Prev').getAttribute('href')]).toEqual([
      'true',
      null,
    ]);
    expect([link('Next').getAttribute('aria-disabled'), link('Next').getAttribute('rel')]).toEqual([
      null,
      'next',
    ]);
  });

  test('links each page to its URL, the first without a page parameter, and keeps other parameters', async () => {
    renderPager(2, 3, { url: '/list?page=2&type=Villas', at: 'villas' });
    expect(link('Page 1').getAttribute('href')).toBe('/list?type=Villas#villas');
    await userEvent.click(link('Next'));
    expect(screen.getByRole('status').textContent).toBe('/list?page=3&type=Villas#villas');
  });

  test('is not rendered for a single page', () => {
    renderPager(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('a short pager', () => {
  const renderShortPager = (page: number, totalPages: number) =>
    render(
      <MemoryRouter>
        <Pager page={page} totalPages={totalPages} label="projects" isShort />
      </MemoryRouter>,
    );

  test('shows the number of the current page', () => {
    renderShortPager(2, 2);
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
    expect(link('Next').getAttribute('aria-disabled')).toBe('true');
    expect(link('Prev').getAttribute('href')).toBe('/');
  });

  test('is not rendered for a single page', () => {
    renderShortPager(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

const formatPageNumbers = (page: number, totalPages: number): string =>
  pageNumbers(page, totalPages)
    .map((number) => number ?? '…')
    .join(' ');

test('up to five pages are all shown', () => {
  expect(formatPageNumbers(1, 1)).toBe('1');
  expect(formatPageNumbers(3, 5)).toBe('1 2 3 4 5');
});

test('more pages are shortened to the ends and the neighbours', () => {
  expect(formatPageNumbers(1, 9)).toBe('1 2 … 9');
  expect(formatPageNumbers(5, 9)).toBe('1 … 4 5 6 … 9');
  expect(formatPageNumbers(9, 9)).toBe('1 … 8 9');
});

test('a gap replaces at least two pages', () => {
  expect(formatPageNumbers(3, 6)).toBe('1 2 3 4 5 6');
  expect(formatPageNumbers(4, 9)).toBe('1 2 3 4 5 … 9');
  expect(formatPageNumbers(6, 9)).toBe('1 … 5 6 7 8 9');
});
