import { useEffect, useState, type RefObject } from 'react';
import type Swiper from 'swiper';
import { lazyModule } from './lazy-module.ts';

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
