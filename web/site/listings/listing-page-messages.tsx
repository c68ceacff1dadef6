import type { ArchiveReason } from '../../../schema/documents/site/listings/graphql.ts';
import type { Search } from '../../../schema/search.ts';

// Texts of the pages of listings.

export const failed = (one: string): string => `The ${one} cannot be shown just now.`;
/** Follows the title in the `title` element. */
export const titleFacts = (
  one: string,
  purpose: Search['purpose'],
  location: string,
  price: string,
): string =>
  `${one.charAt(0).toUpperCase()}${one.slice(1)} for ${purpose === 'SALE' ? 'sale' : 'rent'} in ${location}, ${price}`;
/** `purpose` is such as `for sale at`. */
export const description = (title: string, location: string, purpose: string, price: string): string =>
  `${title} in ${location}, ${purpose} ${price}.`;
/** `kind` is such as `Villas for sale`. */
export const newest = (kind: string): string => `The newest ${kind.toLowerCase()}`;

export const location = 'Where it is';
export const centreOf = (place: string): string => `The middle of ${place}`;
export const isApproximate = (place: string): string =>
  `Shown in the middle of ${place}, its community: it has no pin of its own.`;
export const similar = 'Like this one';
export const nearby = 'Near this one';

/** For a listing that is no longer on offer; `one` is such as `villa`. */
export const formerListing = (one: string, reason: ArchiveReason | null): string => {
  if (reason === 'SOLD') return `This ${one} has been sold.`;
  return reason === 'RENTED' ? `This ${one} has been rented.` : `This ${one} is no longer listed.`;
};
export const titleInArea = (title: string, area: string): string => `${title}, ${area}`;

export const features = 'Features';
export const addedOn = 'Added on ';
