import { Link } from 'react-router-dom';
import { Arrow } from '../../ui/arrow.tsx';
import { Picture, type PictureFiles } from '../../ui/picture.tsx';
import './listing-card.css';

interface Props {
  /** The page of the listing. */
  href: string;
  title: string;
  location: string;
  /** What is asked for it, as given. */
  price: string;
  picture: PictureFiles | null;
  wanted?: 'first' | 'soon' | 'later';
}

const SIZES =
  '(min-width: 83.5rem) 392px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, calc(100vw - 40px)';

/** A listing among others; all of it leads to its page. */
export function ListingCard({ href, title, location, price, picture, wanted }: Props) {
  return (
    <article className="card">
      <Picture picture={picture} alt={title} sizes={SIZES} wanted={wanted} />
      <h2 className="card-title">{title}</h2>
      <p className="card-location">{location}</p>
      <p className="card-foot">
        <span className="card-price">{price}</span>
        <Link className="card-link" to={href}>
          View Details<span className="only-heard"> of {title}</span>
          <Arrow to="next" />
        </Link>
      </p>
    </article>
  );
}

/** A card whose listing is on its way. */
export function ComingCard() {
  return (
    <div className="card card-coming" aria-hidden="true">
      <div className="picture" />
      <span className="card-title" />
      <span className="card-location" />
      <span className="card-foot" />
    </div>
  );
}
