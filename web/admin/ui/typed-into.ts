/** Input types without text. */
const NON_TEXT_TYPES = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color'];

/** True if keys write text into an element. */
export function isTextInput(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NON_TEXT_TYPES.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}
