import { makeVar, type ReactiveVar } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import {
  ImportListingsDocument,
  type ImportListingsMutation,
  type KnownReferences,
  type ListingKind,
} from '../../../schema/documents/admin/graphql.ts';
import { FILE_HEAD, foreignFileMessage } from '../../../schema/file-kind.ts';
import { faultOf, isUncertain, type Fault } from '../../data/fault.ts';
import { ofPress } from '../../data/press.ts';
import { useLasting } from '../editor/deeds/lasting.ts';
import { storedAccount } from '../session/session.ts';
import { decode, detectEncoding, encodingOptions, type Encoding, type EncodingOption } from './encodings.ts';
import { forgetImportKey, importKey } from './import-keys.ts';

export type Lines = ImportListingsMutation['importListings']['lines'];

/** What a person has chosen of an import, and what is known of it. */
interface Import {
  bytes: Uint8Array;
  /** The encodings to choose from where the file does not say which it has; else none. */
  encodings: readonly EncodingOption[];
  encoding: Encoding | null;
  csv: string;
  /** What to do with lines whose reference is listed already, and how many there are. */
  knownReferences: KnownReferences;
  known: number;
  /** What the API says of each line; null while it has not. */
  lines: Lines | null;
  message: string | null;
  /** Whether the check failed in a way that may pass. */
  canRetry: boolean;
}

const EMPTY: Import = {
  bytes: new Uint8Array(),
  encodings: [],
  encoding: null,
  csv: '',
  knownReferences: 'SKIP',
  known: 0,
  lines: null,
  message: null,
  canRetry: false,
};

/** Most bytes of a file; UTF-16 takes two for a letter. And most bytes of the request, which the server refuses beyond that. */
const MAX_FILE = 4_000_000;
const MAX_REQUEST = 1_000_000;
const TOO_LARGE = 'The file is too large for one import. Split it into files of at most 1 MB.';
const UNREADABLE = 'The browser could not read the file: it was moved or changed. Choose it again.';
const OFFLINE = 'The server cannot be reached. Check the connection and try again.';
const UNCERTAIN = 'It is not known whether the homes were imported. Try again: they are not imported twice.';

/** Read by a person who has signed in again since. */
const SIGNED_OUT = {
  check: 'Your session had ended. Choose the file again.',
  import: 'Nothing was imported: your session had ended. The file is still chosen.',
};

function messageOf(fault: Fault, step: keyof typeof SIGNED_OUT): string {
  if (fault.code === 'UNAUTHENTICATED') return SIGNED_OUT[step];
  if (step === 'import' && isUncertain(fault)) return `${fault.sentence ?? 'No answer came.'} ${UNCERTAIN}`;
  return fault.sentence ?? OFFLINE;
}

/** The state of an import, which outlives its screen and a new sign-in. */
interface ImportState {
  current: ReactiveVar<Import | null>;
  /** How many requests are in flight. */
  requests: ReactiveVar<number>;
  importing: ReactiveVar<boolean>;
  /** Counts the choices, so that the answer to an earlier one is ignored. */
  turn: number;
}

const initialState = (): ImportState => ({
  current: makeVar<Import | null>(null),
  requests: makeVar(0),
  importing: makeVar(false),
  turn: 0,
});

/** An import: its state, and what a person can do with it. */
export type ListingImport = ReturnType<typeof useImport>;

/** Reads a file of listings, has the API check it, and imports it once. */
export function useImport(kind: ListingKind) {
  const client = useApolloClient();
  const state = useLasting(`file of ${kind}`, initialState);
  const current = useReactiveVar(state.current);
  const loading = useReactiveVar(state.requests) > 0;
  const importing = useReactiveVar(state.importing);

  async function check(next: Import, turn: number): Promise<void> {
    const csv = next.encoding ? decode(next.bytes, next.encoding) : '';
    const size = new TextEncoder().encode(JSON.stringify(csv)).length;
    const checked: Import = { ...next, csv, message: size > MAX_REQUEST ? TOO_LARGE : null, canRetry: false };
    state.current(checked);
    if (!next.encoding || checked.message) return;
    const { lines, message, canRetry } = await send(checked, 'check');
    if (turn !== state.turn) return;
    const known = lines?.filter(({ reference }) => reference !== null).length ?? checked.known;
    state.current({ ...checked, lines, known, message, canRetry });
  }

  async function send({ csv, knownReferences }: Import, step: 'check' | 'import', context: object = {}) {
    const variables = { kind, csv, knownReferences, dryRun: step === 'check' };
    state.requests(state.requests() + 1);
    try {
      const { data } = await client.mutate({ mutation: ImportListingsDocument, variables, context });
      return { ...data!.importListings, message: null, canRetry: false };
    } catch (error) {
      const fault = faultOf(error);
      const canRetry = fault.code !== 'BAD_USER_INPUT';
      return { lines: null, added: 0, updated: 0, message: messageOf(fault, step), canRetry };
    } finally {
      state.requests(state.requests() - 1);
    }
  }

  return {
    loading,
    /** Whether the import itself is in flight, so that nothing about it can be changed. */
    importing,
    current,
    async choose(file: File): Promise<void> {
      const turn = ++state.turn;
      if (file.size > MAX_FILE) {
        state.current({ ...EMPTY, message: TOO_LARGE });
        return;
      }
      const content = await file.arrayBuffer().catch(() => null);
      if (turn !== state.turn) return;
      if (!content) {
        state.current({ ...EMPTY, message: UNREADABLE });
        return;
      }
      const bytes = new Uint8Array(content);
      const foreign = foreignFileMessage(String.fromCharCode(...bytes.subarray(0, FILE_HEAD)));
      if (foreign) {
        state.current({ ...EMPTY, message: foreign });
        return;
      }
      const encoding = detectEncoding(bytes);
      await check({ ...EMPTY, bytes, encoding, encodings: encoding ? [] : encodingOptions(bytes) }, turn);
    },
    async setEncoding(encoding: Encoding): Promise<void> {
      if (current) await check({ ...current, encoding, lines: null }, ++state.turn);
    },
    async setKnownReferences(knownReferences: KnownReferences): Promise<void> {
      if (current) await check({ ...current, knownReferences }, ++state.turn);
    },
    async retry(): Promise<void> {
      if (current) await check(current, ++state.turn);
    },
    /** Imports the file; gives how many homes were added and updated, or why none were. */
    async run(): Promise<{ added: number; updated: number; message: string | null; lines: Lines | null }> {
      const started = current!;
      const { csv, knownReferences } = started;
      const turn = state.turn;
      const named = { account: storedAccount(), kind, csv, knownReferences };
      state.importing(true);
      const result = await send(started, 'import', ofPress(importKey(named)));
      state.importing(false);
      const isDone = result.added + result.updated > 0;
      if (isDone) forgetImportKey(named); // a refusal says nothing about what was sent before
      const next = { ...started, message: result.message, lines: result.lines ?? started.lines };
      if (turn === state.turn) state.current(isDone ? null : next);
      return result;
    },
  };
}
