import type { ApolloClient } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import {
  UploadPictureDocument,
  type UploadedPictureFragment,
} from '../../../../schema/documents/admin/graphql.ts';
import { describeError, isTemporary, toApiError } from '../../../data/api-error.ts';
import type { Values } from '../collection.ts';
import { unreachable } from '../form/messages.ts';
import { checkReadable, isUnreadable, validatePicture } from '../pictures/pictures.tsx';
import * as messages from '../pictures/messages.ts';

/** A chosen picture as a form value, which a draft can store. */
export interface ChosenPicture {
  key: string;
  /** Name of the file. */
  name: string;
  /** The picture once it is uploaded. */
  picture: UploadedPictureFragment | null;
  /** Why it could not be uploaded. */
  error: string | null;
}

/** The upload of a chosen picture in this tab. */
export interface Upload {
  readonly file: File;
  readonly state: 'queued' | 'sending' | 'failed' | 'done';
  /** Sent share, from 0 to 1. */
  readonly sent: number;
  /** True if another attempt with the same file may succeed. */
  readonly canRetry: boolean;
  readonly picture: UploadedPictureFragment | null;
}

interface PictureForm {
  getState: () => { values: Values; submittedValues: Values | null };
  /** Updates a value that may also be being saved. */
  updateValue: (name: string, update: (value: unknown) => unknown) => void;
  clearError: (name: string) => void;
}

/** Where the result of an upload goes. */
interface Target {
  client: ApolloClient;
  form: PictureForm;
  /** Name of the picture field. */
  field: string;
}

/** Uploads at the same time. Others wait, because a browser opens few connections and a queued request would time out. */
const MAX_CONCURRENT = 3;

const NONE: readonly ChosenPicture[] = [];

/** The chosen pictures of a field's value. */
export const chosenIn = (value: unknown): readonly ChosenPicture[] =>
  Array.isArray(value) && value.every(isChosen) ? value : NONE;

const isChosen = (one: unknown): one is ChosenPicture =>
  typeof one === 'object' && one !== null && 'key' in one && 'picture' in one;

/** The pictures that were chosen in this tab. Uploads go on when the user leaves the form. */
export class PictureUploads {
  readonly #uploads = new Map<string, Upload>();
  readonly #targets = new Map<string, Target>();
  readonly #aborts = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the upload of a chosen picture; undefined after a reload. */
  get(key: string): Upload | undefined {
    return this.#uploads.get(key);
  }

  add(file: File, target: Target): ChosenPicture {
    const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const error = validatePicture(file);
    this.#uploads.set(key, {
      file,
      state: error === null ? 'queued' : 'failed',
      sent: 0,
      canRetry: false,
      picture: null,
    });
    this.#targets.set(key, target);
    queueMicrotask(() => this.#sendQueued()); // once the form has the value
    return { key, name: file.name, picture: null, error };
  }

  /** Uploads a picture again, for a form that may have been opened again since. */
  retry(key: string, form = this.#targets.get(key)!.form): void {
    this.#targets.set(key, { ...this.#targets.get(key)!, form });
    this.#update(key, { state: 'queued', sent: 0 });
    this.#store(key, { error: null });
    this.#sendQueued();
  }

  /** Uploads all pictures again that failed for a temporary reason. */
  retryFailed(): void {
    for (const [key, upload] of this.#uploads) if (hasFailedForNow(upload)) this.retry(key);
  }

  /** The same for the pictures of a form. */
  retryFailedOf(form: PictureForm): void {
    for (const { key } of chosenAmong(form.getState().values))
      if (hasFailedForNow(this.#uploads.get(key))) this.retry(key, form);
  }

  /** Stops the upload of a picture that was removed from its form. */
  remove(key: string): void {
    this.#uploads.delete(key);
    this.#aborts.get(key)?.abort();
    this.#sendQueued();
  }

  /** True if a picture among these values is being uploaded. */
  isUploading(values: Values | null): boolean {
    const states = chosenAmong(values).map(({ key }) => this.#uploads.get(key)?.state);
    return states.includes('queued') || states.includes('sending');
  }

  /** Resolves when the submitted pictures of a form are uploaded, or their errors are in its values. */
  async finish(form: PictureForm): Promise<void> {
    await new Promise<void>((resolve) => {
      const check = () => {
        if (this.isUploading(form.getState().submittedValues)) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(check);
      check();
    });
    for (const [field, value] of Object.entries(form.getState().values))
      for (const { key, name, picture, error } of chosenIn(value))
        if (!picture && !error) setPicture(form, field, key, this.#resultOf(key, name));
  }

  /** The result of an upload whose form was opened again; an error if the page was reloaded before it had ended. */
  #resultOf(key: string, name: string): Partial<ChosenPicture> {
    const picture = this.#uploads.get(key)?.picture ?? null;
    return picture ? { picture } : { error: messages.chooseAgain(name) };
  }

  #update(key: string, change: Partial<Upload>): void {
    const upload = this.#uploads.get(key);
    if (upload) this.#uploads.set(key, { ...upload, ...change }); // it may have been removed
    for (const listener of this.#listeners) listener();
  }

  #store(key: string, result: Partial<ChosenPicture>): void {
    const { form, field } = this.#targets.get(key)!;
    setPicture(form, field, key, result);
  }

  #sendQueued(): void {
    for (const [key, { state }] of this.#uploads) {
      if (this.#aborts.size >= MAX_CONCURRENT) return;
      if (state === 'queued') void this.#send(key);
    }
  }

  async #send(key: string): Promise<void> {
    const { client, form, field } = this.#targets.get(key)!;
    const { file } = this.#uploads.get(key)!;
    const abort = new AbortController();
    this.#aborts.set(key, abort);
    this.#update(key, { state: 'sending' });
    const onProgress = (sent: number) => this.#update(key, { sent });
    const context = { signal: abort.signal, onProgress };
    try {
      const variables = { file };
      const { data } = await client.mutate({ mutation: UploadPictureDocument, variables, context });
      const { picture } = data!;
      this.#store(key, { picture });
      form.clearError(field);
      this.#update(key, { state: 'done', picture });
    } catch (cause) {
      const error = toApiError(cause);
      // Browsers report an unreadable file like a lost connection.
      if (error.code === 'UNANSWERED') await checkReadable(file);
      const message = isUnreadable(file) ? messages.pictureUnreadable : describeError(error, unreachable);
      this.#store(key, { error: message });
      this.#update(key, { state: 'failed', canRetry: isTemporary(error) && !isUnreadable(file) });
    }
    this.#aborts.delete(key);
    this.#sendQueued();
  }
}

const hasFailedForNow = (upload: Upload | undefined): boolean =>
  upload?.state === 'failed' && upload.canRetry;

const chosenAmong = (values: Values | null): ChosenPicture[] => Object.values(values ?? {}).flatMap(chosenIn);

function setPicture(form: PictureForm, field: string, key: string, result: Partial<ChosenPicture>): void {
  form.updateValue(field, (value) =>
    chosenIn(value).some((chosen) => chosen.key === key)
      ? chosenIn(value).map((chosen) => (chosen.key === key ? { ...chosen, ...result } : chosen))
      : value,
  );
}

/** Returns the upload of a chosen picture; the component renders again when it changes. */
export const useUpload = ({ uploads }: { uploads: PictureUploads }, key: string): Upload | undefined =>
  useSyncExternalStore(uploads.subscribe, () => uploads.get(key));
