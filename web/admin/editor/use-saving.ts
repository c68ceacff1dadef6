import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { faultOf, type Fault } from '../../data/fault.ts';
import { say, sayFailure } from '../ui/toast.tsx';
import type { FieldRule } from './field.ts';
import type { Sending } from './form.ts';
import { changedWords, judge, newWords, picturesIn } from './input.ts';
import type { Input, Records, StoredRow } from './records.ts';
import type { Texts } from './texts.ts';
import { useReload } from './use-reload.ts';
import type { useTyping } from './use-typing.ts';

interface Parts<Row extends StoredRow, Words extends object> {
  records: Records<Row, Words>;
  typing: ReturnType<typeof useTyping<Row>>;
  rules: Map<string, FieldRule>;
  texts: Texts;
  /** The record being changed; null for a new one. */
  id: string | null;
  /** What follows when everything stands: the form was cleared already. */
  saved: () => void;
  /** The record that was to be changed is not there any more. */
  gone: () => void;
}

/** Saves what stands in a form: judged first, each picture by itself, and never over what somebody else changed. */
export function useSaving<Row extends StoredRow, Words extends object>(parts: Parts<Row, Words>) {
  const { records, typing, rules, texts, id } = parts;
  const client = useApolloClient();
  const reload = useReload();
  const [busy, setBusy] = useState(false);
  const [sending, setSending] = useState<ReadonlyMap<File, Sending>>(new Map());
  /** Why nothing, or not everything, was saved. */
  const [notice, setNotice] = useState<string | null>(null);
  /** The record as somebody else changed it while the form was open. */
  const [theirs, setTheirs] = useState<Row | null>(null);
  const underWay = useRef(false);

  const progress = (file: File, state: Sending) => setSending((now) => new Map(now).set(file, state));
  const uploading = (file: File | undefined) =>
    file && { fetchOptions: { onProgress: (sent: number) => progress(file, { sent }) } };

  /** Makes one record for each picture, or one without; what could not be made stays in the form. */
  async function add(): Promise<boolean> {
    const words = newWords(rules.values(), typing);
    const chosen = picturesIn(typing.typed);
    const left = new Set(chosen?.files);
    let failure: Fault | null = null;
    for (const file of chosen?.files ?? [undefined]) {
      const input: Input = file && chosen ? { ...words, [chosen.name]: file } : words;
      try {
        await client.mutate({
          mutation: records.create,
          variables: { input },
          context: { ...uploading(file) },
        });
        if (file) left.delete(file);
      } catch (error) {
        failure = faultOf(error);
        if (file) progress(file, { sent: 0, failed: sentenceOf(failure) });
        if (!aboutThePicture(failure)) break;
      }
    }
    if (!failure) return true;
    refused(failure);
    if (chosen && left.size < chosen.files.length) {
      const saved = chosen.files.length - left.size;
      setNotice(
        `${saved} of ${chosen.files.length} were saved; the rest is still here. ${sentenceOf(failure)}`,
      );
      typing.goOnFrom(null, { ...typing.typed, [chosen.name]: [...left] });
      await reload();
    }
    return false;
  }

  async function change(opened: Row, typed = typing.typed): Promise<boolean> {
    const file = picturesIn(typed)?.files[0];
    try {
      await client.mutate({
        mutation: records.update,
        variables: { id: opened.id, input: changedWords({ typed }), seen: opened.updatedAt },
        context: { ...uploading(file) },
      });
      return true;
    } catch (error) {
      const fault = faultOf(error);
      if (fault.code === 'CONFLICT' && (await showTheirs(opened.id))) return false;
      if (fault.code === 'CONFLICT' || fault.code === 'NOT_FOUND') parts.gone();
      return refused(fault);
    }
  }

  /** Sets the other's record beside what was typed; false when it has been deleted since. */
  async function showTheirs(changed: string): Promise<boolean> {
    const { data } = await client.query({
      query: records.read,
      variables: { id: changed },
      fetchPolicy: 'network-only',
    });
    setTheirs(data?.row ?? null);
    return Boolean(data?.row);
  }

  /** Says why nothing was saved: at the fields, beneath the form, and aloud where the specification has words for it. */
  function refused(fault: Fault): boolean {
    typing.fail(fault.fields);
    setNotice(`Nothing was saved. ${sentenceOf(fault)}`);
    const { saveFailed } = texts;
    if (typeof saveFailed === 'string') sayFailure(saveFailed, fault.sentence);
    else if (saveFailed) sayFailure(saveFailed(fault.sentence));
    return false;
  }

  async function once(work: () => Promise<boolean>): Promise<void> {
    if (underWay.current) return; // a second press while the first is on its way saves nothing twice
    underWay.current = true;
    setBusy(true);
    setNotice(null);
    try {
      if (!(await work())) return;
      typing.clear();
      setSending(new Map());
      say((id ? texts.updated : texts.added) ?? (id ? 'Saved.' : 'Added.'));
      parts.saved();
    } catch (error) {
      refused(faultOf(error));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  function save(): Promise<void> {
    const faults = judge(rules.values(), typing, { adding: !id });
    if (Object.keys(faults).length > 0) {
      typing.fail(faults);
      setNotice(texts.incomplete ?? null);
      return Promise.resolve();
    }
    return once(() => (typing.opened && id ? change(typing.opened) : add()));
  }

  return {
    busy,
    sending,
    notice,
    save,
    /** The other's record, while staff have not chosen between it and what they typed. */
    theirs,
    /** Saves what was chosen of both, unless there is yet another change. */
    settle(row: Row, kept: typeof typing.typed): Promise<void> {
      setTheirs(null);
      typing.goOnFrom(row, kept);
      if (Object.keys(kept).length === 0) {
        typing.clear();
        parts.saved();
        return Promise.resolve();
      }
      return once(() => change(row, kept));
    },
    putOff: () => setTheirs(null),
    forget: () => {
      setNotice(null);
      setSending(new Map());
    },
  };
}

const sentenceOf = ({ sentence }: Fault): string => sentence ?? 'The server cannot be reached. Try again.';

/** Whether another picture may do better: what is wrong is this one alone, or the way to the server. */
const aboutThePicture = ({ code }: Fault): boolean =>
  ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNREACHABLE', 'INTERNAL_SERVER_ERROR'].includes(code);
