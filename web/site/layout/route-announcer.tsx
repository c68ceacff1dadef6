import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What the router calls the place where one came in. */
const FIRST = 'default';

/**
 * Brings those who do not see the page to the beginning of a new one, or back to where they left it, and tells them its
 * title, however late that comes.
 * It does so in the moment the page is there: whoever goes to a field of it at once is not called back.
 */
export function RouteAnnouncer() {
  const { pathname, search, hash, key } = useLocation();
  const { page, rest } = parted(search);
  const left = useRef({ pathname, page, rest });
  const [title, setTitle] = useState('');
  const goOn = useEffectEvent(useLeftBy());

  useLayoutEffect(() => {
    const before = left.current;
    left.current = { pathname, page, rest };
    // Where something else was chosen, one is still at what one chose it by; with a hash, it is a part of the page that was leafed through.
    const leafed = before.page !== page && before.rest === rest && !hash;
    if (before.pathname === pathname && !leafed) return;
    if (!goOn() && !hash) document.querySelector('main')?.focus({ preventScroll: true });
    const tell = () => setTitle(document.title);
    tell();
    const watch = new MutationObserver(tell);
    watch.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname, page, rest, hash]);

  // What a link on the page leads to is where the keyboard goes on, as it would without a script.
  useLayoutEffect(() => {
    if (key !== FIRST && hash && !goOn())
      document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [key, hash]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}

/** Which page of a list the address names, and all else that it says. */
function parted(search: string): { page: string | null; rest: string } {
  const words = new URLSearchParams(search);
  const page = words.get('page');
  words.delete('page');
  return { page, rest: words.toString() };
}

/** A link on a page: its address, and the how manyth with that address it is. */
interface LinkPlace {
  href: string;
  at: number;
}

/** The link that the keyboard was at last, by the step of the history. */
const left = new Map<string, LinkPlace>();

const linksTo = (href: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`),
];

/**
 * Gives a way to have whoever came back to a page go on at the link by which he left it; it tells whether that is so. A
 * browser does this by itself between pages that are loaded whole.
 */
function useLeftBy(): () => boolean {
  const { pathname, key } = useLocation();
  const came = useNavigationType();
  const step = `${pathname} ${key}`;
  const here = useRef(step);

  useLayoutEffect(() => {
    here.current = step;
  }, [step]);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      const href = link?.getAttribute('href');
      if (link && href) left.set(here.current, { href, at: linksTo(href).indexOf(link as HTMLElement) });
      else left.delete(here.current);
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);

  return () => {
    const place = came === NavigationType.Pop ? left.get(step) : undefined;
    const link = place && linksTo(place.href)[place.at];
    link?.focus({ preventScroll: true });
    return link !== undefined && link === document.activeElement;
  };
}
