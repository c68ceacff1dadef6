import { inBrowser } from './in-browser.ts';
import { LISTING_SCREENS } from './panel/listing-screens.ts';
import { recordsOn } from './panel/records.ts';
import { openPanel } from './panel/staff.ts';

inBrowser('screens of listings', () => {
  openPanel();
  recordsOn(LISTING_SCREENS);
});
