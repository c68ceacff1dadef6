import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

export interface CarouselSettings {
  /** Duration of each slide in milliseconds. */
  every: number;
  /** Duration of the transition in milliseconds. */
  speed: number;
}

/** Creates an endless carousel. */
export const createSwiper = (viewport: HTMLElement, { every, speed }: CarouselSettings): Swiper =>
  new Swiper(viewport, {
    modules: [Autoplay],
    loop: true,
    speed,
    autoplay: { delay: every, disableOnInteraction: false },
  });
