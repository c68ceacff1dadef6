import { describe } from '@jest/globals';
import { browserPath } from './browser.ts';
import { everyone } from './panel/everyone.ts';
import { galleries } from './panel/gallery.ts';
import { theInbox } from './panel/inbox.ts';
import { lists } from './panel/lists.ts';
import { theDashboard } from './panel/overview.ts';
import { takingAPictureAway } from './panel/picture.ts';
import { theSession } from './panel/session.ts';
import { spreadsheets } from './panel/spreadsheets.ts';
import { openPanel } from './panel/staff.ts';
import { typing } from './panel/typing.ts';

const inBrowser = browserPath === undefined ? describe.skip : describe;

inBrowser('a day at the staff panel', () => {
  openPanel();
  theSession();
  typing();
  lists();
  galleries();
  takingAPictureAway();
  theInbox();
  theDashboard();
  spreadsheets();
  everyone();
});
