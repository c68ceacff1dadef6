import type { LoadedPictures } from '../drafts/draft-pictures.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { IdempotencyKeys } from '../drafts/idempotency-keys.ts';
import type { FieldRule, Typed } from '../field.ts';
import { currentValue, editsSinceSubmit, initialValue, type UploadState } from './form-context.tsx';
import * as messages from './messages.ts';
import { filesIn } from '../pictures/pictures.tsx';
import type { StoredRow } from '../records.ts';

type FieldErrors = Readonly<Record<string, string>>;
type Rules = ReadonlyMap<string, FieldRule>;

/**
 * The phase of a form. Its record is loading (`loading`) or failed to load (`loadFailed`). It is editable (`open`), also during
 * a save (`saving`) and after a failed save (`saveFailed`). The work on its record has ended (`done`).
 */
type Phase = 'loading' | 'loadFailed' | 'open' | 'saving' | 'saveFailed' | 'done';

/** The state of one form. */
export interface FormState {
  phase: Phase;
  /** Whether the form was opened for a new or a stored record. */
  mode: 'new' | 'stored';
  /** True if saving creates a record: the form is for a new one, or its record was deleted by another user. */
  isNew: boolean;
  /** The record when the form was opened. */
  opened: StoredRow | null;
  /** Unsaved values by field. */
  typed: Typed;
  /** The values that are being saved. */
  sent: Typed;
  /** True if a request received no response, so that it may have been stored. */
  isOutcomeUnknown: boolean;
  /** The draft that was restored after a reload or a crash. */
  restored: Draft | null;
  /** File names of the draft's pictures that the browser could not store. */
  lostPictures: readonly string[];
  /** Errors by field. */
  errors: FieldErrors;
  /** Why nothing or not everything was saved. */
  notice: string | null;
  /** Number of failed saves. */
  failedSaves: number;
  /** Time of the last save, as `performance.now()`. */
  savedAt: number;
  /** Upload state of each picture. */
  uploads: ReadonlyMap<File, UploadState>;
  /** The version that another user saved meanwhile, until the conflict is resolved. */
  serverVersion: StoredRow | null;
  idempotencyKeys: IdempotencyKeys;
}

const EMPTY: FormState = {
  phase: 'open',
  mode: 'new',
  isNew: true,
  opened: null,
  typed: {},
  sent: {},
  isOutcomeUnknown: false,
  restored: null,
  lostPictures: [],
  errors: {},
  notice: null,
  failedSaves: 0,
  savedAt: -Infinity,
  uploads: new Map(),
  serverVersion: null,
  idempotencyKeys: {},
};

/** Creates the state of a form that is opened, with its draft if there is one. */
export function createFormState(mode: FormState['mode'], draft: Draft | null): FormState {
  if (draft) return restoreDraft({ ...EMPTY, mode }, draft);
  return mode === 'new' ? EMPTY : { ...EMPTY, mode, phase: 'loading', isNew: false };
}

/** Restores a draft with the record as it was then, so that later changes by others are found on saving. */
export const restoreDraft = (form: FormState, draft: Draft): FormState => ({
  ...undoDiscard(form, draft),
  isOutcomeUnknown: Object.keys(draft.idempotencyKeys).length > 0,
  restored: draft,
});

/** Restores the pictures of a draft in fields that were not changed since. */
export const restorePictures = (form: FormState, { pictures, lost }: LoadedPictures): FormState => ({
  ...form,
  typed: { ...pictures, ...form.typed },
  lostPictures: lost,
});

/** Restores discarded values in fields that were not changed since. */
export const undoDiscard = (
  form: FormState,
  { opened, typed, idempotencyKeys }: Pick<FormState, 'opened' | 'typed' | 'idempotencyKeys'>,
): FormState => ({
  ...form,
  phase: 'open',
  isNew: opened === null,
  opened,
  typed: { ...typed, ...form.typed },
  idempotencyKeys,
});

/** True if the form can be edited, which needs its record. */
export const isEditable = ({ phase }: FormState): boolean => ['open', 'saving', 'saveFailed'].includes(phase);

/** True if there are values that are neither stored nor being saved. */
export const isDirty = ({ phase, typed, sent }: FormState): boolean =>
  phase === 'saving' ? typed !== sent : Object.keys(typed).length > 0;

export const startLoading = (form: FormState): FormState => ({ ...form, phase: 'loading', notice: null });

export const loadedRecord = (form: FormState, row: StoredRow): FormState =>
  form.phase === 'loading' ? { ...form, phase: 'open', opened: row } : form;

export const failLoading = (form: FormState, notice: string): FormState => ({
  ...form,
  phase: 'loadFailed',
  notice,
});

/** Sets the value of a field. A value equal to the stored one counts as unchanged; the notice goes with the last error. */
export function setValue(form: FormState, rule: FieldRule, to: (now: unknown) => unknown): FormState {
  if (!isEditable(form)) return form;
  const value = to(currentValue(rule, form));
  const others = without(form.typed, rule.name);
  const isAsBefore = rule.isEqual(value, initialValue(rule, form.opened));
  const typed = isAsBefore ? others : { ...others, [rule.name]: value };
  if (form.phase !== 'saving' && Object.keys(typed).length === 0) return pristine({ ...form, typed });
  const lostPictures = stillLost(form.lostPictures, filesIn(value));
  const errors = without(form.errors, rule.name);
  const isMended = rule.name in form.errors && Object.keys(errors).length === 0 && !form.isOutcomeUnknown;
  return { ...form, typed, lostPictures, errors, notice: isMended ? null : form.notice };
}

