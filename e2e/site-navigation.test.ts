import { inBrowser } from './in-browser.ts';
import { theContactForm } from './site/contact.ts';
import { navigation } from './site/navigation.ts';
import { openSite } from './site/visitor.ts';
import { withoutScript } from './site/without-script.ts';

inBrowser('moving about the site', () => {
  openSite();
  navigation();
  theContactForm();
  withoutScript();
});
