import type { ApolloClient } from '@apollo/client';
import { isOfDone, isTimeout, isUncertain, type Fault } from '../../../data/fault.ts';
import { ofPress } from '../../../data/press.ts';
import { storedAccount } from '../../session/session.ts';
import { say } from '../../ui/toast.tsx';
import { readNow } from '../deeds/read-now.ts';
import { pressesFor, wasSent, type Presses } from '../drafts/presses.ts';
import type { FieldRule, Typed } from '../field.ts';
import { filesIn } from '../pictures/files.ts';
import { faultOfPicture } from '../pictures/pictures.ts';
import type { Input, Records, StoredRow } from '../records.ts';
import type { Texts } from '../texts.ts';
import * as state from './form-state.ts';
import { changedWords, judge, newWords, otherThan, picturesIn } from './input.ts';
import {
  aboutThePicture,
  faultOfSending,
  goneWords,
  isOfThePicture,
  noticeOf,
  sayRefused,
  sentenceOf,
} from './not-saved.ts';
import type { OpenForm } from './open-form.ts';
import { valueNow } from './values.ts';

/** With what a form is saved. */
export interface Means<Row extends StoredRow, Words extends object> {
  client: ApolloClient;
  records: Records<Row, Words>;
  texts: Texts;
  /** Changes the record of the form once whatever else is on its way to change it has ended. */
  inTurn: <Done>(change: () => Promise<Done>) => Promise<Done>;
  /** Asks for the list again: something in it has changed. */
  reload: () => Promise<void>;
  /** Told of a record that was made. */
  added: (row: Row) => void;
  /** Told of a record that an earlier press had made, and of what stands in the form otherwise since. */
  taken: (row: Row, typed: Typed) => void;
}

/** A form on its way; its fields may be gone from the screen before there is an answer. */
interface Sent<Row extends StoredRow, Words extends object> extends Means<Row, Words> {
  form: OpenForm;
  rules: ReadonlyMap<string, FieldRule>;
}

/**
 * Saves what stands in a form: judged first, each picture by itself, and never over what somebody else changed. It
 * touches this form alone, whatever is opened meanwhile. True when everything is stored.
 */
export async function save<Row extends StoredRow, Words extends object>(
  form: OpenForm,
  means: Means<Row, Words>,
): Promise<boolean> {
  const { phase, adding } = form.now();
  if (phase !== 'open' && phase !== 'refused') return false; // a second press while the first is on its way saves nothing twice
  const { texts } = means;
  const rules = new Map(form.rules);
  const faults = judge(rules.values(), form.now(), { adding });
  if (Object.keys(faults).length > 0) {
    const { unanswered } = form.now();
    form.change(state.refused(form.now(), { faults, notice: texts.incomplete ?? null, unanswered }));
    return false;
  }
  const sent = { ...means, form, rules };
  if (!(await (adding ? add(sent) : change(sent)))) return false;
  say((adding ? texts.added : texts.updated) ?? (adding ? 'Added.' : 'Saved.'));
  return true;
}

/** Makes one record for each picture, or one without; what could not be made stays in the form. */
async function add<Row extends StoredRow, Words extends object>(sent: Sent<Row, Words>): Promise<boolean> {
  const { form, rules, client, records, reload, added } = sent;
  const words = newWords(rules.values(), form.now());
  const chosen = picturesIn(form.now().typed);
  const all = chosen?.files ?? [];
  const valid = all.filter((file) => faultOfPicture(file) === null);
  const files = chosen ? valid : [undefined];
  const inputs = files.map((file): Input => (file && chosen ? { ...words, [chosen.name]: file } : words));
  const before = form.now().presses;
  const { keys, presses } = pressesFor(inputs, before);
  form.change(state.saving(form.now(), presses));

  let made = 0;
  let failure: Fault | null = null;
  let { unanswered } = form.now();
  for (const [place, input] of inputs.entries()) {
    const [file, key] = [files[place], keys[place]!];
    try {
      const context = ofPress(key, uploading(form, file));
      const { data } = await client.mutate({ mutation: records.create, variables: { input }, context });
      added(data!.row);
      made++;
      if (chosen && file && all.length > 1) {
        form.change(state.stored(form.now(), { name: chosen.name, file, key }));
        void reload(); // each picture stands in the list as soon as it is stored
      }
    } catch (error) {
      failure = await faultOfSending(file, error);
      unanswered ||= isUncertain(failure);
      if (failure.record !== null) return goOn(sent, failure, before);
      if (aboutThePicture(failure)) sayOf(file, { form, fault: failure });
      // A silent server would cost the same time for each of the other pictures.
      const isOver = isTimeout(error) || form.of.account !== storedAccount();
      if (isOver || !aboutThePicture(failure)) break;
    }
  }
  if (made > 0) void reload();
  const some = `${made} of ${all.length} were saved; the rest is still here.`;
  if (failure) {
    const why = unanswered ? noticeOf(failure, true) : sentenceOf(failure);
    return refuse(sent, failure, { notice: made > 0 ? `${some} ${why}` : undefined, unanswered });
  }
  if (valid.length < all.length) {
    form.change(state.refused(form.now(), { notice: `${some} Beside each picture stands what is wrong.` }));
    return false;
  }
  form.change(state.saved(form.now(), null, everyRule(sent)));
  return true;
}

