import { inBrowser } from './in-browser.ts';
import { enquiryTests } from './site/enquiry-drafts.ts';
import { loadingTests } from './site/loading.ts';
import { offlineTests } from './site/offline.ts';
import { openSite } from './site/visitor.ts';

inBrowser('the site on slow and failing networks', () => {
  openSite();
  loadingTests();
  offlineTests();
  enquiryTests();
});
