import { FormattedDate } from '../../ui/formatted-date.tsx';
import { splitLines } from '../../ui/lines.ts';
import { Enlarging } from '../../ui/picture-gallery.tsx';
import { OfferSection, type OfferItem } from '../layout/offer-page.tsx';
import './apartment-features.css';

interface Props {
  /** The apartment they belong to. */
  of: string;
  items: readonly (OfferItem & { createdAt: string })[];
}

const SIZES =
  '(min-width: 83.5rem) max(264px, 14vw), (min-width: 64rem) 20vw, (min-width: 40rem) 30vw, calc(100vw - 40px)';

/** What an apartment has, each with a picture if there is one, and since when it is said. */
export function ApartmentFeatures({ of, items }: Props) {
  return (
    <OfferSection title="Features">
      <ul className="apartment-features">
        {items.map(({ id, heading, description, image, createdAt }) => (
          <li key={id}>
            <div>
              {heading && <h3>{heading}</h3>}
              {splitLines(description ?? '').map((line, index) => (
                <p key={index}>{line}</p>
              ))}
              <p className="apartment-feature-day">
                Added on <FormattedDate of={createdAt} />
              </p>
            </div>
            {image && <Enlarging picture={image} alt={heading ?? of} sizes={SIZES} />}
          </li>
        ))}
      </ul>
    </OfferSection>
  );
}
