import { inBrowser } from './in-browser.ts';
import { emptyStateTests } from './panel/empty-states.ts';
import { longSubjectTests } from './panel/inbox.ts';
import { archetypeTests, otherScreenTests } from './panel/records.ts';
import { openPanel } from './panel/staff.ts';

inBrowser('records of every screen of the staff panel', () => {
  openPanel();
  archetypeTests();
  otherScreenTests();
  longSubjectTests();
  emptyStateTests();
});
