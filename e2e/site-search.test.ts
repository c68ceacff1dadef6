import { inBrowser } from './in-browser.ts';
import { savedHomes } from './site/saved.ts';
import { theSearchMap } from './site/search-map.ts';
import { theSearch } from './site/search.ts';
import { theTileMap } from './site/tile-map.ts';
import { openSite } from './site/visitor.ts';

inBrowser('the search', () => {
  openSite();
  theSearch();
  savedHomes();
  theSearchMap();
});

inBrowser("an agency's own map", theTileMap);
