import { createElement, Fragment, isValidElement } from 'react';

declare global {
  /** The modules of messages that are loaded, as `message-transform.js` registers them. */
  var messageModules: ((translate: (message: unknown) => unknown) => void)[] | undefined;
}

const OPEN = '⟦';
const CLOSE = '⟧';

/** A text in the pseudo-language: between brackets, and a third longer. */
const translateText = (text: string): string =>
  text === '' ? text : `${OPEN}${text}${'·'.repeat(Math.ceil(text.length / 3))}${CLOSE}`;

/** A message in the pseudo-language: a text, an element, a function that returns one, or a table of them. */
function translate(message: unknown): unknown {
  if (typeof message === 'string') return translateText(message);
  if (typeof message === 'function')
    return (...values: unknown[]): unknown =>
      translate((message as (...all: unknown[]) => unknown)(...values));
  if (isValidElement(message)) return createElement(Fragment, null, OPEN, message, CLOSE);
  if (Array.isArray(message)) return message.map(translate);
  if (typeof message === 'object' && message !== null)
    return Object.fromEntries(Object.entries(message).map(([name, value]) => [name, translate(value)]));
  return message;
}

/**
 * Replaces the messages of all loaded modules by those of a pseudo-language. A text that was read when a module was loaded, or that is not
 * a message, stays English.
 */
export function speakPseudo(): void {
  for (const replace of globalThis.messageModules ?? []) replace(translate);
  globalThis.messageModules = [];
}

/** The parts of a text that are not messages. */
function outsideMessages(text: string): string {
  let depth = 0;
  let outside = '';
  for (const letter of text) {
    if (letter === CLOSE) depth--;
    if (depth === 0 && letter !== CLOSE && letter !== OPEN) outside += letter;
    if (letter === OPEN) depth++;
  }
  return outside;
}

const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
];

/** A word in Latin letters. */
const WORD = /[A-Za-z]{2,}/;

/** A date such as `31 Jan 2026`, which `Intl` writes. */
const DATE = /\d{1,2} [A-Z][a-z]+ \d{4}/g;

/** Elements that describe a page to search engines and in link previews. */
const DESCRIPTIONS =
  'meta[name=description], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]';

/** Returns the texts of a document, also those of attributes, that contain words outside of messages. */
export function textsOutsideMessages(page: Document = document): string[] {
  const attributes = [...page.querySelectorAll('*')].flatMap((element) =>
    ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  );
  const descriptions = [...page.querySelectorAll(DESCRIPTIONS)].map(
    (element) => element.getAttribute('content') ?? '',
  );
  // Joined, because a message may contain elements.
  const texts = outsideMessages(textsOf(page).join('\n')).split('\n');
  const found = [...attributes, ...descriptions].map(outsideMessages).concat(texts);
  return [...new Set(found.filter((text) => WORD.test(text.replace(DATE, ''))))];
}

function textsOf(page: Document): string[] {
  const texts: string[] = [];
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!/^(?:script|style)$/i.test(parentElement!.tagName)) texts.push(textContent!);
  }
  return texts;
}
