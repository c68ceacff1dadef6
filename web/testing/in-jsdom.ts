import { afterEach, jest } from '@jest/globals';
import { TextDecoder, TextEncoder } from 'node:util';

// Browser APIs that jsdom lacks and the panel uses. Import this first.

/** Media queries of a visitor who prefers reduced motion, so that dialogs appear without a transition. */
const matchMedia = (query: string) => ({
  matches: query.includes('reduced-motion'),
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

class MockResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  matchMedia,
  ResizeObserver: MockResizeObserver,
  IS_REACT_ACT_ENVIRONMENT: true,
});
Object.assign(window, { matchMedia, ResizeObserver: MockResizeObserver });
Object.assign(document, { fonts: new EventTarget() });
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
Element.prototype.scrollIntoView = jest.fn<Element['scrollIntoView']>();

// jsdom walks the whole document for the labels of each element. Testing Library reads them of every element.
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement]) {
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      const { id, ownerDocument } = this;
      const around = this.closest('label:not([for])');
      const pointing = id ? [...ownerDocument.querySelectorAll(`label[for="${id}"]`)] : [];
      return around ? [...pointing, around] : pointing;
    },
  });
}

/** The computed styles of elements without styles of their own, by the tag and the attributes that the style sheet of jsdom names. */
const computed = new Map<string, CSSStyleDeclaration>();
const computeStyle = window.getComputedStyle;
const hasOwnStyle = (element: Element) => /(?:^|;)\s*[a-z]/.test(element.getAttribute('style') ?? ''); // not only variables

// jsdom matches all rules of its style sheet against an element and its ancestors. Testing Library reads the styles of most elements for
// each query by role. No other style sheets are loaded here.
window.getComputedStyle = (element, pseudoElement) => {
  const isInherited = element.closest('[style*="visibility"], [style*="pointer-events"]') !== null;
  if (pseudoElement || hasOwnStyle(element) || isInherited) return computeStyle(element, pseudoElement);
  const attributes = ['type', 'hidden', 'open'].map((name) => element.getAttribute(name));
  const key = [element.localName, ...attributes].join(' ');
  const style = computed.get(key) ?? computeStyle(element);
  computed.set(key, style);
  return style;
};

// Testing Library unmounts automatically only with a global `afterEach`. It is imported after the lines above.
afterEach(async () => {
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});
