import { describe } from '@jest/globals';
import { browserPath } from './browser.ts';
import { listsByHand } from './panel/lists-by-hand.ts';
import { openPanel } from './panel/staff.ts';

const inBrowser = browserPath === undefined ? describe.skip : describe;

inBrowser('lists of the staff panel under clumsy hands', () => {
  openPanel();
  listsByHand();
});
