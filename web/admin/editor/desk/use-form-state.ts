import { useSyncExternalStore } from 'react';
import type { FormState } from './form-state.ts';
import type { OpenForm } from './open-form.ts';

/** What is true of a form now. Who asks is drawn anew with every key that is typed into it, so no list and no screen does. */
export const useFormState = (form: OpenForm): FormState => useSyncExternalStore(form.follow, form.now);

/** A part of what is true of a form, such as its phase: who asks is drawn anew when that changes, and not before. */
export const usePartOf = <Part>(form: OpenForm, part: (now: FormState) => Part): Part =>
  useSyncExternalStore(form.follow, () => part(form.now()));
