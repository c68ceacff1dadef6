import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import type { AgentFragment } from '../../../schema/documents/site/layout/graphql.ts';
import { hardNavigate } from '../../data/hard-navigation.ts';
import { pageQuery, type PageQuery, type QueryResult } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState, RetryMessage } from '../../ui/notice.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { List } from '../../ui/list.tsx';
import { PictureGallery, picturesWithCaptions } from '../../ui/picture-gallery.tsx';
import type { PictureFiles } from '../../ui/picture.tsx';
import { Showcase } from '../../ui/showcase.tsx';
import { ViewerProvider } from '../../ui/viewer-provider.tsx';
import type { ViewerPicture } from '../../ui/viewer/viewer.tsx';
import { ENQUIRY_FORM_ID, EnquiryForm, Enquiry, EnquiryBar, SamplePrice } from './enquiry.tsx';
import { createMessageAction } from './message.ts';
import { useAgency } from '../agency.ts';
import { PageHead, type SharedPicture, titleOfHome } from './page-head.tsx';
import { type FoundProps, type RecordKind, createRecordPage, type PartialRecord } from './record-page.tsx';
import { SaveButtons } from './save-button.tsx';
import { DescribedLinks } from './described-links.tsx';
import * as messages from './offer-messages.ts';
import './offer.css';

/** The common fields of homes and projects. */
export interface Offer {
  id: string;
  title: string;
  location: string;
  /** The price as text. */
  price: string;
  picture: (PictureFiles & Partial<SharedPicture>) | null;
  /** The person who offers it, if there is one. */
  agent?: AgentFragment | null;
}

/** A section of an offer: a text, a picture or both. */
export interface OfferItem {
  id: string;
  title?: string | null;
  heading?: string | null;
  description: string | null;
  image: PictureFiles | null;
}

/** The fields that every list loads. */
export const OFFER_FIELDS = ['id', 'title', 'location', 'price', 'picture'] as const;

type FromRecord =
  | 'type'
  | 'document'
  | 'requiredFields'
  | 'back'
  | 'loading'
  | 'missing'
  | 'failed'
  | 'extraQueries'
  | 'sample'
  | 'former';

/** A kind of offer: its queries, texts and components. */
export interface OfferKind<O extends Offer, Least extends keyof O, S extends OfferItem> extends Pick<
  RecordKind<O, Least>,
  FromRecord
> {
  /** The path of its page, with `:id`. */
  path: string;
  /** True if it is a listing, whose id an enquiry contains. */
  isListing?: boolean;
  description: (offer: PartialRecord<O, Least>) => string;
  /** The facts before the name in the `title` element, the longest form first. */
  getTitleFacts?: (offer: PartialRecord<O, Least>) => readonly [string, ...string[]];
  facts: (offer: PartialRecord<O, Least>) => Record<string, string | null | undefined>;
  /** A short text in place of a logo. */
  mark?: (offer: PartialRecord<O, Least>) => string | null | undefined;
  /** The text of an offer without pictures. */
  noPictures?: string;
  sections: SectionsKind<S>;
  /** Its location. */
  renderLocation?: (offer: PartialRecord<O, Least>) => ReactNode;
  /** Other offers of the kind, which the page shows if the offer does not exist. */
  others?: OtherOffers;
  /** Shown below an offer that is not a sample. */
  Related?: ComponentType;
  After?: RecordKind<O, Least>['After'];
}

