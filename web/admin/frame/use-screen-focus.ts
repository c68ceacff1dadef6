import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Leads to the name of the screen one went to, which is read out then; not to that of the first, on which a page begins.
 * It does so in the moment the screen is there: whoever goes to a field of it at once is not called back.
 */
export function useScreenFocus(screen: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const left = useRef<string>(null);
  useLayoutEffect(() => {
    if (left.current === pathname) return; // another place on the same screen is no other screen
    left.current = pathname;
    const heading = screen.current?.querySelector('h1');
    if (!heading || key === 'default') return;
    heading.tabIndex = -1;
    heading.focus();
  }, [screen, pathname, key]);
}
