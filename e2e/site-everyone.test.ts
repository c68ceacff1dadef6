import { inBrowser } from './in-browser.ts';
import { forEveryone } from './site/everyone.ts';
import { lists } from './site/lists.ts';
import { openSite } from './site/visitor.ts';

inBrowser('the site for everyone', () => {
  openSite();
  forEveryone();
  lists();
});
