/** Gives the focus that is in what goes away, by its selector, back to what that was opened from. */
export function giveFocusBack(goes: string, from: Element | null | undefined): void {
  if (document.activeElement?.closest(goes)) focusFrom(from);
}

/** Leads to what something was opened from or, where that has gone, to the screen. */
export function focusFrom(from: Element | null | undefined): void {
  const place = from?.isConnected && from !== document.body ? from : document.getElementById('screen');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}
