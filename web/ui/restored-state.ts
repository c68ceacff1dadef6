import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Restored states by history entry and name. */
const states = new Map<string, unknown>();

/** Returns the stored state of a name at this history entry and a function that stores it. */
export function useRestoredState<Value>(
  name: string,
): [before: Value | undefined, store: (value: Value) => void] {
  const { key, pathname } = useLocation();
  const id = `${pathname} ${key} ${name}`;
  const [before] = useState(() => states.get(id) as Value | undefined);
  return [before, (value) => void states.set(id, value)];
}

/** Stores a property of an element that is not part of the URL, so that Back restores it. `name` is unique on the page. */
function useRestoredProperty<Of extends HTMLElement>(name: string, property: keyof Of): RefObject<Of | null> {
  const { key, pathname } = useLocation();
  const element = useRef<Of>(null);
  // Before the scroll position is restored, because an open disclosure makes the page longer.
  useLayoutEffect(() => {
    const target = element.current!;
    const id = `${pathname} ${key} ${name}`;
    if (states.has(id)) target[property] = states.get(id) as Of[keyof Of];
    return () => void states.set(id, target[property]);
  }, [pathname, key, name, property]);
  return element;
}

/** Restores whether a disclosure is open. */
export const useRestoredDisclosure = (name: string) => useRestoredProperty<HTMLDetailsElement>(name, 'open');

/** Restores the scroll position of a strip. */
export const useRestoredScroll = (name: string) => useRestoredProperty<HTMLDivElement>(name, 'scrollLeft');
