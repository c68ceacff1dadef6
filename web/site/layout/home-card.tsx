import { generatePath } from 'react-router-dom';
import { Card } from '../../ui/card.tsx';
import type { Offer } from './offer-page.tsx';
import { roomsOf } from './home-facts.ts';
import { CardButtons } from './save-button.tsx';

/** A home as a card shows it. */
export interface ListedHome extends Offer {
  bedrooms: string | null;
  size: string | null;
}

interface Props {
  home: ListedHome;
  /** The address of homes of its kind, with `:id` in it. */
  page: string;
  /** How soon its picture is wanted. */
  wanted: 'first' | 'later';
  /** How wide its picture stands, when not as one of three columns. */
  sizes?: string;
  /** Its title's rank on the page. */
  heading?: 'h2' | 'h3';
}

/** A home among others. */
export const HomeCard = ({ home, page, wanted, sizes, heading }: Props) => (
  <Card
    title={home.title}
    location={home.location}
    price={home.price}
    picture={home.picture}
    facts={[roomsOf(home.bedrooms), home.size]}
    href={generatePath(page, { id: home.id })}
    wanted={wanted}
    sizes={sizes}
    heading={heading}
  >
    <CardButtons id={home.id} title={home.title} />
  </Card>
);
