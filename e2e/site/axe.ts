import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from '../../graphql-server/testing-until.ts';
import { overlappingTexts, isLaidOut } from '../legible.ts';
import { drawn, expectSoon } from './visitor.ts';

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What keeps somebody out of the page as it stands, a line for each rule that is broken. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
  await until('all of it is laid out', () => isLaidOut(page)); // before that, what is under words is not known
  const found = await page.evaluate<{ violations: Violation[] }>(
    'axe.run({ resultTypes: ["violations"], preload: false })',
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Pixels by which the page is wider than its window. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Holds the page as it stands to what everyone can use: no barrier, nothing wider than the window, no word upon another. */
export async function expectAccessible(page: Page, widths: readonly number[] = [360, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await drawn(page);
    await expectSoon(() => overhang(page), 0);
    expect([width, await axeViolations(page), await overlappingTexts(page)]).toEqual([width, [], []]);
  }
}

/** Of a strip that scrolls, what is led to from here by so many keys and does not come to be seen whole, with its edges. */
export async function hiddenWhileTabbing(
  page: Page,
  key: 'Tab' | 'Shift+Tab' | 'ArrowRight' | 'ArrowLeft',
  steps: number,
): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key);
    await drawn(page);
    const edges = await page.evaluate(() => {
      const focused = document.activeElement!;
      const all = focused.closest('article, th') ?? focused;
      const { left, right } = all.getBoundingClientRect();
      return left >= 0 && right <= innerWidth ? null : `${all.textContent}: ${left} to ${right}`;
    });
    if (edges !== null) found.push(edges);
  }
  return found;
}

/** What has the keyboard when it is led on so many times, as far as something else stands upon it (WCAG 2.4.11). */
export async function coveredWhileTabbing(page: Page, steps: number): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab');
    await drawn(page);
    const name = await page.evaluate(() => {
      const focused = document.activeElement!;
      const all = focused.closest('label') ?? focused;
      const { left, top, width, height } = all.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = focused === document.body || (seen && (all.contains(seen) || seen.contains(all)));
      return isSeen
        ? null
        : (focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? all.textContent);
    });
    if (name !== null) found.push(name);
  }
  return found;
}
