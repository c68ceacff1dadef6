import { useEffect, useRef, type RefObject } from 'react';

/** Returns a function that is true while the component is visible. Later results are shown in a notification instead. */
export function useIsVisible(open = true): RefObject<boolean> {
  const isVisible = useRef(false);
  useEffect(() => {
    isVisible.current = open;
    return () => void (isVisible.current = false);
  }, [open]);
  return isVisible;
}
