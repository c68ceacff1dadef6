const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that no XML may hold, however written. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as it stands between tags or quotes. */
export const textOf = (words: string): string =>
  words.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** An element with a text in it. */
export const element = (name: string, words: string): string => `<${name}>${textOf(words)}</${name}>`;

/** A whole document. */
export const xml = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
