import { inBrowser } from './in-browser.ts';
import { listTests } from './site/lists.ts';
import { headerTests } from './site/header.ts';
import {
  bannerTests,
  carouselTests,
  categoryTests,
  reloadTests,
  questionTests,
  tabTests,
} from './site/home.ts';
import { detailTests } from './site/detail.ts';
import { savedHomeTests } from './site/saved.ts';
import { openSite } from './site/visitor.ts';
import { withoutScriptTests } from './site/without-script.ts';

inBrowser('components of the site', () => {
  openSite();
  listTests();
  headerTests();
  bannerTests();
  carouselTests();
  reloadTests();
  tabTests();
  categoryTests();
  questionTests();
  detailTests();
  savedHomeTests();
  withoutScriptTests();
});
