import { inBrowser } from './in-browser.ts';
import { otherScreenTests } from './panel/records.ts';
import { openPanel } from './panel/staff.ts';

inBrowser('records of the other screens of the staff panel', () => {
  openPanel();
  otherScreenTests();
});
