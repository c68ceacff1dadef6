import { inBrowser } from './in-browser.ts';
import { panelInFirefoxTests } from './panel/in-firefox.ts';
import { openPanel } from './panel/staff.ts';
import { siteInFirefoxTests } from './site/in-firefox.ts';
import { openSite } from './site/visitor.ts';

inBrowser('the site', () => {
  openSite();
  siteInFirefoxTests();
});

inBrowser('the staff panel', () => {
  openPanel();
  panelInFirefoxTests();
});
