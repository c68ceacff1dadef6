import type { ReactNode } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import {
  ApartmentForSaleDocument,
  ApartmentForSaleGalleryDocument,
  ApartmentsForSaleDocument,
  ArchivedListingDocument,
  type ArchivedListingQuery,
  HomesAlikeDocument,
  type HomesAlikeQuery,
  RentalApartmentDetailsDocument,
  RentalApartmentDocument,
  RentalApartmentsDocument,
  RentalVillaDocument,
  RentalVillaImagesDocument,
  RentalVillasDocument,
  VillaForSaleDetailsDocument,
  VillaForSaleDocument,
  VillasForSaleDocument,
} from '../../../schema/documents/site/listings/graphql.ts';
import { kindTitles } from '../../../schema/home-messages.ts';
import { capitalize } from '../../../schema/language.ts';
import type { TypedOperation } from '../../../schema/page.ts';
import { apiContext, loadPage, OPTIONAL, useResult, type Loadable, type LoaderArgs } from '../../data/api.ts';
import { after, type QueryResult } from '../../data/query.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { List } from '../../ui/list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlaceMap } from '../../ui/place-map.tsx';
import { HomeCard } from '../layout/home-card.tsx';
import { getHomeFacts, type PartialHome } from '../layout/home-facts.ts';
import { PER_PAGE } from '../layout/list-page.tsx';
import {
  createEnquiryAction,
  type FoundSections,
  Gallery,
  getGalleryTexts,
  type Offer,
  type OfferItem,
  OfferPage,
  OfferSection,
  OtherOffers,
  type SectionsKind,
} from '../layout/offer-page.tsx';
import { ErrorHead } from '../layout/page-head.tsx';
import { recordStatus } from '../layout/record-page.tsx';
import '../layout/offer.css';
import './listings.css';
import {
  apartmentsForSale,
  type ListingKind,
  rentalApartments,
  rentalVillas,
  villasForSale,
} from './kinds.ts';
import * as messages from './listing-page-messages.tsx';
import { ApartmentFeatures, type Listing, sampleVilla, VillaBlocks } from './listing-sections.tsx';
import * as states from './state-messages.ts';

/** The query for a list of homes of a kind. */
type ListedHomes = TypedOperation<{ found: { items: readonly Offer[] } }, { page: number; limit: number }>;

interface ListingPageKind<L extends Listing, S extends OfferItem> {
  kind: ListingKind;
  document: TypedOperation<FoundListing<L>, { id: string }>;
  sections: SectionsKind<S> & { document: TypedOperation<FoundSections<S>, { id: string }> };
  /** The query for listings to suggest if this one does not exist. */
  list: ListedHomes;
  /** A sample for an id that is not stored. */
  sample?: (id: string) => L | null;
}

interface FoundListing<L> {
  record: L | null;
  isHidden?: boolean;
}

/** Creates the page of a kind of listing. */
function createListingPage<L extends Listing, S extends OfferItem>(page: ListingPageKind<L, S>) {
  const { kind, document, sections, list, sample = () => null } = page;

  const loader = ({ params: { id = '' }, context }: LoaderArgs) => {
    const api = context.get(apiContext);
    const statusOf = (result: QueryResult<FoundListing<L>>) =>
      result.state === 'loaded' && !result.data.isHidden && sample(id) ? 200 : recordStatus(result);
    const record = api.query(document, { id });
    return loadPage(
      api,
      {
        record,
        sections: api.query(sections.document, { id }, OPTIONAL),
        similar: api.query(HomesAlikeDocument, { id }, OPTIONAL),
        archived: after(record, (result) =>
          statusOf(result) === 404
            ? api.query(ArchivedListingDocument, { id, kind: kind.name }, OPTIONAL)
            : null,
        ),
        others: after(record, (result) =>
          statusOf(result) === 404 || result.state === 'failed'
            ? api.query(list, { page: 1, limit: PER_PAGE }, OPTIONAL) // as on the list page, so that it is remembered
            : null,
        ),
      },
      ({ record, archived }) => {
        const isGone = archived?.state === 'loaded' && archived.data.archived !== null;
        return isGone ? GONE : statusOf(record);
      },
    );
  };

  const Component = () => <ListingPage {...useLoaderData<typeof loader>()} page={page} />;

  return { loader, action: createEnquiryAction(kind.page), Component };
}

/** The status of the page of a record that was there before. */
const GONE = 410;

interface ListingPageProps<L extends Listing, S extends OfferItem> {
  page: ListingPageKind<L, S>;
  record: Loadable<FoundListing<L>>;
  sections: Loadable<FoundSections<S>>;
  similar: Loadable<HomesAlikeQuery>;
  archived: Loadable<ArchivedListingQuery>;
  others: Loadable<{ found: { items: readonly Offer[] } }>;
}

