import { inBrowser } from './in-browser.ts';
import { listTests } from './panel/lists.ts';
import { csvTests } from './panel/csv.ts';
import { openPanel } from './panel/staff.ts';

inBrowser('lists of the staff panel', () => {
  openPanel();
  listTests();
  csvTests();
});
