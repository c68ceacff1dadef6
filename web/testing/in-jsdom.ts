import { afterEach, jest } from '@jest/globals';
import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom lacks, as far as the panel asks for it. Import this before anything else.

/** Someone who does not want things to move: dialogs stand at once. */
const matchMedia = (query: string) => ({
  matches: query.includes('reduced-motion'),
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

class NoResizing {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  matchMedia,
  ResizeObserver: NoResizing,
  IS_REACT_ACT_ENVIRONMENT: true,
});
Object.assign(window, { matchMedia, ResizeObserver: NoResizing });
Object.assign(document, { fonts: new EventTarget() });
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
Element.prototype.scrollIntoView = jest.fn<Element['scrollIntoView']>();

// Testing Library unmounts by itself only where `afterEach` is a global. It is imported late, after the lines above.
afterEach(async () => {
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});
