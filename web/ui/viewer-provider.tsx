import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './button.tsx';
import { useHistoryStep } from './history-step.ts';
import { hasNoModifiers } from './keyboard.ts';
import { lazyModule, useLazyModule } from './lazy-module.ts';
import * as messages from './messages.ts';
import './notice.css';
import type { PictureFiles } from './picture.tsx';
import type { ViewerPicture } from './viewer/viewer.tsx';

interface ViewerLoadErrorProps {
  onRetry: () => void;
  onClose: () => void;
}

/** Shown if the viewer could not be loaded. */
function ViewerLoadError({ onRetry, onClose }: ViewerLoadErrorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog ref={dialog} className="viewer-load-error" aria-labelledby="viewer-load-error" onClose={onClose}>
      <p id="viewer-load-error">{messages.viewerLoadError}</p>
      <div className="viewer-load-error-actions">
        <Button onClick={onRetry}>{messages.tryAgain}</Button>
        <Button className="button button-quiet" onClick={() => dialog.current!.close()}>
          {messages.close}
        </Button>
      </div>
    </dialog>
  );
}

type Open = (picture: PictureFiles, opener: HTMLElement) => void;

const ViewerContext = createContext<Open | null>(null);

const viewerModule = lazyModule(() => import('./viewer/viewer.tsx'));

interface Props {
  /** Accessible name of the viewer. */
  title: string;
  pictures: readonly ViewerPicture[];
  /** Called if the viewer cannot be loaded. */
  onLoadError: (cause: unknown) => Promise<never>;
  children: ReactNode;
}

/**
 * Provides a full-screen viewer for pictures, which Back closes. Its code is loaded on first use; Escape or focusing a field
 * cancels opening.
 */
export function ViewerProvider({ title, pictures, onLoadError, children }: Props) {
  const step = useHistoryStep('picture');
  const opener = useRef<HTMLElement>(null);
  /** The picture whose opening was cancelled, until the history is back at the previous entry. */
  const [cancelled, setCancelled] = useState<string | null>(null);
  if (cancelled !== null && step.open === null) setCancelled(null);
  const shown = step.open === cancelled ? null : step.open;
  const first = pictures.findIndex(({ picture }) => picture.url === shown);
  const isOpen = first >= 0;
  const { module, hasFailed, retry } = useLazyModule(viewerModule, isOpen, onLoadError);

  useEffect(() => {
    if (!isOpen) return;
    const link = opener.current;
    return () => {
      const isFocusLost = document.activeElement === document.body;
      if (isFocusLost) link?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const isLoading = isOpen && !module && !hasFailed;
  const cancelOpening = useEffectEvent((event: Event) => {
    const isCancelled = event instanceof KeyboardEvent ? event.key === 'Escape' : isField(event.target);
    if (!isCancelled) return;
    setCancelled(step.open);
    step.end();
  });
  useEffect(() => {
    if (!isLoading) return;
    const listeners = new AbortController();
    for (const kind of ['keydown', 'focusin', 'input']) addEventListener(kind, cancelOpening, listeners);
    return () => listeners.abort();
  }, [isLoading]);

  function open({ url }: PictureFiles, link: HTMLElement) {
    opener.current = link;
    setCancelled(null);
    step.begin(url);
  }

  return (
    <ViewerContext value={open}>
      {children}
      {isOpen && module && (
        <module.Viewer title={title} pictures={pictures} first={first} onClose={step.end} />
      )}
      {isOpen && hasFailed && <ViewerLoadError onRetry={() => retry()} onClose={step.end} />}
    </ViewerContext>
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea');

interface LinkProps {
  picture: PictureFiles;
  className?: string;
  children: ReactNode;
}

/**
 * A link that opens the viewer at a picture, or the picture file without scripts. Clicks before hydration are replayed
 * (`start.ts`).
 */
export function ViewerLink({ picture, className = 'viewer-link', children }: LinkProps) {
  const open = use(ViewerContext);

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!open || !hasNoModifiers(event)) return;
    event.preventDefault();
    open(picture, event.currentTarget);
  }

  return (
    <a className={className} href={picture.url} onClick={onClick} data-replay-click={open ? '' : undefined}>
      {children}
    </a>
  );
}
