import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Picture } from './picture.tsx';

test('the first picture of a server-rendered page is preloaded from the head', () => {
  const picture = {
    url: '/uploads/marina.jpg',
    width: 1600,
    height: 1067,
    alt: null,
    placeholder: 'data:image/webp;base64,UklGRg==',
  };
  const sets = { avif: '/uploads/marina.640.avif 640w', webp: '/uploads/marina.640.webp 640w' };
  const html = renderToString(
    <Picture picture={{ ...picture, ...sets }} alt="A marina" sizes="100vw" priority="first" />,
  );
  expect(html).toMatch(
    /^<link rel="preload" as="image" [^>]*imageSrcSet="\/uploads\/marina\.640\.avif 640w"/,
  );
});
