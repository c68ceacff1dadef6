import { inBrowser } from './in-browser.ts';
import { sidebarTests } from './panel/sidebar.ts';
import { dashboardTests } from './panel/dashboard.ts';
import { sessionTests } from './panel/session.ts';
import { openPanel } from './panel/staff.ts';
import { trashTests } from './panel/trash.ts';

inBrowser('the staff panel', () => {
  openPanel();
  trashTests();
  sidebarTests();
  sessionTests();
  dashboardTests();
});
