import { describe } from '@jest/globals';
import { browserPath } from './browser.ts';
import { theBar } from './site/bar.ts';
import { theContactForm } from './site/contact.ts';
import { forEveryone } from './site/everyone.ts';
import { theHalfWritten } from './site/half-written.ts';
import { theBanner, theCarousel, theCategories, theQuestions, theTabs } from './site/home.ts';
import { lists } from './site/lists.ts';
import { moving } from './site/moving.ts';
import { offers } from './site/offers.ts';
import { pages } from './site/pages.ts';
import { theTunnel } from './site/tunnel.ts';
import { openSite } from './site/visitor.ts';
import { theWayBack } from './site/way-back.ts';
import { withoutScript } from './site/without-script.ts';

const inBrowser = browserPath === undefined ? describe.skip : describe;

inBrowser('in a real browser', () => {
  openSite();
  pages();
  theBar();
  theBanner();
  theCarousel();
  theTabs();
  theCategories();
  theQuestions();
  offers();
  moving();
  theContactForm();
  withoutScript();
  forEveryone();
  lists();
  theTunnel();
  theHalfWritten();
  theWayBack();
});
