/** Gives the focus that is in what goes away, by its selector, back to what that was opened from, or else to the screen. */
export function giveFocusBack(goes: string, from: Element | null | undefined): void {
  if (!document.activeElement?.closest(goes)) return;
  const place = from?.isConnected && from !== document.body ? from : document.getElementById('screen');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}
