import {
  OFFER_FIELDS,
  offerPage,
  type OfferKind,
  type Offer,
  type OfferItem,
  otherOffers,
} from '../layout/offer-page.tsx';
import { PER_PAGE } from '../layout/list-page.tsx';
import { alike, AlikeHomes } from './alike.tsx';
import { factsOf, type PartialHome } from '../layout/home-facts.ts';
import { HomeMap } from './home-map.tsx';
import type { ListingKind } from './kinds.ts';
import type { ListedHomes } from './listings-page.tsx';

/** What every listing says of itself on its page. */
export interface Listing extends Offer, PartialHome {}

type Own<L extends Listing, S extends OfferItem> = Pick<
  OfferKind<L, keyof Offer, S>,
  'document' | 'loading' | 'missing' | 'sections' | 'sample'
> & {
  /** Asks for the list of its kind, of which some are shown where it is missing. */
  list: ListedHomes;
  /** What is said when there are none. */
  none: string;
};

/** The page of one listing of a kind. */
export const listingPage = <L extends Listing, S extends OfferItem>(
  kind: ListingKind,
  { list, none, ...own }: Own<L, S>,
) =>
  offerPage<L, keyof Offer, S>({
    type: kind.type,
    least: OFFER_FIELDS,
    isListing: true,
    path: kind.page,
    back: { href: kind.list, label: kind.title },
    failed: `The ${kind.counted.one} cannot be shown just now.`,
    offered: ({ location, price }) =>
      `${kind.counted.one} for ${kind.sought.purpose === 'SALE' ? 'sale' : 'rent'} in ${location}, ${price}`,
    description: ({ title, location, price }) => `${title} in ${location}, ${kind.purpose} ${price}.`,
    facts: factsOf,
    where: (home) => <HomeMap home={home} />,
    also: [alike],
    Beneath: AlikeHomes,
    others: otherOffers({
      document: list,
      variables: { page: 1, limit: PER_PAGE }, // as the list itself asks, which is at hand then
      title: `The newest ${kind.title.toLowerCase()}`,
      path: kind.page,
      none,
    }),
    ...own,
  });
