import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import { hardNavigate } from '../../data/hard-navigation.ts';
import { pageQuery, type PageQuery, type QueryResult } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { List } from '../../ui/list.tsx';
import { PictureGallery } from '../../ui/picture-gallery.tsx';
import type { PictureFiles } from '../../ui/picture.tsx';
import { Showcase } from '../../ui/showcase.tsx';
import { picturesWithCaptions } from '../../ui/shown.ts';
import { TryAgain } from '../../ui/try-again.tsx';
import { Viewable } from '../../ui/viewable.tsx';
import type { Shown } from '../../ui/viewer.tsx';
import { ENQUIRE, Enquire, Enquiry, EnquiryBar, NoEnquiry } from './enquiry.tsx';
import { receiveMessage } from './message.ts';
import { PageHead, type SharedPicture, titleOfHome } from './page-head.tsx';
import { type FoundProps, type RecordKind, recordPage, type Told } from './record-page.tsx';
import { SaveButtons } from './save-button.tsx';
import { Ways } from './ways.tsx';
import './other-offers.css';
import './offer.css';

/** What everything on offer has: a home, a project. */
export interface Offer {
  id: string;
  title: string;
  location: string;
  /** What is asked for it, as given. */
  price: string;
  picture: (PictureFiles & Partial<SharedPicture>) | null;
}

/** Something said of an offer beside what every offer has, with a picture perhaps. */
export interface Said {
  id: string;
  title?: string | null;
  heading?: string | null;
  description: string | null;
  image: PictureFiles | null;
}

/** What every list tells of an offer. */
export const OFFERED = ['id', 'title', 'location', 'price', 'picture'] as const;

type FromRecord =
  'type' | 'document' | 'least' | 'back' | 'loading' | 'missing' | 'failed' | 'also' | 'sample';

/** A kind of offer: what its page asks, says and shows. */
export interface OfferKind<O extends Offer, Least extends keyof O, S extends Said> extends Pick<
  RecordKind<O, Least>,
  FromRecord
> {
  /** Its address, with `:id` in it. */
  path: string;
  /** Whether it is a listing, on which an enquiry hangs; another offer is named by its words alone. */
  isListing?: boolean;
  description: (offer: Told<O, Least>) => string;
  /** What the `title` element says of it after its name. */
  offered?: (offer: Told<O, Least>) => string;
  facts: (offer: Told<O, Least>) => Record<string, string | null | undefined>;
  /** A short text that stands for its logo. */
  mark?: (offer: Told<O, Least>) => string | null | undefined;
  /** What is said where there is not one picture. */
  noPictures?: string;
  sections: SectionsKind<S>;
  /** Where it is. */
  where?: (offer: Told<O, Least>) => ReactNode;
  /** Others of its kind: what is offered where it is missing. */
  others?: OtherOffers;
  /** What follows one that is there, and is no sample. */
  Beneath?: ComponentType;
  After?: RecordKind<O, Least>['After'];
}

/** The page of one offer: pictures, price and facts, its own sections, and whom to ask. */
export function offerPage<O extends Offer, Least extends keyof O, S extends Said>(
  kind: OfferKind<O, Least | keyof Offer, S>,
) {
  const { path: pattern, back, others, Beneath } = kind;
  const sections = pageQuery({
    document: kind.sections.document,
    variables: ({ params }) => ({ id: params.id ?? '' }),
    isOptional: true,
  });

  function Found({ record: offer, isSample }: FoundProps<O, Least | keyof Offer>) {
    const { id, title, location, picture } = offer;
    const path = generatePath(pattern, { id });
    const result = sections.useResult();
    const items = (result.state === 'here' && result.data.of?.sections) || [];
    return (
      <>
        <PageHead
          title={`${title}, ${location}`}
          shorter={title}
          titleElement={kind.offered && titleOfHome(title, kind.offered(offer))}
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
          where={isSample ? null : kind.where?.(offer)}
          sections={<OfferSections kind={kind.sections} state={result.state} of={title} items={items} />}
        />
        {Beneath && !isSample && <Beneath />}
      </>
    );
  }

  return {
    ...recordPage<O, Least | keyof Offer>({
      ...kind,
      className: 'offer',
      Found,
      Skeleton: OfferSkeleton,
      also: [sections, ...(kind.also ?? [])],
      Instead: () => <InsteadOf back={back} others={others} />,
      instead: others?.query,
    }),
    action: receiveMessage(({ id = '' }) => `${generatePath(pattern, { id })}?sent=1#${ENQUIRE}`),
  };
}

interface OfferViewProps {
  offer: Offer;
  /** Its address. */
  path: string;
  /** Its number, if it is a listing. */
  listing?: string;
  facts: Record<string, string | null | undefined>;
  /** A short text that stands for its logo. */
  mark?: string | null;
  /** Its pictures beside the one every offer has. */
  pictures: readonly Shown[];
  /** Whether some of them may be on their way. */
  isLoading: boolean;
  /** What is said where there is not one picture. */
  none?: string;
  sections: ReactNode;
  /** Where it is, as far as that is known. */
  where?: ReactNode;
  /** For one that nobody offers: where those are that somebody does. */
  instead?: { href: string; label: string };
}

