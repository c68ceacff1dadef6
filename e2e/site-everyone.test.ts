import { inBrowser } from './in-browser.ts';
import { accessibility } from './site/accessibility.ts';
import { lists } from './site/lists.ts';
import { openSite } from './site/visitor.ts';

inBrowser('the site for everyone', () => {
  openSite();
  accessibility();
  lists();
});
