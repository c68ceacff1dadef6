import { inBrowser } from './in-browser.ts';
import { enquiryDrafts } from './site/enquiry-drafts.ts';
import { whileLoading } from './site/loading.ts';
import { offline } from './site/offline.ts';
import { openSite } from './site/visitor.ts';
import { browserHistory } from './site/history.ts';

inBrowser('the site in trouble', () => {
  openSite();
  whileLoading();
  offline();
  enquiryDrafts();
  browserHistory();
});
