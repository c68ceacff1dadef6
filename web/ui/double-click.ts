import type { MouseEvent as ReactMouseEvent } from 'react';

/** Longest time between the clicks of a double click or double tap, in milliseconds. */
const DOUBLE_CLICK_MS = 400;

/** Longest distance between them along an axis, in pixels. */
const DISTANCE = 24;

interface Click {
  control: Element;
  x: number;
  y: number;
  /** In milliseconds since the page was opened. */
  at: number;
}

let last: Click | null = null;
let secondClick: MouseEvent | null = null;

/**
 * Makes the second click of a double click do nothing if the first one removed its control, because it would hit whatever
 * took the control's place. Compares times and positions: phones count each tap as the first. A click by a key has no count.
 */
export function ignoreStrayClicks(): void {
  addEventListener('click', onClick, { capture: true });
}

/** True for the second click of a double click or double tap. */
export const isSecondClick = ({ nativeEvent }: ReactMouseEvent): boolean => nativeEvent === secondClick;

function onClick(event: MouseEvent): void {
  const { target, clientX: x, clientY: y, timeStamp: at } = event;
  if (event.detail === 0 || !(target instanceof Element)) return;
  const isSecond = last !== null && at - last.at < DOUBLE_CLICK_MS && isNear(last, { x, y });
  secondClick = isSecond ? event : null;
  if (isSecond && isGone(last!.control)) {
    event.preventDefault();
    event.stopPropagation();
    last!.at = at;
  } else {
    last = { control: target.closest('a, button, label, summary') ?? target, x, y, at };
  }
}

const isNear = (one: Pick<Click, 'x' | 'y'>, other: Pick<Click, 'x' | 'y'>): boolean =>
  Math.abs(one.x - other.x) < DISTANCE && Math.abs(one.y - other.y) < DISTANCE;

const isGone = (control: Element): boolean =>
  !control.isConnected || ('checkVisibility' in control && !control.checkVisibility());
