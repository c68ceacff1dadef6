import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sayFailure } from '../ui/toast.tsx';
import { useDesk } from './desk/desk.ts';
import type { Typed } from './field.ts';
import type { OpenForm } from './desk/open-form.ts';
import { formAt, usePlace } from './place.ts';
import type { Records, StoredRow } from './records.ts';
import { save, type Means } from './desk/save.ts';
import { deleted, standingAs, undeleted } from './desk/record-changed.ts';
import type { Texts } from './texts.ts';
import { useUnsaved } from './desk/unsaved.ts';
import { useCancel } from './desk/use-cancel.ts';
import { useDuplication } from './deeds/use-duplication.ts';
import { usePartOf } from './desk/use-form-state.ts';
import { useList, type List, type Narrowed } from './list/use-list.ts';
import { useOpenForm } from './desk/use-open-form.ts';
import { useReload } from './deeds/use-reload.ts';
import { useRemoval } from './deeds/use-removal.ts';

/** A list of records and the form that adds and changes them: all that a screen needs to be JSX. */
export interface Editor<Row extends StoredRow, Words extends object> {
  records: Records<Row, Words>;
  texts: Texts;
  list: List<Row>;
  /** The form in sight. */
  form: OpenForm;
  /** The record being changed; null while a new one is written. */
  editing: string | null;
  /** The record that was opened by a press, and what had the focus then. */
  pressed: { id: string; from: Element | null } | null;
  /** When something was saved here last, as the page counts time. */
  savedAt: number;
  /** The record that was added last, once the list was asked for again. */
  added: Row | null;
  /** Reads the record again that could not be read. */
  load: () => Promise<void>;
  save: () => Promise<void>;
  edit: (row: Row) => void;
  /** Throws away what was typed, which can be undone, and returns to adding. */
  cancel: () => void;
  remove: (rows: readonly Row[]) => Promise<void>;
  duplicate: (row: Row) => Promise<void>;
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
    giveFocusBack(pressed?.from);
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

/** Gives the focus that is in a form which goes away back to what it was opened from. */
function giveFocusBack(from: Element | null | undefined): void {
  if (!document.activeElement?.closest('.form-body')) return;
  const place = from?.isConnected && from !== document.body ? from : document.getElementById('screen');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}
