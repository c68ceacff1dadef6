/** Text and selection of a text area before hydration. */
interface TypedText {
  value: string;
  start: number;
  end: number;
}

const typed = new Map<HTMLTextAreaElement, TypedText>();

const store = (field: HTMLTextAreaElement): void =>
  void typed.set(field, { value: field.value, start: field.selectionStart, end: field.selectionEnd });

function onInput({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement && typed.has(target)) store(target);
}

function onBeforeInput({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) putBack(target);
}

function putBack(field: HTMLTextAreaElement): void {
  const text = typed.get(field);
  if (!text || field.value === text.value) return;
  field.value = text.value;
  if (field === document.activeElement) field.setSelectionRange(text.start, text.end);
}

/**
 * Stores the text of every text area before hydration and restores it afterwards, because React resets a text area to its
 * initial text while it hydrates. Text that the visitor types during hydration is added to the stored text.
 */
export function storeTypedText(): void {
  for (const field of document.querySelectorAll('textarea')) store(field);
  document.addEventListener('input', onInput, true);
  document.addEventListener('beforeinput', onBeforeInput, true);
}

/** Restores the stored text of a text area after hydration. */
export function restoreTypedText(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  putBack(field);
  typed.delete(field);
  if (typed.size > 0) return;
  document.removeEventListener('input', onInput, true);
  document.removeEventListener('beforeinput', onBeforeInput, true);
}
