import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  ImportListingsDocument,
  type ImportListingsMutation,
  type ListingKind,
} from '../../../schema/documents/admin/graphql.ts';
import { faultOf, isUncertain } from '../../data/fault.ts';
import { newPress, ofPress } from '../../data/press.ts';
import { encodingOf, read, readingsOf, type Encoding, type Reading } from './letters.ts';

export type Lines = ImportListingsMutation['importListings']['lines'];

interface Chosen {
  bytes: Uint8Array;
  /** The ways to read it, where it does not tell; else none. */
  readings: readonly Reading[];
  encoding: Encoding | null;
  csv: string;
  /** What the API says of each line; null while it has not. */
  lines: Lines | null;
  refusal: string | null;
}

/** Of a file that has gone, or was changed, since it was chosen. */
const NONE: Chosen = {
  bytes: new Uint8Array(),
  readings: [],
  encoding: null,
  csv: '',
  lines: null,
  refusal: 'The file could not be read. Choose it again.',
};

const UNKNOWN = 'It is not known whether they were added. Press again: they are added only once.';

/** What is known of such a file, and what can be done with it. */
export type ListingFile = ReturnType<typeof useFile>;

/** A file of listings that somebody chose: read, judged by the API, and taken in once. */
export function useFile(kind: ListingKind) {
  const [run, { loading }] = useMutation(ImportListingsDocument);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [taking, setTaking] = useState(false);
  /** Which file is meant: the answer about an earlier one is of no use. */
  const turn = useRef(0);
  /** The press that has not been answered: whoever presses again means the same. */
  const press = useRef<string | null>(null);

  async function judge(file: Omit<Chosen, 'csv' | 'lines' | 'refusal'>, mine: number): Promise<void> {
    press.current = null;
    const csv = file.encoding ? read(file.bytes, file.encoding) : '';
    const judged = { ...file, csv, lines: null, refusal: null };
    setChosen(judged);
    if (!file.encoding) return;
    const answer = await ask({ kind, csv, dryRun: true });
    if (mine === turn.current) setChosen({ ...judged, ...answer });
  }

  async function ask(
    variables: { kind: ListingKind; csv: string; dryRun: boolean },
    context: object = {},
  ): Promise<Pick<Chosen, 'lines' | 'refusal'> & { added: number; isAnswered: boolean }> {
    try {
      const { data } = await run({ variables, context });
      return { ...data!.importListings, refusal: null, isAnswered: true };
    } catch (error) {
      const fault = faultOf(error);
      const told = fault.sentence ?? 'The server cannot be reached. Try again.';
      const isLost = !variables.dryRun && isUncertain(fault);
      const refusal = isLost ? `${fault.sentence ?? 'No answer came.'} ${UNKNOWN}` : told;
      return { lines: null, added: 0, refusal, isAnswered: !isUncertain(fault) };
    }
  }

  return {
    loading,
    /** Whether it is being taken in, so that nothing about it can be chosen otherwise. */
    taking,
    chosen,
    async choose(file: File): Promise<void> {
      const mine = ++turn.current;
      const content = await file.arrayBuffer().catch(() => null);
      if (mine !== turn.current) return;
      if (!content) {
        setChosen(NONE);
        return;
      }
      const bytes = new Uint8Array(content);
      const encoding = encodingOf(bytes);
      await judge({ bytes, encoding, readings: encoding ? [] : readingsOf(bytes) }, mine);
    },
    async readAs(encoding: Encoding): Promise<void> {
      if (chosen) await judge({ ...chosen, encoding }, ++turn.current);
    },
    /** Takes it in; gives how many listings were added, or why none were. */
    async take(): Promise<{ added: number; refusal: string | null }> {
      const { csv, lines } = chosen!;
      const mine = turn.current;
      press.current ??= newPress();
      setTaking(true);
      const answer = await ask({ kind, csv, dryRun: false }, ofPress(press.current));
      setTaking(false);
      const { added, refusal, isAnswered } = answer;
      if (isAnswered) press.current = null;
      const told = { ...chosen!, refusal, lines: answer.lines ?? lines };
      if (mine === turn.current) setChosen(added > 0 ? null : told);
      return { added, refusal };
    },
  };
}
