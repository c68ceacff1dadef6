/** Something said in the words of schema.org. */
export interface JsonLd {
  '@type': string;
  [property: string]: unknown;
}

/** What is said of a page, as an element that no browser runs and no text inside can end. */
export function writeJsonLd(things: readonly JsonLd[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}
