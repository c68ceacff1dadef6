import { inBrowser } from './in-browser.ts';
import { everyone } from './panel/everyone.ts';
import { openPanel } from './panel/staff.ts';

inBrowser('the staff panel', () => {
  openPanel();
  everyone();
});
