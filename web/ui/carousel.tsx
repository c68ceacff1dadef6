import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import './carousel.css';
import type { CarouselSettings } from './carousel-swiper.ts';
import * as messages from './messages.ts';
import { Icon } from './icon.tsx';
import { next, previous } from './icons.ts';
import { usePrefersReducedMotion } from './in-browser.ts';
import { lazyModule } from './lazy-module.ts';
import { PauseButton, usePause } from './pause.tsx';

interface CarouselState {
  /** The carousel, once its module is loaded. */
  swiper: Swiper | null;
  /** True if the module could not be loaded. */
  loadFailed: boolean;
}

/** Distance below the window at which loading starts. */
const NEAR = '600px';

const swiperModule = lazyModule(() => import('./carousel-swiper.ts'));

/** Loads the carousel module when a viewport comes near the window. */
function useSwiper(
  viewport: RefObject<HTMLElement | null>,
  { every, speed }: CarouselSettings,
): CarouselState {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [loadFailed, setLoadFailed] = useState(false);
  useEffect(() => {
    let created: Swiper | null = null;
    let unmounted = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        swiperModule.fetch().then(
          ({ createSwiper }) => {
            if (unmounted) return;
            created = createSwiper(viewport.current!, { every, speed });
            setSwiper(created);
          },
          () => unmounted || setLoadFailed(true),
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(viewport.current!);
    return () => {
      unmounted = true;
      observer.disconnect();
      created?.destroy();
      setSwiper(null);
    };
  }, [viewport, every, speed]);
  return { swiper, loadFailed };
}

interface Props {
  /** Accessible name. */
  label: string;
  /** Duration of each slide in milliseconds. */
  every: number;
  slides: readonly ReactNode[];
}

/** An endless carousel; it scrolls until its script has loaded and without scripts. */
export function Carousel({ label, every, slides }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const reducedMotion = usePrefersReducedMotion();
  const { paused, toggle } = usePause();
  const { swiper, loadFailed } = useSwiper(viewport, { every, speed: reducedMotion ? 0 : 220 });
  const isUserAction = useRef(false);
  const announcement = useAnnouncement(swiper, isUserAction);

  useEffect(() => {
    if (paused) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
  }, [swiper, paused]);

  function go(by: 1 | -1) {
    isUserAction.current = true;
    if (!swiper) scrollByPage(viewport.current!, by);
    else if (by > 0) swiper.slideNext();
    else swiper.slidePrev();
  }

  return (
    <section className="carousel" aria-roledescription={messages.carousel} aria-label={label}>
      <div ref={viewport} className="carousel-viewport" tabIndex={swiper ? undefined : 0}>
        <div className="swiper-wrapper">
          {slides.map((slide, index) => (
            <div
              key={index}
              className="swiper-slide"
              role="group"
              aria-roledescription={messages.slide}
              aria-label={messages.slideLabel(index + 1, slides.length)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className="carousel-controls">
        <button aria-label={messages.previous} disabled={!swiper && !loadFailed} onClick={() => go(-1)}>
          <Icon lines={previous} />
        </button>
        <button aria-label={messages.next} disabled={!swiper && !loadFailed} onClick={() => go(1)}>
          <Icon lines={next} />
        </button>
        {!loadFailed && <PauseButton paused={paused} onClick={toggle} label={label} />}
      </div>
    </section>
  );
}

/** Scrolls by the width of a viewport, forward in the direction of reading. */
function scrollByPage(viewport: HTMLElement, by: 1 | -1): void {
  const sign = getComputedStyle(viewport).direction === 'rtl' ? -by : by;
  viewport.scrollBy({ left: sign * viewport.clientWidth });
}

/** Announces the slide that the visitor turned to; automatic turns are not announced. */
function useAnnouncement(swiper: Swiper | null, isUserAction: { current: boolean }): string {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    swiper?.on('sliderFirstMove', () => {
      isUserAction.current = true;
    });
    swiper?.on('realIndexChange', ({ slides, activeIndex }) => {
      const slide = slides[activeIndex];
      if (isUserAction.current && slide)
        setAnnouncement(
          `${slide.ariaLabel}: ${[...slide.querySelectorAll('h2, h3, p')].map(({ textContent }) => textContent).join('. ')}`,
        );
      isUserAction.current = false;
    });
  }, [swiper, isUserAction]);
  return announcement;
}
