import type { ListingType } from '../../../schema/listing-kinds.ts';
import { recordPath } from '../../../schema/record-pages.ts';
import { Card } from '../../ui/card.tsx';
import type { Offer } from './offer-page.tsx';
import { formatBedrooms } from './home-facts.ts';
import { previewState } from './preview-state.ts';
import { CardButtons } from './save-button.tsx';

/** The fields of a home that a card shows. */
export interface ListedHome extends Offer {
  __typename: ListingType;
  bedrooms: string | null;
  size: string | null;
}

interface Props {
  home: ListedHome;
  /** The price as text, if it is not that of the home. */
  price?: string;
  /** The loading priority of the picture. */
  priority: 'first' | 'later';
  /** The `sizes` of the picture, if it is not in one of three columns. */
  sizes?: string;
  /** The heading level of the title. */
  heading?: 'h2' | 'h3';
}

/** A home in a list. */
export const HomeCard = ({ home, price = home.price, priority, sizes, heading }: Props) => (
  <Card
    title={home.title}
    location={home.location}
    price={price}
    picture={home.picture}
    facts={[formatBedrooms(home.bedrooms), home.size]}
    href={recordPath(home.__typename, home.id)}
    state={previewState(home)}
    priority={priority}
    sizes={sizes}
    heading={heading}
  >
    <CardButtons id={home.id} title={home.title} />
  </Card>
);
