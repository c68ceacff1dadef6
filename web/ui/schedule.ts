/** Cancels a scheduled callback. */
type Cancel = () => void;

/** Runs a callback after a delay in milliseconds. */
export function after(ms: number, callback: () => void): Cancel {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/** Runs a callback after the next paint, so that feedback to a click is visible before expensive work. */
export function afterPaint(callback: () => void): Cancel {
  let cancel: Cancel | undefined;
  const frame = requestAnimationFrame(() => {
    cancel = after(0, callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    cancel?.();
  };
}

/** Runs a callback after the pointer is released, because an element that moves under a pointer would miss the click. */
export function afterRelease(callback: () => void): void {
  const next = () => void after(0, callback);
  if (document.querySelector(':active')) addEventListener('mouseup', next, { once: true, capture: true });
  else next();
}
