import { ComingCard } from '../../ui/card.tsx';

/** The shape of a row of cards until it comes. */
export const ComingCards = ({ text }: { text: string }) => (
  <div className="thirds" aria-busy="true">
    <p className="visually-hidden" role="status">
      {text}
    </p>
    <ComingCard />
    <ComingCard />
    <ComingCard />
  </div>
);
