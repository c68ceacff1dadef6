import { useEffect, useRef, type RefObject } from 'react';

/** Returns a function that is true while the component is visible. Later results are shown in a notification instead. */
export function useIsVisible(open = true): RefObject<boolean> {
  const isInSight = useRef(false);
  useEffect(() => {
    isInSight.current = open;
    return () => void (isInSight.current = false);
  }, [open]);
  return isInSight;
}
