import { inBrowser } from './in-browser.ts';
import { accessibilityTests } from './panel/accessibility.ts';
import { openPanel } from './panel/staff.ts';

inBrowser('the staff panel', () => {
  openPanel();
  accessibilityTests();
});
