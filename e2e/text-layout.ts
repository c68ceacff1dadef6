import type { Page } from 'playwright-core';

/** True if the sections below the fold are laid out, which happens when the browser is idle. */
export const isLaidOut = (page: Page): Promise<boolean> =>
  page
    .locator('main > section')
    .evaluateAll((sections) =>
      sections.every((section) => getComputedStyle(section).contentVisibility === 'visible'),
    );

/** Texts of a page that overlap or are wrapped letter by letter. */
export const overlappingTexts = (page: Page): Promise<string[]> => page.evaluate(inPage);

function inPage(): string[] {
  interface Words {
    text: string;
    lines: DOMRect[];
  }
  const HIDDEN = 'script, style, option, svg, [inert], .visually-hidden';

  /** The visible lines of a text node, unless it is in a fixed or sticky element. */
  function wordsOf(node: Node): Words | null {
    const text = node.textContent!.trim();
    const element = node.parentElement!;
    const seen = { opacityProperty: true, visibilityProperty: true };
    if (text.length < 2 || element.closest(HIDDEN) || !element.checkVisibility(seen)) return null;
    const range = document.createRange();
    range.selectNodeContents(node);
    let lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    for (let frame: Element | null = element; frame; frame = frame.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(frame);
      if (position === 'fixed' || position === 'sticky') return null;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const shown = frame.getBoundingClientRect();
      lines = lines.filter((line) => across(line, shown) > 1 && down(line, shown) > 1);
    }
    return { text, lines };
  }

  const across = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = (one: DOMRect, other: DOMRect) =>
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);

  const isStacked = ({ text, lines }: Words) => {
    const count = new Set(lines.map(({ top }) => Math.round(top))).size;
    return count > 2 && text.length / count < 4;
  };
  const areOver = (one: Words, other: Words) =>
    one.lines.some((line) =>
      other.lines.some(
        (next) => across(line, next) > 3 && down(line, next) > 0.4 * Math.min(line.height, next.height),
      ),
    );

  const all: Words[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const words = wordsOf(walker.currentNode);
    if (words && words.lines.length > 0) all.push(words);
  }
  return [
    ...all.filter(isStacked).map(({ text }) => `${text}: wrapped letter by letter`),
    ...all.flatMap((one, at) =>
      all
        .slice(at + 1)
        .flatMap((other) => (areOver(one, other) ? [`${one.text} overlaps ${other.text}`] : [])),
    ),
  ];
}
