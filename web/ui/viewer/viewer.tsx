import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';
import { Icon } from '../icon.tsx';
import { close, next, previous } from '../icons.ts';
import { hasNoModifiers } from '../keyboard.ts';
import { Picture, type PictureFiles } from '../picture.tsx';
import * as messages from './messages.ts';
import './viewer.css';

/** A picture with its caption. */
export interface ViewerPicture {
  picture: PictureFiles;
  caption: string;
}

interface ViewerProps {
  /** Accessible name. */
  title: string;
  pictures: readonly ViewerPicture[];
  /** Index of the first picture to show. */
  first: number;
  onClose: () => void;
}

/** A full-screen picture viewer with keyboard, swipe and buttons. */
export function Viewer({ title, pictures, first, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const [index, setIndex] = useState(first);
  const last = pictures.length - 1;

  useLayoutEffect(() => {
    dialog.current!.showModal();
    const created = new Swiper(viewport.current!, {
      modules: [Mousewheel],
      mousewheel: { forceToAxis: true }, // sideways, as on a touchpad
      simulateTouch: false, // the mouse selects text
      initialSlide: first,
      speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 220,
      on: { activeIndexChange: ({ activeIndex }) => setIndex(activeIndex) },
    });
    swiper.current = created;
    return () => void created.destroy();
  }, [first]);

  const showNext = () => swiper.current!.slideNext();
  const showPrevious = () => swiper.current!.slidePrev();

  function onKeyDown(event: KeyboardEvent) {
    const { rtl } = swiper.current!;
    const actions: Record<string, () => void> = {
      ArrowLeft: rtl ? showNext : showPrevious,
      ArrowRight: rtl ? showPrevious : showNext,
      Home: () => swiper.current!.slideTo(0),
      End: () => swiper.current!.slideTo(last),
    };
    const action = actions[event.key];
    if (!action || !hasNoModifiers(event)) return;
    event.preventDefault();
    action();
  }

  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={messages.viewerLabel(title)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="viewer-bar">
        <p role="status">
          <span aria-hidden="true">
            {index + 1} / {pictures.length}
          </span>
          <span className="visually-hidden">
            {messages.pictureStatus(index + 1, pictures.length, pictures[index]?.caption)}
          </span>
        </p>
        <button aria-label={messages.close} onClick={() => dialog.current!.close()}>
          <Icon lines={close} />
        </button>
      </div>
      <div ref={viewport} className="viewer-viewport">
        <ol className="swiper-wrapper" aria-label={messages.picturesLabel}>
          {pictures.map(({ picture, caption }, position) => (
            <li key={picture.url} className="swiper-slide">
              <figure>
                <Picture
                  picture={withoutDuplicateAlt(caption, picture)}
                  alt=""
                  sizes="100vw"
                  contain
                  priority={Math.abs(position - index) < 2 ? 'soon' : 'later'}
                />
                <figcaption>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ol>
      </div>
      {last > 0 && (
        <div className="viewer-steps">
          <button aria-label={messages.previousPicture} aria-disabled={index === 0} onClick={showPrevious}>
            <Icon lines={previous} />
          </button>
          <button aria-label={messages.nextPicture} aria-disabled={index === last} onClick={showNext}>
            <Icon lines={next} />
          </button>
        </div>
      )}
    </dialog>
  );
}

/** Returns the picture with an empty alternative text if that equals the caption. */
const withoutDuplicateAlt = (caption: string, picture: PictureFiles): PictureFiles =>
  picture.alt === caption ? { ...picture, alt: '' } : picture;
