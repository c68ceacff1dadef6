import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** What a visitor left open or scrolled to, by the step of the history. */
const kept = new Map<string, unknown>();

interface Keeping<Of extends HTMLElement> {
  read: (element: Of) => number;
  restore: (element: Of, value: number) => void;
}

/** What was kept by that name at this step of the history when it was come to, and a way to keep something. */
export function useRestoredState<Value>(
  name: string,
): [before: Value | undefined, keep: (value: Value) => void] {
  const { key, pathname } = useLocation();
  const place = `${pathname} ${key} ${name}`;
  const [before] = useState(() => kept.get(place) as Value | undefined);
  return [before, (value) => void kept.set(place, value)];
}

/**
 * Keeps something of an element that the address does not say, so that Back brings it back as it was. `name` is its own
 * on its page.
 */
function useKept<Of extends HTMLElement>(name: string, { read, restore }: Keeping<Of>): RefObject<Of | null> {
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

const opening: Keeping<HTMLDetailsElement> = {
  read: (details) => Number(details.open),
  restore: (details, value) => {
    details.open = value === 1;
  },
};

const scrolling: Keeping<HTMLDivElement> = {
  read: (strip) => strip.scrollLeft,
  restore: (strip, value) => {
    strip.scrollLeft = value;
  },
};

/** Keeps whether something that opens is open. */
export const useRestoredDisclosures = (name: string) => useKept(name, opening);

/** Keeps how far a strip has been scrolled. */
export const useRestoredScroll = (name: string) => useKept(name, scrolling);
