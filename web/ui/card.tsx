import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Arrow } from './arrow.tsx';
import { nameTransitionPicture } from './carry-picture.ts';
import { Picture, type PictureFiles } from './picture.tsx';
import './card.css';

interface Props {
  /** Its page. */
  href: string;
  title: string;
  location: string;
  /** What is asked for it, as given. */
  price: string;
  /** What else is to be known at a glance; what is not known is left out. */
  facts?: readonly (string | null)[];
  picture: PictureFiles | null;
  wanted?: 'first' | 'soon' | 'later';
  /** How wide its picture stands on the page, when not as one of three columns. */
  sizes?: string;
  /** What the way to its page is called. */
  link?: string;
  /** Its title's rank on the page. */
  heading?: 'h2' | 'h3';
  /** What can be done with it beside going there. */
  children?: ReactNode;
}

const SIZES =
  '(min-width: 83.5rem) max(392px, 20vw), (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, calc(100vw - 48px)';

/** A thing on offer among others; all of it leads to its page. */
export function Card({
  href,
  title,
  location,
  price,
  facts = [],
  picture,
  wanted,
  sizes = SIZES,
  link = 'View Details',
  heading: Title = 'h2',
  children,
}: Props) {
  const known = facts.filter(Boolean);
  return (
    <article className="card">
      <Picture picture={picture} alt={title} sizes={sizes} wanted={wanted} />
      <Title className="card-title">{title}</Title>
      <p className="card-location">
        {location}
        {known.length > 0 && <span>{known.join(' · ')}</span>}
      </p>
      <p className="card-foot">
        <span className="card-price">{price}</span>
        <Link className="card-link" to={href} {...nameTransitionPicture}>
          {link}
          <span className="visually-hidden"> of {title}</span>
          <Arrow to="next" />
        </Link>
      </p>
      {children}
    </article>
  );
}

/** A card whose content is on its way. */
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
