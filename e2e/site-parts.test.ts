import { inBrowser } from './in-browser.ts';
import { accessibility } from './site/accessibility.ts';
import { lists } from './site/lists.ts';
import { header } from './site/header.ts';
import { theBanner, theCarousel, theCategories, theLength, theQuestions, theTabs } from './site/home.ts';
import { detail } from './site/detail.ts';
import { openSite } from './site/visitor.ts';

inBrowser('parts of the site', () => {
  openSite();
  accessibility();
  lists();
  header();
  theBanner();
  theCarousel();
  theLength();
  theTabs();
  theCategories();
  theQuestions();
  detail();
});
