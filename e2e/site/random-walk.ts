import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { SeededRandom } from '../../graphql-server/seeded-random.ts';
import { leadsTo } from '../../web/pages.ts';
import { address, at, drawn, open, delayResponses, expectSoon, waitForHydration } from './visitor.ts';

/** Milliseconds for which it plays, and what its play begins with: the same number is the same play. */
const { MONKEY_MS = '15000', MONKEY_SEED = '20' } = process.env;

interface Play {
  page: Page;
  chance: SeededRandom;
  did: string[];
}

const FIELDS =
  'main form input:not([type=hidden]):not([type=radio]):not([type=checkbox]):not([tabindex="-1"]), main form textarea';
const PRESSED = 'a[href^="/"], a[href^="?"], a[href^="#"], summary, button:enabled';

/** One of what is there to be seen, if there is any. */
async function one({ page, chance }: Play, selector: string): Promise<Locator | null> {
  const root = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open] ' : '';
  const seen = page
    .locator(
      selector
        .split(', ')
        .map((one) => root + one)
        .join(', '),
    )
    .filter({ visible: true });
  const count = await seen.count();
  return count > 0 ? seen.nth(chance.below(count)) : null;
}

const DEEDS: Record<string, (play: Play) => Promise<unknown>> = {
  async press(play) {
    const [it, times] = [await one(play, PRESSED), play.chance.is(0.2) ? 2 : 1];
    if (!it) return;
    play.did.push(((await it.textContent()) ?? '').trim().slice(0, 40));
    await it.click({ clickCount: times, timeout: 2000 });
  },
  async type(play) {
    const { page, chance } = play;
    await drawn(page); // nobody is at a field before what he pressed has been drawn
    const it = await one(play, FIELDS);
    if (!it) return;
    await page.getByText('Sending...').waitFor({ state: 'detached' });
    await it.focus({ timeout: 2000 });
    const covered = (await page.locator('dialog[open]').count()) > 0;
    // What he pressed before may come over a field while he is on his way to it.
    if (covered && (await it.evaluate(whoHasTheKeyboard)) !== 'the field') return;
    await page.keyboard.press('ControlOrMeta+End');
    let typed = await it.inputValue();
    for (const key of `w${chance.below(1000)}`) {
      await page.keyboard.type(key, { delay: 10 });
      expect(await it.evaluate(whoHasTheKeyboard)).toBe('the field');
      expect(await it.inputValue()).toBe((typed += key));
    }
  },
  enter: ({ page }) => page.keyboard.press('Enter'),
  escape: ({ page }) => page.keyboard.press('Escape'),
  tab: ({ page }) => page.keyboard.press('Tab'),
  back: ({ page }) => page.goBack({ timeout: 5000, waitUntil: 'commit' }),
  forward: ({ page }) => page.goForward({ timeout: 5000, waitUntil: 'commit' }),
  scroll: ({ page, chance }) => page.mouse.wheel(0, Math.round((chance.next() - 0.3) * 2000)),
  turn: ({ page, chance }) => page.setViewportSize({ width: chance.is(0.5) ? 390 : 1180, height: 844 }),
  async tunnel(play) {
    await play.page.context().setOffline(true);
    await DEEDS.press!(play).catch(unlessGone);
    await play.page.waitForTimeout(100);
    await play.page.context().setOffline(false);
  },
};

/** Who hears what is typed: the field, or what took the keyboard from it. */
function whoHasTheKeyboard(field: Element): string {
  const { activeElement } = document;
  const here = location.pathname;
  if (!field.isConnected) return `${activeElement?.outerHTML.slice(0, 200)}, the field is gone at ${here}`;
  return field === activeElement ? 'the field' : `${activeElement?.outerHTML.slice(0, 200)} at ${here}`;
}

/** What somebody meant to touch may have moved or gone before the touch came. */
function unlessGone(error: unknown): void {
  const gone = /Timeout|Execution context was destroyed|was detached|not attached/i;
  if (!(error instanceof Error && gone.test(error.message)) || 'matcherResult' in error) throw error;
}

/** What is wrong with the page as it stands: it is taken over, has something to say, and belongs to its address. */
async function wrongWith(page: Page): Promise<string[]> {
  const { here, itsOwn, says, taken } = await page.evaluate(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    return {
      here: location.pathname,
      itsOwn: canonical && new URL(canonical.href).pathname,
      says: document.querySelector('main :is(h1, h2)') !== null,
      taken: document.querySelector('.progress[style]') !== null,
    };
  });
  return [
    itsOwn === null || leadsTo(itsOwn, here) ? '' : `${itsOwn} stands at ${here}`,
    says ? '' : `${here} says nothing`,
    taken ? '' : `${here} is not taken over`,
  ].filter(Boolean);
}

/** Somebody who presses, types and turns at random. */
export function theMonkey(): void {
  test(
    'whatever is pressed, typed and turned, the site stands',
    async () => {
      const page = await open({ width: 1180, height: 844, troubled: 'Failed to' });
      const play: Play = { page, chance: new SeededRandom(Number(MONKEY_SEED)), did: [] };
      await page.route('**/graphql', async (route) => {
        const sends = route.request().postData()?.includes('sendContactMessage');
        await (sends ? route.fulfill({ json: { data: { sendContactMessage: true } } }) : route.fallback());
      });
      await delayResponses(page);
      await page.goto(at('/'));
      await waitForHydration(page);
      const end = performance.now() + Number(MONKEY_MS);
      const names = Object.keys(DEEDS).flatMap((name) =>
        /press|type/.test(name) ? [name, name, name] : [name],
      );
      try {
        while (performance.now() < end) {
          const name = play.chance.of(names);
          play.did.push(`${name} at ${address(page)}:`);
          await DEEDS[name]!(play).catch(unlessGone);
          while (page.url() === 'about:blank') await page.goForward().catch(unlessGone);
          await expectSoon(() => wrongWith(page), []);
        }
      } catch (error) {
        throw new Error(`Seed ${MONKEY_SEED}, after ${play.did.slice(-12).join(' ')}`, { cause: error });
      } finally {
        await page.context().setOffline(false);
      }
    },
    Number(MONKEY_MS) + 60_000,
  );
}
