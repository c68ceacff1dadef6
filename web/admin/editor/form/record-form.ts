import { useSyncExternalStore } from 'react';
import { changesOf, type Collection, type StoredRow, type Values, valuesOf } from '../collection.ts';
import { createIdempotencyKey } from '../../../data/idempotency-key.ts';
import { SerialQueue } from '../mutations/account-state.ts';
import { PictureUploads } from '../fields/uploads.ts';
import { type Draft, type FormKey, readDraft, removeDraft, storeDraft } from './drafts.ts';

type FieldErrors = Readonly<Record<string, string>>;

export interface FormState {
  /** Its record is loading or failed to load, or the form can be edited, also while a save is in progress. */
  phase: 'loading' | 'loadFailed' | 'ready' | 'saving';
  /** True if saving creates a record: the form is for a new one, or its record was deleted by another user. */
  isNew: boolean;
  /** The record as it was when the form was opened. */
  record: StoredRow | null;
  /** The values of that record. */
  defaultValues: Values;
  values: Values;
  /** The values that differ from those of the record. */
  dirtyValues: Values;
  /** The values that are being saved. */
  submittedValues: Values | null;
  /** True if there are values that are neither stored nor being saved. */
  isDirty: boolean;
  /** False if the browser has no space for the draft. */
  isDraftStored: boolean;
  /** The draft that was restored after a reload or a crash. */
  restored: Draft | null;
  errors: FieldErrors;
  /** Why nothing or not everything was saved. */
  notice: string | null;
  failedSaves: number;
  /** Time of the last save, as `performance.now()`. */
  savedAt: number;
  /** Number of edits by the user. */
  edits: number;
  /** The version that another user saved meanwhile, until the conflict is resolved. */
  serverVersion: StoredRow | null;
  /** Idempotency key of a request that may have been stored without a response. */
  idempotencyKey: string | null;
}

interface SaveFailure {
  notice: string | null;
  errors?: FieldErrors;
  /** True if it may have been stored nevertheless. */
  isOutcomeUnknown?: boolean;
}

/** What Undo restores. */
type Snapshot = Omit<Draft, 'at'>;

const CLEAN = {
  submittedValues: null,
  restored: null,
  errors: {},
  notice: null,
  serverVersion: null,
  idempotencyKey: null,
} satisfies Partial<FormState>;

/** The form of one record, which outlives its screen. Every change is stored as a draft. */
export class RecordForm {
  /** True while the form is mounted. */
  isVisible = false;
  /** Closes the record on its screen; set while the form is mounted. */
  close: () => void = () => undefined;
  /** Hides the notification of the last failed save. */
  hideError: () => void = () => undefined;
  readonly #listeners = new Set<() => void>();
  readonly #queue = new SerialQueue();
  #state: FormState;

  constructor(
    readonly collection: Pick<Collection, 'fields'>,
    readonly key: FormKey,
    /** Id of the record to edit; null for a new one. */
    readonly id: string | null,
    /** Id of the parent of a new record. */
    readonly parentId: string | null,
    readonly uploads = new PictureUploads(),
  ) {
    const { fields } = collection;
    const stateOf = (record: StoredRow | null, draft: Draft | null): FormState => {
      const defaultValues = valuesOf(fields, record, parentId);
      const values = { ...defaultValues, ...draft?.dirtyValues };
      const dirtyValues = changesOf(fields, values, defaultValues);
      return {
        ...CLEAN,
        phase: id === null || draft ? 'ready' : 'loading',
        isNew: draft ? record === null : id === null,
        record,
        defaultValues,
        values,
        dirtyValues,
        isDirty: !isEmpty(dirtyValues),
        isDraftStored: true,
        restored: draft,
        idempotencyKey: draft?.idempotencyKey ?? null,
        failedSaves: 0,
        savedAt: -Infinity,
        edits: 0,
      };
    };
    const draft = readDraft(key);
    const restored = draft && stateOf(draft.record, draft);
    this.#state = restored?.isDirty ? restored : stateOf(null, null);
  }

  readonly getState = (): FormState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes the state, what follows from it, and the draft. */
  set(change: Partial<FormState>): void {
    const before = this.#state;
    const next = { ...before, ...change };
    const { fields } = this.collection;
    if (next.values !== before.values || next.defaultValues !== before.defaultValues)
      next.dirtyValues = changesOf(fields, next.values, next.defaultValues);
    const unsaved = next.submittedValues
      ? changesOf(fields, next.values, next.submittedValues)
      : next.dirtyValues;
    next.isDirty = !isEmpty(unsaved);
    next.isDraftStored = this.#storeDraft(before, next);
    this.#state = next;
    if (next.notice === null) {
      this.hideError();
      this.hideError = () => undefined;
    }
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Stores the draft if it has changed. Only a form that had changes removes one, because it may belong to another tab. */
  #storeDraft(before: FormState, { dirtyValues, record, idempotencyKey, isDraftStored }: FormState): boolean {
    if (isEmpty(dirtyValues)) {
      if (!isEmpty(before.dirtyValues)) removeDraft(this.key);
      return true;
    }
    const isStored =
      dirtyValues === before.dirtyValues &&
      record === before.record &&
      idempotencyKey === before.idempotencyKey;
    return isStored ? isDraftStored : storeDraft(this.key, { dirtyValues, record, idempotencyKey });
  }

  /** True if the form can be edited, which needs its record. */
  get isEditable(): boolean {
    return this.#state.phase === 'ready' || this.#state.phase === 'saving';
  }

