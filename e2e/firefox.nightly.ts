import { inBrowser } from './in-browser.ts';
import { thePanelInFirefox } from './panel/in-firefox.ts';
import { openPanel } from './panel/staff.ts';
import { theSiteInFirefox } from './site/in-firefox.ts';
import { openSite } from './site/visitor.ts';

inBrowser('the site', () => {
  openSite();
  theSiteInFirefox();
});

inBrowser('the staff panel', () => {
  openPanel();
  thePanelInFirefox();
});
