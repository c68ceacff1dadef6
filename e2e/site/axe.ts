import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { overlappingTexts } from '../text-layout.ts';
import { waitForFrames, expectEventually } from './visitor.ts';

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds on the page, a line for each rule. */
export async function runAxe(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
  const found = await page.evaluate<{ violations: Violation[] }>(
    'axe.run({ resultTypes: ["violations"], preload: false })',
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Pixels by which the page is wider than the viewport. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** The visible icons that are narrower than they are high because they were given too little space. */
const squeezedIcons = (page: Page): Promise<string[]> =>
  page.locator('svg.icon').evaluateAll((icons) =>
    icons
      .filter((icon) => {
        const { width, height } = icon.getBoundingClientRect();
        return icon.checkVisibility() && width < 0.9 * height;
      })
      .map((icon) => icon.parentElement!.outerHTML),
  );

/** Expects no axe violations, no horizontal overflow, no overlapping text and no squeezed icons at these widths. */
export async function expectAccessible(page: Page, widths: readonly number[] = [360, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await waitForFrames(page);
    await expectEventually(() => horizontalOverflow(page), 0);
    expect([width, await runAxe(page), await overlappingTexts(page)]).toEqual([width, [], []]);
    expect([width, await squeezedIcons(page)]).toEqual([width, []]);
  }
}

/** Presses a key repeatedly. Returns the focused elements of a scrolling strip that are not fully in view. */
export async function findHiddenFocus(
  page: Page,
  key: 'Tab' | 'Shift+Tab' | 'ArrowRight' | 'ArrowLeft',
  steps: number,
): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key);
    await waitForFrames(page);
    const edges = await page.evaluate(() => {
      const focused = document.activeElement!;
      const target = focused.closest('article, th') ?? focused;
      const { left, right } = target.getBoundingClientRect();
      return left >= 0 && right <= innerWidth ? null : `${target.textContent}: ${left} to ${right}`;
    });
    if (edges !== null) found.push(edges);
  }
  return found;
}

/** Presses Tab repeatedly. Returns the focused elements that another element covers (WCAG 2.4.11). */
export async function findCoveredFocus(page: Page, steps: number): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab');
    await waitForFrames(page);
    const name = await page.evaluate(() => {
      const focused = document.activeElement!;
      const target = focused.closest('label') ?? focused;
      const { left, top: y, width, height } = target.getBoundingClientRect();
      const top = document.elementFromPoint(left + width / 2, y + height / 2);
      const isVisible = focused === document.body || (top && (target.contains(top) || top.contains(target)));
      return isVisible
        ? null
        : (focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? target.textContent);
    });
    if (name !== null) found.push(name);
  }
  return found;
}
