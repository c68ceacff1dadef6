import { useEffect, useState, type RefObject } from 'react';
import type Swiper from 'swiper';
import { lazyModule } from './lazy-module.ts';

interface Settings {
  /** Milliseconds for which each slide is shown. */
  every: number;
  /** Milliseconds that the way to the next takes. */
  speed: number;
}

interface Motion {
  /** What moves the slides, once it is there. */
  motion: Swiper | null;
  /** Whether it could not be had. */
  missing: boolean;
}

/** How far below the window a strip begins to be near. */
const NEAR = '600px';

const code = lazyModule(() => import('./carousel-motion.ts'));

/** What moves the slides of a strip, once somebody has come near enough for it to be fetched. */
export function useMotion(strip: RefObject<HTMLElement | null>, { every, speed }: Settings): Motion {
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
