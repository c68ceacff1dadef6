import type { ReactNode } from 'react';
import { ComingCard } from './listing-card.tsx';
import './listing-list.css';

/** Listings on a page (spec §9). */
export const PER_PAGE = 6;

interface HeadingProps {
  title: string;
  /** How many there are in all, and which part of them one sees; nothing until it is known. */
  children?: ReactNode;
}

/** What is listed, how many there are, and where in them one is. */
export function ListHeading({ title, children }: HeadingProps) {
  return (
    <header className="list-heading">
      <h1>{title}</h1>
      <p>{children ?? <>&nbsp;</>}</p>
    </header>
  );
}

/** Listings side by side. */
export const ListingGrid = ({ children }: { children: ReactNode }) => <div className="list">{children}</div>;

/** The shape of a page of listings until it comes. */
export function ComingList({ text }: { text: string }) {
  return (
    <div className="list" aria-busy="true">
      <p className="only-heard" role="status">
        {text}
      </p>
      {Array.from({ length: PER_PAGE }, (_, index) => (
        <ComingCard key={index} />
      ))}
    </div>
  );
}
