import { inBrowser } from './in-browser.ts';
import { archetypeTests } from './panel/records.ts';
import { openPanel } from './panel/staff.ts';

inBrowser('records of the staff panel', () => {
  openPanel();
  archetypeTests();
});
