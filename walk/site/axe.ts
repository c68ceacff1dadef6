import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { until } from '../../graphql-server/testing-until.ts';
import { isLaidOut } from '../legible.ts';

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What keeps somebody out of the page as it stands, a line for each rule that is broken. */
export async function barriers(page: Page): Promise<string[]> {
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
