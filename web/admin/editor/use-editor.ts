import { useApolloClient } from '@apollo/client/react';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { describeError, toApiError } from '../../data/api-error.ts';
import { returnFocus } from '../ui/focus.ts';
import { notifyError } from '../ui/notifications.tsx';
import type { Collection, StoredRow, Texts, Values } from './collection.ts';
import * as messages from './form/messages.ts';
import type { RecordForm } from './form/record-form.ts';
import { useRecordForms } from './form/record-forms.ts';
import { save } from './form/save.ts';
import { useDiscard, useUnsavedChangesGuard } from './form/unsaved-changes.ts';
import { type List, type ListFilter, useList } from './list/use-list.ts';
import { fetchRecord } from './fetch-record.ts';
import { useRefetch } from '../refetch.ts';
import { useDelete } from './mutations/use-delete.tsx';
import { useDuplicate } from './mutations/use-duplicate.ts';
import { usePublish } from './mutations/use-publish.ts';
import { formName, useScreenParams } from './screen-params.ts';

/** The state and actions of a screen with a list and a form. */
export interface Editor<Row extends StoredRow> {
  collection: Collection<Row>;
  texts: Texts;
  list: List<Row>;
  /** Opens a row and focuses a field, by default the first. */
  edit: (row: Row, field?: string) => void;
  remove: (rows: readonly Row[]) => Promise<void>;
  duplicate: (row: Row) => Promise<void>;
  /** Publishes rows now, which can be undone. */
  publish: (rows: readonly Row[]) => Promise<void>;
  /** Archives rows, listings for a reason, which can be undone. */
  archive: (rows: readonly Row[]) => Promise<void>;
  /** The last created record, after the list was refetched. */
  added: Row | null;
  form: RecordForm;
  /** Id of the record being edited; null for a new one. */
  editing: string | null;
  /** The record that was opened by a click, the element that had the focus then, and the field to focus if not the first. */
  openedFrom: { id: string; from: Element | null; field?: string | undefined } | null;
  /** Time of the last save, as `performance.now()`. */
  savedAt: number;
  /** Loads the record again after an error. */
  load: () => Promise<void>;
  save: () => Promise<void>;
  /** Discards the changes, which can be undone, with a notification; then returns to a new record. */
  cancel: (message?: string) => void;
}

/** Returns the state and actions of a screen; `filter` filters its list. */
export function useEditor<Row extends StoredRow>(
  collection: Collection<Row>,
  texts: Texts,
  filter?: ListFilter,
): Editor<Row> {
  const client = useApolloClient();
  const forms = useRecordForms();
  const { pathname } = useLocation();
  const [params, setParams] = useScreenParams();
  const editing = params.edit;
  const list = useList(collection, filter);
  const reload = useRefetch();
  const [openedFrom, setOpenedFrom] = useState<Editor<Row>['openedFrom']>(null);
  const [savedAt, setSavedAt] = useState(-Infinity);
  const lastCreated = useRef<Row | null>(null);
  const [added, setAdded] = useState<Row | null>(null);
  const formNameOf = (id: string) => formName(pathname, { edit: id, parentId: null });
  const form = forms.open(formName(pathname, params), { collection, id: editing, parentId: params.parentId });
  const discard = useDiscard();
  useUnsavedChangesGuard(form);

  const close = useEffectEvent(() => {
    if (form.id === null) return;
    returnFocus('.form-body, .conflict', openedFrom?.from); // keeping the other version also closes the form
    setParams({ edit: null });
  });
  const load = async () => {
    form.set({ phase: 'loading', notice: null });
    try {
      const record = await fetchRecord(client, collection, form.id!);
      if (form.getState().phase !== 'loading') return; // it was deleted or reset meanwhile
      if (record) {
        form.rebase(record);
        return;
      }
      if (form.isVisible) notifyError(messages.recordMissing);
      form.close();
      void reload(); // the list still shows it
    } catch (error) {
      if (form.getState().phase !== 'loading') return;
      const notice = messages.loadFailed(describeError(toApiError(error)));
      form.set({ phase: 'loadFailed', notice });
    }
  };
  const begin = useEffectEvent(() => {
    if (form.getState().phase === 'loading') void load();
  });
  useEffect(() => forms.show(form, () => close()), [forms, form]);
  useEffect(() => begin(), [form]);
  useWindowEvent('online', () => {
    if (form.getState().phase === 'loadFailed') void load();
  });

  const onDeleted = (ids: readonly string[]) => {
    for (const open of ids.map((id) => forms.find(formNameOf(id)))) {
      if (!open || open.getState().phase === 'saving') continue;
      if (open.getState().isDirty) open.set({ errors: {}, notice: messages.deletedWithChanges });
      else open.close();
    }
  };
  const onRestored = (ids: readonly string[]) => {
    for (const open of ids.map((id) => forms.find(formNameOf(id))))
      if (open?.getState().notice === messages.deletedWithChanges) open.set({ notice: null });
  };
  const onChanged = (records: readonly Row[]) => {
    for (const record of records) forms.find(formNameOf(record.id))?.rebase(record);
  };
  const onAlreadyCreated = (record: Row, changes: Values) => {
    const notice = messages.alreadyAdded;
    const { account } = form.key;
    const updateForm = forms.open(formNameOf(record.id), {
      collection,
      id: record.id,
      parentId: null,
      account,
    });
    updateForm.restore({ record, dirtyValues: changes, idempotencyKey: null });
    updateForm.set({ notice });
    notifyError(notice);
    if (!form.isVisible) return;
    setOpenedFrom({ id: record.id, from: document.activeElement }); // the focused element is unmounted with the form
    setParams({ edit: record.id });
  };

  return {
    collection,
    texts,
    list,
    form,
    editing,
    openedFrom,
    savedAt,
    added,
    load,
    async save() {
      const isSaved = await save(form, {
        client,
        collection,
        texts,
        onAlreadyCreated,
        onCreated: (record) => (lastCreated.current = record),
        reload: async () => {
          await reload();
          setAdded(lastCreated.current);
        },
      });
      if (!isSaved) return;
      forms.withdrawUndoOffer(form);
      setSavedAt(performance.now());
      if (!form.isBusy) form.close();
    },
    edit(row, field) {
      setOpenedFrom({ id: row.id, from: document.activeElement, field });
      setParams({ edit: row.id });
    },
    cancel(message) {
      discard(form, message);
      form.close();
    },
    remove: useDelete(collection, texts, { onDeleted, onRestored }),
    duplicate: useDuplicate(collection),
    ...usePublish(collection, onChanged),
  };
}
