/** How soon a second press of Enter follows one that was meant once, in milliseconds. */
const TWICE = 400;

/** The dialog that something stands in; null for the page itself. */
const layerOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('.mantine-Modal-root') : null;

/**
 * Has the second press of a double click, or of Enter twice, reach only what the first could: not a dialog that the first
 * one opened, nor what stood beneath one that it closed. Gives a function that ends this.
 */
export function bearDoublePresses(): () => void {
  let layer: Element | null = null;
  let entered: { layer: Element | null; at: number } = { layer: null, at: -Infinity };

  const mouse = (event: MouseEvent) => {
    if (event.type === 'mousedown' && event.detail < 2) layer = layerOf(event.target);
    if (event.detail > 1 && layerOf(event.target) !== layer) swallow(event);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const now = { layer: layerOf(event.target), at: event.timeStamp };
    const soon = event.repeat || now.at - entered.at < TWICE;
    if (soon && now.layer !== entered.layer) swallow(event);
    else entered = now;
  };

  const stop = new AbortController();
  const listening = { capture: true, signal: stop.signal };
  for (const type of ['mousedown', 'click'] as const) document.addEventListener(type, mouse, listening);
  document.addEventListener('keydown', key, listening);
  return () => stop.abort();
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
