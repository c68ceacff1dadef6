import { createContext, use } from 'react';
import { storedAccount } from '../../session/session.ts';
import { PictureUploads } from '../fields/uploads.ts';
import type { FormKey } from './drafts.ts';
import { RecordForm } from './record-form.ts';

type Opening = Pick<RecordForm, 'collection' | 'id' | 'parentId'> & { account?: string };

const keyOf = ({ account, form }: FormKey): string => `${account} ${form}`;

/** The forms of this tab. A form with unsaved changes or a save in progress stays when another one is opened. */
export class RecordForms {
  readonly uploads = new PictureUploads();
  readonly #forms = new Map<string, RecordForm>();
  /** Functions that withdraw the offer to undo discarded changes, by form. */
  readonly #undoOffers = new Map<string, () => void>();

  /** Returns the open form of this name, or opens one. */
  open(form: string, { collection, id, parentId, account = storedAccount() ?? '' }: Opening): RecordForm {
    const key = { account, form };
    const open = this.#forms.get(keyOf(key));
    if (open) return open;
    const added = new RecordForm(collection, key, id, parentId, this.uploads);
    added.subscribe(() => this.#removeIdle(added));
    this.#forms.set(keyOf(key), added);
    return added;
  }

  /** Returns the form of this name if the current account has opened it. */
  find(form: string): RecordForm | undefined {
    return this.#forms.get(keyOf({ account: storedAccount() ?? '', form }));
  }

  /** Opens a form again, which the user may have closed since. */
  reopen({ key, collection, id, parentId }: RecordForm): RecordForm {
    return this.open(key.form, { collection, id, parentId, account: key.account });
  }

  /** Marks a form as visible until the returned function is called; `close` closes its record. */
  show(form: RecordForm, close: () => void): () => void {
    this.#forms.set(keyOf(form.key), form);
    form.isVisible = true;
    form.close = close;
    return () => {
      form.isVisible = false;
      form.close = () => undefined;
      this.#removeIdle(form);
    };
  }

  /** Registers the function that withdraws the offer to undo discarded changes. */
  setUndoOffer({ key }: RecordForm, withdraw: () => void): void {
    this.#undoOffers.set(keyOf(key), withdraw);
  }

  /** Withdraws the undo offer of a form that was saved. */
  withdrawUndoOffer({ key }: RecordForm): void {
    this.#undoOffers.get(keyOf(key))?.();
    this.#undoOffers.delete(keyOf(key));
  }

  #removeIdle(form: RecordForm): void {
    const name = keyOf(form.key);
    if (form.isIdle && this.#forms.get(name) === form) this.#forms.delete(name); // it may have been opened again
  }

  /** The forms of the current account. */
  get #own(): RecordForm[] {
    return [...this.#forms.values()].filter(({ key }) => key.account === storedAccount());
  }

  /** True if closing the page now would lose changes of the current account. */
  isBusy(): boolean {
    return this.#own.some((form) => form.isBusy);
  }

  /** Returns what the current account is saving: pictures, texts or nothing. */
  getPendingSave(): 'pictures' | 'texts' | null {
    const saving = this.#own.map((form) => form.getState()).filter(({ phase }) => phase === 'saving');
    if (saving.length === 0) return null;
    const isSendingPicture = saving.some(({ submittedValues }) => this.uploads.isUploading(submittedValues));
    return isSendingPicture ? 'pictures' : 'texts';
  }

  /** True if the current account has unsaved changes. */
  hasUnsaved(): boolean {
    return this.#own.some((form) => form.getState().isDirty);
  }

  /** Resolves when no save of the current account is in progress. */
  async whenSaved(): Promise<void> {
    await Promise.all(this.#own.map((form) => form.whenSaved()));
  }

  /** Stores the drafts of the current account, before the page is left. */
  storeDrafts(): void {
    for (const form of this.#own) form.storeDraft();
  }

  /** Discards all changes of the current account. */
  clear(): void {
    for (const form of this.#own) form.clear();
  }
}

const RecordFormsContext = createContext<RecordForms | null>(null);

/** Provides the forms of the tab to the screens. */
export const RecordFormsProvider = RecordFormsContext.Provider;

export function useRecordForms(): RecordForms {
  const forms = use(RecordFormsContext);
  if (!forms) throw new Error('useRecordForms needs a RecordFormsProvider.');
  return forms;
}