function ListingPage<L extends Listing, S extends OfferItem>({
  page: { kind, sections: sectionsKind, sample },
  record,
  sections,
  similar,
  archived,
  others,
}: ListingPageProps<L, S>) {
  const { id = '' } = useParams();
  const { type, family, purpose } = kind;
  return (
    <OfferPage<L, Listing, S>
      record={record}
      path={kind.page}
      back={{ href: kind.list, label: capitalize(kindTitles[type]) }}
      texts={{
        loading: states.loadingHome[family],
        missing: states.missingHome[type],
        failed: messages.failed[family],
      }}
      sample={sample?.(id)}
      isListing
      describe={(home) => {
        const { location, price } = home;
        const titleFacts = (place: string) => messages.titleFacts(type, place, price);
        return {
          description: messages.description[purpose](home),
          titleFacts: [
            titleFacts(location),
            titleFacts(location.slice(location.lastIndexOf(',') + 1).trim()),
          ],
          facts: getHomeFacts(home),
          location: <HomeMap home={home} />,
        };
      }}
      sections={sections}
      sectionsKind={sectionsKind}
      related={<SimilarHomes homes={similar} />}
      renderMissing={(notice) => (
        <FormerListing kind={kind} archived={archived}>
          {notice}
        </FormerListing>
      )}
      others={
        <OtherOffers
          offers={others}
          title={messages.newest(type)}
          path={kind.page}
          none={states.noHomes[type]}
        />
      }
    />
  );
}

/** One apartment for sale, with its gallery. */
export const apartmentForSale = createListingPage({
  kind: apartmentsForSale,
  document: ApartmentForSaleDocument,
  sections: {
    document: ApartmentForSaleGalleryDocument,
    getTexts: () => ({ ...getGalleryTexts(), none: states.noGallery }),
    Content: Gallery,
  },
  list: ApartmentsForSaleDocument,
});

/** One villa for sale, with its detail blocks. */
export const villaForSale = createListingPage({
  kind: villasForSale,
  document: VillaForSaleDocument,
  sections: {
    document: VillaForSaleDetailsDocument,
    getTexts: () => ({
      title: states.details,
      loading: states.loadingDetails,
      failed: states.detailsFailed,
    }),
    Content: VillaBlocks,
  },
  list: VillasForSaleDocument,
});

/** One apartment for rent, with its features. */
export const rentalApartment = createListingPage({
  kind: rentalApartments,
  document: RentalApartmentDocument,
  sections: {
    document: RentalApartmentDetailsDocument,
    getTexts: () => ({
      title: states.features,
      loading: states.loadingFeatures,
      failed: states.featuresFailed,
    }),
    Content: ApartmentFeatures,
  },
  list: RentalApartmentsDocument,
});

/** One villa for rent, with its images (texts of spec §2). */
export const rentalVilla = createListingPage({
  kind: rentalVillas,
  document: RentalVillaDocument,
  sample: sampleVilla,
  sections: {
    document: RentalVillaImagesDocument,
    getTexts: () => ({ ...getGalleryTexts(), failed: states.imagesFailed, none: states.noImages }),
    Content: Gallery,
  },
  list: RentalVillasDocument,
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
          isApproximate={isApproximate}
        />
        {isApproximate && place && <p>{messages.approximatePosition(place)}</p>}
      </div>
    </OfferSection>
  );
}

interface FormerListingProps {
  kind: ListingKind;
  archived: Loadable<ArchivedListingQuery>;
  /** Shown if there was no such listing. */
  children: ReactNode;
}

/** What a listing's page says once the listing is archived: that it is no longer on offer, and which homes are similar. */
function FormerListing({ kind, archived: query, children }: FormerListingProps) {
  const result = useResult(query);
  if (result.state === 'loading') return null;
  const archived = result.state === 'loaded' ? result.data.archived : null;
  if (!archived) return children;
  const { title, area, reason, similarHomes } = archived;
  const text = messages.formerListing[kind.family][reason ?? 'UNKNOWN'];
  return (
    <>
      <ErrorHead title={text} />
      <Notice heading text={text}>
        <p>{area ? messages.titleInArea(title, area) : title}</p>
        <ArrowLink href={kind.list}>{capitalize(kindTitles[kind.type])}</ArrowLink>
      </Notice>
      <Homes title={messages.similar} homes={similarHomes} />
    </>
  );
}

/** Number of nearby homes, which fill one row. */
const MAX_NEARBY = 3;

type SimilarHome = HomesAlikeQuery['of'][number]['similarHomes'];

/** Similar homes and nearby homes without duplicates. */
function SimilarHomes({ homes }: { homes: Loadable<HomesAlikeQuery> }) {
  const result = useResult(homes);
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
          <HomeCard key={home.id} home={home} priority="later" heading="h3" />
        ))}
      </List>
    </section>
  );
}
