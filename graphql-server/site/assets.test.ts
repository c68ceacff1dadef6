import { expect, test } from '@jest/globals';
import { builtAssets } from './assets.ts';

const manifest = {
  'web/entry.tsx': {
    file: 'assets/entry-1.js',
    css: ['assets/base-1.css'],
    imports: ['_libraries.js'],
  },
  '_libraries.js': { file: 'assets/libraries-1.js' },
  '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'], imports: ['_libraries.js'] },
  'web/text.woff2': { file: 'assets/text-1.woff2' },
  'web/page.tsx': { file: 'assets/page-1.js', css: ['assets/page-1.css'], imports: ['_shared.js'] },
};
const assets = builtAssets(manifest, { entry: 'web/entry.tsx', fonts: ['web/text.woff2'] });

test('a page links the styles of its dependencies before its own and preloads fonts', () => {
  expect(assets.styles(['web/page.tsx'])).toBe(
    '<link rel="preload" href="/assets/text-1.woff2" as="font" type="font/woff2" crossorigin="anonymous">' +
      '<link rel="stylesheet" href="/assets/base-1.css">' +
      '<link rel="stylesheet" href="/assets/shared-1.css">' +
      '<link rel="stylesheet" href="/assets/page-1.css">',
  );
});

test('a page loads one script and preloads each of the others once', () => {
  expect(assets.scripts(['web/page.tsx'])).toBe(
    '<script type="module" src="/assets/entry-1.js"></script>' +
      '<link rel="modulepreload" href="/assets/libraries-1.js">' +
      '<link rel="modulepreload" href="/assets/shared-1.js">' +
      '<link rel="modulepreload" href="/assets/page-1.js">',
  );
});

test('loads only the starter script and passes it the other modules', () => {
  const started = builtAssets(
    { ...manifest, 'web/start.ts': { file: 'assets/start-1.js' } },
    { entry: 'web/entry.tsx', starter: 'web/start.ts' },
  );
  expect(started.scripts(['web/page.tsx'])).toBe(
    '<script type="module" src="/assets/start-1.js" async data-entry="/assets/entry-1.js" ' +
      'data-modules="/assets/libraries-1.js /assets/shared-1.js /assets/page-1.js"></script>',
  );
});

test('throws for an entry that is missing in the manifest', () => {
  expect(() => assets.styles(['web/other.tsx'])).toThrow('The build knows no web/other.tsx.');
});
