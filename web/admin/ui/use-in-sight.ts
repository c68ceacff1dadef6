import { useEffect, useRef, type RefObject } from 'react';

/** Whether anybody sees by now what a component says while it is `open`: what ends later is told there, or else by a notice. */
export function useInSight(open = true): RefObject<boolean> {
  const isInSight = useRef(false);
  useEffect(() => {
    isInSight.current = open;
    return () => void (isInSight.current = false);
  }, [open]);
  return isInSight;
}
