import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

interface Settings {
  /** Milliseconds for which each slide is shown. */
  every: number;
  /** Milliseconds that the way to the next takes. */
  speed: number;
}

/** Sets slides in motion, round and round. */
export const setInMotion = (strip: HTMLElement, { every, speed }: Settings): Swiper =>
  new Swiper(strip, {
    modules: [Autoplay],
    loop: true,
    speed,
    autoplay: { delay: every, disableOnInteraction: false },
  });
