import { inBrowser } from './in-browser.ts';
import { theBar } from './site/bar.ts';
import { theBanner, theCarousel, theCategories, theLength, theQuestions, theTabs } from './site/home.ts';
import { offers } from './site/offers.ts';
import { openSite } from './site/visitor.ts';

inBrowser('parts of the site', () => {
  openSite();
  theBar();
  theBanner();
  theCarousel();
  theLength();
  theTabs();
  theCategories();
  theQuestions();
  offers();
});
