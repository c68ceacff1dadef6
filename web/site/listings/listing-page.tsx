import { offerPage, type OfferKind } from '../layout/offer-page.tsx';
import type { Offer } from '../layout/offer.ts';
import type { ListingKind } from './kinds.ts';

/** What every listing says of itself on its page. */
export interface Listing extends Offer {
  bedrooms: string | null;
  bathrooms: string | null;
  size: string | null;
}

type Own<L extends Listing> = Pick<
  OfferKind<L>,
  'document' | 'loading' | 'missing' | 'useParts' | 'also' | 'sample'
>;

/** The page of one listing of a kind. */
export const listingPage = <L extends Listing>(kind: ListingKind, own: Own<L>) =>
  offerPage<L>({
    isListing: true,
    path: kind.page,
    back: { href: kind.list, label: kind.title },
    failed: `The ${kind.counted.one} cannot be shown just now.`,
    description: ({ title, location, price }) => `${title} in ${location}, ${kind.purpose} ${price}.`,
    facts: ({ bedrooms, bathrooms, size }) => ({ Bedrooms: bedrooms, Bathrooms: bathrooms, Size: size }),
    ...own,
  });
