import { inBrowser } from './in-browser.ts';
import { lists } from './panel/lists.ts';
import { listsByHand } from './panel/lists-by-hand.ts';
import { spreadsheets } from './panel/spreadsheets.ts';
import { openPanel } from './panel/staff.ts';

inBrowser('lists of the staff panel', () => {
  openPanel();
  listsByHand();
  lists();
  spreadsheets();
});
