/** @jest-environment jsdom */
import '../testing/in-jsdom.ts';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { PictureGallery } from './picture-gallery.tsx';
import type { PictureFiles } from './picture.tsx';

const picture = (name: string, alt: string | null = null): PictureFiles => ({
  url: `/uploads/${name}.jpg`,
  width: 1600,
  height: 1067,
  alt,
  placeholder: 'data:,',
  avif: `/uploads/${name}.320.avif 320w`,
  webp: `/uploads/${name}.320.webp 320w`,
});

test('each picture of a gallery links to its file, named by title and text', () => {
  const items = [
    { id: '1', title: 'Kitchen', description: 'Oak.', image: picture('kitchen', 'A kitchen of oak') },
    { id: '2', title: null, description: null, image: picture('view') },
    { id: '3', title: 'Cellar', description: null, image: null },
  ];
  render(<PictureGallery galleryTitle="A house" items={items} />);
  const [kitchen, view, cellar] = screen.getAllByRole('figure');
  expect(within(kitchen!).getByRole('link').getAttribute('href')).toBe('/uploads/kitchen.jpg');
  expect(within(kitchen!).getByRole('img', { name: 'A kitchen of oak' })).toBeTruthy();
  expect(within(kitchen!).getByRole('heading', { name: 'Kitchen' })).toBeTruthy();
  expect(within(kitchen!).getByText('Oak.')).toBeTruthy();
  expect(within(view!).getByRole('img', { name: 'A house' })).toBeTruthy();
  expect(within(cellar!).queryByRole('link')).toBeNull();
  expect(within(cellar!).getByText('No Image')).toBeTruthy();
});
