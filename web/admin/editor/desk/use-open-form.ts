import { useApolloClient } from '@apollo/client/react';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { faultOf, reasonOf } from '../../../data/fault.ts';
import { sayFailure } from '../../ui/toast.tsx';
import { readNow } from '../deeds/read-now.ts';
import { useReload } from '../deeds/use-reload.ts';
import { findDraftsOf, picturesOfDraft, setDraftAside, takeDraft } from '../drafts/drafts.ts';
import { chosenPictures } from '../drafts/kept-pictures.ts';
import type { Records, StoredRow } from '../records.ts';
import { useDesk } from './desk.ts';
import * as state from './form-state.ts';
import type { OpenForm } from './open-form.ts';
import { usePartOf } from './use-form-state.ts';

interface Opening<Row extends StoredRow, Words extends object> {
  records: Pick<Records<Row, Words>, 'one' | 'read'>;
  /** The record it changes; null for a new one. */
  record: string | null;
  /** Called when there is nothing left to do with the record. */
  done: () => void;
}

/** Brings a form into sight: its record is read, and what was typed into it before stands there again. */
export function useOpenForm<Row extends StoredRow, Words extends object>(
  name: string,
  { records, record, done }: Opening<Row, Words>,
) {
  const client = useApolloClient();
  const desk = useDesk();
  const reload = useReload();
  const { key } = useLocation();
  const form = desk.form(name, record, { visit: key });
  const phase = usePartOf(form, (now) => now.phase);

  const load = async () => {
    form.change(state.loading(form.now()));
    try {
      const row = await readNow(client, records, record!);
      if (form.now().phase !== 'loading') return; // it was deleted meanwhile, or put back
      if (row) {
        form.change(state.read(form.now(), row));
        return;
      }
      form.change(state.finished(form.now()));
      if (form.isShown) sayFailure(`This ${records.one} is not there any more.`);
      void reload(); // the list from which it was opened shows it still
    } catch (error) {
      if (form.now().phase !== 'loading') return;
      const notice = `The ${records.one} could not be opened. ${reasonOf(faultOf(error))}`;
      form.change(state.unread(form.now(), notice));
    }
  };

  const begin = useEffectEvent(() => {
    if (form.now().phase === 'loading') void load();
    void restore(form);
  });
  const end = useEffectEvent(() => {
    form.end(key);
    done();
  });
  useWindowEvent('online', () => {
    if (form.now().phase === 'unread') void load();
  });
  useEffect(() => desk.show(form), [desk, form]);
  useEffect(() => begin(), [form]);
  useEffect(() => {
    if (phase === 'done') end();
  }, [form, phase]);

  return { form, load };
}

/** Restores the pictures of this tab's draft, or the newest draft that a closed tab left in this form. */
async function restore(form: OpenForm): Promise<void> {
  const { restored } = form.now();
  if (restored?.pictures) {
    const pictures = await picturesOfDraft(form.of);
    if (form.now().restored === restored) form.change(state.withPictures(form.now(), pictures));
  }
  if (restored) return;
  const [newest] = await findDraftsOf(form.of);
  if (newest && !form.isBusy) await openDraft(form, newest.key);
}

/** Puts a draft of a closed tab into a form. What was typed into the form before becomes a draft of its own. */
export async function openDraft(form: OpenForm, key: string): Promise<void> {
  if (form.isDirty) await setDraftAside(form.of, chosenPictures(form.now().typed));
  const taken = await takeDraft(key);
  if (!taken) return;
  form.change(state.opening(form.now().of, taken.draft));
  if (taken.draft.pictures) form.change(state.withPictures(form.now(), taken.pictures));
}
