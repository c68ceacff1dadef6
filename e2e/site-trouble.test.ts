import { inBrowser } from './in-browser.ts';
import { theHalfWritten } from './site/half-written.ts';
import { whileLoading } from './site/loading.ts';
import { theTunnel } from './site/tunnel.ts';
import { openSite } from './site/visitor.ts';
import { theWayBack } from './site/way-back.ts';

inBrowser('the site in trouble', () => {
  openSite();
  whileLoading();
  theTunnel();
  theHalfWritten();
  theWayBack();
});
