import { makeVar, type ReactiveVar } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import {
  ImportListingsDocument,
  type ImportListingsMutation,
  type KnownReferences,
  type ListingKind,
} from '../../../schema/documents/admin/graphql.ts';
import { FILE_HEAD, foreignFileMessage } from '../../../schema/file-kind.ts';
import { toApiError, isOutcomeUnknown, type ApiError } from '../../data/api-error.ts';
import { withIdempotencyKey } from '../../data/idempotency-key.ts';
import { useAccountState } from '../editor/mutations/account-state.ts';
import { storedAccount } from '../session/session.ts';
import { decode, detectEncoding, encodingOptions, type Encoding, type EncodingOption } from './encodings.ts';
import { forgetImportKey, importKey } from './import-keys.ts';

export type Lines = ImportListingsMutation['importListings']['lines'];

/** The choices and the state of an import. */
interface Import {
  bytes: Uint8Array;
  /** Possible encodings if the file does not tell its own; else empty. */
  encodings: readonly EncodingOption[];
  encoding: Encoding | null;
  csv: string;
  /** Handling of lines with known references, and their number. */
  knownReferences: KnownReferences;
  known: number;
  /** The result of the check by line; null until it is known. */
  lines: Lines | null;
  message: string | null;
  /** True if the check may succeed on a retry. */
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

/** Maximum bytes of a file (UTF-16 has two per letter) and of a request on the server. */
const MAX_FILE = 4_000_000;
const MAX_REQUEST = 1_000_000;
const TOO_LARGE = 'The file is too large for one import. Split it into files of at most 1 MB.';
const UNREADABLE = 'The browser could not read the file: it was moved or changed. Choose it again.';
const OFFLINE = 'The server cannot be reached. Check the connection and try again.';
const UNCERTAIN = 'It is not known whether the homes were imported. Try again: they are not imported twice.';

/** Shown after the next sign-in. */
const SIGNED_OUT = {
  check: 'Your session had ended. Choose the file again.',
  import: 'Nothing was imported: your session had ended. The file is still chosen.',
};

function messageOf(fault: ApiError, step: keyof typeof SIGNED_OUT): string {
  if (fault.code === 'UNAUTHENTICATED') return SIGNED_OUT[step];
  if (step === 'import' && isOutcomeUnknown(fault))
    return `${fault.message ?? 'No answer came.'} ${UNCERTAIN}`;
  return fault.message ?? OFFLINE;
}

/** The state of an import, which outlives its screen and a new sign-in. */
interface ImportState {
  current: ReactiveVar<Import | null>;
  /** How many requests are in flight. */
  requests: ReactiveVar<number>;
  importing: ReactiveVar<boolean>;
  /** Counts the choices, so that responses to earlier ones are ignored. */
  turn: number;
}

const initialState = (): ImportState => ({
  current: makeVar<Import | null>(null),
  requests: makeVar(0),
  importing: makeVar(false),
  turn: 0,
});

/** The state and actions of an import. */
export type ListingImport = ReturnType<typeof useImport>;

/** Reads a CSV file of listings, checks it with the API, and imports it once. */
export function useImport(kind: ListingKind) {
  const client = useApolloClient();
  const state = useAccountState(`file of ${kind}`, initialState);
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
      const fault = toApiError(error);
      const canRetry = fault.code !== 'BAD_USER_INPUT';
      return { lines: null, added: 0, updated: 0, message: messageOf(fault, step), canRetry };
    } finally {
      state.requests(state.requests() - 1);
    }
  }

  return {
    loading,
    /** True while the import is in flight and cannot be changed. */
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
    /** Imports the file. Returns the numbers of added and updated homes, or an error. */
    async run(): Promise<{ added: number; updated: number; message: string | null; lines: Lines | null }> {
      const started = current!;
      const { csv, knownReferences } = started;
      const turn = state.turn;
      const named = { account: storedAccount(), kind, csv, knownReferences };
      state.importing(true);
      const result = await send(started, 'import', withIdempotencyKey(importKey(named)));
      state.importing(false);
      const isDone = result.added + result.updated > 0;
      if (isDone) forgetImportKey(named); // an error does not tell whether an earlier request succeeded
      const next = { ...started, message: result.message, lines: result.lines ?? started.lines };
      if (turn === state.turn) state.current(isDone ? null : next);
      return result;
    },
  };
}
