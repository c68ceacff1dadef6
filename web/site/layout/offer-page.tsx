import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import type { AgentFragment } from '../../../schema/documents/site/layout/graphql.ts';
import { hardNavigate } from '../../data/hard-navigation.ts';
import { useResult, type Loadable, type QueryState } from '../../data/api.ts';
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
import { createMessageAction } from './message-action.ts';
import { useAgency } from '../agency.ts';
import { PageHead, type SharedPicture, titleOfHome } from './page-head.tsx';
import { previewState } from './preview-state.ts';
import { RecordPage } from './record-page.tsx';
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

/** What a page says of an offer besides the common fields. */
interface OfferDetails {
  /** The meta description. */
  description: string;
  /** The facts before the name in the `title` element, the longest form first. */
  titleFacts?: readonly [string, ...string[]];
  facts: Record<string, string | null | undefined>;
  /** A short text in place of a logo. */
  logoText?: string | null;
  /** Shows its location. */
  location?: ReactNode;
}

/** `P` is what a link knows of the offer. */
interface OfferPageProps<O extends P, P extends Offer, S extends OfferItem> extends Pick<
  ComponentProps<typeof RecordPage<O, P>>,
  'record' | 'back' | 'texts' | 'sample' | 'renderMissing' | 'footer'
> {
  /** The path of its page, with `:id`. */
  path: string;
  sections: Loadable<FoundSections<S>>;
  sectionsKind: SectionsKind<S>;
  /** True if it is a listing, whose id an enquiry contains. */
  isListing?: boolean;
  describe: (offer: P) => OfferDetails;
  /** The text of an offer without pictures. */
  noPictures?: string;
  /** Other offers of the kind, if the offer does not exist. */
  others?: ReactNode;
  /** Shown below an offer that is not a sample. */
  related?: ReactNode;
}

/** The page of an offer: pictures, price, facts, sections and the enquiry form. */
export function OfferPage<O extends P, P extends Offer, S extends OfferItem>({
  record,
  back,
  texts,
  sample,
  renderMissing,
  footer,
  others,
  describe,
  related,
  ...offer
}: OfferPageProps<O, P, S>) {
  return (
    <RecordPage<O, P>
      className="offer"
      record={record}
      back={back}
      texts={texts}
      sample={sample}
      renderMissing={renderMissing}
      footer={footer}
      skeleton={<OfferSkeleton text={texts.loading} />}
      suggestions={<MissingOffer back={back}>{others}</MissingOffer>}
    >
      {(found, { isSample }) => (
        <>
          <OfferContent
            {...offer}
            offer={found}
            details={describe(found)}
            alternative={isSample ? back : undefined}
          />
          {!isSample && related}
        </>
      )}
    </RecordPage>
  );
}

/** Creates the action of the message form on the page of an offer. */
export const createEnquiryAction = (pattern: string) =>
  createMessageAction(({ id = '' }) => `${generatePath(pattern, { id })}?sent=1#${ENQUIRY_FORM_ID}`);

interface OfferContentProps<S extends OfferItem> extends Pick<
  OfferPageProps<Offer, Offer, S>,
  'path' | 'sections' | 'sectionsKind' | 'isListing' | 'noPictures'
> {
  offer: Offer;
  details: OfferDetails;
  /** For a sample: a link to real offers. */
  alternative?: { href: string; label: string };
}

