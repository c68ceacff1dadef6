import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { giveFocusBack } from '../ui/give-focus-back.ts';
import { sayFailure } from '../ui/toast.tsx';
import { useDuplication } from './deeds/use-duplication.ts';
import { useReload } from './deeds/use-reload.ts';
import { useRemoval } from './deeds/use-removal.ts';
import { useDesk } from './desk/desk.ts';
import type { EditedForm } from './desk/edited-form.ts';
import { deleted, standingAs, undeleted } from './desk/record-changed.ts';
import { save, type Means } from './desk/save.ts';
import { useUnsaved } from './desk/unsaved.ts';
import { useCancel } from './desk/use-cancel.ts';
import { usePartOf } from './desk/use-form-state.ts';
import { useOpenForm } from './desk/use-open-form.ts';
import type { Typed } from './field.ts';
import type { EditedList } from './list/edited-list.ts';
import { useList, type Narrowed } from './list/use-list.ts';
import { formAt, usePlace } from './place.ts';
import type { Records, StoredRow } from './records.ts';
import type { Texts } from './texts.ts';

/** A list of records and the form that adds and changes them: all that a screen needs to be JSX. */
export interface Editor<Row extends StoredRow, Words extends object>
  extends EditedForm<Row>, EditedList<Row> {
  records: Records<Row, Words>;
}

/** The state and the actions of one screen; its list is `narrowed` to some of the records. */
export function useEditor<Row extends StoredRow, Words extends object>(
  records: Records<Row, Words>,
  texts: Texts,
  narrowed?: Narrowed,
): Editor<Row, Words> {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const [place, move] = usePlace();
  const editing = place.edit;
  const list = useList(records, narrowed);
  const reload = useReload();
  const [pressed, setPressed] = useState<Editor<Row, Words>['pressed']>(null);
  const [savedAt, setSavedAt] = useState(-Infinity);
  const made = useRef<Row | null>(null);
  const [added, setAdded] = useState<Row | null>(null);

  const done = () => {
    giveFocusBack('.form-body, .conflict', pressed?.from); // to keep what somebody else saved ends it too
    move({ edit: null });
  };
  const { form, load } = useOpenForm(formAt(pathname, place), { records, record: editing, done });
  const savedLast = usePartOf(form, (now) => now.savedAt);
  if (savedLast > savedAt) setSavedAt(savedLast);
  useUnsaved(form);
  const cancel = useCancel(form);
  const desk = useDesk();
  const formOf = (id: string) => formAt(pathname, { edit: id, of: null });
  const tell = (ids: readonly string[], become: typeof deleted) => {
    for (const id of ids) {
      const open = desk.opened(formOf(id));
      open?.change(become(open.now(), records.one));
    }
  };
  const remove = useRemoval(records, texts, {
    gone: (ids) => tell(ids, deleted),
    back: (ids) => tell(ids, undeleted),
  });

  const taken = (row: Row, typed: Typed) => {
    const notice = `This ${records.one} had been added when no answer came. What you changed since is not saved yet.`;
    const changing = desk.form(formOf(row.id), row.id, form.of);
    changing.change({ ...standingAs(changing.now(), row, { ...typed, ...changing.now().typed }), notice });
    sayFailure(notice);
    if (!form.isShown) return;
    setPressed({ id: row.id, from: document.activeElement }); // what had the focus goes with the form
    move({ edit: row.id });
  };

  return {
    records,
    texts,
    list,
    form,
    editing,
    pressed,
    savedAt,
    added,
    load,
    async save() {
      const shown = async () => {
        await reload();
        setAdded(made.current);
      };
      const took = (row: Row) => (made.current = row);
      const inTurn: Means<Row, Words>['inTurn'] = (change) => desk.inTurn(form, change);
      const means = { client, records, texts, inTurn, reload: shown, added: took, taken };
      if (await save(form, means)) desk.settle(form);
    },
    edit(row) {
      setPressed({ id: row.id, from: document.activeElement });
      move({ edit: row.id });
    },
    cancel,
    remove,
    duplicate: useDuplication(records),
  };
}
