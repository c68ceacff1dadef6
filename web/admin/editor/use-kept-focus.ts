import { useEffect, useRef } from 'react';

/** An element that takes the focus when what had it was removed from the list, so that the keyboard stays where it was. */
export function useKeptFocus(rows: number) {
  const element = useRef<HTMLElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    const fewer = rows < before.current;
    before.current = rows;
    if (fewer && document.activeElement === document.body) element.current?.focus();
  }, [rows]);
  return element;
}
