import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLeftBy } from './left-by.ts';

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
