import { createContext, use } from 'react';
import { storedAccount } from '../../session/session.ts';
import { SerialQueue } from '../mutations/serial-queue.ts';
import type { FormKey } from '../drafts/drafts.ts';
import { discardChanges } from './form-state.ts';
import { chosenFiles } from './form-values.ts';
import { FormStore } from './form-store.ts';

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
  readonly #turns = new Map<string, SerialQueue>();
  /** Functions that withdraw the offer to undo discarded changes, by form. */
  readonly #offers = new Map<string, () => void>();

  /** Returns the open form of this name, or opens a new one if there is none or it was finished in an earlier visit. */
  open(name: string, record: string | null, { account, visit }: Opening = {}): FormStore {
    const of = { account: account ?? currentAccount(), form: name };
    const open = this.#forms.get(keyOf(of));
    if (open && !open.isFinishedBefore(visit)) return open;
    const form = new FormStore(of, record);
    form.subscribe(() => this.#removeIdle(form));
    this.#forms.set(keyOf(of), form);
    return form;
  }

  /** Returns the form of this name if it is open. */
  find(name: string): FormStore | undefined {
    return this.#forms.get(keyOf({ account: currentAccount(), form: name }));
  }

  /** Marks a form as visible until the returned function is called. */
  show(form: FormStore): () => void {
    this.#forms.set(keyOf(form.of), form);
    form.isVisible = true;
    return () => {
      form.isVisible = false;
      this.#removeIdle(form);
    };
  }

  /** Runs a change of a form's record after earlier changes have ended, so that they do not conflict. */
  runInOrder<Done>({ of }: FormStore, deed: () => Promise<Done>): Promise<Done> {
    const turns = this.#turns.get(keyOf(of)) ?? new SerialQueue();
    this.#turns.set(keyOf(of), turns);
    return turns.run(deed);
  }

  /** Registers the function that withdraws the offer to undo discarded changes. */
  setUndoOffer(form: FormStore, withdraw: () => void): void {
    this.#offers.set(keyOf(form.of), withdraw);
  }

  /** Withdraws the undo offer of a form that was saved. */
  withdrawUndoOffer(form: FormStore): void {
    this.#offers.get(keyOf(form.of))?.();
    this.#offers.delete(keyOf(form.of));
  }

  /** Removes a form that is neither visible nor busy. */
  #removeIdle(form: FormStore): void {
    const isOpen = this.#forms.get(keyOf(form.of)) === form; // it may have been opened again
    if (isOpen && !form.isVisible && !form.isBusy) this.#forms.delete(keyOf(form.of));
  }

  /** True if closing the page now would lose changes of the current account. */
  isBusy(): boolean {
    return this.#ownForms().some((form) => form.isBusy);
  }

  /** Returns what the current account is saving: pictures, texts or nothing. */
  saving(): 'pictures' | 'words' | null {
    const sent = this.#ownForms()
      .map((form) => form.getState())
      .filter(({ phase }) => phase === 'saving');
    if (sent.length === 0) return null;
    return sent.some((form) => chosenFiles(form.sent) !== null) ? 'pictures' : 'words';
  }

  /** True if the current account has unsaved changes. */
  hasUnsaved(): boolean {
    return this.#ownForms().some((form) => form.isDirty);
  }

  /** Resolves when no save of the current account is in progress. */
  async saved(): Promise<void> {
    await Promise.all(this.#ownForms().map((form) => form.whenSaved()));
  }

  /** Discards all changes of the current account. */
  clear(): void {
    for (const form of this.#ownForms()) form.setState(discardChanges(form.getState()));
  }

  #ownForms(): FormStore[] {
    return [...this.#forms.values()].filter(({ of }) => of.account === storedAccount());
  }
}

const keyOf = ({ account, form }: FormKey): string => `${account} ${form}`;

const FormRegistryContext = createContext<FormRegistry | null>(null);

/** Provides the registry to the screens. */
export const FormRegistryProvider = FormRegistryContext.Provider;

/** Returns the registry of this tab. */
export function useFormRegistry(): FormRegistry {
  const desk = use(FormRegistryContext);
  if (!desk) throw new Error('useFormRegistry needs a FormRegistryProvider.');
  return desk;
}
