import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { contrast } from '../contrast.ts';
import { expectEventually, visit } from './visitor.ts';

const PHONE = { width: 360, height: 740, isMobile: true, hasTouch: true };

/** An A4 sheet with the margins that browsers leave, in pixels. */
const SHEET = { width: 718, height: 1047 };
const ON_ITS_SIDE = { width: SHEET.height, height: SHEET.width };

/** Tests of printed pages. */
export function printTests(): void {
  test.each(['/search?view=map', '/search?purpose=rent', '/compare?home=1&home=2'])(
    '%s is printable',
    async (path) => expectPrintable(await visit(path, PHONE)),
  );

  test.each(['/search', '/search?view=map'])('homes at %s fill a landscape sheet', async (path) => {
    const page = await visit(path);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(ON_ITS_SIDE);
    const sides = (which: string) =>
      page.locator(which).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [left, right];
      });
    const all = await sides('h1');
    await expectEventually(() => sides('.list'), all);
  });

  test('closed disclosures are open in print', async () => {
    const page = await visit('/', PHONE);
    const answer = page.locator('.faq .disclosure-inside p').first();
    const isRead = () => answer.evaluate((words) => words.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isRead()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expectEventually(isRead, true);
  });

  test('the slides of banner and carousel are side by side in print', async () => {
    const page = await visit('/', { width: 1440 });
    await page.locator('#why').scrollIntoViewIfNeeded();
    await page.locator('#why').getByRole('button', { name: 'Next' }).click();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(SHEET);
    const titles = page.locator('#why h3');
    const within = () =>
      titles.evaluateAll((all) =>
        all.map((title) => {
          const { left, right, width } = title.getBoundingClientRect();
          return width > 0 && left >= 0 && right <= innerWidth;
        }),
      );
    await expectEventually(within, [true, true, true]);
  });
}

/** Checks that a page prints no controls or overlays, in dark text, and breaks no picture or row across sheets. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const sheet of [SHEET, ON_ITS_SIDE]) {
    await page.setViewportSize(sheet);
    await expectEventually(
      async () => {
        const { words, ...unfit } = await page.evaluate(findPrintProblems);
        const pale = words.filter(({ colour }) => contrast(colour, 'rgb(255, 255, 255)') < 4.5);
        return { ...unfit, pale };
      },
      { over: [], pressed: [], pale: [], cut: [] },
    );
  }
}

interface PrintProblems {
  /** Fixed elements, which would be on every sheet. */
  over: string[];
  /** Controls. */
  pressed: string[];
  /** Texts and their colours. */
  words: { words: string; colour: string }[];
  /** Elements that may break across sheets. */
  cut: string[];
}

/** Runs in the page. */
function findPrintProblems(): PrintProblems {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().width > 1;
  const named = (element: Element) =>
    `${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 40)}`;
  const seen = (which: string) => [...document.querySelectorAll(which)].filter(isSeen);

  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '');

  const staysWhole = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).breakInside === 'avoid' || staysWhole(element.parentElement));
  return {
    over: seen('body *')
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .map(named),
    pressed: seen('button, input, select, textarea, a')
      .filter((control) => !control.querySelector('.picture'))
      .filter(
        (control) =>
          control.tagName !== 'A' ||
          control.matches('.button, .compare-without, .active-filters-action') ||
          control.textContent.trim() === '',
      )
      .map(named),
    words: seen('body :not(svg *, .visually-hidden, .picture *)')
      .filter(hasWords)
      .map((element) => ({ words: named(element), colour: getComputedStyle(element).color })),
    cut: seen('.picture, .still-map, tr, dl > div, li, .footer')
      .filter((element) => !staysWhole(element))
      .map(named),
  };
}
