import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref that is true while the component is visible. Results that arrive later are shown in a notification instead. */
export function useIsVisible(open = true): RefObject<boolean> {
  const isVisible = useRef(false);
  useEffect(() => {
    isVisible.current = open;
    return () => void (isVisible.current = false);
  }, [open]);
  return isVisible;
}
