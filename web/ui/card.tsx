import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Arrow } from './arrow.tsx';
import './card.css';
import * as messages from './messages.ts';
import { Picture, type PictureFiles } from './picture.tsx';

interface Props {
  /** URL of its page. */
  href: string;
  /** The state of the link: what its page shows while it is loading. */
  state?: unknown;
  title: string;
  location: string;
  /** The price text. */
  price: string;
  /** Further facts; unknown ones are omitted. */
  facts?: readonly (string | null)[];
  picture: PictureFiles | null;
  priority?: 'first' | 'soon' | 'later';
  /** The `sizes` of its picture; three columns by default. */
  sizes?: string;
  /** Label of the link. */
  link?: string;
  /** Heading level of the title. */
  heading?: 'h2' | 'h3';
  /** Further actions. */
  children?: ReactNode;
}

const SIZES =
  '(min-width: 83.5rem) max(392px, 20vw), (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, calc(100vw - 48px)';

/** A card of a listing or project that links to its page as a whole. */
export function Card({
  href,
  state,
  title,
  location,
  price,
  facts = [],
  picture,
  priority,
  sizes = SIZES,
  link = messages.viewDetails,
  heading: Title = 'h2',
  children,
}: Props) {
  const known = facts.filter(Boolean);
  return (
    <article className="card">
      <Picture picture={picture} alt={title} sizes={sizes} priority={priority} />
      <Title className="card-title">{title}</Title>
      <p className="card-location">
        {location}
        {known.length > 0 && <span>{known.join(' · ')}</span>}
      </p>
      <p className="card-foot">
        <span className="card-price">{price}</span>
        <Link className="card-link" to={href} state={state}>
          {link}
          <span className="visually-hidden">{messages.ofTitle(title)}</span>
          <Arrow to="next" />
        </Link>
      </p>
      {children}
    </article>
  );
}

/** The skeleton of a card. */
export function CardSkeleton() {
  return (
    <div className="card card-skeleton" aria-hidden="true">
      <div className="picture" />
      <span className="card-title" />
      <span className="card-location" />
      <span className="card-foot" />
    </div>
  );
}
