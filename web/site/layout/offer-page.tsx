import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import { loaderOf, pageData, type Asking } from '../../data/page-data.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { ENQUIRE } from './enquire.tsx';
import { ComingOffer, OfferView } from './offer-view.tsx';
import type { Offer, Parts } from './offer.ts';
import { LostHead, PageHead } from './page-head.tsx';
import { receiveMessage } from './receive-message.ts';
import { Ways } from './ways.tsx';
import './offer.css';

/** A kind of offer: what its page asks, says and shows. */
export interface OfferKind<O extends Offer> {
  document: TypedDocumentNode<{ offer: O | null }, { id: string }>;
  /** Its address, with `:id` in it. */
  path: string;
  /** Whether it is a listing, on which an enquiry hangs; another offer is named by its words alone. */
  isListing?: boolean;
  back: { href: string; label: string };
  loading: string;
  missing: string;
  /** What is said when it could not be had. */
  failed: string;
  description: (offer: O) => string;
  facts: (offer: O) => Record<string, string | null>;
  /** A hook, so that a kind may ask for more. */
  useParts: (offer: O) => Parts;
  /** What else its page asks for. */
  also?: readonly Asking[];
  /** What stands in for one that is not stored. */
  sample?: (id: string) => O | null;
  /** What follows, whether it is there or not. */
  After?: ComponentType;
}

/** The page of one offer: pictures, price and facts, its own sections, and whom to ask. */
export function offerPage<O extends Offer>(kind: OfferKind<O>) {
  const { document, back, sample = () => null, After } = kind;
  const question = pageData({
    document,
    variables: ({ params }) => ({ id: params.id ?? '' }),
    missing: ({ offer }, { params }) => (offer ?? sample(params.id ?? '')) === null,
  });

  function Component() {
    return (
      <div className="offer measure">
        <p className="offer-back">
          <ArrowLink href={back.href} to="back">
            {back.label}
          </ArrowLink>
        </p>
        <Answer />
        {After && <After />}
      </div>
    );
  }

  function Answer() {
    const { id = '' } = useParams();
    const answer = question.useAnswer();
    if (answer.state === 'loading') return <ComingOffer text={kind.loading} />;
    if (answer.state === 'failed') return <Lost text={kind.failed} back={back} again />;
    const stored = answer.data.offer;
    const offer = stored ?? sample(id);
    return offer ? (
      <Found key={id} offer={offer} sample={!stored} />
    ) : (
      <Lost text={kind.missing} back={back} />
    );
  }

  function Found({ offer, sample }: { offer: O; sample: boolean }) {
    const { id, title, location } = offer;
    const path = generatePath(kind.path, { id });
    return (
      <>
        <PageHead
          title={`${title}, ${location}`}
          shorter={title}
          description={kind.description(offer)}
          path={path}
          picture={offer.picture}
        />
        {sample && <meta name="robots" content="noindex" />}
        <OfferView
          offer={offer}
          path={path}
          listing={kind.isListing ? id : undefined}
          facts={kind.facts(offer)}
          instead={sample ? back : undefined}
          {...kind.useParts(offer)}
        />
      </>
    );
  }

  return {
    loader: loaderOf(question, ...(kind.also ?? [])),
    action: receiveMessage(({ id = '' }) => `${generatePath(kind.path, { id })}?sent=1#${ENQUIRE}`),
    Component,
  };
}

interface LostProps {
  text: string;
  /** Where others of its kind are. */
  back: OfferKind<Offer>['back'];
  /** Whether it may come yet. */
  again?: boolean;
}

/** What was looked for is not there, or could not be had. */
function Lost({ text, back, again = false }: LostProps) {
  const about = new URLSearchParams({ about: back.label }).toString();
  return (
    <>
      <LostHead title={text} />
      <Notice heading text={text}>
        {again && <TryAgain />}
      </Notice>
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
