import type { Typed } from '../field.ts';
import type { StoredRow } from '../records.ts';
import { finished, isDirty, type FormState } from './form-state.ts';

/** Said where something is typed about a record that was deleted. */
const wordsFor = (one: string): string =>
  `This ${one} has been deleted. What you typed is still here, and can be added anew.`;

/**
 * A form whose record, called `one` in a sentence, was deleted: there is nothing left to do with it, unless something was
 * typed. What is being saved is told by its own answer.
 */
export function deleted(form: FormState, one: string): FormState {
  if (form.phase === 'saving') return form;
  return isDirty(form) ? { ...form, faults: {}, notice: wordsFor(one) } : finished(form);
}

/** A form whose record was brought back. */
export const undeleted = (form: FormState, one: string): FormState =>
  form.notice === wordsFor(one) ? { ...form, notice: null } : form;

/**
 * A form whose record stands otherwise now: it shows that, under what is kept of what was typed. What is being saved
 * goes on, from there.
 */
export const standingAs = (form: FormState, row: StoredRow, typed: Typed = {}): FormState =>
  form.phase === 'saving'
    ? { ...form, opened: row }
    : { ...finished(form), phase: 'open', adding: false, opened: row, typed };
