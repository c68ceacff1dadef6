import { createContext, use, useSyncExternalStore } from 'react';
import { chosenPictures, samePictures } from '../drafts/draft-pictures.ts';
import { type FormKey, readDraft, removeDraft, storeDraft, storePictures } from '../drafts/drafts.ts';
import type { FieldRule } from '../field.ts';
import {
  createFormState,
  discardChanges,
  type FormState,
  isDirty,
  isEditable,
  setValue,
} from './form-state.ts';
import { chosenFiles } from './form-context.tsx';
import { SerialQueue } from '../mutations/account-state.ts';
import { storedAccount } from '../../session/session.ts';

/** The store of one form, visible or not. Every change is stored as a draft. */
export class FormStore {
  /** The rules of the mounted fields, in their order. */
  readonly rules = new Map<string, FieldRule>();
  /** True if the changes would survive a reload. */
  isDraftStored = true;
  /** True while the form is mounted. */
  isVisible = false;
  /** Key of the history entry at which the work on the record ended. */
  #finishedAt: string | undefined;
  #state: FormState;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly key: FormKey,
    /** Id of the record to edit; null for a new one. */
    readonly record: string | null,
  ) {
    this.#state = createFormState(record === null ? 'new' : 'stored', readDraft(key));
  }

  readonly getState = (): FormState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setState(next: FormState): void {
    const { typed, opened, idempotencyKeys } = next;
    const before = this.#state;
    this.#state = next;
    if (next.phase !== 'done') this.#finishedAt = undefined;
    if (Object.keys(typed).length === 0) {
      removeDraft(this.key);
      this.isDraftStored = true;
    } else if (
      typed !== before.typed ||
      opened !== before.opened ||
      idempotencyKeys !== before.idempotencyKeys
    ) {
      this.isDraftStored = storeDraft(this.key, next);
    }
    if (!samePictures(before.typed, typed)) void storePictures(this.key, chosenPictures(typed));
    for (const listener of this.#listeners) listener();
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

  /** Updates the value of a field from its current value. */
  type(rule: FieldRule, to: (now: unknown) => unknown): void {
    if (isEditable(this.#state)) this.setState(setValue(this.#state, rule, to));
  }

  /** Marks the work on the record as ended at this history entry. */
  markFinished(visit: string): void {
    this.#finishedAt = visit;
  }

  /** True if the work on the record ended at an earlier history entry. */
  isFinishedBefore(visit: string | undefined): boolean {
    const isDone = this.#state.phase === 'done' && this.#finishedAt !== undefined;
    return isDone && visit !== undefined && visit !== this.#finishedAt;
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

interface Opening {
  /** Account that owns the form; the current account by default. */
  account?: string;
  /** Key of the history entry. */
  visit?: string;
}

const currentAccount = (): string => storedAccount() ?? '';

/** The forms of this tab. A form with unsaved changes or a save in progress stays when another one is opened. */
export class FormRegistry {
  readonly #forms = new Map<string, FormStore>();
  /** Queues of changes by form; a form may be opened again while a change is in progress. */
  readonly #queues = new Map<string, SerialQueue>();
  /** Functions that withdraw the offer to undo discarded changes, by form. */
  readonly #undoOffers = new Map<string, () => void>();

  /** Returns the open form of this name, or opens a new one if there is none or it was finished in an earlier visit. */
  open(name: string, record: string | null, { account, visit }: Opening = {}): FormStore {
    const key = { account: account ?? currentAccount(), form: name };
    const open = this.#forms.get(keyOf(key));
    if (open && !open.isFinishedBefore(visit)) return open;
    const form = new FormStore(key, record);
    form.subscribe(() => this.#removeIdle(form));
    this.#forms.set(keyOf(key), form);
    return form;
  }

  /** Returns the form of this name if it is open. */
  find(name: string): FormStore | undefined {
    return this.#forms.get(keyOf({ account: currentAccount(), form: name }));
  }

  /** Marks a form as visible until the returned function is called. */
  show(form: FormStore): () => void {
    this.#forms.set(keyOf(form.key), form);
    form.isVisible = true;
    return () => {
      form.isVisible = false;
      this.#removeIdle(form);
    };
  }

  /** Runs a change of a form's record after earlier changes have ended, so that they do not conflict. */
  runInOrder<Done>({ key }: FormStore, change: () => Promise<Done>): Promise<Done> {
    const queue = this.#queues.get(keyOf(key)) ?? new SerialQueue();
    this.#queues.set(keyOf(key), queue);
    return queue.run(change);
  }

  /** Registers the function that withdraws the offer to undo discarded changes. */
  setUndoOffer(form: FormStore, withdraw: () => void): void {
    this.#undoOffers.set(keyOf(form.key), withdraw);
  }

  /** Withdraws the undo offer of a form that was saved. */
  withdrawUndoOffer(form: FormStore): void {
    this.#undoOffers.get(keyOf(form.key))?.();
    this.#undoOffers.delete(keyOf(form.key));
  }

  /** Removes a form that is neither visible nor busy. */
  #removeIdle(form: FormStore): void {
    const isOpen = this.#forms.get(keyOf(form.key)) === form; // it may have been opened again
    if (isOpen && !form.isVisible && !form.isBusy) this.#forms.delete(keyOf(form.key));
  }

  /** True if closing the page now would lose changes of the current account. */
  isBusy(): boolean {
    return this.#ownForms().some((form) => form.isBusy);
  }

  /** Returns what the current account is saving: pictures, texts or nothing. */
  getPendingSave(): 'pictures' | 'texts' | null {
    const saving = this.#ownForms()
      .map((form) => form.getState())
      .filter(({ phase }) => phase === 'saving');
    if (saving.length === 0) return null;
    return saving.some((form) => chosenFiles(form.sent) !== null) ? 'pictures' : 'texts';
  }

  /** True if the current account has unsaved changes. */
  hasUnsaved(): boolean {
    return this.#ownForms().some((form) => form.isDirty);
  }

  /** Resolves when no save of the current account is in progress. */
  async whenSaved(): Promise<void> {
    await Promise.all(this.#ownForms().map((form) => form.whenSaved()));
  }

  /** Discards all changes of the current account. */
  clear(): void {
    for (const form of this.#ownForms()) form.setState(discardChanges(form.getState()));
  }

  #ownForms(): FormStore[] {
    return [...this.#forms.values()].filter(({ key }) => key.account === storedAccount());
  }
}

const keyOf = ({ account, form }: FormKey): string => `${account} ${form}`;

const FormRegistryContext = createContext<FormRegistry | null>(null);

/** Provides the registry to the screens. */
export const FormRegistryProvider = FormRegistryContext.Provider;

/** Returns the registry of this tab. */
export function useFormRegistry(): FormRegistry {
  const registry = use(FormRegistryContext);
  if (!registry) throw new Error('useFormRegistry needs a FormRegistryProvider.');
  return registry;
}
