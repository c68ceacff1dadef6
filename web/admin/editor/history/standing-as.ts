import type { Typed } from '../field.ts';
import { finished, type FormState } from '../form-state.ts';
import type { StoredRow } from '../records.ts';

/** A form whose record stands otherwise now: it shows that, under what is kept of what was typed. */
export const standingAs = (form: FormState, row: StoredRow, typed: Typed = {}): FormState => ({
  ...finished(form),
  phase: 'open',
  adding: false,
  opened: row,
  typed,
});
