import type { Draft } from '../drafts/drafts.ts';
import type { Pictures } from '../drafts/kept-pictures.ts';
import type { Presses } from '../drafts/presses.ts';
import type { FieldRule, Typed } from '../field.ts';
import { filesIn } from '../pictures/files.ts';
import type { StoredRow } from '../records.ts';
import { typedSince } from './typed-since.ts';
import { valueAtFirst, valueNow, type Sending } from './values.ts';

type Faults = Readonly<Record<string, string>>;
type Rules = ReadonlyMap<string, FieldRule>;

/**
 * What a form is doing: its record is on its way (`loading`) or could not be read (`unread`), it can be typed into
 * (`open`), also while it is being saved (`saving`) and when that was refused (`refused`), and there is nothing left to
 * do with its record (`done`).
 */
type Phase = 'loading' | 'unread' | 'open' | 'saving' | 'refused' | 'done';

/** Everything that is true of one form. */
export interface FormState {
  phase: Phase;
  /** What the form was opened for. */
  of: 'new' | 'stored';
  /** Whether saving makes a new record: it was new all along, or its record was deleted by somebody else. */
  adding: boolean;
  /** The record as it was when the form was opened. */
  opened: StoredRow | null;
  /** What was typed and is not stored. */
  typed: Typed;
  /** As much of that as is on its way to the server. */
  sent: Typed;
  /** Whether something was sent of which no answer came, so that it may be stored or not. */
  unanswered: boolean;
  /** What was typed before a reload or a crash and stands here again. */
  restored: Draft | null;
  /** Whether pictures were chosen then that the browser could not keep. */
  lostPictures: boolean;
  /** What is wrong, by field. */
  faults: Faults;
  /** Why nothing, or not everything, was saved. */
  notice: string | null;
  /** How often saving was refused. */
  refusals: number;
  /** When it was saved last, as the page counts time. */
  savedAt: number;
  /** How far each picture is on its way. */
  sending: ReadonlyMap<File, Sending>;
  /** The record as somebody else changed it while the form was open, until one has chosen. */
  theirs: StoredRow | null;
  presses: Presses;
}

const EMPTY: FormState = {
  phase: 'open',
  of: 'new',
  adding: true,
  opened: null,
  typed: {},
  sent: {},
  unanswered: false,
  restored: null,
  lostPictures: false,
  faults: {},
  notice: null,
  refusals: 0,
  savedAt: -Infinity,
  sending: new Map(),
  theirs: null,
  presses: {},
};

/** A form as it is opened: for a new record, or for a stored one that is still to be read. */
export function opening(of: FormState['of'], draft: Draft | null): FormState {
  if (draft) return restoredFrom({ ...EMPTY, of }, draft);
  return of === 'new' ? EMPTY : { ...EMPTY, of, phase: 'loading', adding: false };
}

/** The form with what was typed into it before, as it was opened then: what others changed since is found on saving. */
export const restoredFrom = (form: FormState, draft: Draft): FormState => ({
  ...broughtBack(form, draft),
  unanswered: Object.keys(draft.presses).length > 0,
  restored: draft,
});

/** The form with the pictures that were chosen in it before, as far as they were kept and nothing else was chosen since. */
export const withPictures = (form: FormState, pictures: Pictures): FormState => ({
  ...form,
  typed: { ...pictures, ...form.typed },
  lostPictures: Object.keys(pictures).length === 0,
});

/** The form with what was thrown away, under what was typed since. */
export const broughtBack = (
  form: FormState,
  { opened, typed, presses }: Pick<FormState, 'opened' | 'typed' | 'presses'>,
): FormState => ({
  ...form,
  phase: 'open',
  adding: opened === null,
  opened,
  typed: { ...typed, ...form.typed },
  presses,
});

/** Whether a form can be typed into: not before its record is there. */
export const canBeTyped = ({ phase }: FormState): boolean => ['open', 'saving', 'refused'].includes(phase);

/** Whether something was typed that is neither stored nor on its way. */
export const isDirty = ({ phase, typed, sent }: FormState): boolean =>
  phase === 'saving' ? typed !== sent : Object.keys(typed).length > 0;

export const loading = (form: FormState): FormState => ({ ...form, phase: 'loading', notice: null });

export const read = (form: FormState, row: StoredRow): FormState =>
  form.phase === 'loading' ? { ...form, phase: 'open', opened: row } : form;

export const unread = (form: FormState, notice: string): FormState => ({ ...form, phase: 'unread', notice });

