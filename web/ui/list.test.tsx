/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../testing/in-jsdom.ts';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ListSkeleton, ListHeading } from './list.tsx';
import { Notice, RetryMessage } from './notice.tsx';

test('loading is announced, and its placeholder is hidden from screen readers', () => {
  const { container } = render(<ListSkeleton text="Loading villas..." count={6} />);
  expect(screen.getByRole('status').textContent).toBe('Loading villas...');
  expect(container.querySelector('[aria-busy=true]')).toBeTruthy();
  expect(container.querySelectorAll('[aria-hidden=true]')).toHaveLength(6);
});

test('announces the number of results when it is known', () => {
  render(<ListHeading title="Villas">8 villas</ListHeading>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Villas');
  expect(screen.getByText('8 villas')).toBeTruthy();
});

test('an error is shown in one sentence with a link to reload the same URL', () => {
  const element = (
    <Notice heading text="No Villas Found">
      <RetryMessage />
    </Notice>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/villa?page=2'] });
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No Villas Found');
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/villa?page=2');
});
