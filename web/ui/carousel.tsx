import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type Swiper from 'swiper';
import { Icon } from './icon.tsx';
import { next, previous } from './icons.ts';
import { useStill } from './in-browser.ts';
import { PauseButton } from './pause-button.tsx';
import { usePause } from './rotation.ts';
import './carousel.css';

interface Props {
  /** What it shows. */
  label: string;
  /** Milliseconds for which each slide is shown. */
  every: number;
  slides: readonly ReactNode[];
}

/** How far below the window it begins to be near. */
const NEAR = '600px';

/** One slide after the other, over and over; a strip to scroll until the script that moves it has come. */
export function Carousel({ label, every, slides }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const still = useStill();
  const { paused, toggle } = usePause();
  const motion = useMotion(strip, { every, speed: still ? 0 : 220 });

  useEffect(() => {
    if (paused) motion?.autoplay.stop();
    else motion?.autoplay.start();
  }, [motion, paused]);

  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label}>
      <div ref={strip} className="carousel-strip" tabIndex={motion ? undefined : 0}>
        <div className="swiper-wrapper" aria-live={paused ? 'polite' : 'off'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className="carousel-controls">
        <button aria-label="Previous" disabled={!motion} onClick={() => motion?.slidePrev()}>
          <Icon lines={previous} />
        </button>
        <button aria-label="Next" disabled={!motion} onClick={() => motion?.slideNext()}>
          <Icon lines={next} />
        </button>
        <PauseButton paused={paused} onClick={toggle} of={label} />
      </div>
    </section>
  );
}

/** What moves the slides, once somebody has come near enough for it to be fetched. */
function useMotion(strip: RefObject<HTMLDivElement | null>, settings: { every: number; speed: number }) {
  const [motion, setMotion] = useState<Swiper | null>(null);
  const { every, speed } = settings;
  useEffect(() => {
    let started: Swiper | null = null;
    let gone = false;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        void import('./carousel-motion.ts').then(({ setInMotion }) => {
          if (gone) return;
          started = setInMotion(strip.current!, { every, speed });
          setMotion(started);
        });
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
  return motion;
}
