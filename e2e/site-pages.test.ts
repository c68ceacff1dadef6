import { inBrowser } from './in-browser.ts';
import { pageTests } from './site/pages.ts';
import { openSite } from './site/visitor.ts';

inBrowser('every page of the site', () => {
  openSite();
  pageTests();
});
