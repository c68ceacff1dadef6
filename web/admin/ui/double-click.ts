import type { MouseEvent as ReactMouseEvent } from 'react';

/** Time in which a second Enter counts as a double press, in milliseconds. */
const DOUBLE_PRESS_MS = 400;

/** Returns the dialog of an element; null for the page. */
const layerOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('.mantine-Modal-root') : null;

/**
 * Makes the second click of a double click, and a repeated Enter, act only in the layer of the first one: not in a dialog
 * that the first one opened, nor below one that it closed. Returns a cleanup function.
 */
export function ignoreDoubleClicksAcrossLayers(): () => void {
  let layer: Element | null = null;
  let lastPress: { layer: Element | null; at: number } = { layer: null, at: -Infinity };

  const onMouse = (event: MouseEvent) => {
    if (event.type === 'mousedown' && event.detail < 2) layer = layerOf(event.target);
    if (event.detail > 1 && layerOf(event.target) !== layer) stopEvent(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const press = { layer: layerOf(event.target), at: event.timeStamp };
    const isDouble = event.repeat || press.at - lastPress.at < DOUBLE_PRESS_MS;
    if (isDouble && press.layer !== lastPress.layer) stopEvent(event);
    else lastPress = press;
  };

  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  for (const type of ['mousedown', 'click'] as const) document.addEventListener(type, onMouse, options);
  document.addEventListener('keydown', onKeyDown, options);
  return () => controller.abort();
}

function stopEvent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Runs the action of a click, but not again for the second click of a double click. */
export function singleClick({ detail }: ReactMouseEvent, action: () => void): void {
  if (detail < 2) action();
}
