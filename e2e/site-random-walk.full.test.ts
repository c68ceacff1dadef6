import { inBrowser } from './in-browser.ts';
import { randomWalkTest } from './site/random-walk.ts';
import { openSite } from './site/visitor.ts';

inBrowser('the site under a random walk', () => {
  openSite();
  randomWalkTest();
});
