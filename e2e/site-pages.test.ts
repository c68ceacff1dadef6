import { inBrowser } from './in-browser.ts';
import { theMapBudget } from './site/first-visit.ts';
import { pages } from './site/pages.ts';
import { print } from './site/print.ts';
import { openSite } from './site/visitor.ts';

inBrowser('every page of the site', () => {
  openSite();
  pages();
  theMapBudget();
  print();
});
