import { describe } from '@jest/globals';
import { browserPath } from './browser.ts';
import { theFrame } from './panel/frame.ts';
import { hands } from './panel/hands.ts';
import { whereNothingIs } from './panel/nothing.ts';
import { recordsOnEveryScreen } from './panel/records.ts';
import { openPanel } from './panel/staff.ts';

const inBrowser = browserPath === undefined ? describe.skip : describe;

inBrowser('the staff panel', () => {
  openPanel();
  theFrame();
  recordsOnEveryScreen();
  hands();
  whereNothingIs();
});
