import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { EditedForm } from '../desk/edited-form.ts';
import type { FormState } from '../desk/form-state.ts';
import type { StoredRow } from '../records.ts';

type FormRef = RefObject<HTMLFormElement | null>;

/** Has a dialog that opens for a new record begin with the first field of the form, not with the button that closes it. */
export function useFirstField(form: FormRef, editing: string | null): void {
  useLayoutEffect(() => {
    if (editing === null) form.current?.querySelector('[data-field]')?.setAttribute('data-autofocus', '');
  }, [form, editing]); // what keeps the focus in a dialog looks for this when it opens
}

/** Leads to the first field of a record that was opened by a press, unless somebody went elsewhere before it was there. */
export function useFocusOnOpening<Row extends StoredRow>(
  form: FormRef,
  { editing, pressed }: Pick<EditedForm<Row>, 'editing' | 'pressed'>,
  canBeTyped: boolean,
): void {
  const ready = canBeTyped && editing !== null;
  const lead = useEffectEvent(() => {
    if (!ready || pressed?.id !== editing) return;
    const dialog = form.current?.closest('[role=dialog]'); // takes the focus when it opens
    const focused = document.activeElement;
    if (focused !== pressed.from && focused !== document.body && !dialog?.contains(focused)) return;
    const beginning = form.current?.querySelector('h2') ?? form.current;
    beginning?.scrollIntoView({ block: 'nearest' }); // a form longer than the window must not push the title out of it
    form.current?.querySelector<HTMLElement>('[data-field]')?.focus({ preventScroll: true });
  });
  useEffect(() => lead(), [ready]); // once for each form: to press another row's button opens another
}

/**
 * Leads to the first field in which something is wrong, once for each time that saving was refused, unless somebody went
 * on typing meanwhile. Gives a function to be called when saving begins.
 */
export function useFocusOnRefusal(form: FormRef, { refusals, faults, typed }: FormState): () => void {
  const pressed = useRef<{ from: Element | null; typed: object }>({ from: null, typed });
  const known = useRef(refusals);
  const lead = useEffectEvent(() => {
    if (refusals === known.current) return;
    known.current = refusals;
    const focused = document.activeElement;
    const stayed = focused === pressed.current.from || focused === document.body;
    if (!stayed || typed !== pressed.current.typed) return;
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    fields.find(({ dataset }) => faults[dataset.field ?? ''])?.focus();
  });
  useEffect(() => lead(), [refusals]); // faults that are seen anew are no reason to leave the field that one is in
  return () => {
    pressed.current = { from: document.activeElement, typed };
  };
}
