import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Open and scroll states by history entry. */
const states = new Map<string, unknown>();

interface RestoredValue<Of extends HTMLElement> {
  read: (element: Of) => number;
  restore: (element: Of, value: number) => void;
}

/** Returns the stored state of a name at this history entry and a function that stores it. */
export function useRestoredState<Value>(
  name: string,
): [before: Value | undefined, store: (value: Value) => void] {
  const { key, pathname } = useLocation();
  const id = `${pathname} ${key} ${name}`;
  const [before] = useState(() => states.get(id) as Value | undefined);
  return [before, (value) => void states.set(id, value)];
}

/**
 * Stores state of an element that is not part of the URL, so that Back restores it. `name` is unique on the page.
 */
function useRestoredValue<Of extends HTMLElement>(
  name: string,
  { read, restore }: RestoredValue<Of>,
): RefObject<Of | null> {
  const { key, pathname } = useLocation();
  const element = useRef<Of>(null);
  // Before the scroll position is restored, because an open disclosure makes the page longer.
  useLayoutEffect(() => {
    const target = element.current!;
    const id = `${pathname} ${key} ${name}`;
    const value = states.get(id) as number | undefined;
    if (value !== undefined) restore(target, value);
    return () => void states.set(id, read(target));
  }, [pathname, key, name, read, restore]);
  return element;
}

const openState: RestoredValue<HTMLDetailsElement> = {
  read: (details) => Number(details.open),
  restore: (details, value) => {
    details.open = value === 1;
  },
};

const scrollState: RestoredValue<HTMLDivElement> = {
  read: (strip) => strip.scrollLeft,
  restore: (strip, value) => {
    strip.scrollLeft = value;
  },
};

/** Restores whether a disclosure is open. */
export const useRestoredDisclosure = (name: string) => useRestoredValue(name, openState);

/** Restores the scroll position of a strip. */
export const useRestoredScroll = (name: string) => useRestoredValue(name, scrollState);
