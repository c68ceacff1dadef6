/** Gives the focus that is in what goes away, by its selector, or went with a dialog of it, back to what that was opened from. */
export function giveFocusBack(goes: string, from: Element | null | undefined): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest(goes)) focusFrom(from);
}

/** Leads to what something was opened from or, where that has gone, to the screen. */
export function focusFrom(from: Element | null | undefined): void {
  const place = from?.isConnected && from !== document.body ? from : document.getElementById('screen');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}
