import { PlaceMap } from '../../ui/place-map.tsx';
import type { PartialHome } from '../layout/home-facts.ts';
import { OfferSection, type Offer } from '../layout/offer-page.tsx';
import './home-map.css';

/** How much of the city is seen around a home that has a pin, and around the middle of its community, in metres. */
const AROUND_PIN = { across: 9_000, down: 4_500 };
const AROUND_PLACE = { across: 16_000, down: 8_000 };

interface Props {
  home: Pick<Offer, 'title' | 'location'> & Pick<PartialHome, 'standing'>;
}

/** Where a home is, on a map; nothing where nobody knows. */
export function HomeMap({ home: { title, location, standing } }: Props) {
  if (!standing) return null;
  const { latitude, longitude, isApproximate, place } = standing;
  const around = isApproximate ? AROUND_PLACE : AROUND_PIN;
  return (
    <OfferSection title="Where it is">
      <div className="home-map">
        <PlaceMap
          key={`${latitude} ${longitude}`}
          piece={{ middle: { latitude, longitude }, ...around }}
          label={isApproximate && place ? `The middle of ${place}` : `${title}, ${location}`}
          isNear={isApproximate}
        />
        {isApproximate && place && (
          <p>Shown in the middle of {place}, its community: it has no pin of its own.</p>
        )}
      </div>
    </OfferSection>
  );
}
