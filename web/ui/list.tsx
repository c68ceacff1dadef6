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

interface ListProps {
  /** Whether other cards are on their way: these are dimmed until then. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** Cards side by side. */
export const List = ({ isWaiting = false, children }: ListProps) => (
  <div className="list" {...waiting(isWaiting)}>
    {children}
  </div>
);

/** The attributes of an element whose content is dimmed while its successor is on its way. */
export const waiting = (isWaiting: boolean) =>
  isWaiting ? { 'data-waiting': true, 'aria-busy': true as const } : {};

/** Says that something is loading to those who cannot see that the page before it is dimmed. */
export const Loading = ({ text }: { text: string }) => (
  <p className="visually-hidden" role="status">
    {text}
  </p>
);

/** The shape of a page of cards until it comes. */
export function ListSkeleton({ text, count }: { text: string; count: number }) {
  return (
    <div className="list" aria-busy="true">
      <Loading text={text} />
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}
