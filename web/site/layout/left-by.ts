import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

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
export function useLeftBy(): () => boolean {
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
