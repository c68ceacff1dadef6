import { HomesAlikeDocument, type HomesAlikeQuery } from '../../../schema/documents/site/listings/graphql.ts';
import { pageQuery } from '../../data/page-query.ts';
import { kinds } from '../../kinds.ts';
import { HomeCard } from '../layout/home-card.tsx';
import { factsOf, type PartialHome } from '../layout/home-facts.ts';
import { PER_PAGE } from '../layout/list-page.tsx';
import {
  type Offer,
  OFFER_FIELDS,
  type OfferItem,
  type OfferKind,
  offerPage,
  OfferSection,
  otherOffers,
} from '../layout/offer-page.tsx';
import '../layout/other-offers.css';
import './listing-page.css';
import type { ListingKind } from './kinds.ts';
import type { ListedHomes } from './listings-page.tsx';
import { List } from '../../ui/list.tsx';
import { PlaceMap } from '../../ui/place-map.tsx';

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

/** How much of the city is seen around a home that has a pin, and around the middle of its community, in metres. */
const AROUND_PIN = { width: 9_000, height: 4_500 };
const AROUND_PLACE = { width: 16_000, height: 8_000 };

interface HomeMapProps {
  home: Pick<Offer, 'title' | 'location'> & Pick<PartialHome, 'standing'>;
}

/** Where a home is, on a map; nothing where nobody knows. */
function HomeMap({ home: { title, location, standing } }: HomeMapProps) {
  if (!standing) return null;
  const { latitude, longitude, isApproximate, place } = standing;
  const around = isApproximate ? AROUND_PLACE : AROUND_PIN;
  return (
    <OfferSection title="Where it is">
      <div className="home-map">
        <PlaceMap
          key={`${latitude} ${longitude}`}
          area={{ center: { latitude, longitude }, ...around }}
          label={isApproximate && place ? `The middle of ${place}` : `${title}, ${location}`}
          isNear={isApproximate}
        />
        {isApproximate && place && (
          <p>Shown in the middle of {place}, its community: it has no pin of its own.</p>
        )}
      </div>
    </OfferSection>
  );
}

/** As many as stand side by side. */
const SHOWN = 3;

type Alike = HomesAlikeQuery['of'][number]['like'];

/** Asks for homes like the one whose page it is, and near it; the page stands without them. */
const alike = pageQuery({
  document: HomesAlikeDocument,
  variables: ({ params }) => ({ id: params.id ?? '' }),
  isOptional: true,
});

/** Homes like the one that is shown, and others near it; each once. */
function AlikeHomes() {
  const result = alike.useResult();
  const [of] = result.state === 'here' ? result.data.of : [];
  if (!of) return null;
  const near = of.near.filter(({ id }) => !of.like.some((other) => other.id === id));
  return (
    <>
      <Homes title="Like this one" homes={of.like} />
      <Homes title="Near this one" homes={near.slice(0, SHOWN)} />
    </>
  );
}

function Homes({ title, homes }: { title: string; homes: Alike }) {
  if (homes.length === 0) return null;
  return (
    <section className="other-offers">
      <h2>{title}</h2>
      <List>
        {homes.map((home) => (
          <HomeCard
            key={home.id}
            home={home}
            page={kinds[home.__typename].page}
            wanted="later"
            heading="h3"
          />
        ))}
      </List>
    </section>
  );
}
