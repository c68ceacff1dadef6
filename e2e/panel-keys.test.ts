import { inBrowser } from './in-browser.ts';
import { keys } from './panel/keys.ts';
import { openPanel } from './panel/staff.ts';

inBrowser('the staff panel by the keyboard alone', () => {
  openPanel();
  keys();
});
