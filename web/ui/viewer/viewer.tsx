import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
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
  of: string;
  pictures: readonly ViewerPicture[];
  /** Index of the first picture to show. */
  first: number;
  onClose: () => void;
}

/** A full-screen picture viewer with keyboard, swipe and buttons. */
export function Viewer({ of, pictures, first, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(first);
  const last = pictures.length - 1;

  useLayoutEffect(() => {
    dialog.current!.showModal();
    show(strip.current!, first);
  }, [first]);

  const go = (index: number) => show(strip.current!, Math.min(Math.max(index, 0), last));
  /** Steps from the current index, so that two quick clicks both count. */
  const step = (by: number) => go(indexOf(strip.current!) + by);

  function onKeyDown(event: KeyboardEvent) {
    const back = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const actions: Record<string, () => void> = {
      ArrowLeft: () => step(back === 'ArrowLeft' ? -1 : 1),
      ArrowRight: () => step(back === 'ArrowRight' ? -1 : 1),
      Home: () => go(0),
      End: () => go(last),
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
      aria-label={messages.viewerLabel(of)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="viewer-bar">
        <p role="status">
          <span aria-hidden="true">
            {at + 1} / {pictures.length}
          </span>
          <span className="visually-hidden">
            {messages.pictureStatus(at + 1, pictures.length, pictures[at]?.caption)}
          </span>
        </p>
        <button aria-label={messages.close} onClick={() => dialog.current!.close()}>
          <Icon lines={close} />
        </button>
      </div>
      <ol
        ref={strip}
        className="viewer-strip"
        tabIndex={0}
        aria-label={messages.picturesLabel}
        onScroll={({ currentTarget }) => setAt(indexOf(currentTarget))}
      >
        {pictures.map(({ picture, caption }, index) => (
          <li key={picture.url}>
            <figure>
              <Picture
                picture={withoutDuplicateAlt(caption, picture)}
                alt=""
                sizes="100vw"
                contain
                priority={Math.abs(index - at) < 2 ? 'soon' : 'later'}
              />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ol>
      {last > 0 && (
        <div className="viewer-steps">
          <button aria-label={messages.previousPicture} aria-disabled={at === 0} onClick={() => step(-1)}>
            <Icon lines={previous} />
          </button>
          <button aria-label={messages.nextPicture} aria-disabled={at === last} onClick={() => step(1)}>
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

const show = (strip: HTMLOListElement, index: number): void =>
  strip.children[index]?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' });

/** Returns the index of the picture that a strip is scrolled to. */
const indexOf = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(Math.abs(scrollLeft) / clientWidth);
