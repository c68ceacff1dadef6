import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { same, type FieldRule, type Typed, type Value } from './field.ts';
import { valueAtFirst } from './form.ts';
import type { StoredRow } from './records.ts';

type Faults = Readonly<Record<string, string>>;

interface State<Row> {
  key: string;
  typed: Typed;
  opened: Row | null;
  /** When that was typed which stands in the form again, as milliseconds of the epoch. */
  restored: number | null;
  faults: Faults;
}

/** What is typed into the form that is open under a key, kept as a draft until it is saved or thrown away. */
export function useTyping<Row extends StoredRow>(key: string) {
  const [state, setState] = useState(() => begin<Row>(key));
  if (state.key !== key) setState(begin(key));
  const { typed, opened } = state;
  const dirty = Object.keys(typed).length > 0;
  const [kept, setKept] = useState(true);

  useEffect(() => {
    if (dirty) setKept(keepDraft(key, { typed, opened }));
    else forgetDraft(key);
  }, [key, dirty, typed, opened]);

  return {
    ...state,
    dirty,
    /** Whether what was typed would outlive a reload. */
    kept,
    /** Takes what staff typed; what is again as it was counts as untouched. */
    type(rule: FieldRule, value: Value): void {
      setState((now) => {
        const untouched = same(value, valueAtFirst(rule, now.opened));
        const others = without(now.typed, rule.name);
        const faults = without(now.faults, rule.name);
        return { ...now, typed: untouched ? others : { ...others, [rule.name]: value }, faults };
      });
    },
    /** Shows a stored record, under what was typed already. */
    open(row: Row): void {
      setState((now) => ({ ...now, opened: now.opened ?? row }));
    },
    /** Goes on from the record as it is stored now, with what is to be kept of what was typed. */
    goOnFrom(row: Row | null, kept: Typed): void {
      setState((now) => ({ ...now, opened: row, typed: kept }));
    },
    fail(faults: Faults): void {
      setState((now) => ({ ...now, faults }));
    },
    /** Throws away what was typed. */
    clear(): void {
      forgetDraft(key);
      setState((now) => ({ ...begin<Row>(key), opened: now.opened }));
    },
  };
}

function begin<Row>(key: string): State<Row> {
  const draft = readDraft(key);
  return {
    key,
    typed: draft?.typed ?? {},
    opened: (draft?.opened ?? null) as Row | null,
    restored: draft?.at ?? null,
    faults: {},
  };
}

function without<T>(all: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
}
