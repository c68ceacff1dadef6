import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import './carousel.css';
import * as messages from './messages.ts';
import { Icon } from './icon.tsx';
import { next, previous } from './icons.ts';
import { usePrefersReducedMotion } from './in-browser.ts';
import { lazyModule } from './lazy-module.ts';
import { PauseButton, usePause } from './pause.tsx';

interface Settings {
  /** Duration of each slide in milliseconds. */
  every: number;
  /** Duration of the transition in milliseconds. */
  speed: number;
}

interface Motion {
  /** The carousel module, once loaded. */
  motion: Swiper | null;
  /** True if it could not be loaded. */
  missing: boolean;
}

/** Distance below the viewport at which loading starts. */
const NEAR = '600px';

const code = lazyModule(() => import('./carousel-motion.ts'));

/** Loads the carousel module when a strip comes near the viewport. */
function useMotion(strip: RefObject<HTMLElement | null>, { every, speed }: Settings): Motion {
  const [motion, setMotion] = useState<Swiper | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let started: Swiper | null = null;
    let gone = false;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        code.fetch().then(
          ({ setInMotion }) => {
            if (gone) return;
            started = setInMotion(strip.current!, { every, speed });
            setMotion(started);
          },
          () => gone || setMissing(true),
        );
      },
      { rootMargin: NEAR },
    );
    watch.observe(strip.current!);
    return () => {
      gone = true;
      watch.disconnect();
      started?.destroy();
      setMotion(null);
    };
  }, [strip, every, speed]);
  return { motion, missing };
}

interface Props {
  /** Accessible name. */
  label: string;
  /** Duration of each slide in milliseconds. */
  every: number;
  slides: readonly ReactNode[];
}

/** An endless carousel; a scrollable strip until its script has loaded and without scripts. */
export function Carousel({ label, every, slides }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const reducedMotion = usePrefersReducedMotion();
  const { paused, toggle } = usePause();
  const { motion, missing } = useMotion(strip, { every, speed: reducedMotion ? 0 : 220 });
  const isUserAction = useRef(false);
  const announcement = useAnnouncement(motion, isUserAction);

  useEffect(() => {
    if (paused) motion?.autoplay.stop();
    else motion?.autoplay.start();
  }, [motion, paused]);

  function go(by: 1 | -1) {
    isUserAction.current = true;
    if (!motion) strip.current!.scrollBy({ left: by * strip.current!.clientWidth });
    else if (by > 0) motion.slideNext();
    else motion.slidePrev();
  }

  return (
    <section className="carousel" aria-roledescription={messages.carousel} aria-label={label}>
      <div ref={strip} className="carousel-strip" tabIndex={motion ? undefined : 0}>
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
        <button aria-label={messages.previous} disabled={!motion && !missing} onClick={() => go(-1)}>
          <Icon lines={previous} />
        </button>
        <button aria-label={messages.next} disabled={!motion && !missing} onClick={() => go(1)}>
          <Icon lines={next} />
        </button>
        {!missing && <PauseButton paused={paused} onClick={toggle} of={label} />}
      </div>
    </section>
  );
}

/** Announces the slide that the visitor turned to; automatic turns are not announced. */
function useAnnouncement(motion: Swiper | null, isUserAction: { current: boolean }): string {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    motion?.on('sliderFirstMove', () => {
      isUserAction.current = true;
    });
    motion?.on('realIndexChange', ({ slides, activeIndex }) => {
      const slide = slides[activeIndex];
      if (isUserAction.current && slide)
        setAnnouncement(
          `${slide.ariaLabel}: ${[...slide.querySelectorAll('h2, h3, p')].map((words) => words.textContent).join('. ')}`,
        );
      isUserAction.current = false;
    });
  }, [motion, isUserAction]);
  return announcement;
}
