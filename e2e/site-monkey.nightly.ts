import { inBrowser } from './in-browser.ts';
import { theMonkey } from './site/monkey.ts';
import { openSite } from './site/visitor.ts';

inBrowser('the site under a random walk', () => {
  openSite();
  theMonkey();
});
