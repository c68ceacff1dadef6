interface HeadingProps {
  title: string;
  location: string;
}

/** The width at which the picture at the head of a listing stands. */
export const HERO_SIZES = '(min-width: 83.5rem) 1240px, (min-width: 64rem) calc(100vw - 96px), 100vw';

/** What a listing is, and where. */
export function ListingHeading({ title, location }: HeadingProps) {
  return (
    <header className="listing-heading">
      <h1>{title}</h1>
      <p>{location}</p>
    </header>
  );
}

/** The shape of a listing until it comes. */
export function ComingListing({ text }: { text: string }) {
  return (
    <div className="listing-coming" aria-busy="true">
      <p role="status">{text}</p>
      <div className="listing-hero">
        <div className="picture" />
      </div>
    </div>
  );
}
