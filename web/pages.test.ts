import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import type { PageDescriptor } from './page-descriptor.ts';
import { fileOf } from './page-files.ts';
import { pages, pathsOf } from './pages.ts';

test.each(Object.entries<PageDescriptor>(pages))(
  '%s has the file that the server names, and a component',
  async (_, page) => {
    expect(existsSync(new URL(`../${fileOf(page)}`, import.meta.url))).toBe(true);
    expect(await page.load()).toHaveProperty('Component', expect.any(Function));
  },
);

test('pages have different paths', () => {
  const paths = Object.values(pages).flatMap(pathsOf);
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
});
