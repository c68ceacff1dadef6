/** Cancels a scheduled callback. */
type Forget = () => void;

/** Runs a callback after a delay in milliseconds. */
export function after(ms: number, act: () => void): Forget {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** Runs a callback after the next paint, so that feedback to a click is visible before expensive work. */
export function afterPaint(act: () => void): Forget {
  let forget: Forget | undefined;
  const frame = requestAnimationFrame(() => {
    forget = after(0, act);
  });
  return () => {
    cancelAnimationFrame(frame);
    forget?.();
  };
}
