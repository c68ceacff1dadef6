import { inBrowser } from './in-browser.ts';
import { factTests } from './panel/facts.ts';
import { galleryTests } from './panel/gallery.ts';
import { historyTests } from './panel/history.ts';
import { inboxTests } from './panel/inbox.ts';
import { pictureRemovalTests } from './panel/picture.ts';
import { openPanel } from './panel/staff.ts';

inBrowser('pictures, history, inbox and facts of the staff panel', () => {
  openPanel();
  galleryTests();
  pictureRemovalTests();
  historyTests();
  inboxTests();
  factTests();
});
