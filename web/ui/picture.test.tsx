/** @jest-environment jsdom */
import '../testing/in-jsdom.ts';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const picture = {
  url: '/uploads/marina.jpg',
  width: 1600,
  height: 1067,
  alt: 'A marina at dusk',
  placeholder: 'data:image/webp;base64,UklGRg==',
  avif: '/uploads/marina.640.avif 640w',
  webp: '/uploads/marina.640.webp 640w',
};

test('a picture on a page that somebody went to is asked for where it stands, not ahead of a page that may never stand', () => {
  render(<Picture picture={picture} alt="" sizes="100vw" wanted="first" />);
  expect(screen.getByRole('img', { name: 'A marina at dusk' })).toHaveProperty(
    'src',
    'http://localhost/uploads/marina.jpg',
  );
  expect(document.head.querySelectorAll('link[rel=preload]')).toHaveLength(0);
});
