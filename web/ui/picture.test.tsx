/** @jest-environment jsdom */
import '../testing/in-jsdom.ts';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { coverSizes, Picture } from './picture.tsx';

const picture = {
  url: '/uploads/marina.jpg',
  width: 1600,
  height: 1067,
  alt: 'A marina at dusk',
  placeholder: 'data:image/webp;base64,UklGRg==',
  avif: '/uploads/marina.640.avif 640w',
  webp: '/uploads/marina.640.webp 640w',
};

test('a picture of a page that was navigated to is not preloaded', () => {
  render(<Picture picture={picture} alt="" sizes="100vw" priority="first" />);
  expect(screen.getByRole('img', { name: 'A marina at dusk' })).toHaveProperty(
    'src',
    'http://localhost/uploads/marina.jpg',
  );
  expect(document.head.querySelectorAll('link[rel=preload]')).toHaveLength(0);
});

test('a transparent picture is on white and has no blurred placeholder', () => {
  const { container } = render(<Picture picture={picture} alt="" sizes="100vw" />);
  expect(container.querySelectorAll('.picture-blur')).toHaveLength(1);
  const { container: other } = render(
    <Picture picture={{ ...picture, url: '/uploads/logo.webp' }} alt="" sizes="100vw" />,
  );
  expect(other.querySelectorAll('.picture-blur')).toHaveLength(0);
  expect(other.querySelectorAll('.picture-transparent')).toHaveLength(1);
  expect(container.querySelectorAll('.picture-transparent')).toHaveLength(0);
});

test('requests a contained panorama as wide as its frame', () => {
  const wide = { ...picture, width: 6000, height: 1000 };
  const { container } = render(<Picture picture={wide} alt="" sizes="50vw" contain />);
  expect(container.querySelector('source')?.sizes).toBe('50vw');
});

test('requests a covering panorama wider than its frame', () => {
  const { container } = render(
    <Picture picture={{ ...picture, width: 6000, height: 1000 }} alt="" sizes="50vw" />,
  );
  expect(container.querySelector('source')?.sizes).toBe('calc((50vw) * 4)');
});

const SIZES = '(min-width: 83.5rem) max(1000px, 51vw), (min-width: 64rem) calc(100vw - 96px), 78vw';

test('requests a panorama wide enough for its height to fill the frame', () => {
  expect(coverSizes(SIZES, { width: 6000, height: 1000 })).toBe(
    '(min-width: 83.5rem) calc((max(1000px, 51vw)) * 4), (min-width: 64rem) calc((calc(100vw - 96px)) * 4), calc((78vw) * 4)',
  );
  expect(coverSizes('120px', { width: 90_000, height: 10 })).toBe('calc((120px) * 6)');
});

test.each([
  [1600, 1067],
  [1000, 2600],
  [2000, 1000],
])('requests a picture of %d by %d as wide as its frame', (width, height) => {
  expect(coverSizes(SIZES, { width, height })).toBe(SIZES);
});
