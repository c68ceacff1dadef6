import { inBrowser } from './in-browser.ts';
import { theFrame } from './panel/frame.ts';
import { emptyStates } from './panel/empty-states.ts';
import { theDashboard } from './panel/overview.ts';
import { theSession } from './panel/session.ts';
import { keys } from './panel/keys.ts';
import { openPanel } from './panel/staff.ts';
import { trash } from './panel/trash.ts';

inBrowser('the staff panel', () => {
  openPanel();
  trash();
  keys();
  theFrame();
  theSession();
  theDashboard();
  emptyStates();
});
