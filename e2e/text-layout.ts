import type { Page } from 'playwright-core';

/** Texts of a page that overlap or are wrapped letter by letter. */
export const overlappingTexts = (page: Page): Promise<string[]> => page.evaluate(findOverlaps);

/** Runs in the page. */
function findOverlaps(): string[] {
  interface VisibleText {
    text: string;
    lines: DOMRect[];
  }
  const HIDDEN = 'script, style, option, svg, [inert], .visually-hidden';

  /** The visible lines of a text node, unless it is in a fixed or sticky element. */
  function findVisibleText(node: Node): VisibleText | null {
    const text = node.textContent!.trim();
    const element = node.parentElement!;
    const options = { opacityProperty: true, visibilityProperty: true };
    if (text.length < 2 || element.closest(HIDDEN) || !element.checkVisibility(options)) return null;
    const range = document.createRange();
    range.selectNodeContents(node);
    let lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(ancestor);
      if (position === 'fixed' || position === 'sticky') return null;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = ancestor.getBoundingClientRect();
      lines = lines.filter((line) => overlapWidth(line, box) > 1 && overlapHeight(line, box) > 1);
    }
    return { text, lines };
  }

  const overlapWidth = (a: DOMRect, b: DOMRect) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const overlapHeight = (a: DOMRect, b: DOMRect) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);

  const isWrappedByLetter = ({ text, lines }: VisibleText) => {
    const lineCount = new Set(lines.map(({ top }) => Math.round(top))).size;
    return lineCount > 2 && text.length / lineCount < 4;
  };
  const linesOverlap = (a: DOMRect, b: DOMRect) =>
    overlapWidth(a, b) > 3 && overlapHeight(a, b) > 0.4 * Math.min(a.height, b.height);
  const textsOverlap = (a: VisibleText, b: VisibleText) =>
    a.lines.some((line) => b.lines.some((otherLine) => linesOverlap(line, otherLine)));

  const texts: VisibleText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const visible = findVisibleText(walker.currentNode);
    if (visible && visible.lines.length > 0) texts.push(visible);
  }
  const wrapped = texts.filter(isWrappedByLetter);
  const overlaps = texts.flatMap((text, index) =>
    texts
      .slice(index + 1)
      .filter((other) => textsOverlap(text, other))
      .map((other) => `${text.text} overlaps ${other.text}`),
  );
  return [...wrapped.map(({ text }) => `${text}: wrapped letter by letter`), ...overlaps];
}
