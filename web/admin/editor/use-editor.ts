import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { faultOf } from '../../data/fault.ts';
import { sayFailure } from '../ui/toast.tsx';
import type { FieldRule } from './field.ts';
import { keepDraft } from './drafts.ts';
import { valueNow, type Form } from './form.ts';
import { usePlace } from './place.ts';
import type { Records, StoredRow } from './records.ts';
import type { Texts } from './texts.ts';
import { useUnsaved } from './unsaved.ts';
import { useList, type List } from './use-list.ts';
import { useReload } from './use-reload.ts';
import { useDuplication } from './use-duplication.ts';
import { useRemoval } from './use-removal.ts';
import { useSaving } from './use-saving.ts';
import { useTyping } from './use-typing.ts';

/** A list of records and the form that adds and changes them: all that a screen needs to be JSX. */
export interface Editor<Row extends StoredRow, Words extends object> {
  records: Records<Row, Words>;
  texts: Texts;
  list: List<Row>;
  form: Form;
  saving: ReturnType<typeof useSaving<Row, Words>>;
  /** The record being changed; null while a new one is written. */
  editing: string | null;
  dirty: boolean;
  /** Whether what was typed would outlive a reload. */
  kept: boolean;
  /** How often something was saved. */
  savedTimes: number;
  /** When that was typed which a reload or an expired session would have lost. */
  restored: number | null;
  edit: (row: Row) => void;
  /** Throws away what was typed and returns to adding. */
  cancel: () => void;
  remove: (rows: readonly Row[]) => Promise<boolean>;
  duplicate: (row: Row) => Promise<void>;
}

/** The state and the actions of one screen. */
export function useEditor<Row extends StoredRow, Words extends object>(
  records: Records<Row, Words>,
  texts: Texts,
): Editor<Row, Words> {
  const client = useApolloClient();
  const [{ edit: editing, of }, move] = usePlace();
  const list = useList(records);
  const { pathname } = useLocation();
  const newKey = `${pathname} new ${of ?? ''}`;
  const typing = useTyping<Row>(editing ? `${pathname} ${editing}` : newKey);
  const rules = useMemo(() => new Map<string, FieldRule>(), []);
  const reload = useReload();
  const removal = useRemoval(records, texts);
  const pass = useUnsaved({ dirty: typing.dirty, discard: typing.clear });

  const [savedTimes, setSavedTimes] = useState(0);

  const toAdding = () => {
    pass();
    move({ edit: null });
  };
  const saving = useSaving({
    records,
    typing,
    rules,
    texts,
    id: editing,
    saved: () => {
      setSavedTimes((times) => times + 1);
      if (editing) toAdding();
      void reload();
    },
    gone: () => {
      const { opened, typed } = typing;
      const words = [...rules.values()].map(
        (rule) => [rule.name, valueNow(rule, { opened, typed })] as const,
      );
      keepDraft(newKey, { typed: Object.fromEntries(words), opened: null });
      typing.clear();
      toAdding();
    },
  });

  const { opened, open } = typing;
  const wanted = useRef(editing);
  wanted.current = editing;
  useEffect(() => {
    if (!editing || opened) return;
    const read = client.query({
      query: records.read,
      variables: { id: editing },
      fetchPolicy: 'network-only',
    });
    read.then(
      ({ data }) => {
        if (wanted.current !== editing) return;
        if (data?.row) open(data.row);
        else {
          toAdding();
          sayFailure(`This ${records.one} is not there any more.`);
        }
      },
      (error: unknown) => sayFailure(`The ${records.one} could not be opened.`, faultOf(error).sentence),
    );
  }, [editing, opened]); // the rest is the same for as long as the screen stands

  return {
    records,
    texts,
    list,
    saving,
    editing,
    dirty: typing.dirty,
    kept: typing.kept,
    savedTimes,
    restored: typing.restored,
    form: {
      adding: !editing,
      opened,
      typed: typing.typed,
      faults: typing.faults,
      busy: saving.busy,
      sending: saving.sending,
      rules,
      // What is typed while it is being saved would be neither saved nor kept.
      type: (rule, value) => {
        if (!saving.busy) typing.type(rule, value);
      },
    },
    edit(row) {
      saving.forget();
      move({ edit: row.id });
    },
    cancel: () => {
      typing.clear();
      saving.forget();
      if (editing) toAdding();
    },
    async remove(rows) {
      const removed = await removal(rows);
      if (removed && rows.some(({ id }) => id === editing)) {
        typing.clear();
        toAdding();
      }
      return removed;
    },
    duplicate: useDuplication(records),
  };
}
