import { makeVar, type ReactiveVar } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import {
  ImportListingsDocument,
  type ImportListingsMutation,
  type ListingKind,
} from '../../../schema/documents/admin/graphql.ts';
import { faultOf, isUncertain, type Fault } from '../../data/fault.ts';
import { ofPress } from '../../data/press.ts';
import { useLasting } from '../editor/deeds/lasting.ts';
import { storedAccount } from '../session/session.ts';
import { forgetPress, pressOf } from './file-presses.ts';
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

/** Found by whoever has signed in since. */
const ENDED = {
  judging: 'Your session had ended. Choose the file again.',
  taking: 'Nothing was added: your session had ended. The file is still chosen.',
};

/** Why a file was not judged, or not taken in as far as is known. */
function refusalOf(fault: Fault, doing: keyof typeof ENDED): string {
  if (fault.code === 'UNAUTHENTICATED') return ENDED[doing];
  if (doing === 'taking' && isUncertain(fault)) return `${fault.sentence ?? 'No answer came.'} ${UNKNOWN}`;
  return fault.sentence ?? 'The server cannot be reached. Try again.';
}

/** What is known of a file, also by whoever leaves the screen, or has to sign in again, and comes back. */
interface Known {
  chosen: ReactiveVar<Chosen | null>;
  /** How many questions about it are on their way. */
  asked: ReactiveVar<number>;
  taking: ReactiveVar<boolean>;
  /** Which file is meant: the answer about an earlier one is of no use. */
  turn: number;
}

const nothing = (): Known => ({
  chosen: makeVar<Chosen | null>(null),
  asked: makeVar(0),
  taking: makeVar(false),
  turn: 0,
});

/** What is known of such a file, and what can be done with it. */
export type ListingFile = ReturnType<typeof useFile>;

/** A file of listings that somebody chose: read, judged by the API, and taken in once. */
export function useFile(kind: ListingKind) {
  const client = useApolloClient();
  const known = useLasting(`file of ${kind}`, nothing);
  const chosen = useReactiveVar(known.chosen);
  const loading = useReactiveVar(known.asked) > 0;
  const taking = useReactiveVar(known.taking);

  async function judge(file: Omit<Chosen, 'csv' | 'lines' | 'refusal'>, mine: number): Promise<void> {
    const csv = file.encoding ? read(file.bytes, file.encoding) : '';
    const judged = { ...file, csv, lines: null, refusal: null };
    known.chosen(judged);
    if (!file.encoding) return;
    const answer = await ask(csv, 'judging');
    if (mine === known.turn) known.chosen({ ...judged, ...answer });
  }

  async function ask(
    csv: string,
    doing: 'judging' | 'taking',
    context: object = {},
  ): Promise<Pick<Chosen, 'lines' | 'refusal'> & { added: number }> {
    const variables = { kind, csv, dryRun: doing === 'judging' };
    known.asked(known.asked() + 1);
    try {
      const { data } = await client.mutate({ mutation: ImportListingsDocument, variables, context });
      return { ...data!.importListings, refusal: null };
    } catch (error) {
      return { lines: null, added: 0, refusal: refusalOf(faultOf(error), doing) };
    } finally {
      known.asked(known.asked() - 1);
    }
  }

  return {
    loading,
    /** Whether it is being taken in, so that nothing about it can be chosen otherwise. */
    taking,
    chosen,
    async choose(file: File): Promise<void> {
      const mine = ++known.turn;
      const content = await file.arrayBuffer().catch(() => null);
      if (mine !== known.turn) return;
      if (!content) {
        known.chosen(NONE);
        return;
      }
      const bytes = new Uint8Array(content);
      const encoding = encodingOf(bytes);
      await judge({ bytes, encoding, readings: encoding ? [] : readingsOf(bytes) }, mine);
    },
    async readAs(encoding: Encoding): Promise<void> {
      if (chosen) await judge({ ...chosen, encoding }, ++known.turn);
    },
    /** Takes it in; gives how many listings were added, or why none were. */
    async take(): Promise<{ added: number; refusal: string | null }> {
      const { csv, lines } = chosen!;
      const mine = known.turn;
      const file = { account: storedAccount(), kind, csv };
      known.taking(true);
      const { added, refusal, ...answer } = await ask(csv, 'taking', ofPress(pressOf(file)));
      known.taking(false);
      if (added > 0) forgetPress(file); // a refusal says nothing of what was sent before
      const told = { ...chosen!, refusal, lines: answer.lines ?? lines };
      if (mine === known.turn) known.chosen(added > 0 ? null : told);
      return { added, refusal };
    },
  };
}
