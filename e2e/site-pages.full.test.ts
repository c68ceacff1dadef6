import { inBrowser } from './in-browser.ts';
import { accessibilityTests } from './site/accessibility.ts';
import { mapBudgetTests } from './site/first-visit.ts';
import { pageQualityTests } from './site/pages.ts';
import { printTests } from './site/print.ts';
import { openSite } from './site/visitor.ts';

inBrowser('every page of the site', () => {
  openSite();
  pageQualityTests();
  accessibilityTests();
  mapBudgetTests();
  printTests();
});
