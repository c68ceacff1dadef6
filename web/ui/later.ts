/** Gives a way not to do after all what was to be done later. */
type Forget = () => void;

/** Does something after so many milliseconds. */
export function after(ms: number, act: () => void): Forget {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** Does something once what was just changed is drawn: a press is seen to be taken before the work that it brings begins. */
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