  /** True if there are unsaved changes or a save is in progress. */
  get isBusy(): boolean {
    return this.#state.isDirty || this.#state.phase === 'saving';
  }

  /** True if nothing would be lost without the form. */
  get isIdle(): boolean {
    return !this.isVisible && !this.isBusy && this.#queue.isIdle();
  }

  /** Stores the draft again, which another tab may have replaced or removed. */
  storeDraft(): void {
    const { dirtyValues, record, idempotencyKey } = this.#state;
    if (!isEmpty(dirtyValues)) storeDraft(this.key, { dirtyValues, record, idempotencyKey });
  }

  /** Sets a value that the user edits. Its error goes, and the notice with the last error or the last change. */
  setValue(name: string, value: unknown): void {
    if (!this.isEditable) return;
    const { values, errors, phase, notice, idempotencyKey, edits } = this.#state;
    const { [name]: error, ...otherErrors } = errors;
    const isMended = error !== undefined && isEmpty(otherErrors) && idempotencyKey === null;
    this.set({
      values: { ...values, [name]: value },
      edits: edits + 1,
      ...(error !== undefined && { errors: otherErrors }),
      notice: isMended ? null : notice,
    });
    if (phase !== 'saving' && isEmpty(this.#state.dirtyValues)) this.set(CLEAN);
  }

  /** Updates a value that is also being saved, such as a picture that has been uploaded. */
  updateValue(name: string, update: (value: unknown) => unknown): void {
    const { values, submittedValues } = this.#state;
    const updated = (all: Values) => ({ ...all, [name]: update(all[name]) });
    this.set({ values: updated(values), submittedValues: submittedValues && updated(submittedValues) });
  }

  clearError(name: string): void {
    const { [name]: error, ...errors } = this.#state.errors;
    if (error !== undefined) this.set({ errors });
  }

  /** Shows a record, or a new one, with unsaved changes: by default, those of the form. A save in progress goes on. */
  rebase(record: StoredRow | null, dirtyValues: Values = this.#state.dirtyValues): void {
    const defaultValues = valuesOf(this.collection.fields, record, this.parentId);
    const { phase, submittedValues, defaultValues: before } = this.#state;
    const shown = {
      record,
      isNew: record === null,
      defaultValues,
      values: { ...defaultValues, ...dirtyValues },
    };
    if (phase === 'saving' && submittedValues) {
      const submitted = changesOf(this.collection.fields, submittedValues, before);
      this.set({ ...shown, submittedValues: { ...defaultValues, ...submitted } });
    } else this.set({ ...CLEAN, ...shown, phase: 'ready' });
  }

  /** Restores changes with the record as it was then, so that later changes by others are found on saving. Later edits stay. */
  restore({ record, dirtyValues, idempotencyKey }: Snapshot): void {
    this.rebase(record, { ...dirtyValues, ...this.#state.dirtyValues });
    this.set({ idempotencyKey });
  }

  snapshot(): Snapshot {
    const { record, dirtyValues, idempotencyKey } = this.#state;
    return { record, dirtyValues, idempotencyKey };
  }

  /** Discards the changes that are not being saved. */
  clear(): void {
    const { phase, submittedValues, defaultValues } = this.#state;
    if (phase === 'saving') this.set({ values: submittedValues ?? defaultValues });
    else if (this.isEditable) this.set({ ...CLEAN, values: defaultValues });
    else this.set(CLEAN);
  }

  /** Starts a save of the current values. */
  startSaving(): void {
    const { values, idempotencyKey } = this.#state;
    this.set({
      phase: 'saving',
      submittedValues: values,
      restored: null,
      errors: {},
      notice: null,
      idempotencyKey: idempotencyKey ?? createIdempotencyKey(),
    });
  }

  /** Ends a save that stored everything. Edits made since its start stay. */
  finishSaving(record: StoredRow | null): void {
    const { values, submittedValues } = this.#state;
    const edits = submittedValues ? changesOf(this.collection.fields, values, submittedValues) : {};
    const savedAt = performance.now(); // set together with the cleared form, so that a double click does not save twice
    this.#state = { ...this.#state, phase: 'ready', submittedValues: null, savedAt };
    this.rebase(record, edits);
  }

  /** Ends a save that stored nothing or not everything; the values stay. */
  failSaving({ notice, errors = {}, isOutcomeUnknown = false }: SaveFailure): void {
    const { failedSaves, idempotencyKey } = this.#state;
    this.set({
      phase: 'ready',
      submittedValues: null,
      errors,
      notice,
      failedSaves: failedSaves + 1,
      idempotencyKey: isOutcomeUnknown ? idempotencyKey : null, // a rejected input gets a new one when it is sent again
    });
  }

  /** Turns the form into one for a new record with the same values, because its record was deleted. */
  becomeNew(): void {
    const { values } = this.#state;
    this.#state = { ...this.#state, phase: 'ready', submittedValues: null };
    this.rebase(null, values);
  }

  /** Runs a change of the record after all earlier ones, so that they do not conflict. */
  async runInOrder<Result>(change: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#queue.run(change);
    } finally {
      this.#notify();
    }
  }

  /** Resolves when no save is in progress. */
  whenSaved(): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.#state.phase === 'saving') return;
        stop();
        resolve();
      };
      const stop = this.subscribe(check);
      check();
    });
  }
}

const isEmpty = (values: object): boolean => Object.keys(values).length === 0;

/** Returns a part of the state of a form; the component renders again when that part changes. */
export const useFormSelector = <Part>(form: RecordForm, select: (state: FormState) => Part): Part =>
  useSyncExternalStore(form.subscribe, () => select(form.getState()));
