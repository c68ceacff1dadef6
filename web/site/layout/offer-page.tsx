import type { ComponentType, ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import { pageQuery } from '../../data/page-query.ts';
import { picturesWithCaptions } from '../../ui/shown.ts';
import { ENQUIRE } from './enquire.tsx';
import { InsteadOf } from './instead.tsx';
import { OfferSections, type SectionsKind } from './offer-sections.tsx';
import { OfferSkeleton, OfferView } from './offer-view.tsx';
import type { Offer, Said } from './offer.ts';
import type { OtherOffers } from './other-offers.tsx';
import { PageHead } from './page-head.tsx';
import { receiveMessage } from './receive-message.ts';
import { titleOfHome } from './title.ts';
import { recordPage, type FoundProps, type RecordKind, type Told } from './record-page.tsx';
import './offer.css';

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
