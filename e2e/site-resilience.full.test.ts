import { inBrowser } from './in-browser.ts';
import { enquiryTests } from './site/enquiry-drafts.ts';
import { historyTests } from './site/history.ts';
import { loadingTests } from './site/loading.ts';
import { slowNavigationTests } from './site/navigation.ts';
import { offlineTests } from './site/offline.ts';
import { interruptedSearchTests } from './site/search.ts';
import { openSite } from './site/visitor.ts';

inBrowser('the site with interrupted input, on slow and failing networks', () => {
  openSite();
  loadingTests();
  slowNavigationTests();
  historyTests();
  interruptedSearchTests();
  offlineTests();
  enquiryTests();
});
