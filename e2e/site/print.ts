import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { contrast } from '../contrast.ts';
import { expectEventually, visit } from './visitor.ts';

const PHONE = { width: 360, height: 740, isMobile: true, hasTouch: true };

/** An A4 sheet with the margins that browsers leave, in pixels. */
const SHEET = { width: 718, height: 1047 };
const LANDSCAPE_SHEET = { width: SHEET.height, height: SHEET.width };

/** Tests of printed pages. */
export function printTests(): void {
  test.each(['/search?view=map', '/search?purpose=rent', '/compare?home=1&home=2'])(
    '%s is printable',
    async (path) => expectPrintable(await visit(path, PHONE)),
  );

  test.each(['/search', '/search?view=map'])('homes at %s fill a landscape sheet', async (path) => {
    const page = await visit(path);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(LANDSCAPE_SHEET);
    const horizontalEdges = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [left, right];
      });
    const headingEdges = await horizontalEdges('h1');
    await expectEventually(() => horizontalEdges('.list'), headingEdges);
  });

  test('closed disclosures are open in print', async () => {
    const page = await visit('/', PHONE);
    const answer = page.locator('.faq .disclosure-inside p').first();
    const isVisible = () =>
      answer.evaluate((paragraph) => paragraph.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expectEventually(isVisible, true);
  });

  test('the slides of banner and carousel are side by side in print', async () => {
    const page = await visit('/', { width: 1440 });
    await page.locator('#why').scrollIntoViewIfNeeded();
    await page.locator('#why').getByRole('button', { name: 'Next' }).click();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(SHEET);
    const titles = page.locator('#why h3');
    const areOnSheet = () =>
      titles.evaluateAll((all) =>
        all.map((title) => {
          const { left, right, width } = title.getBoundingClientRect();
          return width > 0 && left >= 0 && right <= innerWidth;
        }),
      );
    await expectEventually(areOnSheet, [true, true, true]);
  });
}

/** Checks that a page prints no controls or overlays, in dark text, and breaks no picture or row across sheets. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const sheet of [SHEET, LANDSCAPE_SHEET]) {
    await page.setViewportSize(sheet);
    await expectEventually(
      async () => {
        const { texts, ...problems } = await page.evaluate(findPrintProblems);
        const paleTexts = texts.filter(({ colour }) => contrast(colour, 'rgb(255, 255, 255)') < 4.5);
        return { ...problems, paleTexts };
      },
      { fixed: [], controls: [], paleTexts: [], breakable: [] },
    );
  }
}

interface PrintProblems {
  /** Fixed elements, which would be on every sheet. */
  fixed: string[];
  controls: string[];
  /** All texts with their colours. */
  texts: { element: string; colour: string }[];
  /** Elements that may break across sheets. */
  breakable: string[];
}

/** Runs in the page. */
function findPrintProblems(): PrintProblems {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().width > 1;
  const describe = (element: Element) =>
    `${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 40)}`;
  const findVisible = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible);

  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '');

  const avoidsBreaks = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).breakInside === 'avoid' || avoidsBreaks(element.parentElement));
  return {
    fixed: findVisible('body *')
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .map(describe),
    controls: findVisible('button, input, select, textarea, a')
      .filter((control) => !control.querySelector('.picture'))
      .filter(
        (control) =>
          control.tagName !== 'A' ||
          control.matches('.button, .compare-without, .active-filters-action') ||
          control.textContent.trim() === '',
      )
      .map(describe),
    texts: findVisible('body :not(svg *, .visually-hidden, .picture *)')
      .filter(hasText)
      .map((element) => ({ element: describe(element), colour: getComputedStyle(element).color })),
    breakable: findVisible('.picture, .still-map, tr, dl > div, li, .footer')
      .filter((element) => !avoidsBreaks(element))
      .map(describe),
  };
}
