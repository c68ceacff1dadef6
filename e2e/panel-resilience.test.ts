import { inBrowser } from './in-browser.ts';
import { resilience } from './panel/resilience.ts';
import { slowResponses } from './panel/slow-responses.ts';
import { openPanel } from './panel/staff.ts';
import { typing } from './panel/typing.ts';

inBrowser('the staff panel under clumsy hands', () => {
  openPanel();
  resilience();
  slowResponses();
  typing();
});
