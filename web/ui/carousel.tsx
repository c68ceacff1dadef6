import { useState, useEffect, useRef, type ReactNode } from 'react';
import type Swiper from 'swiper';
import { Icon } from './icon.tsx';
import { next, previous } from './icons.ts';
import { usePrefersReducedMotion } from './in-browser.ts';
import { useMotion } from './motion.ts';
import { PauseButton } from './pause-button.tsx';
import { usePause } from './rotation.ts';
import * as messages from './gallery-messages.ts';
import './carousel.css';

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
    <section className="carousel" aria-roledescription="carousel" aria-label={label}>
      <div ref={strip} className="carousel-strip" tabIndex={motion ? undefined : 0}>
        <div className="swiper-wrapper">
          {slides.map((slide, index) => (
            <div
              key={index}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
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
