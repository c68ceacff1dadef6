import type { PartialHome } from '../layout/home-facts.ts';
import { type Offer, type OfferItem, OfferSection } from '../layout/offer-page.tsx';
import './listings.css';
import * as messages from './listing-page-messages.tsx';
import { FormattedDate } from '../../ui/format.tsx';
import { splitLines } from '../../ui/lines.ts';
import { LinkedPicture } from '../../ui/picture-gallery.tsx';

interface VillaBlocksProps {
  /** The title of the villa. */
  title: string;
  items: readonly OfferItem[];
}

const VILLA_BLOCK_SIZES =
  '(min-width: 83.5rem) max(480px, 25vw), (min-width: 64rem) 36vw, (min-width: 40rem) 54vw, calc(100vw - 48px)';

/** Sections of a villa with pictures on alternating sides. */
export function VillaBlocks({ title, items }: VillaBlocksProps) {
  return (
    <div className="villa-blocks">
      {items.map(({ id, heading, description, image }) => (
        <section key={id} className={image ? 'villa-block' : 'villa-block villa-block-plain'}>
          {image && <LinkedPicture picture={image} alt={heading ?? title} sizes={VILLA_BLOCK_SIZES} />}
          <div>
            {heading && <h2>{heading}</h2>}
            {splitLines(description ?? '').map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface ApartmentFeaturesProps {
  /** The title of the apartment. */
  title: string;
  items: readonly (OfferItem & { createdAt: string })[];
}

const SIZES =
  '(min-width: 83.5rem) max(264px, 14vw), (min-width: 64rem) 20vw, (min-width: 40rem) 30vw, calc(100vw - 40px)';

/** Features of an apartment with picture and date. */
export function ApartmentFeatures({ title, items }: ApartmentFeaturesProps) {
  return (
    <OfferSection title={messages.features}>
      <ul className="apartment-features">
        {items.map(({ id, heading, description, image, createdAt }) => (
          <li key={id}>
            <div>
              {heading && <h3>{heading}</h3>}
              {splitLines(description ?? '').map((line, index) => (
                <p key={index}>{line}</p>
              ))}
              <p className="apartment-feature-day">
                {messages.addedOn}
                <FormattedDate date={createdAt} />
              </p>
            </div>
            {image && <LinkedPicture picture={image} alt={heading ?? title} sizes={SIZES} />}
          </li>
        ))}
      </ul>
    </OfferSection>
  );
}

/** What a link knows of a listing. */
export interface Listing extends Offer, PartialHome {}

/** The rooms of the samples for rental villas with the ids 1 to 3 (spec §2). */
const SAMPLE_ROOMS = [
  { bedrooms: '4', bathrooms: '5' },
  { bedrooms: '3', bathrooms: '3' },
  { bedrooms: '3', bathrooms: '4' },
];

/** Returns the sample villa of an id. */
export const sampleVilla = (id: string): Listing | null => {
  const index = ['1', '2', '3'].indexOf(id);
  const texts = messages.sampleVillas[index];
  return texts ? { id, picture: null, ...texts, ...SAMPLE_ROOMS[index] } : null;
};
