import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { hasNoModifiers } from './keys.ts';
import { ViewerLoadError } from './viewer-load-error.tsx';
import { lazyModule } from './lazy-module.ts';
import type { PictureFiles } from './picture.tsx';
import { useHistoryStep } from './history-step.ts';
import type { Shown } from './viewer.tsx';

type Open = (picture: PictureFiles, opener: HTMLElement) => void;

const Opening = createContext<Open | null>(null);

const code = lazyModule(() => import('./viewer.tsx'));

interface Props {
  /** Accessible name of the viewer. */
  of: string;
  pictures: readonly Shown[];
  /** Called if the viewer cannot be loaded. */
  whenLost: (cause: unknown) => Promise<never>;
  children: ReactNode;
}

/**
 * Provides a full-screen viewer for pictures, which Back closes. Its code is loaded on first use; Escape or focusing a field
 * cancels opening.
 */
export function Viewable({ of, pictures, whenLost, children }: Props) {
  const step = useHistoryStep('picture');
  const opener = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [lostAt, setLostAt] = useState(0);
  const [, setHere] = useState(false);
  /** The picture whose opening was cancelled, until the history is back at the previous entry. */
  const [declined, setDeclined] = useState<string | null>(null);
  if (declined !== null && step.open === null) setDeclined(null);
  const shown = step.open === declined ? null : step.open;
  const first = pictures.findIndex(({ picture }) => picture.url === shown);
  const wanted = first >= 0;
  const Viewer = code.loaded()?.Viewer;

  useEffect(() => {
    if (!wanted) return;
    const link = opener.current;
    return () => {
      const nobodyWentOn = document.activeElement === document.body;
      if (nobodyWentOn) link?.focus({ preventScroll: true });
    };
  }, [wanted]);

  const isComing = wanted && !Viewer && lostAt !== attempt;
  const thinkBetter = useEffectEvent((event: Event) => {
    const goesOn = event instanceof KeyboardEvent ? event.key === 'Escape' : isField(event.target);
    if (!goesOn) return;
    setDeclined(step.open);
    step.end();
  });
  useEffect(() => {
    if (!isComing) return;
    const given = new AbortController();
    for (const kind of ['keydown', 'focusin', 'input']) addEventListener(kind, thinkBetter, given);
    return () => given.abort();
  }, [isComing]);

  useEffect(() => {
    if (!wanted || code.loaded()) return;
    let gone = false;
    code
      .fetch()
      .catch(whenLost)
      .then(
        () => gone || setHere(true),
        () => gone || setLostAt(attempt),
      );
    return () => {
      gone = true;
    };
  }, [wanted, attempt, whenLost]);

  function open({ url }: PictureFiles, link: HTMLElement) {
    opener.current = link;
    setAttempt(attempt + 1);
    setDeclined(null);
    step.begin(url);
  }

  return (
    <Opening value={open}>
      {children}
      {wanted && Viewer && <Viewer of={of} pictures={pictures} first={first} onClose={step.end} />}
      {wanted && !Viewer && lostAt === attempt && (
        <ViewerLoadError onAgain={() => setAttempt(attempt + 1)} onClose={step.end} />
      )}
    </Opening>
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
  const open = use(Opening);

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!open || !hasNoModifiers(event)) return;
    event.preventDefault();
    open(picture, event.currentTarget);
  }

  return (
    <a className={className} href={picture.url} onClick={onClick} data-waits={open ? '' : undefined}>
      {children}
    </a>
  );
}
