import { useEffect, useState } from 'react';
import type { BannersQuery } from '../../../schema/documents/site/home/graphql.ts';
import type { QueryResult } from '../../data/page-query.ts';
import { PauseButton } from '../../ui/pause-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useRotation } from '../../ui/rotation.ts';
import './banner.css';

type Banners = BannersQuery['banners']['items'];
type Image = Banners[number]['image'];

/** Milliseconds for which each banner is shown (spec §9). */
const EVERY = 5000;

/** Milliseconds after which the pictures that follow the first are fetched, so that they do not hold it up. */
const REST_AFTER = 2500;

/** The pictures the page opens with; nothing stands here when there are none, or when they cannot be had. */
export function Banner({ result }: { result: QueryResult<BannersQuery> }) {
  if (result.state === 'loading') {
    return (
      <div className="banner banner-skeleton" aria-busy="true">
        <p className="measure" role="status">
          Loading banners...
        </p>
      </div>
    );
  }
  const banners = result.state === 'here' ? result.data.banners.items : [];
  return banners.length > 0 && <Slides banners={banners} />;
}

function Slides({ banners }: { banners: Banners }) {
  const { shown, paused, toggle } = useRotation({ of: banners.length, every: EVERY });
  const rest = useLater(REST_AFTER);
  const turns = banners.length > 1;
  return (
    <section
      className="banner"
      aria-roledescription={turns ? 'carousel' : undefined}
      aria-label={turns ? 'Banners' : 'Banner'}
    >
      {banners.map((banner, index) => (
        <div
          key={banner.id}
          className="banner-slide"
          {...(turns && {
            role: 'group',
            'aria-roledescription': 'slide',
            'aria-label': `${index + 1} of ${banners.length}`,
          })}
          aria-hidden={index !== shown}
        >
          {(index === 0 || rest) && (
            <Picture
              picture={banner.image}
              portrait={uprightOf(banner.image)}
              alt={banner.title}
              sizes="(max-width: 40rem) 130vw, 100vw"
              priority={index === 0 ? 'first' : 'soon'}
            />
          )}
          <div className="banner-words measure">
            <p className="banner-title" data-length={lengthOf(banner.title)}>
              {banner.title || 'Your Banner Title'}
            </p>
            {banner.subtitle && <p className="banner-subtitle">{banner.subtitle}</p>}
          </div>
        </div>
      ))}
      {turns && (
        <div className="banner-controls measure">
          <span aria-hidden="true">
            {shown + 1} / {banners.length}
          </span>
          <PauseButton paused={paused} onClick={toggle} of="the banners" />
        </div>
      )}
    </section>
  );
}

/**
 * The picture for a window that stands upright, where the banner is three quarters of it tall. A frame a little wider than
 * the cut takes at most a twelfth of its height away. `sizes` asks for half of the device's pixels, as that of the whole
 * picture does: there is a line to pay, and words stand upon it.
 */
function uprightOf(image: Image) {
  if (!image?.uprightAvif) return undefined;
  const { uprightAvif: avif, uprightWebp: webp } = image;
  return { avif, webp, media: '(max-aspect-ratio: 3/5)', sizes: '70vw' };
}

/** How much there is to read: in the largest letters a long one would be taller than the banner. */
function lengthOf(title: string): 'long' | 'longest' | undefined {
  if (title.length > 100) return 'longest';
  return title.length > 40 ? 'long' : undefined;
}

/** False until so many milliseconds have passed in the browser. */
function useLater(milliseconds: number): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return later;
}
