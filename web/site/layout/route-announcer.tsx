import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The router's key of the first location. */
const FIRST = 'default';

/**
 * After a navigation, moves the focus to the new page, or to the link by which the visitor left it, and announces its title
 * to screen readers, even if the title arrives later. The focus moves as soon as the page is shown, so that it does not
 * leave a field that the visitor has focused since.
 */
export function RouteAnnouncer() {
  const { pathname, search, hash, key } = useLocation();
  const { page, rest } = splitPage(search);
  const left = useRef({ pathname, page, rest });
  const [title, setTitle] = useState('');
  const goOn = useEffectEvent(useRestoredFocus());

  useLayoutEffect(() => {
    const before = left.current;
    left.current = { pathname, page, rest };
    // A filter keeps the focus on its control. A hash means that the pager of a section was used.
    const leafed = before.page !== page && before.rest === rest && !hash;
    if (before.pathname === pathname && !leafed) return;
    if (!goOn() && !hash) document.querySelector('main')?.focus({ preventScroll: true });
    const tell = () => setTitle(document.title);
    tell();
    const watch = new MutationObserver(tell);
    watch.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname, page, rest, hash]);

  // A link to a fragment moves the focus there, as it would without JavaScript.
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

/** Splits a query string into the page number and the other parameters. */
function splitPage(search: string): { page: string | null; rest: string } {
  const words = new URLSearchParams(search);
  const page = words.get('page');
  words.delete('page');
  return { page, rest: words.toString() };
}

/** A link on a page: its URL, and its index among the links with that URL. */
interface LinkPlace {
  href: string;
  at: number;
}

/** The link that was focused last, by history entry. */
const left = new Map<string, LinkPlace>();

const linksTo = (href: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`),
];

/**
 * Returns a function that restores the focus to the link by which the visitor left the page, after Back or Forward; it
 * returns true if it did. Browsers do this only between documents.
 */
function useRestoredFocus(): () => boolean {
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
