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

test('a page has the style of all it stands on before its own, and the fonts it needs at once', () => {
  expect(assets.styles(['web/page.tsx'])).toBe(
    '<link rel="preload" href="/assets/text-1.woff2" as="font" type="font/woff2" crossorigin="anonymous">' +
      '<link rel="stylesheet" href="/assets/base-1.css">' +
      '<link rel="stylesheet" href="/assets/shared-1.css">' +
      '<link rel="stylesheet" href="/assets/page-1.css">',
  );
});

test('a page starts one script and has the others fetched along with it, each once', () => {
  expect(assets.scripts(['web/page.tsx'])).toBe(
    '<script type="module" src="/assets/entry-1.js"></script>' +
      '<link rel="modulepreload" href="/assets/libraries-1.js">' +
      '<link rel="modulepreload" href="/assets/shared-1.js">' +
      '<link rel="modulepreload" href="/assets/page-1.js">',
  );
});

test('where a starter is built, it alone is loaded at first, and is told of the others', () => {
  const started = builtAssets(
    { ...manifest, 'web/start.ts': { file: 'assets/start-1.js' } },
    { entry: 'web/entry.tsx', starter: 'web/start.ts' },
  );
  expect(started.scripts(['web/page.tsx'])).toBe(
    '<script type="module" src="/assets/start-1.js" async data-entry="/assets/entry-1.js" ' +
      'data-modules="/assets/libraries-1.js /assets/shared-1.js /assets/page-1.js"></script>',
  );
});

test('a page that was not built is a fault and not a page without style', () => {
  expect(() => assets.styles(['web/other.tsx'])).toThrow('The build knows no web/other.tsx.');
});
