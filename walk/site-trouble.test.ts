import { inBrowser } from './in-browser.ts';
import { theHalfWritten } from './site/half-written.ts';
import { theTunnel } from './site/tunnel.ts';
import { openSite } from './site/visitor.ts';
import { theWayBack } from './site/way-back.ts';

inBrowser('the site in trouble', () => {
  openSite();
  theTunnel();
  theHalfWritten();
  theWayBack();
});
