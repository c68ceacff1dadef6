import { CardSkeleton } from '../../ui/card.tsx';

/** The shape of a row of cards until it comes. */
export const CardsSkeleton = ({ text }: { text: string }) => (
  <div className="thirds" aria-busy="true">
    <p className="visually-hidden" role="status">
      {text}
    </p>
    <CardSkeleton />
    <CardSkeleton />
    <CardSkeleton />
  </div>
);