/** Creates the page of an offer: pictures, price, facts, sections and the enquiry form. */
export function createOfferPage<O extends Offer, Least extends keyof O, S extends OfferItem>(
  kind: OfferKind<O, Least | keyof Offer, S>,
) {
  const { path: pattern, back, others, Related } = kind;
  const sections = pageQuery({
    document: kind.sections.document,
    variables: ({ params }) => ({ id: params.id ?? '' }),
    isOptional: true,
  });

  function Found({ record: offer, isSample }: FoundProps<O, Least | keyof Offer>) {
    const agency = useAgency();
    const { id, title, location, picture } = offer;
    const path = generatePath(pattern, { id });
    const result = sections.useResult();
    const items = (result.state === 'loaded' && result.data.of?.sections) || [];
    return (
      <>
        <PageHead
          title={`${title}, ${location}`}
          shorter={title}
          titleElement={kind.getTitleFacts && titleOfHome(agency.name, title, kind.getTitleFacts(offer))}
          description={kind.description(offer)}
          path={path}
          picture={picture}
        />
        {isSample && <meta name="robots" content="noindex" />}
        <OfferView
          offer={offer}
          path={path}
          listing={kind.isListing ? id : undefined}
          facts={kind.facts(offer)}
          mark={kind.mark?.(offer)}
          instead={isSample ? back : undefined}
          pictures={picturesWithCaptions(items, title)}
          none={kind.noPictures}
          isLoading={result.state === 'loading'}
          where={isSample ? null : kind.renderLocation?.(offer)}
          sections={<OfferSections kind={kind.sections} state={result.state} of={title} items={items} />}
        />
        {Related && !isSample && <Related />}
      </>
    );
  }

  return {
    ...createRecordPage<O, Least | keyof Offer>({
      ...kind,
      className: 'offer',
      Found,
      Skeleton: OfferSkeleton,
      extraQueries: [sections, ...(kind.extraQueries ?? [])],
      NotFoundSuggestions: () => <MissingOffer back={back} others={others} />,
      suggestionsQuery: others?.query,
    }),
    action: createMessageAction(
      ({ id = '' }) => `${generatePath(pattern, { id })}?sent=1#${ENQUIRY_FORM_ID}`,
    ),
  };
}

interface OfferViewProps {
  offer: Offer;
  /** The path of its page. */
  path: string;
  /** The id of the listing, if it is one. */
  listing?: string;
  facts: Record<string, string | null | undefined>;
  /** A short text in place of a logo. */
  mark?: string | null;
  /** Further pictures. */
  pictures: readonly ViewerPicture[];
  /** True while the pictures are loading. */
  isLoading: boolean;
  /** The text of an offer without pictures. */
  none?: string;
  sections: ReactNode;
  /** Its location, if known. */
  where?: ReactNode;
  /** For a sample: a link to real offers. */
  instead?: { href: string; label: string };
}

/** An offer with its pictures, facts, sections and a sticky enquiry. */
function OfferView({
  offer,
  path,
  listing,
  facts,
  mark,
  pictures,
  isLoading,
  none,
  sections,
  where,
  instead,
}: OfferViewProps) {
  const { title, location, price, picture, agent } = offer;
  const all = distinct([...(picture ? [{ picture, caption: picture.alt ?? title }] : []), ...pictures]);
  return (
    <ViewerProvider of={title} pictures={all} onLoadError={hardNavigate}>
      <div className="offer-story">
        <header className="offer-heading">
          <div>
            {instead && <p className="offer-sample">{messages.sample}</p>}
            <h1>{title}</h1>
            <p>{location}</p>
            <p className="offer-price">{price}</p>
          </div>
          {mark && <p className="offer-mark">{mark}</p>}
          {listing !== undefined && !instead && <SaveButtons id={listing} title={title} />}
        </header>
        <Showcase pictures={all} none={none} isLoading={isLoading} />
        <div className="offer-body">
          <div className="offer-sections">
            <FactList facts={facts} />
            {sections}
            {where}
          </div>
          {instead ? <SamplePrice price={price} instead={instead} /> : <Enquiry {...offer} path={path} />}
        </div>
        {!instead && <EnquiryBar price={price} />}
      </div>
      {!instead && (
        <EnquiryForm subject={`${title}, ${location}`} path={path} listing={listing} agent={agent} />
      )}
    </ViewerProvider>
  );
}

/** Removes duplicate pictures. */
const distinct = (pictures: readonly ViewerPicture[]): ViewerPicture[] =>
  pictures.filter(
    ({ picture }, place) => pictures.findIndex((shown) => shown.picture.url === picture.url) === place,
  );

/** The placeholder of an offer while it is loading. */
function OfferSkeleton({ text }: { text: string }) {
  return (
    <div className="offer-skeleton" aria-busy="true">
      <title>{text}</title>
      <p role="status">{text}</p>
      <div className="showcase">
        <div className="picture" />
      </div>
    </div>
  );
}

