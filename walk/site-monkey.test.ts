import { inBrowser } from './in-browser.ts';
import { theSiteInFirefox } from './site/in-firefox.ts';
import { theMonkey } from './site/monkey.ts';
import { openSite } from './site/visitor.ts';

inBrowser('the site under a monkey, and in another browser', () => {
  openSite();
  theMonkey();
  theSiteInFirefox();
});
