import type { ReactNode } from 'react';
import { CardSkeleton } from './card.tsx';
import './list.css';

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

/** Cards side by side. */
export const List = ({ children }: { children: ReactNode }) => <div className="list">{children}</div>;

/** The shape of a page of cards until it comes. */
export function ListSkeleton({ text, count }: { text: string; count: number }) {
  return (
    <div className="list" aria-busy="true">
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}
