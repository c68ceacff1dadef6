import { inBrowser } from './in-browser.ts';
import { theBar } from './site/bar.ts';
import { theBanner, theCarousel, theCategories, theQuestions, theTabs } from './site/home.ts';
import { offers } from './site/offers.ts';
import { openSite } from './site/visitor.ts';

inBrowser('parts of the site', () => {
  openSite();
  theBar();
  theBanner();
  theCarousel();
  theTabs();
  theCategories();
  theQuestions();
  offers();
});
