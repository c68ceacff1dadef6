import { useEffect, useState } from 'react';
import type { BannersQuery } from '../../../schema/documents/site/home/graphql.ts';
import type { QueryState } from '../../data/api.ts';
import { PauseButton, useRotation } from '../../ui/pause.tsx';
import { Picture } from '../../ui/picture.tsx';
import * as messages from './messages.ts';
import { carousel, slide } from '../../ui/messages.ts';
import './banner.css';

type Banners = BannersQuery['banners']['items'];
type Image = Banners[number]['image'];

/** Time per banner in milliseconds (spec §9). */
const SLIDE_MS = 5000;

/** Delay in milliseconds before all pictures but the first load, so that they do not compete with it. */
const PRELOAD_DELAY_MS = 2500;

/** The banners of the home page; empty if there are none or the query failed. */
export function Banner({ result }: { result: QueryState<BannersQuery> }) {
  if (result.state === 'loading') {
    return (
      <div className="banner banner-skeleton" aria-busy="true">
        <p className="measure" role="status">
          {messages.loadingBanners}
        </p>
      </div>
    );
  }
  const banners = result.state === 'loaded' ? result.data.banners.items : [];
  return banners.length > 0 && <Slides banners={banners} />;
}

function Slides({ banners }: { banners: Banners }) {
  const { shown, paused, toggle } = useRotation({ count: banners.length, every: SLIDE_MS });
  const isRestLoaded = useDelay(PRELOAD_DELAY_MS);
  const isCarousel = banners.length > 1;
  return (
    <section
      className="banner"
      aria-roledescription={isCarousel ? carousel : undefined}
      aria-label={isCarousel ? messages.banners : messages.banner}
    >
      {banners.map((banner, index) => (
        <div
          key={banner.id}
          className="banner-slide"
          {...(isCarousel && {
            role: 'group',
            'aria-roledescription': slide,
            'aria-label': messages.slideOf(index, banners.length),
          })}
          aria-hidden={index !== shown}
        >
          {(index === 0 || isRestLoaded) && (
            <Picture
              picture={banner.image}
              portrait={getPortraitSources(banner.image)}
              alt={banner.title}
              sizes="(max-width: 40rem) 130vw, 100vw"
              priority={index === 0 ? 'first' : 'soon'}
            />
          )}
          <div className="banner-words measure">
            <p className="banner-title" data-length={getTitleLength(banner.title)}>
              {banner.title || messages.untitledBanner}
            </p>
            {banner.subtitle && <p className="banner-subtitle">{banner.subtitle}</p>}
          </div>
        </div>
      ))}
      {isCarousel && (
        <div className="banner-controls measure">
          <span aria-hidden="true">
            {shown + 1} / {banners.length}
          </span>
          <PauseButton paused={paused} onClick={toggle} label={messages.bannerCarousel} />
        </div>
      )}
    </section>
  );
}

/**
 * Returns the portrait crop for tall windows, where the banner fills three quarters of the height. CSS cuts off at most a
 * twelfth of its height. `sizes` selects half of the device's pixels, because the text over the picture hides detail.
 */
function getPortraitSources(image: Image) {
  if (!image?.uprightAvif) return undefined;
  const { uprightAvif: avif, uprightWebp: webp } = image;
  return { avif, webp, media: '(max-aspect-ratio: 3/5)', sizes: '70vw' };
}

/** Classifies the length of a title, because the largest font size fits only short ones. */
function getTitleLength(title: string): 'long' | 'longest' | undefined {
  if (title.length > 100) return 'longest';
  return title.length > 40 ? 'long' : undefined;
}

/** Returns true once a number of milliseconds have passed in the browser. */
function useDelay(milliseconds: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