/** An offer in full: what one sees first, what one is to know, and whom to ask, in reach while one reads. */
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
  const { title, location, price, picture } = offer;
  const all = distinct([...(picture ? [{ picture, caption: picture.alt ?? title }] : []), ...pictures]);
  return (
    <Viewable of={title} pictures={all} whenLost={hardNavigate}>
      <div className="offer-story">
        <header className="offer-heading">
          <div>
            {instead && <p className="offer-sample">Sample listing</p>}
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
          {instead ? <NoEnquiry price={price} instead={instead} /> : <Enquiry {...offer} path={path} />}
        </div>
        {!instead && <EnquiryBar price={price} />}
      </div>
      {!instead && <Enquire subject={`${title}, ${location}`} path={path} listing={listing} />}
    </Viewable>
  );
}

/** Each picture once, though it may have been given twice. */
const distinct = (pictures: readonly Shown[]): Shown[] =>
  pictures.filter(
    ({ picture }, place) => pictures.findIndex((shown) => shown.picture.url === picture.url) === place,
  );

/** The shape of an offer until it comes. */
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

interface ShownProps<S extends Said> {
  /** What they are said of. */
  of: string;
  items: readonly S[];
}

/** What an offer of a kind has beside what every offer has; it is asked for apart, and may be missing while the offer is there. */
interface SectionsKind<S extends Said> {
  document: TypedDocumentNode<{ of: { sections: readonly S[] } | null }, { id: string }>;
  title: string;
  loading: string;
  failed: string;
  /** What is said when there are none; without it, nothing is. */
  none?: string;
  Shown: ComponentType<ShownProps<S>>;
}

interface OfferSectionsProps<S extends Said> extends ShownProps<S> {
  kind: SectionsKind<S>;
  state: QueryResult<unknown>['state'];
}

/** The sections of an offer, or what has become of them. */
function OfferSections<S extends Said>({ kind, state, of, items }: OfferSectionsProps<S>) {
  const { title, Shown } = kind;
  if (items.length > 0) return <Shown of={of} items={items} />;
  const text = state === 'here' ? kind.none : kind[state];
  if (text === undefined) return null;
  return (
    <OfferSection title={title}>
      <EmptyState text={text}>{state === 'failed' && <TryAgain />}</EmptyState>
    </OfferSection>
  );
}

/** What is said of the gallery of any offer that has one. */
export const gallery = {
  title: 'Gallery',
  loading: 'Loading images...',
  failed: 'The gallery cannot be shown just now.',
  Shown: ({ of, items }: ShownProps<Said>) => (
    <OfferSection title="Gallery">
      <PictureGallery of={of} items={items} />
    </OfferSection>
  ),
};

interface OfferPageProps {
  title: string;
  children: ReactNode;
}

/** A part of an offer's page under its name. */
export const OfferSection = ({ title, children }: OfferPageProps) => (
  <section className="offer-section">
    <h2>{title}</h2>
    {children}
  </section>
);

/** As many as stand side by side. */
const SHOWN = 3;

interface Kind<Variables> {
  document: TypedDocumentNode<{ found: { items: readonly Offer[] } }, Variables>;
  variables: Variables;
  title: string;
  /** The address of one of them, with `:id` in it. */
  path: string;
  /** What the way to one of them is called. */
  link?: string;
  /** What is said when there are no others. */
  none: string;
}

/** The newest of a kind, and what they ask of the API. */
interface OtherOffers {
  query: PageQuery;
  Others: ComponentType;
}

/** The newest offers of a kind beside the one whose page it is. */
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
    const items = result.state === 'here' ? result.data.found.items : [];
    const others = items.filter((offer) => offer.id !== id).slice(0, SHOWN);
    return (
      <section className="other-offers">
        <h2>{title}</h2>
        {others.length === 0 && <p role="status">{result.state === 'loading' ? 'Loading...' : none}</p>}
        {result.state === 'failed' && <TryAgain />}
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
  /** Where others of its kind are. */
  back: { href: string; label: string };
  others?: OtherOffers;
}

/** What is offered in the place of something that is not there: the newest of its kind, all of them, and somebody to ask. */
function InsteadOf({ back, others }: Props) {
  const about = new URLSearchParams({ about: back.label }).toString();
  return (
    <>
      {others && <others.Others />}
      <Ways
        label="Instead"
        ways={[
          {
            name: back.label,
            text: 'What is on offer now, with price, place and pictures.',
            href: back.href,
          },
          {
            name: 'Ask us',
            text: 'Somebody here knows what became of it, and what is like it.',
            href: `${paths.contact}?${about}`,
          },
        ]}
      />
    </>
  );
}