interface ShownProps<S extends OfferItem> {
  /** The title of the offer. */
  of: string;
  items: readonly S[];
}

/** The sections of a kind of offer; they are loaded separately and may fail while the offer is shown. */
interface SectionsKind<S extends OfferItem> {
  document: TypedDocumentNode<{ of: { sections: readonly S[] } | null }, { id: string }>;
  title: string;
  loading: string;
  failed: string;
  /** The text if there are none. */
  none?: string;
  Shown: ComponentType<ShownProps<S>>;
}

interface OfferSectionsProps<S extends OfferItem> extends ShownProps<S> {
  kind: SectionsKind<S>;
  state: QueryResult<unknown>['state'];
}

/** The sections of an offer, or their loading, error or empty state. */
function OfferSections<S extends OfferItem>({ kind, state, of, items }: OfferSectionsProps<S>) {
  const { title, Shown } = kind;
  if (items.length > 0) return <Shown of={of} items={items} />;
  const text = state === 'loaded' ? kind.none : kind[state];
  if (text === undefined) return null;
  return (
    <OfferSection title={title}>
      <EmptyState text={text}>{state === 'failed' && <RetryMessage />}</EmptyState>
    </OfferSection>
  );
}

/** The gallery, for kinds of offers that have one. */
export const gallery = {
  title: messages.gallery,
  loading: messages.loadingImages,
  failed: messages.galleryFailed,
  Shown: ({ of, items }: ShownProps<OfferItem>) => (
    <OfferSection title={messages.gallery}>
      <PictureGallery of={of} items={items} />
    </OfferSection>
  ),
};

/** A section of an offer's page with a heading. */
export const OfferSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="offer-section">
    <h2>{title}</h2>
    {children}
  </section>
);

/** The number of offers in a row. */
const SHOWN = 3;

interface Kind<Variables> {
  document: TypedDocumentNode<{ found: { items: readonly Offer[] } }, Variables>;
  variables: Variables;
  title: string;
  /** The path of the page of an offer, with `:id`. */
  path: string;
  /** The text of the link to an offer. */
  link?: string;
  /** The text if there are no others. */
  none: string;
}

/** The newest offers of a kind and their query. */
interface OtherOffers {
  query: PageQuery;
  Others: ComponentType;
}

/** Creates a list of the newest offers of a kind without the current one. */
export function otherOffers<Variables extends Record<string, unknown>>({
  document,
  variables,
  title,
  path,
  link,
  none,
}: Kind<Variables>): OtherOffers {
  const query = pageQuery({ document, variables: () => variables, isOptional: true });

  function Others() {
    const { id } = useParams();
    const result = query.useResult();
    const items = result.state === 'loaded' ? result.data.found.items : [];
    const others = items.filter((offer) => offer.id !== id).slice(0, SHOWN);
    return (
      <section className="other-offers">
        <h2>{title}</h2>
        {others.length === 0 && (
          <p role="status">{result.state === 'loading' ? messages.loadingOthers : none}</p>
        )}
        {result.state === 'failed' && <RetryMessage />}
        <List>
          {others.map(({ id, title, location, price, picture }) => (
            <Card
              key={id}
              title={title}
              location={location}
              price={price}
              picture={picture}
              href={generatePath(path, { id })}
              heading="h3"
              link={link}
            />
          ))}
        </List>
      </section>
    );
  }

  return { query, Others };
}

interface Props {
  /** A link to the list of the kind. */
  back: { href: string; label: string };
  others?: OtherOffers;
}

/** Suggestions in place of an offer that does not exist: the newest of its kind, their list, and the contact page. */
function MissingOffer({ back, others }: Props) {
  const about = new URLSearchParams({ about: back.label }).toString();
  return (
    <>
      {others && <others.Others />}
      <DescribedLinks
        label={messages.suggestions}
        links={[
          {
            name: back.label,
            text: messages.listText,
            href: back.href,
          },
          {
            name: messages.contact,
            text: messages.contactText,
            href: `${paths.contact}?${about}`,
          },
        ]}
      />
    </>
  );
}
