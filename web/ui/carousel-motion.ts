import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

interface Settings {
  /** Duration of each slide in milliseconds. */
  every: number;
  /** Duration of the transition in milliseconds. */
  speed: number;
}

/** Starts an endless carousel. */
export const setInMotion = (strip: HTMLElement, { every, speed }: Settings): Swiper =>
  new Swiper(strip, {
    modules: [Autoplay],
    loop: true,
    speed,
    autoplay: { delay: every, disableOnInteraction: false },
  });
