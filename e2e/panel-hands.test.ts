import { inBrowser } from './in-browser.ts';
import { hands } from './panel/hands.ts';
import { lateAnswers } from './panel/late.ts';
import { openPanel } from './panel/staff.ts';
import { typing } from './panel/typing.ts';

inBrowser('the staff panel under clumsy hands', () => {
  openPanel();
  hands();
  lateAnswers();
  typing();
});
