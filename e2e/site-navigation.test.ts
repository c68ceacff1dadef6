import { inBrowser } from './in-browser.ts';
import { contactFormTests } from './site/contact.ts';
import { navigationTests } from './site/navigation.ts';
import { openSite } from './site/visitor.ts';

inBrowser('navigation on the site', () => {
  openSite();
  navigationTests();
  contactFormTests();
});
