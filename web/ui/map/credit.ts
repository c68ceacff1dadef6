/** Whom to name for what a map shows, and where more is said of them. */
export interface Credit {
  text: string;
  href?: string;
}

/** Where the points of our places are from, as their licence asks to be told. */
export const PLACES: Credit = {
  text: 'Place data © GeoNames, CC BY 4.0',
  href: 'https://www.geonames.org/about.html',
};

/** Whom a provider's line of HTML names; of it only words and links are taken. */
export function creditsIn(html: string): Credit[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].flatMap((node) => {
    const text = node.textContent?.trim();
    if (!text) return [];
    const href = node instanceof HTMLAnchorElement && /^https?:/.test(node.href) ? node.href : null;
    return [href === null ? { text } : { text, href }];
  });
}
