import type { Typed } from '../field.ts';
import type { StoredRow } from '../records.ts';
import { finished, type FormState } from './form-state.ts';

/**
 * A form whose record stands otherwise now: it shows that, under what is kept of what was typed. What is being saved
 * goes on, from there.
 */
export const standingAs = (form: FormState, row: StoredRow, typed: Typed = {}): FormState =>
  form.phase === 'saving'
    ? { ...form, opened: row }
    : { ...finished(form), phase: 'open', adding: false, opened: row, typed };
