import { inBrowser } from './in-browser.ts';
import { theFrame } from './panel/frame.ts';
import { emptyStates } from './panel/empty-states.ts';
import { theDashboard } from './panel/overview.ts';
import { theSession } from './panel/session.ts';
import { openPanel } from './panel/staff.ts';

inBrowser('the staff panel', () => {
  openPanel();
  theFrame();
  theSession();
  theDashboard();
  emptyStates();
});
