import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Leads to the name of the screen one went to, which is read out then; not to that of the first, on which a page begins. */
export function useScreenFocus(screen: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const lead = useEffectEvent(() => {
    const heading = screen.current?.querySelector('h1');
    if (!heading || key === 'default') return;
    heading.tabIndex = -1;
    heading.focus();
  });
  useEffect(() => lead(), [pathname]); // another place on the same screen is no other screen
}
