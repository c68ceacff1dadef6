import { listingKinds } from '../../schema/listing-kinds.ts';
import { pageName } from '../../schema/record-pages.ts';
import type { Listing } from '../listings/listing.ts';

/** How words name one listing: by its reference, or by the URL of its page. */
export type ListingName = { reference: string } | Pick<Listing, 'kind' | 'id'>;

const kindByPage = new Map(
  (Object.keys(listingKinds) as Listing['kind'][]).map((kind) => [pageName(kind), kind]),
);

/** The URL of a listing's page, with or without the host, in a text such as that of a shared link. */
const PAGE_URL = new RegExp(
  String.raw`(?:^|[\s<(])(?:[^\s<(]*/)?(?<page>${[...kindByPage.keys()].join('|')})/(?<id>\d{1,9})(?![\d\p{L}-])`,
  'iu',
);
const REFERENCE =
  /^(?:ref(?:erence)?\.?\s*(?:(?:no|number)\b\.?)?\s*:?\s*)?#?\s*m[-–]?(?<number>\d{6,12})[.,;:!?]?$/i;

/** Parses words that are the reference of a listing or have the pasted URL of one; null for other words. */
export function parseListingName(words: string): ListingName | null {
  const number = REFERENCE.exec(words.trim())?.groups?.number;
  if (number !== undefined) return { reference: `M-${number}` };
  const { page, id } = PAGE_URL.exec(words)?.groups ?? {};
  const kind = page && kindByPage.get(page.toLowerCase());
  return kind ? { kind, id: Number(id) } : null;
}
