import { splitLines } from '../../ui/lines.ts';
import { Enlarging } from '../../ui/picture-gallery.tsx';
import type { OfferItem } from '../layout/offer-page.tsx';
import './villa-blocks.css';

interface Props {
  /** The villa they belong to. */
  of: string;
  items: readonly OfferItem[];
}

const SIZES =
  '(min-width: 83.5rem) max(480px, 25vw), (min-width: 64rem) 36vw, (min-width: 40rem) 54vw, calc(100vw - 48px)';

/** What is to be said of a villa, its picture on the left and on the right by turns. */
export function VillaBlocks({ of, items }: Props) {
  return (
    <div className="villa-blocks">
      {items.map(({ id, heading, description, image }) => (
        <section key={id} className={image ? 'villa-block' : 'villa-block villa-block-plain'}>
          {image && <Enlarging picture={image} alt={heading ?? of} sizes={SIZES} />}
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
