/** How words name one listing: by its reference, or by the address of its page. */
export type ListingName = { reference: string } | { page: string; id: number };

/** The address of a listing's page (spec §2), with or without the host, in a text such as that of a shared link. */
const ADDRESS =
  /(?:^|[\s<(])(?:[^\s<(]*\/)?(?<page>apartment-for-sale|villa-for-sale|rent-apartments|rent-villa-detail)\/(?<id>\d{1,9})(?![\d\p{L}-])/iu;
const REFERENCE =
  /^(?:ref(?:erence)?\.?\s*(?:(?:no|number)\b\.?)?\s*:?\s*)?#?\s*m[-–]?(?<number>\d{6,12})[.,;:!?]?$/i;

/** Parses words that are the reference of a listing or have the pasted address of one; null for other words. */
export function parseListingName(words: string): ListingName | null {
  const number = REFERENCE.exec(words.trim())?.groups?.number;
  if (number !== undefined) return { reference: `M-${number}` };
  const { page, id } = ADDRESS.exec(words)?.groups ?? {};
  return page === undefined ? null : { page: page.toLowerCase(), id: Number(id) };
}
