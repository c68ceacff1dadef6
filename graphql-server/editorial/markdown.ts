import MarkdownIt from 'markdown-it';

/** A section of a text: its heading, and what follows until the next heading of its level. */
export interface RenderedSection {
  /** The id of the heading, which stays the same while the heading does. */
  id: string;
  /** The heading as plain text; empty for what stands before the first heading. */
  heading: string;
  html: string;
}

/** Values of placeholders such as `{agency}`, by name. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/** The level of the headings of sections: the page's own heading is the only one of the first level. */
const SECTION_LEVEL = 2;

/** HTML is shown as text, and pictures are not loaded from other sites. */
const markdown = new MarkdownIt('default', { html: false }).disable('image');

/** Addresses of the site, and of protocols that are safe; what stands there with another protocol is no link. */
markdown.validateLink = (href) => !/^[a-z][a-z\d+.-]*:/i.test(href) || /^(?:https?|mailto|tel):/i.test(href);

type Token = ReturnType<typeof markdown.parse>[number];

markdown.renderer.rules.link_open = (tokens, index, options, _env, renderer) => {
  const link = tokens[index]!;
  if (isOutside(link.attrGet('href') ?? '')) link.attrSet('rel', 'noopener noreferrer');
  return renderer.renderToken(tokens, index, options);
};

/** True for an address on another site. */
const isOutside = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(href);

/** Replaces the placeholders of a text; a name without a value stays as it is. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : placeholder,
  );

/** Renders Markdown as sections. Values of placeholders are plain text. */
export function renderSections(text: string, values: PlaceholderValues): RenderedSection[] {
  const ids = new Set<string>();
  return sectionsIn(tokensOf(text, values)).map(({ heading, tokens }) => ({
    id: uniqueId(heading, ids),
    heading,
    html: markdown.renderer.render(tokens, markdown.options, {}),
  }));
}

/** A figure: its value, which is bold, and what follows it. */
export interface RenderedFigure {
  value: string;
  name: string;
}

/** Reads a list of figures in Markdown as plain text. */
export const readFigures = (text: string, values: PlaceholderValues): RenderedFigure[] =>
  tokensOf(text, values)
    .filter(({ type }) => type === 'inline')
    .map(({ children }) => {
      const tokens = children ?? [];
      const end = tokens.findIndex(({ type }) => type === 'strong_close');
      return { value: plainText(tokens.slice(0, end + 1)), name: plainText(tokens.slice(end + 1)).trim() };
    });

/** Parses Markdown and fills its placeholders afterwards, so that a value contains no Markdown. */
function tokensOf(text: string, values: PlaceholderValues): Token[] {
  const tokens = markdown.parse(text, {});
  for (const token of tokens) {
    for (const child of token.children ?? []) {
      if (child.type === 'text') child.content = fillPlaceholders(child.content, values);
    }
    if (token.tag === 'h1') token.tag = `h${SECTION_LEVEL}`;
    token.hidden = false; // the text of an item is a paragraph, also in a list without blank lines
  }
  return tokens;
}

/** Splits tokens at the headings of sections, which are no part of a list or a quotation. */
function sectionsIn(tokens: readonly Token[]): { heading: string; tokens: Token[] }[] {
  const sections = [{ heading: '', tokens: [] as Token[] }];
  let isHeading = false;
  for (const token of tokens) {
    const isBoundary = token.level === 0 && token.tag === `h${SECTION_LEVEL}`;
    if (isBoundary) isHeading = token.nesting === 1;
    if (isBoundary && isHeading) sections.push({ heading: '', tokens: [] });
    const section = sections.at(-1)!;
    if (isHeading && token.type === 'inline') section.heading = plainText(token.children ?? []);
    else if (!isBoundary) section.tokens.push(token);
  }
  return sections.filter((section) => section.heading !== '' || section.tokens.length > 0);
}

const plainText = (tokens: readonly Token[]): string =>
  tokens.map(({ content, type }) => (type === 'softbreak' ? ' ' : content)).join('');

/** An id from the letters and digits of a heading, with a number if the page has it already. */
function uniqueId(heading: string, ids: Set<string>): string {
  const words = heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const base = ['section', ...words].join('-');
  let id = base;
  for (let number = 2; ids.has(id); number++) id = `${base}-${number}`;
  ids.add(id);
  return id;
}
