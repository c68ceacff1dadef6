import { inBrowser } from './in-browser.ts';
import { searchMapTests } from './site/search-map.ts';
import { searchTests } from './site/search.ts';
import { tileMapTests } from './site/tile-map.ts';
import { openSite } from './site/visitor.ts';

inBrowser('the search', () => {
  openSite();
  searchTests();
  searchMapTests();
});

inBrowser('the map of a tile provider', tileMapTests);
