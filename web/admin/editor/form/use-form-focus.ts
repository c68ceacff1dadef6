import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { EditedForm } from './use-form-store.ts';
import type { FormState } from './form-state.ts';
import type { StoredRow } from '../records.ts';

type FormRef = RefObject<HTMLFormElement | null>;

/** Makes a dialog for a new record focus the first field instead of the close button. */
export function useFirstField(form: FormRef, editing: string | null): void {
  useLayoutEffect(() => {
    if (editing === null) form.current?.querySelector('[data-field]')?.setAttribute('data-autofocus', '');
  }, [form, editing]); // Mantine's focus trap looks for this attribute when the dialog opens
}

/** Focuses the first field of a record that was opened by a click, unless the focus has moved since. */
export function useFocusOnOpening<Row extends StoredRow>(
  form: FormRef,
  { editing, pressed }: Pick<EditedForm<Row>, 'editing' | 'pressed'>,
  canBeTyped: boolean,
): void {
  const ready = canBeTyped && editing !== null;
  const lead = useEffectEvent(() => {
    if (!ready || pressed?.id !== editing) return;
    const dialog = form.current?.closest('[role=dialog]'); // a dialog focuses its first element when it opens
    const focused = document.activeElement;
    if (focused !== pressed.from && focused !== document.body && !dialog?.contains(focused)) return;
    const beginning = form.current?.querySelector('h2') ?? form.current;
    beginning?.scrollIntoView({ block: 'nearest' }); // keeps the title of a long form in the viewport
    form.current?.querySelector<HTMLElement>('[data-field]')?.focus({ preventScroll: true });
  });
  useEffect(() => lead(), [ready]); // once for each form
}

/**
 * Focuses the first invalid field after each failed save, unless the user continued typing. Returns a function to call when
 * a save starts.
 */
export function useFocusOnRefusal(form: FormRef, { failedSaves, errors, typed }: FormState): () => void {
  const pressed = useRef<{ from: Element | null; typed: object }>({ from: null, typed });
  const known = useRef(failedSaves);
  const lead = useEffectEvent(() => {
    if (failedSaves === known.current) return;
    known.current = failedSaves;
    const focused = document.activeElement;
    const stayed = focused === pressed.current.from || focused === document.body;
    if (!stayed || typed !== pressed.current.typed) return;
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    fields.find(({ dataset }) => errors[dataset.field ?? ''])?.focus();
  });
  useEffect(() => lead(), [failedSaves]); // only a new failed save moves the focus
  return () => {
    pressed.current = { from: document.activeElement, typed };
  };
}
