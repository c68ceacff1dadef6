import { useEffect, useRef } from 'react';

/**
 * Returns a ref for the element that takes the focus when the focused row is deleted. This also applies to pointers, which
 * screen readers use for clicks.
 */
export function useFocusAfterDelete(rows: readonly { id: string }[]) {
  const element = useRef<HTMLElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    const stay = new Set(rows.map(({ id }) => id));
    const left = before.current.some(({ id }) => !stay.has(id)); // comparing lengths fails on full pages
    before.current = rows;
    if (left && document.activeElement === document.body) element.current?.focus();
  }, [rows]);
  return element;
}