/** An earlier press had made the record before what stands in the form was changed: now it is that which is changed. */
async function goOn<Row extends StoredRow, Words extends object>(
  sent: Sent<Row, Words>,
  fault: Fault,
  before: Presses,
): Promise<boolean> {
  const { form, rules, records, reload, taken } = sent;
  const row = await readAgain(sent, fault.record!);
  if (row === undefined) return refuse(sent, { ...fault, code: 'UNANSWERED', sentence: null });
  if (row === null) {
    void reload();
    return refuse(sent, { ...fault, sentence: null }, { notice: goneWords(records.one) });
  }
  const isStored = (picture: File) => wasSent(picture, before);
  const typed = otherThan(row, rules.values(), { form: form.now(), isStored });
  form.change(state.opening(form.now().of, null));
  void reload();
  if (Object.keys(typed).length === 0) return true;
  taken(row, typed);
  return false;
}

async function change<Row extends StoredRow, Words extends object>(sent: Sent<Row, Words>): Promise<boolean> {
  const { form, rules, client, records, inTurn, reload } = sent;
  const { typed } = form.now();
  const whole = Object.fromEntries(
    [...rules.values()].map((rule) => [rule.name, valueNow(rule, form.now())]),
  );
  const file = picturesIn(typed)?.files[0];
  const context = { ...uploading(form, file) };
  form.change(state.saving(form.now(), {}));
  let row: Row;
  try {
    row = await inTurn(async () => {
      const { id, updatedAt: seen } = form.now().opened!;
      const variables = { id, input: changedWords(rules, typed), seen };
      return (await client.mutate({ mutation: records.update, variables, context })).data!.row;
    });
  } catch (error) {
    const fault = await faultOfSending(file, error);
    const theirs = fault.code === 'CONFLICT' ? await readAgain(sent, form.record!) : undefined;
    if (fault.code === 'NOT_FOUND' || theirs === null) {
      void reload();
      const notice = fault.code === 'NOT_FOUND' ? goneWords(records.one) : undefined;
      return refuse(sent, fault, { whole: { ...whole, ...form.now().typed }, notice });
    }
    if (!theirs) {
      if (aboutThePicture(fault)) sayOf(file, { form, fault });
      return refuse(sent, fault);
    }
    if (!isStored(sent, theirs)) {
      form.change(state.conflicting(form.now(), theirs));
      return false;
    }
    row = theirs;
  }
  form.change(state.saved(form.now(), row, everyRule(sent)));
  void reload();
  return true;
}

/** The rules of the fields that were shown when the form was sent, and of those that came since. */
const everyRule = ({ form, rules }: Pick<Sent<StoredRow, object>, 'form' | 'rules'>) =>
  new Map([...rules, ...form.rules]);

/** The record as it stands now: null when it is not there any more, undefined when nobody answers. */
async function readAgain<Row extends StoredRow, Words extends object>(
  { client, records }: Sent<Row, Words>,
  id: string,
): Promise<Row | null | undefined> {
  try {
    return await readNow(client, records, id);
  } catch {
    return undefined; // that there is a conflict is told nevertheless
  }
}

/** Whether a record says all that was sent already, as it does when only the answer to an earlier attempt was lost. */
function isStored({ form, rules }: Pick<Sent<StoredRow, object>, 'form' | 'rules'>, row: StoredRow): boolean {
  const { opened, sent, unanswered } = form.now();
  return Object.entries(sent).every(([name, value]) => {
    const rule = rules.get(name)!;
    const now = rule.read(row);
    // A picture has another name once it is stored: only who heard nothing takes a new one for his own.
    const isSure = unanswered || filesIn(value).length === 0;
    return isSure && rule.becomes(now, value, rule.read(opened!));
  });
}

interface Told {
  notice?: string | undefined;
  /** Whether something was sent before of which no answer came. */
  unanswered?: boolean;
  /** All that stands in the form, where its record is not there any more. */
  whole?: Typed;
}

/** Says why nothing was saved, or that nobody knows: in the form, and aloud where the specification has words for it or nobody sees the form. */
function refuse<Row extends StoredRow, Words extends object>(
  { form, texts: { saveFailed }, records: { one } }: Sent<Row, Words>,
  fault: Fault,
  { whole, unanswered: before = form.now().unanswered, ...told }: Told = {},
): false {
  const unanswered = isUncertain(fault) || (before && !whole && !isOfDone(fault));
  const notice = told.notice ?? noticeOf(fault, unanswered);
  const refusal = { faults: faultsOf(fault, form), notice, unanswered };
  form.change(whole ? state.gone(form.now(), whole, refusal) : state.refused(form.now(), refusal));
  if (typeof saveFailed === 'string') sayRefused(form, saveFailed, fault.sentence);
  else if (saveFailed) sayRefused(form, saveFailed(fault.sentence));
  const unsaved = unanswered ? `It is not known whether the ${one} was saved` : `The ${one} was not saved`;
  if (!form.isShown) sayRefused(form, `${unsaved}; what you typed is kept in its form.`);
  return false;
}

/** What is wrong with what was sent, by field; a picture that was not taken is wrong unless another was chosen meanwhile. */
function faultsOf(fault: Fault, form: OpenForm): Fault['fields'] {
  const { typed, sent } = form.now();
  const picture = isOfThePicture(fault) && picturesIn(sent)?.name;
  if (!picture || typed[picture] !== sent[picture]) return fault.fields;
  return { ...fault.fields, [picture]: sentenceOf(fault) };
}

/** Says of a picture why it did not arrive. */
function sayOf(picture: File | undefined, { form, fault }: { form: OpenForm; fault: Fault }): void {
  if (picture) form.change(state.progress(form.now(), picture, { sent: 0, failed: sentenceOf(fault) }));
}

const uploading = (form: OpenForm, file: File | undefined) =>
  file && {
    fetchOptions: {
      onProgress: (sent: number) => form.change(state.progress(form.now(), file, { sent })),
    },
  };
