import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { returnFocus } from '../ui/focus.ts';
import { notifyError } from '../ui/notifications.tsx';
import { useDuplicate } from './mutations/use-duplicate.ts';
import { useRefetch } from './mutations/refetch.tsx';
import { usePublish } from './mutations/use-publish.ts';
import { useDelete } from './mutations/use-delete.tsx';
import { useFormRegistry, useFormSelector } from './form/form-store.ts';
import { type EditedForm, useFormStore } from './form/use-form-store.ts';
import { recordDeleted, resetTo, recordRestored } from './form/form-state.ts';
import { save, type SaveOptions } from './form/save.ts';
import { useUnsavedChangesGuard, useCancel } from './form/unsaved-changes.ts';
import type { Typed } from './field.ts';
import { type EditedList, useList, type ListFilter } from './list/use-list.ts';
import { alreadyAdded } from './form/messages.ts';
import { formName, useScreenParams } from './screen-params.ts';
import type { Records, StoredRow, Texts } from './records.ts';

/** The state and actions of a screen with a list and a form. */
export interface Editor<Row extends StoredRow, Words extends object>
  extends EditedForm<Row>, EditedList<Row> {
  records: Records<Row, Words>;
}

/** Returns the state and actions of a screen; `filter` filters its list. */
export function useEditor<Row extends StoredRow, Words extends object>(
  records: Records<Row, Words>,
  texts: Texts,
  filter?: ListFilter,
): Editor<Row, Words> {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const [params, setParams] = useScreenParams();
  const editing = params.edit;
  const list = useList(records, filter);
  const reload = useRefetch();
  const [openedFrom, setOpenedFrom] = useState<Editor<Row, Words>['openedFrom']>(null);
  const [savedAt, setSavedAt] = useState(-Infinity);
  const lastCreated = useRef<Row | null>(null);
  const [added, setAdded] = useState<Row | null>(null);

  const done = () => {
    returnFocus('.form-body, .conflict', openedFrom?.from); // keeping the other version also closes the form
    setParams({ edit: null });
  };
  const { form, load } = useFormStore(formName(pathname, params), { records, record: editing, done });
  const savedLast = useFormSelector(form, (now) => now.savedAt);
  if (savedLast > savedAt) setSavedAt(savedLast);
  useUnsavedChangesGuard(form);
  const cancel = useCancel(form);
  const registry = useFormRegistry();
  const formOf = (id: string) => formName(pathname, { edit: id, of: null });
  const updateForms = (ids: readonly string[], update: typeof recordDeleted) => {
    for (const id of ids) {
      const open = registry.find(formOf(id));
      open?.setState(update(open.getState(), records.one));
    }
  };
  const remove = useDelete(records, texts, {
    onDeleted: (ids) => updateForms(ids, recordDeleted),
    onRestored: (ids) => updateForms(ids, recordRestored),
  });

  const onChanged = (rows: readonly Row[]) => {
    for (const row of rows) {
      const open = registry.find(formOf(row.id));
      open?.setState(resetTo(open.getState(), row, open.getState().typed));
    }
  };

  const onAlreadyCreated = (row: Row, typed: Typed) => {
    const notice = alreadyAdded(records.one);
    const updateForm = registry.open(formOf(row.id), row.id, form.key);
    updateForm.setState({
      ...resetTo(updateForm.getState(), row, { ...typed, ...updateForm.getState().typed }),
      notice,
    });
    notifyError(notice);
    if (!form.isVisible) return;
    setOpenedFrom({ id: row.id, from: document.activeElement }); // the focused element is unmounted with the form
    setParams({ edit: row.id });
  };

  return {
    records,
    texts,
    list,
    form,
    editing,
    openedFrom,
    savedAt,
    added,
    load,
    async save() {
      const refetchList = async () => {
        await reload();
        setAdded(lastCreated.current);
      };
      const onCreated = (row: Row) => (lastCreated.current = row);
      const runInOrder: SaveOptions<Row, Words>['runInOrder'] = (change) => registry.runInOrder(form, change);
      const options = {
        client,
        records,
        texts,
        runInOrder,
        reload: refetchList,
        onCreated,
        onAlreadyCreated,
      };
      if (await save(form, options)) registry.withdrawUndoOffer(form);
    },
    edit(row, field) {
      setOpenedFrom({ id: row.id, from: document.activeElement, field });
      setParams({ edit: row.id });
    },
    cancel,
    remove,
    duplicate: useDuplicate(records),
    ...usePublish(records, onChanged),
  };
}
