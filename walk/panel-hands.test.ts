import { describe } from '@jest/globals';
import { browserPath } from './browser.ts';
import { hands } from './panel/hands.ts';
import { openPanel } from './panel/staff.ts';

const inBrowser = browserPath === undefined ? describe.skip : describe;

inBrowser('the staff panel under clumsy hands', () => {
  openPanel();
  hands();
});
