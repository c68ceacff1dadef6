import type { ReactNode } from 'react';
import { hardNavigate } from '../../data/hard-navigation.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Showcase } from '../../ui/showcase.tsx';
import { Viewable } from '../../ui/viewable.tsx';
import type { Shown } from '../../ui/viewer.tsx';
import { Enquire } from './enquire.tsx';
import { Enquiry, EnquiryBar, NoEnquiry } from './enquiry.tsx';
import type { Offer } from './offer.ts';
import { SaveButtons } from './save-button.tsx';

interface Props {
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
export function OfferView({
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
}: Props) {
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
export function OfferSkeleton({ text }: { text: string }) {
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
