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
  const previous = useRef({ pathname, page, rest });
  const [title, setTitle] = useState('');
  const restoreFocus = useEffectEvent(useRestoredFocus());

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { pathname, page, rest };
    // A filter keeps the focus on its control. A hash means that the pager of a section was used.
    const isOtherPage = before.page !== page && before.rest === rest && !hash;
    if (before.pathname === pathname && !isOtherPage) return;
    if (!restoreFocus() && !hash) document.querySelector('main')?.focus({ preventScroll: true });
    const announce = () => setTitle(document.title);
    announce();
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, page, rest, hash]);

  // A link to a fragment moves the focus there, as it would without JavaScript.
  useLayoutEffect(() => {
    if (key !== FIRST && hash && !restoreFocus())
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
interface LinkPosition {
  href: string;
  index: number;
}

/** The link that was focused last, by history entry. */
const focusedLinks = new Map<string, LinkPosition>();

const linksTo = (href: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`),
];

/**
 * Returns a function that restores the focus to the link by which the visitor left the page, after Back or Forward; it
 * returns true if it did. Browsers do this only between documents.
 */
function useRestoredFocus(): () => boolean {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const entry = `${pathname} ${key}`;
  const currentEntry = useRef(entry);

  useLayoutEffect(() => {
    currentEntry.current = entry;
  }, [entry]);

  useEffect(() => {
    const storeFocus = ({ target }: FocusEvent) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      const href = link?.getAttribute('href');
      if (link && href)
        focusedLinks.set(currentEntry.current, { href, index: linksTo(href).indexOf(link as HTMLElement) });
      else focusedLinks.delete(currentEntry.current);
    };
    addEventListener('focusin', storeFocus);
    return () => removeEventListener('focusin', storeFocus);
  }, []);

  return () => {
    const position = navigationType === NavigationType.Pop ? focusedLinks.get(entry) : undefined;
    const link = position && linksTo(position.href)[position.index];
    link?.focus({ preventScroll: true });
    return link !== undefined && link === document.activeElement;
  };
}
