import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { QueryResult } from '../../data/page-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PictureGallery } from '../../ui/picture-gallery.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { OfferSection } from './offer-section.tsx';
import type { Said } from './offer.ts';

interface ShownProps<S extends Said> {
  /** What they are said of. */
  of: string;
  items: readonly S[];
}

/** What an offer of a kind has beside what every offer has; it is asked for apart, and may be missing while the offer is there. */
export interface SectionsKind<S extends Said> {
  document: TypedDocumentNode<{ of: { sections: readonly S[] } | null }, { id: string }>;
  title: string;
  loading: string;
  failed: string;
  /** What is said when there are none; without it, nothing is. */
  none?: string;
  Shown: ComponentType<ShownProps<S>>;
}

interface Props<S extends Said> extends ShownProps<S> {
  kind: SectionsKind<S>;
  state: QueryResult<unknown>['state'];
}

/** The sections of an offer, or what has become of them. */
export function OfferSections<S extends Said>({ kind, state, of, items }: Props<S>) {
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
