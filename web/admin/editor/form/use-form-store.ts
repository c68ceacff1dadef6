import { useApolloClient } from '@apollo/client/react';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { chosenPictures } from '../drafts/draft-pictures.ts';
import { findDraftsOf, hasChosenPictures, readPictures, setDraftAside, takeDraft } from '../drafts/drafts.ts';
import { useFormRegistry, type FormStore, useFormSelector } from './form-store.ts';
import * as state from './form-state.ts';
import * as messages from './messages.ts';
import { fetchRecord, useRefetch } from '../mutations/refetch.tsx';
import type { Records, StoredRow } from '../records.ts';
import { notifyError } from '../../ui/notifications.tsx';
import { describeError, toApiError } from '../../../data/api-error.ts';

/** The visible form of a screen and its actions. */
export interface EditedForm<Row extends StoredRow> {
  records: Records<Row, object>;
  form: FormStore;
  /** Id of the record being edited; null for a new one. */
  editing: string | null;
  /** The record that was opened by a click, the element that had the focus then, and the field to focus if not the first. */
  openedFrom: { id: string; from: Element | null; field?: string | undefined } | null;
  /** Time of the last save, as `performance.now()`. */
  savedAt: number;
  /** Loads the record again after an error. */
  load: () => Promise<void>;
  save: () => Promise<void>;
  /** Discards the changes, which can be undone, and returns to a new record. */
  cancel: () => void;
}

interface Opening<Row extends StoredRow, Words extends object> {
  records: Pick<Records<Row, Words>, 'one' | 'read'>;
  /** Id of the record to edit; null for a new one. */
  record: string | null;
  /** Called when the work on the record has ended. */
  done: () => void;
}

/** Opens a form: loads its record and restores its draft. */
export function useFormStore<Row extends StoredRow, Words extends object>(
  name: string,
  { records, record, done }: Opening<Row, Words>,
) {
  const client = useApolloClient();
  const registry = useFormRegistry();
  const reload = useRefetch();
  const { key } = useLocation();
  const form = registry.open(name, record, { visit: key });
  const phase = useFormSelector(form, (now) => now.phase);

  const load = async () => {
    form.setState(state.startLoading(form.getState()));
    try {
      const row = await fetchRecord(client, records, record!);
      if (form.getState().phase !== 'loading') return; // it was deleted or reset meanwhile
      if (row) {
        form.setState(state.loadedRecord(form.getState(), row));
        return;
      }
      form.setState(state.finish(form.getState()));
      if (form.isVisible) notifyError(messages.recordMissing(records.one));
      void reload(); // the list still shows it
    } catch (error) {
      if (form.getState().phase !== 'loading') return;
      const notice = messages.loadFailed(records.one, describeError(toApiError(error)));
      form.setState(state.failLoading(form.getState(), notice));
    }
  };

  const begin = useEffectEvent(() => {
    if (form.getState().phase === 'loading') void load();
    void restore(form);
  });
  const end = useEffectEvent(() => {
    form.markFinished(key);
    done();
  });
  useWindowEvent('online', () => {
    if (form.getState().phase === 'loadFailed') void load();
  });
  useEffect(() => registry.show(form), [registry, form]);
  useEffect(() => begin(), [form]);
  useEffect(() => {
    if (phase === 'done') end();
  }, [form, phase]);

  return { form, load };
}

/** Restores the pictures of this tab's draft, or the newest draft that a closed tab left in this form. */
async function restore(form: FormStore): Promise<void> {
  const { restored } = form.getState();
  if (restored && hasChosenPictures(restored)) {
    const pictures = await readPictures(form.key, restored);
    if (form.getState().restored === restored)
      form.setState(state.restorePictures(form.getState(), pictures));
  }
  if (restored) return;
  const [newest] = await findDraftsOf(form.key);
  if (newest && !form.isBusy) await openDraft(form, newest.key);
}

/**
 * Puts a draft of a closed tab into a form, and its pictures when they are loaded. What was typed into the form before becomes a
 * draft of its own.
 */
export async function openDraft(form: FormStore, key: string): Promise<void> {
  const setAside = form.isDirty && setDraftAside(form.key, chosenPictures(form.getState().typed));
  const taken = takeDraft(key);
  // Before anything is awaited: what is typed after this stays.
  if (taken) form.setState(state.createFormState(form.getState().mode, taken.draft));
  await setAside;
  if (!taken || !hasChosenPictures(taken.draft)) return;
  const pictures = await taken.pictures;
  if (form.getState().restored === taken.draft)
    form.setState(state.restorePictures(form.getState(), pictures));
}
