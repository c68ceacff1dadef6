import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { SeededRandom } from '../../graphql-server/testing-random.ts';
import type { PageDescriptor } from '../../web/page-descriptor.ts';
import { pages, pathsOf } from '../../web/pages.ts';
import {
  address,
  at,
  waitForFrames,
  open,
  delayResponses,
  expectEventually,
  waitForHydration,
} from './visitor.ts';

/** Duration in milliseconds and seed: the same seed repeats the same actions. */
const { E2E_WALK_MS = '15000', E2E_WALK_SEED = '20' } = process.env;

interface Walk {
  page: Page;
  random: SeededRandom;
  actions: string[];
}

const FIELDS =
  'main form input:not([type=hidden]):not([type=radio]):not([type=checkbox]):not([tabindex="-1"]), main form textarea';
const CONTROLS = 'a[href^="/"], a[href^="?"], a[href^="#"], summary, button:enabled';

/** A random visible element that matches the selector. */
async function randomElement({ page, random }: Walk, selector: string): Promise<Locator | null> {
  const isDialogOpen = (await page.locator('dialog[open]').count()) > 0;
  const selectors = selector.split(', ').map((part) => (isDialogOpen ? `dialog[open] ${part}` : part));
  const visible = page.locator(selectors.join(', ')).filter({ visible: true });
  const count = await visible.count();
  return count > 0 ? visible.nth(random.below(count)) : null;
}

const ACTIONS: Record<string, (walk: Walk) => Promise<unknown>> = {
  async click(walk) {
    const [control, clickCount] = [await randomElement(walk, CONTROLS), walk.random.is(0.2) ? 2 : 1];
    if (!control) return;
    walk.actions.push(((await control.textContent()) ?? '').trim().slice(0, 40));
    await control.click({ clickCount, timeout: 2000 });
  },
  async type(walk) {
    const { page, random } = walk;
    await waitForFrames(page); // lets the previous action render
    const field = await randomElement(walk, FIELDS);
    if (!field) return;
    await page.getByText('Sending...').waitFor({ state: 'detached' });
    await field.focus({ timeout: 2000 });
    // A dialog of the previous action may have opened over the field.
    const isCovered = (await page.locator('dialog[open]').count()) > 0;
    if (isCovered && (await field.evaluate(describeFocus)) !== 'the field') return;
    await page.keyboard.press('ControlOrMeta+End');
    let expected = await field.inputValue();
    for (const key of `w${random.below(1000)}`) {
      await page.keyboard.type(key, { delay: 10 });
      expected += key;
      expect(await field.evaluate(describeFocus)).toBe('the field');
      expect(await field.inputValue()).toBe(expected);
    }
  },
  enter: ({ page }) => page.keyboard.press('Enter'),
  escape: ({ page }) => page.keyboard.press('Escape'),
  tab: ({ page }) => page.keyboard.press('Tab'),
  back: ({ page }) => page.goBack({ timeout: 5000, waitUntil: 'commit' }),
  forward: ({ page }) => page.goForward({ timeout: 5000, waitUntil: 'commit' }),
  scroll: ({ page, random }) => page.mouse.wheel(0, Math.round((random.next() - 0.3) * 2000)),
  resize: ({ page, random }) => page.setViewportSize({ width: random.is(0.5) ? 390 : 1180, height: 844 }),
  async offline(walk) {
    await walk.page.context().setOffline(true);
    await ACTIONS.click!(walk).catch(ignoreDetached);
    await walk.page.waitForTimeout(100);
    await walk.page.context().setOffline(false);
  },
};

/** Runs in the page. Returns `the field` if it is focused, otherwise the focused element. */
function describeFocus(field: Element): string {
  const { activeElement } = document;
  const path = location.pathname;
  if (!field.isConnected)
    return `${activeElement?.outerHTML.slice(0, 200)}, the field was removed at ${path}`;
  return field === activeElement ? 'the field' : `${activeElement?.outerHTML.slice(0, 200)} at ${path}`;
}

/** Ignores errors of elements that moved or were removed before the action. */
function ignoreDetached(error: unknown): void {
  const detached = /Timeout|Execution context was destroyed|was detached|not attached/i;
  const isAssertion = error instanceof Error && 'matcherResult' in error;
  if (isAssertion || !(error instanceof Error && detached.test(error.message))) throw error;
}

/** Problems of the current page: it must be hydrated, have a heading and match its canonical URL. */
async function findProblems(page: Page): Promise<string[]> {
  const { path, canonicalPath, hasHeading, isHydrated } = await page.evaluate(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    return {
      path: location.pathname,
      canonicalPath: canonical && new URL(canonical.href).pathname,
      hasHeading: document.querySelector('main :is(h1, h2)') !== null,
      isHydrated: document.querySelector('.header-progress[style]') !== null,
    };
  });
  return [
    canonicalPath === null || isPathOf(canonicalPath, path) ? '' : `${canonicalPath} is shown at ${path}`,
    hasHeading ? '' : `${path} has no heading`,
    isHydrated ? '' : `${path} is not hydrated`,
  ].filter(Boolean);
}

/** True if a path is the canonical path of a page or one of its aliases. */
const isPathOf = (canonicalPath: string, path: string): boolean =>
  canonicalPath === path ||
  Object.values<PageDescriptor>(pages).some(
    (page) => page.path === canonicalPath && pathsOf(page).includes(path),
  );

/** Clicks, types and navigates at random. */
export function randomWalkTest(): void {
  test(
    'every page works after random clicks, typing and navigation',
    async () => {
      const page = await open({ width: 1180, height: 844, allowedErrors: 'Failed to' });
      const walk: Walk = { page, random: new SeededRandom(Number(E2E_WALK_SEED)), actions: [] };
      await page.route('**/graphql', async (route) => {
        const isMessage = route.request().postData()?.includes('sendContactMessage');
        await (isMessage ? route.fulfill({ json: { data: { isDone: true } } }) : route.fallback());
      });
      await delayResponses(page);
      await page.goto(at('/'));
      await waitForHydration(page);
      const end = performance.now() + Number(E2E_WALK_MS);
      const names = Object.keys(ACTIONS).flatMap((name) =>
        /click|type/.test(name) ? [name, name, name] : [name],
      );
      try {
        while (performance.now() < end) {
          const name = walk.random.of(names);
          walk.actions.push(`${name} at ${address(page)}:`);
          await ACTIONS[name]!(walk).catch(ignoreDetached);
          while (page.url() === 'about:blank') await page.goForward().catch(ignoreDetached);
          await expectEventually(() => findProblems(page), []);
        }
      } catch (error) {
        throw new Error(`Seed ${E2E_WALK_SEED}, after ${walk.actions.slice(-12).join(' ')}`, {
          cause: error,
        });
      } finally {
        await page.context().setOffline(false);
      }
    },
    Number(E2E_WALK_MS) + 60_000,
  );
}
