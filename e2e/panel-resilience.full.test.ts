import { inBrowser } from './in-browser.ts';
import { mapReloadTests } from './panel/facts.ts';
import { focusTests } from './panel/focus.ts';
import { changedFileTests } from './panel/picture.ts';
import { repeatedInputTests } from './panel/repeated-input.ts';
import { resilienceTests } from './panel/resilience.ts';
import { slowResponseTests } from './panel/slow-responses.ts';
import { typingTests } from './panel/typing.ts';
import { openPanel } from './panel/staff.ts';

inBrowser('the staff panel with repeated, interrupted and fast input', () => {
  openPanel();
  focusTests();
  typingTests();
  repeatedInputTests();
  resilienceTests();
  slowResponseTests();
  mapReloadTests();
  changedFileTests();
});
