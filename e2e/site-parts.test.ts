import { inBrowser } from './in-browser.ts';
import { header } from './site/header.ts';
import { theBanner, theCarousel, theCategories, theLength, theQuestions, theTabs } from './site/home.ts';
import { detail } from './site/detail.ts';
import { openSite } from './site/visitor.ts';

inBrowser('parts of the site', () => {
  openSite();
  header();
  theBanner();
  theCarousel();
  theLength();
  theTabs();
  theCategories();
  theQuestions();
  detail();
});
