import type { ReactNode } from 'react';
import { CardSkeleton } from './card.tsx';
import { scrollIntoView } from './keyboard.ts';
import './list.css';
import { useRestoredScroll } from './restored-state.ts';

interface HeadingProps {
  title: string;
  /** Total and visible range; empty while loading. */
  children?: ReactNode;
}

/** The heading of a list with its total and visible range. */
export function ListHeading({ title, children }: HeadingProps) {
  return (
    <header className="list-heading">
      <h1>{title}</h1>
      <p>{children ?? <>&nbsp;</>}</p>
    </header>
  );
}

interface ListProps {
  /** True while the next cards are loading; the current ones are dimmed. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** A grid of cards. */
export const List = ({ isWaiting = false, children }: ListProps) => (
  <div className="list" {...waiting(isWaiting)}>
    {children}
  </div>
);

/** Attributes of an element that is dimmed while its next content is loading. */
export const waiting = (isWaiting: boolean) =>
  isWaiting ? { 'data-waiting': true, 'aria-busy': true as const } : {};

/** Announces loading to screen readers. */
export const Loading = ({ text }: { text: string }) => (
  <p className="visually-hidden" role="status">
    {text}
  </p>
);

/** The skeleton of a page of cards. */
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

interface Props {
  /** Unique on the page. */
  name: string;
  className: string;
  children: ReactNode;
}

/** Cards in a scrollable strip on phones and in a grid on larger screens. */
export function Rail({ name, className, children }: Props) {
  return (
    <div ref={useRestoredScroll(name)} className={`list-rail ${className}`} onFocus={scrollIntoView}>
      {children}
    </div>
  );
}