/** Takes what staff typed; what is again as it was counts as untouched; a form in which nothing is wrong any more says nothing. */
export function type(form: FormState, rule: FieldRule, to: (now: unknown) => unknown): FormState {
  if (!canBeTyped(form)) return form;
  const value = to(valueNow(rule, form));
  const others = without(form.typed, rule.name);
  const isAsBefore = rule.same(value, valueAtFirst(rule, form.opened));
  const typed = isAsBefore ? others : { ...others, [rule.name]: value };
  if (form.phase !== 'saving' && Object.keys(typed).length === 0) return untouched({ ...form, typed });
  const lostPictures = form.lostPictures && filesIn(value).length === 0;
  const faults = without(form.faults, rule.name);
  const isMended = rule.name in form.faults && Object.keys(faults).length === 0 && !form.unanswered;
  return { ...form, typed, lostPictures, faults, notice: isMended ? null : form.notice };
}

const untouched = (form: FormState): FormState => ({
  ...EMPTY,
  phase: form.phase === 'refused' ? 'open' : form.phase,
  of: form.of,
  adding: form.adding,
  opened: form.opened,
  refusals: form.refusals,
  savedAt: form.savedAt,
});

/** What was typed is on its way, with these keys. */
export const saving = (form: FormState, presses: Presses): FormState => ({
  ...form,
  phase: 'saving',
  sent: form.typed,
  restored: null,
  faults: {},
  notice: null,
  sending: new Map(),
  presses,
});

export const progress = (form: FormState, file: File, state: Sending): FormState => ({
  ...form,
  sending: new Map(form.sending).set(file, state),
});

interface Refusal {
  faults?: Faults;
  notice: string | null;
  /** Whether it may have been stored nevertheless. */
  unanswered?: boolean;
}

/** Nothing, or not everything, was saved; what was typed stays. */
export const refused = (
  form: FormState,
  { faults = {}, notice, unanswered = false }: Refusal,
): FormState => ({
  ...form,
  phase: 'refused',
  faults,
  notice,
  unanswered,
  presses: unanswered ? form.presses : {}, // what was refused for good is another deed when it is sent again
  refusals: form.refusals + 1,
});

/** One of several pictures is stored: it is neither in the form any more nor to be sent again. */
export function stored(
  form: FormState,
  { name, file, key }: { name: string; file: File; key: string },
): FormState {
  const drop = (typed: Typed): Typed => {
    const files = filesIn(typed[name]);
    if (files.length === 0) return typed;
    const left = files.filter((one) => one !== file);
    return left.length > 0 ? { ...typed, [name]: left } : without(typed, name);
  };
  const typed = drop(form.typed);
  const presses = Object.fromEntries(Object.entries(form.presses).filter(([, one]) => one !== key));
  return { ...form, typed, sent: form.typed === form.sent ? typed : drop(form.sent), presses };
}

/** What was sent is stored. What was typed meanwhile stays; a record with nothing more to change is done with. */
export function saved(form: FormState, row: StoredRow | null, rules: Rules): FormState {
  const opened = form.adding ? null : row;
  const typed = typedSince(form, opened, rules);
  const done = form.of === 'stored' && Object.keys(typed).length === 0;
  return {
    ...EMPTY,
    phase: done ? 'done' : 'open',
    of: form.of,
    adding: form.adding,
    opened,
    typed,
    refusals: form.refusals,
    savedAt: performance.now(), // with the form that is empty again: what is pressed in between is the same press
  };
}

/** Somebody else was faster: both are shown. */
export const conflicting = (form: FormState, theirs: StoredRow): FormState => ({
  ...form,
  phase: 'refused',
  theirs,
});

export const putOff = (form: FormState): FormState => ({ ...form, theirs: null });

/** Goes on from the record as it is stored now, with what is to be kept of what was typed. */
export const goingOnFrom = (form: FormState, row: StoredRow, kept: Typed): FormState => ({
  ...form,
  phase: Object.keys(kept).length === 0 ? 'done' : 'open',
  opened: row,
  typed: kept,
  theirs: null,
});

/** The record is not there any more: all that stands in its form can be added anew. */
export const gone = (form: FormState, whole: Typed, refusal: Refusal): FormState =>
  refused({ ...form, adding: true, opened: null, typed: whole, sent: whole, theirs: null }, refusal);

/** What was typed and is not on its way is thrown away. */
export function discarded(form: FormState): FormState {
  return form.phase === 'saving' ? { ...form, typed: form.sent } : untouched({ ...form, typed: {} });
}

/** There is nothing left to do with its record. */
export const finished = (form: FormState): FormState => ({
  ...untouched({ ...form, typed: {} }),
  phase: 'done',
});

function without<T>(all: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
}
