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

/** Returns the texts of a document, also those of attributes, that contain words outside of messages. */
export function textsOutsideMessages(root: ParentNode = document): string[] {
  const attributes = [...root.querySelectorAll('*')].flatMap((element) =>
    ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  );
  const blocks = [...root.querySelectorAll('body *, title')]
    .filter((element) => !['SCRIPT', 'STYLE'].includes(element.tagName))
    .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .filter((element) => !isWithinMessage(element))
    .map((element) => element.textContent);
  return [
    ...new Set(
      [...attributes, ...blocks].map(outsideMessages).filter((text) => WORD.test(text.replace(DATE, ''))),
    ),
  ];
}

/** True for an element within a message, such as a time in a sentence. */
function isWithinMessage(element: Element): boolean {
  const before = document.createRange();
  before.setStart(document.body, 0);
  before.setEndBefore(element);
  const text = before.toString();
  return text.split(OPEN).length > text.split(CLOSE).length;
}
