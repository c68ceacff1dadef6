import { inBrowser } from './in-browser.ts';
import { theFacts } from './panel/facts.ts';
import { galleries } from './panel/gallery.ts';
import { theHistory } from './panel/history.ts';
import { theInbox } from './panel/inbox.ts';
import { pictureOnDisk, takingAPictureAway } from './panel/picture.ts';
import { openPanel } from './panel/staff.ts';

inBrowser('a day at the staff panel', () => {
  openPanel();
  galleries();
  takingAPictureAway();
  pictureOnDisk();
  theHistory();
  theInbox();
  theFacts();
});
