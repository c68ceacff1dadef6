import { useSyncExternalStore } from 'react';
import { chosenPictures, samePictures } from '../drafts/draft-pictures.ts';
import { type FormKey, readDraft, removeDraft, storeDraft, storePictures } from '../drafts/drafts.ts';
import type { FieldRule } from '../field.ts';
import { createFormState, type FormState, isDirty, isEditable, setValue } from './form-state.ts';

/** The store of one form, visible or not. Every change is stored as a draft. */
export class FormStore {
  /** The rules of the mounted fields, in their order. */
  readonly rules = new Map<string, FieldRule>();
  /** True if the changes would survive a reload. */
  isDraftStored = true;
  /** True while the form is mounted. */
  isVisible = false;
  /** Key of the history entry at which the work on the record ended. */
  #doneAt: string | undefined;
  #state: FormState;
  readonly #followers = new Set<() => void>();

  constructor(
    readonly of: FormKey,
    /** Id of the record to edit; null for a new one. */
    readonly record: string | null,
  ) {
    this.#state = createFormState(record === null ? 'new' : 'stored', readDraft(of));
  }

  readonly getState = (): FormState => this.#state;

  readonly subscribe = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  setState(next: FormState): void {
    const { typed, opened, idempotencyKeys } = next;
    const before = this.#state;
    this.#state = next;
    if (next.phase !== 'done') this.#doneAt = undefined;
    if (Object.keys(typed).length === 0) {
      removeDraft(this.of);
      this.isDraftStored = true;
    } else if (
      typed !== before.typed ||
      opened !== before.opened ||
      idempotencyKeys !== before.idempotencyKeys
    ) {
      this.isDraftStored = storeDraft(this.of, next);
    }
    if (!samePictures(before.typed, typed)) void storePictures(this.of, chosenPictures(typed));
    for (const follower of this.#followers) follower();
  }

  /** Resolves when no save is in progress. */
  whenSaved(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.#state.phase === 'saving') return;
        stop();
        resolve();
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  /** Updates the value of a field from its current value. */
  type(rule: FieldRule, to: (now: unknown) => unknown): void {
    if (isEditable(this.#state)) this.setState(setValue(this.#state, rule, to));
  }

  /** Marks the work on the record as ended at this history entry. */
  markFinished(visit: string): void {
    this.#doneAt = visit;
  }

  /** True if the work on the record ended at an earlier history entry. */
  isFinishedBefore(visit: string | undefined): boolean {
    const isDone = this.#state.phase === 'done' && this.#doneAt !== undefined;
    return isDone && visit !== undefined && visit !== this.#doneAt;
  }

  /** True if there are unsaved changes. */
  get isDirty(): boolean {
    return isDirty(this.#state);
  }

  /** True if there are unsaved changes or a save is in progress. */
  get isBusy(): boolean {
    return this.#state.phase === 'saving' || this.isDirty;
  }
}

/** Returns the state of a form. The component re-renders with every keystroke, so lists and screens use `useFormSelector`. */
export const useFormState = (form: FormStore): FormState =>
  useSyncExternalStore(form.subscribe, form.getState);

/** Returns a part of the state of a form; the component re-renders only when that part changes. */
export const useFormSelector = <Part>(form: FormStore, part: (now: FormState) => Part): Part =>
  useSyncExternalStore(form.subscribe, () => part(form.getState()));
