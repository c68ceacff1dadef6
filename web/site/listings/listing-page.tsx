import type { ReactNode } from 'react';
import {
  ArchivedListingDocument,
  HomesAlikeDocument,
  type HomesAlikeQuery,
} from '../../../schema/documents/site/listings/graphql.ts';
import { pageQuery } from '../../data/page-query.ts';
import { kinds } from '../../kinds.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { HomeCard } from '../layout/home-card.tsx';
import { getHomeFacts, type PartialHome } from '../layout/home-facts.ts';
import { PER_PAGE } from '../layout/list-page.tsx';
import {
  type Offer,
  OFFER_FIELDS,
  type OfferItem,
  type OfferKind,
  createOfferPage,
  OfferSection,
  otherOffers,
} from '../layout/offer-page.tsx';
import { ErrorHead } from '../layout/page-head.tsx';
import '../layout/offer.css';
import './listings.css';
import type { ListingKind } from './kinds.ts';
import * as messages from './listing-page-messages.tsx';
import type { ListedHomes } from './listings-page.tsx';
import { List } from '../../ui/list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlaceMap } from '../../ui/place-map.tsx';

/** The fields of a listing's page. */
export interface Listing extends Offer, PartialHome {}

type ListingPageOptions<L extends Listing, S extends OfferItem> = Pick<
  OfferKind<L, keyof Offer, S>,
  'document' | 'loading' | 'missing' | 'sections' | 'sample'
> & {
  /** The query for listings to suggest if this one does not exist. */
  list: ListedHomes;
  /** The text if there are none to suggest. */
  none: string;
};

/** Creates the page of a listing. */
export const createListingPage = <L extends Listing, S extends OfferItem>(
  kind: ListingKind,
  { list, none, ...own }: ListingPageOptions<L, S>,
) =>
  createOfferPage<L, keyof Offer, S>({
    type: kind.type,
    requiredFields: OFFER_FIELDS,
    isListing: true,
    path: kind.page,
    back: { href: kind.list, label: kind.title },
    failed: messages.failed(kind.counted.one),
    getTitleFacts: ({ location, price }) => {
      const facts = (place: string) =>
        messages.titleFacts(kind.counted.one, kind.search.purpose, place, price);
      return [facts(location), facts(location.slice(location.lastIndexOf(',') + 1).trim())];
    },
    description: ({ title, location, price }) => messages.description(title, location, kind.purpose, price),
    facts: getHomeFacts,
    renderLocation: (home) => <HomeMap home={home} />,
    extraQueries: [similarHomes],
    Related: SimilarHomes,
    former: formerListing(kind),
    others: otherOffers({
      document: list,
      variables: { page: 1, limit: PER_PAGE }, // the variables of the list page, so that the result is cached
      title: messages.newest(kind.title),
      path: kind.page,
      none,
    }),
    ...own,
  });

/** Sizes of the map around an exact location and around the centre of a community, in metres. */
const MAP_OF_PIN = { width: 9_000, height: 4_500 };
const MAP_OF_COMMUNITY = { width: 16_000, height: 8_000 };

interface HomeMapProps {
  home: Pick<Offer, 'title' | 'location'> & Pick<PartialHome, 'mapPosition'>;
}

/** The location of a home on a map; empty if it is unknown. */
function HomeMap({ home: { title, location, mapPosition } }: HomeMapProps) {
  if (!mapPosition) return null;
  const { latitude, longitude, isApproximate, place } = mapPosition;
  const around = isApproximate ? MAP_OF_COMMUNITY : MAP_OF_PIN;
  return (
    <OfferSection title={messages.location}>
      <div className="home-map">
        <PlaceMap
          key={`${latitude} ${longitude}`}
          area={{ center: { latitude, longitude }, ...around }}
          label={isApproximate && place ? messages.centreOf(place) : `${title}, ${location}`}
          isNear={isApproximate}
        />
        {isApproximate && place && <p>{messages.isApproximate(place)}</p>}
      </div>
    </OfferSection>
  );
}

/** What a listing's page says once the listing is archived: that it is no longer on offer, and which homes are similar. */
function formerListing({ name, counted, list, title: listTitle }: ListingKind) {
  const query = pageQuery({
    document: ArchivedListingDocument,
    variables: ({ params }) => ({ id: params.id ?? '', kind: name }),
    gone: ({ archived }) => archived !== null,
    isOptional: true,
  });

  function Former({ children }: { children: ReactNode }) {
    const result = query.useResult();
    if (result.state === 'loading') return null;
    const archived = result.state === 'loaded' ? result.data.archived : null;
    if (!archived) return children;
    const { title, area, reason, similarHomes } = archived;
    const text = messages.formerListing(counted.one, reason);
    return (
      <>
        <ErrorHead title={text} />
        <Notice heading text={text}>
          <p>{area ? messages.titleInArea(title, area) : title}</p>
          <ArrowLink href={list}>{listTitle}</ArrowLink>
        </Notice>
        <Homes title={messages.similar} homes={similarHomes} />
      </>
    );
  }

  return { query, Former };
}

/** Number of nearby homes, which fill one row. */
const MAX_NEARBY = 3;

type SimilarHome = HomesAlikeQuery['of'][number]['similarHomes'];

/** The query for similar and nearby homes, which may fail. */
const similarHomes = pageQuery({
  document: HomesAlikeDocument,
  variables: ({ params }) => ({ id: params.id ?? '' }),
  isOptional: true,
});

/** Similar homes and nearby homes without duplicates. */
function SimilarHomes() {
  const result = similarHomes.useResult();
  const [of] = result.state === 'loaded' ? result.data.of : [];
  if (!of) return null;
  const near = of.nearbyHomes.filter(({ id }) => !of.similarHomes.some((other) => other.id === id));
  return (
    <>
      <Homes title={messages.similar} homes={of.similarHomes} />
      <Homes title={messages.nearby} homes={near.slice(0, MAX_NEARBY)} />
    </>
  );
}

function Homes({ title, homes }: { title: string; homes: SimilarHome }) {
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
            priority="later"
            heading="h3"
          />
        ))}
      </List>
    </section>
  );
}
