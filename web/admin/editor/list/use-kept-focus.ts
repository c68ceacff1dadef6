import { useEffect, useRef } from 'react';

/**
 * An element that takes the focus when what had it was removed from the list, so that the keyboard stays where it was: at once, and
 * for a pointer too, with which screen readers press.
 */
export function useKeptFocus(rows: readonly { id: string }[]) {
  const element = useRef<HTMLElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    const stay = new Set(rows.map(({ id }) => id));
    const left = before.current.some(({ id }) => !stay.has(id)); // a full page has as many rows afterwards
    before.current = rows;
    if (left && document.activeElement === document.body) element.current?.focus();
  }, [rows]);
  return element;
}
