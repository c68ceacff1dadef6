import { inBrowser } from './in-browser.ts';
import { savedHomes } from './site/saved.ts';
import { theSearch } from './site/search.ts';
import { openSite } from './site/visitor.ts';

inBrowser('the search', () => {
  openSite();
  theSearch();
  savedHomes();
});
