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
import * as messages from './messages.ts';

export type Lines = ImportListingsMutation['importListings']['lines'];

/** The choices and the state of an import. */
interface Import {
  bytes: Uint8Array;
  /** Possible encodings of a file without a byte order mark; else empty. */
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

type Step = 'check' | 'import';

/** The end of the session is shown after the next login. */
function errorMessage(error: ApiError, step: Step): string {
  if (error.code === 'UNAUTHENTICATED')
    return step === 'check' ? messages.sessionEndedBeforeCheck : messages.sessionEndedBeforeImport;
  if (step === 'import' && isOutcomeUnknown(error))
    return messages.importUnknown(error.message ?? messages.noAnswer);
  return error.message ?? messages.offline;
}

/** The state of an import, which outlives its screen and a new sign-in. */
interface ImportState {
  current: ReactiveVar<Import | null>;
  /** How many requests are in flight. */
  requests: ReactiveVar<number>;
  importing: ReactiveVar<boolean>;
  /** Number of the latest request; responses to earlier ones are ignored. */
  request: number;
}

const initialState = (): ImportState => ({
  current: makeVar<Import | null>(null),
  requests: makeVar(0),
  importing: makeVar(false),
  request: 0,
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

  async function check(next: Import, request: number): Promise<void> {
    const csv = next.encoding ? decode(next.bytes, next.encoding) : '';
    const size = new TextEncoder().encode(JSON.stringify(csv)).length;
    const checked: Import = {
      ...next,
      csv,
      message: size > MAX_REQUEST ? messages.fileTooLarge : null,
      canRetry: false,
    };
    state.current(checked);
    if (!next.encoding || checked.message) return;
    const { lines, message, canRetry } = await send(checked, 'check');
    if (request !== state.request) return;
    const known = lines?.filter(({ reference }) => reference !== null).length ?? checked.known;
    state.current({ ...checked, lines, known, message, canRetry });
  }

  async function send({ csv, knownReferences }: Import, step: Step, context: object = {}) {
    const variables = { kind, csv, knownReferences, dryRun: step === 'check' };
    state.requests(state.requests() + 1);
    try {
      const { data } = await client.mutate({ mutation: ImportListingsDocument, variables, context });
      return { ...data!.importListings, message: null, canRetry: false };
    } catch (error) {
      const apiError = toApiError(error);
      const canRetry = apiError.code !== 'BAD_USER_INPUT';
      return { lines: null, added: 0, updated: 0, message: errorMessage(apiError, step), canRetry };
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
      const request = ++state.request;
      if (file.size > MAX_FILE) {
        state.current({ ...EMPTY, message: messages.fileTooLarge });
        return;
      }
      const content = await file.arrayBuffer().catch(() => null);
      if (request !== state.request) return;
      if (!content) {
        state.current({ ...EMPTY, message: messages.fileUnreadable });
        return;
      }
      const bytes = new Uint8Array(content);
      const typeError = foreignFileMessage(String.fromCharCode(...bytes.subarray(0, FILE_HEAD)));
      if (typeError) {
        state.current({ ...EMPTY, message: typeError });
        return;
      }
      const encoding = detectEncoding(bytes);
      await check({ ...EMPTY, bytes, encoding, encodings: encoding ? [] : encodingOptions(bytes) }, request);
    },
    async setEncoding(encoding: Encoding): Promise<void> {
      if (current) await check({ ...current, encoding, lines: null }, ++state.request);
    },
    async setKnownReferences(knownReferences: KnownReferences): Promise<void> {
      if (current) await check({ ...current, knownReferences }, ++state.request);
    },
    async retry(): Promise<void> {
      if (current) await check(current, ++state.request);
    },
    /** Imports the file. Returns the numbers of added and updated listings, or an error. */
    async run(): Promise<{ added: number; updated: number; message: string | null; lines: Lines | null }> {
      const started = current!;
      const { csv, knownReferences } = started;
      const request = state.request;
      const startedImport = { account: storedAccount(), kind, csv, knownReferences };
      state.importing(true);
      const result = await send(started, 'import', withIdempotencyKey(importKey(startedImport)));
      state.importing(false);
      const isDone = result.added + result.updated > 0;
      if (isDone) forgetImportKey(startedImport); // an error does not show whether an earlier request succeeded
      const next = { ...started, message: result.message, lines: result.lines ?? started.lines };
      if (request === state.request) state.current(isDone ? null : next);
      return result;
    },
  };
}