/** The names of lost pictures that were not chosen again. Where one picture was lost, a single other one takes its place. */
function stillLost(lost: readonly string[], chosen: readonly File[]): readonly string[] {
  if (lost.length === 1 && chosen.length === 1) return [];
  return lost.filter((name) => !chosen.some((file) => file.name === name));
}

const pristine = (form: FormState): FormState => ({
  ...EMPTY,
  phase: form.phase === 'saveFailed' ? 'open' : form.phase,
  mode: form.mode,
  isNew: form.isNew,
  opened: form.opened,
  failedSaves: form.failedSaves,
  savedAt: form.savedAt,
});

/** Starts a save with these idempotency keys. */
export const startSaving = (form: FormState, idempotencyKeys: IdempotencyKeys): FormState => ({
  ...form,
  phase: 'saving',
  sent: form.typed,
  restored: null,
  errors: {},
  notice: null,
  uploads: new Map(),
  idempotencyKeys,
});

export const setProgress = (form: FormState, file: File, state: UploadState): FormState => ({
  ...form,
  uploads: new Map(form.uploads).set(file, state),
});

interface SaveFailure {
  errors?: FieldErrors;
  notice: string | null;
  /** True if it may have been stored nevertheless. */
  isOutcomeUnknown?: boolean;
}

/** Ends a save that stored nothing or not everything; the values stay. */
export const failSaving = (
  form: FormState,
  { errors = {}, notice, isOutcomeUnknown = false }: SaveFailure,
): FormState => ({
  ...form,
  phase: 'saveFailed',
  errors,
  notice,
  isOutcomeUnknown,
  idempotencyKeys: isOutcomeUnknown ? form.idempotencyKeys : {}, // a rejected input gets new keys when it is sent again
  failedSaves: form.failedSaves + 1,
});

/** Removes one of several pictures from the form after it was stored. */
export function pictureStored(
  form: FormState,
  { name, file, key }: { name: string; file: File; key: string },
): FormState {
  const drop = (typed: Typed): Typed => {
    const files = filesIn(typed[name]);
    if (files.length === 0) return typed;
    const left = files.filter((one) => one !== file);
    return left.length > 0 ? { ...typed, [name]: left } : without(typed, name);
  };
  const typed = drop(form.typed);
  const idempotencyKeys = Object.fromEntries(
    Object.entries(form.idempotencyKeys).filter(([, one]) => one !== key),
  );
  return { ...form, typed, sent: form.typed === form.sent ? typed : drop(form.sent), idempotencyKeys };
}

/** Ends a successful save. Edits made since its start stay; without any the work on a stored record is done. */
export function finishSaving(form: FormState, row: StoredRow | null, rules: Rules): FormState {
  const opened = form.isNew ? null : row;
  const typed = editsSinceSubmit(form, opened, rules);
  const done = form.mode === 'stored' && Object.keys(typed).length === 0;
  return {
    ...EMPTY,
    phase: done ? 'done' : 'open',
    mode: form.mode,
    isNew: form.isNew,
    opened,
    typed,
    failedSaves: form.failedSaves,
    savedAt: performance.now(), // set together with the cleared form, so that a double click does not save twice
  };
}

/** Shows the version that another user saved first. */
export const showConflict = (form: FormState, serverVersion: StoredRow): FormState => ({
  ...form,
  phase: 'saveFailed',
  serverVersion,
});

export const dismissConflict = (form: FormState): FormState => ({ ...form, serverVersion: null });

/** Continues from the stored record with the unsaved values that the user keeps. */
export const rebase = (form: FormState, row: StoredRow, typed: Typed): FormState => ({
  ...form,
  phase: Object.keys(typed).length === 0 ? 'done' : 'open',
  opened: row,
  typed,
  serverVersion: null,
});

/** Turns the form into one for a new record, because its record was deleted. */
export const recordDeletedWhileSaving = (
  form: FormState,
  allValues: Typed,
  failure: SaveFailure,
): FormState =>
  failSaving(
    { ...form, isNew: true, opened: null, typed: allValues, sent: allValues, serverVersion: null },
    failure,
  );

/** Discards the values that are not being saved. */
export function discardChanges(form: FormState): FormState {
  return form.phase === 'saving' ? { ...form, typed: form.sent } : pristine({ ...form, typed: {} });
}

/** Ends the work on the record. */
export const finish = (form: FormState): FormState => ({
  ...pristine({ ...form, typed: {} }),
  phase: 'done',
});

function without<T>(all: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
}

/**
 * The state of a form after its record (called `one` in a sentence) was deleted: finished, unless it has unsaved changes.
 * A save in progress is not affected.
 */
export function recordDeleted(form: FormState, one: string): FormState {
  if (form.phase === 'saving') return form;
  return isDirty(form) ? { ...form, errors: {}, notice: messages.deletedWithChanges(one) } : finish(form);
}

/** The state of a form after its record was restored. */
export const recordRestored = (form: FormState, one: string): FormState =>
  form.notice === messages.deletedWithChanges(one) ? { ...form, notice: null } : form;

/**
 * The state of a form after its record was changed elsewhere: it shows the new record and the given unsaved values. A save
 * in progress continues from the new record.
 */
export const resetTo = (form: FormState, row: StoredRow, typed: Typed = {}): FormState =>
  form.phase === 'saving'
    ? { ...form, opened: row }
    : { ...finish(form), phase: 'open', isNew: false, opened: row, typed };