/** An offer with its pictures, facts, sections and a sticky enquiry. */
function OfferContent<S extends OfferItem>({
  offer,
  details,
  alternative,
  path: pattern,
  sections: query,
  sectionsKind,
  isListing = false,
  noPictures,
}: OfferContentProps<S>) {
  const agency = useAgency();
  const sections = useResult(query);
  const { id, title, location, price, picture, agent } = offer;
  const path = generatePath(pattern, { id });
  const items = (sections.state === 'loaded' && sections.data.of?.sections) || [];
  const pictures = distinct([
    ...(picture ? [{ picture, caption: picture.alt ?? title }] : []),
    ...picturesWithCaptions(items, title),
  ]);
  return (
    <ViewerProvider title={title} pictures={pictures} onLoadError={hardNavigate}>
      <PageHead
        title={`${title}, ${location}`}
        shorter={title}
        titleElement={details.titleFacts && titleOfHome(agency.name, title, details.titleFacts)}
        description={details.description}
        path={path}
        picture={picture}
      />
      {alternative && <meta name="robots" content="noindex" />}
      <div className="offer-story">
        <header className="offer-heading">
          <div>
            {alternative && <p className="offer-sample">{messages.sample}</p>}
            <h1>{title}</h1>
            <p>{location}</p>
            <p className="offer-price">{price}</p>
          </div>
          {details.logoText && <p className="offer-mark">{details.logoText}</p>}
          {isListing && !alternative && <SaveButtons id={id} title={title} />}
        </header>
        <Showcase pictures={pictures} none={noPictures} isLoading={sections.state === 'loading'} />
        <div className="offer-body">
          <div className="offer-sections">
            <FactList facts={details.facts} />
            <OfferSections kind={sectionsKind} state={sections.state} title={title} items={items} />
            {!alternative && details.location}
          </div>
          {alternative ? (
            <SamplePrice price={price} alternative={alternative} />
          ) : (
            <Enquiry {...offer} path={path} />
          )}
        </div>
        {!alternative && <EnquiryBar price={price} />}
      </div>
      {!alternative && (
        <EnquiryForm
          subject={`${title}, ${location}`}
          path={path}
          listing={isListing ? id : undefined}
          agent={agent}
        />
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

interface SectionsContentProps<S extends OfferItem> {
  /** The title of the offer. */
  title: string;
  items: readonly S[];
}

/** The result of the query for the sections of an offer; null if visitors cannot see the offer. */
export interface FoundSections<S> {
  of: { sections: readonly S[] } | null;
}

interface SectionsTexts {
  title: string;
  loading: string;
  failed: string;
  /** The text if there are none. */
  none?: string;
}

/** The sections of a kind of offer; they are loaded separately and may fail while the offer is shown. */
export interface SectionsKind<S extends OfferItem> {
  getTexts: () => SectionsTexts;
  Content: ComponentType<SectionsContentProps<S>>;
}

interface OfferSectionsProps<S extends OfferItem> extends SectionsContentProps<S> {
  kind: SectionsKind<S>;
  state: QueryState<unknown>['state'];
}

/** The sections of an offer, or their loading, error or empty state. */
function OfferSections<S extends OfferItem>({ kind, state, title, items }: OfferSectionsProps<S>) {
  const { getTexts, Content } = kind;
  if (items.length > 0) return <Content title={title} items={items} />;
  const texts = getTexts();
  const text = state === 'loaded' ? texts.none : texts[state];
  if (text === undefined) return null;
  return (
    <OfferSection title={texts.title}>
      <EmptyState text={text}>{state === 'failed' && <RetryMessage />}</EmptyState>
    </OfferSection>
  );
}

/** The texts of a gallery. */
export const getGalleryTexts = (): SectionsTexts => ({
  title: messages.gallery,
  loading: messages.loadingImages,
  failed: messages.galleryFailed,
});

/** The gallery, for kinds of offers that have one. */
export const Gallery = ({ title, items }: SectionsContentProps<OfferItem>) => (
  <OfferSection title={messages.gallery}>
    <PictureGallery galleryTitle={title} items={items} />
  </OfferSection>
);

/** A section of an offer's page with a heading. */
export const OfferSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="offer-section">
    <h2>{title}</h2>
    {children}
  </section>
);

/** The number of offers in a row. */
const SHOWN = 3;

interface OtherOffersProps {
  offers: Loadable<{ found: { items: readonly Offer[] } }>;
  title: string;
  /** The path of the page of an offer, with `:id`. */
  path: string;
  /** The text of the link to an offer. */
  link?: string;
  /** The text if there are no others. */
  none: string;
}

/** The newest offers of a kind without the current one. */
export function OtherOffers({ offers, title, path, link, none }: OtherOffersProps) {
  const { id } = useParams();
  const result = useResult(offers);
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
        {others.map((offer) => (
          <Card
            key={offer.id}
            title={offer.title}
            location={offer.location}
            price={offer.price}
            picture={offer.picture}
            href={generatePath(path, { id: offer.id })}
            state={previewState(offer)}
            heading="h3"
            link={link}
          />
        ))}
      </List>
    </section>
  );
}

interface MissingOfferProps {
  /** A link to the list of the kind. */
  back: { href: string; label: string };
  /** The newest offers of the kind. */
  children: ReactNode;
}

/** Suggestions in place of an offer that does not exist: the newest of its kind, their list, and the contact page. */
function MissingOffer({ back, children }: MissingOfferProps) {
  const about = new URLSearchParams({ about: back.label }).toString();
  return (
    <>
      {children}
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
