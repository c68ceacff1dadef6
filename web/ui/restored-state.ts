import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Open and scroll states by history entry. */
const kept = new Map<string, unknown>();

interface RestoredValue<Of extends HTMLElement> {
  read: (element: Of) => number;
  restore: (element: Of, value: number) => void;
}

/** Returns the stored state of a name at this history entry and a function that stores it. */
export function useRestoredState<Value>(
  name: string,
): [before: Value | undefined, keep: (value: Value) => void] {
  const { key, pathname } = useLocation();
  const place = `${pathname} ${key} ${name}`;
  const [before] = useState(() => kept.get(place) as Value | undefined);
  return [before, (value) => void kept.set(place, value)];
}

/**
 * Stores state of an element that is not part of the URL, so that Back restores it. `name` is unique on the page.
 */
function useKept<Of extends HTMLElement>(
  name: string,
  { read, restore }: RestoredValue<Of>,
): RefObject<Of | null> {
  const { key, pathname } = useLocation();
  const element = useRef<Of>(null);
  // Before the page is scrolled to where it was: what is open makes it longer.
  useLayoutEffect(() => {
    const it = element.current!;
    const place = `${pathname} ${key} ${name}`;
    const value = kept.get(place) as number | undefined;
    if (value !== undefined) restore(it, value);
    return () => void kept.set(place, read(it));
  }, [pathname, key, name, read, restore]);
  return element;
}

const opening: RestoredValue<HTMLDetailsElement> = {
  read: (details) => Number(details.open),
  restore: (details, value) => {
    details.open = value === 1;
  },
};

const scrolling: RestoredValue<HTMLDivElement> = {
  read: (strip) => strip.scrollLeft,
  restore: (strip, value) => {
    strip.scrollLeft = value;
  },
};

/** Restores whether a disclosure is open. */
export const useRestoredDisclosures = (name: string) => useKept(name, opening);

/** Restores the scroll position of a strip. */
export const useRestoredScroll = (name: string) => useKept(name, scrolling);
