import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Focuses the title of a screen after a navigation, so that screen readers announce it; not on the first screen. It does so
 * as soon as the screen is mounted, so that it never takes the focus from a field.
 */
export function useScreenFocus(screen: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const lastPathname = useRef<string>(null);
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return; // a change of parameters is not a navigation to another screen
    lastPathname.current = pathname;
    const heading = screen.current?.querySelector('h1');
    if (!heading || key === 'default') return;
    heading.tabIndex = -1;
    heading.focus();
  }, [screen, pathname, key]);
}
