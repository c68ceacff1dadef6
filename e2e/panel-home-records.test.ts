import { inBrowser } from './in-browser.ts';
import { HOME_SCREENS } from './panel/home-screens.ts';
import { recordsOn } from './panel/records.ts';
import { openPanel } from './panel/staff.ts';

inBrowser('screens of the home page', () => {
  openPanel();
  recordsOn(HOME_SCREENS);
});
