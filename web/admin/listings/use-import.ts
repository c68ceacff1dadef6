import { makeVar, type ReactiveVar } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import {
  ImportColumnsDocument,
  type ImportColumnsQuery,
  ImportListingsDocument,
  type ImportListingsMutation,
  type KnownReferences,
  type ListingKind,
} from '../../../schema/documents/admin/graphql.ts';
import { FILE_HEAD, foreignFileMessage } from '../../../schema/file-kind.ts';
import { useAccountState } from '../editor/mutations/account-state.ts';
import { decode, detectEncoding, type Encoding, type EncodingOption, encodingOptions } from './encoding.ts';
import { forgetImportKeys, importKey, type StartedImport } from './import-keys.ts';
import * as messages from './messages.ts';
import { storedAccount } from '../session/session.ts';
import { type ApiError, isOutcomeUnknown, toApiError } from '../../data/api-error.ts';
import { idempotencyContext } from '../../data/idempotency-key.ts';

type ImportResult = ImportListingsMutation['importListings'];

export type Lines = ImportResult['lines'];

/** The columns of a file whose names an import does not know, and the chosen column of each; null if it is not imported. */
export interface ForeignColumns {
  columns: readonly { header: string; samples: readonly string[]; column: string | null }[];
  /** Names of the columns of an import that the file does not have under their names. */
  names: readonly string[];
}

/** The choices and the state of an import. */
interface Import {
  bytes: Uint8Array;
  /** Possible encodings of a file without a byte order mark; else empty. */
  encodings: readonly EncodingOption[];
  encoding: Encoding | null;
  csv: string;
  /** Columns to choose; null if an import knows all names of the file. */
  foreign: ForeignColumns | null;
  /** Handling of lines with known references; null until it is chosen. */
  knownReferences: KnownReferences | null;
  /** How many lines have known references, and how many of these differ from their listings. */
  known: number;
  differing: number;
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
  foreign: null,
  knownReferences: null,
  known: 0,
  differing: 0,
  lines: null,
  message: null,
  canRetry: false,
};

/** Maximum bytes of a file (UTF-16 has two per letter) and of a request on the server. */
const MAX_FILE = 4_000_000;
const MAX_REQUEST = 1_000_000;

/** Lines that a request processes; it carries the file, and the next request continues after them. */
const BATCH_LINES = 1000;

/** How many lines of a file that takes several requests were processed. */
export interface ImportProgress {
  done: number;
  total: number;
}

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
  /** Null for a file that is sent at once. */
  progress: ReactiveVar<ImportProgress | null>;
  /** Number of the latest request; responses to earlier ones are ignored. */
  request: number;
}

const initialState = (): ImportState => ({
  current: makeVar<Import | null>(null),
  requests: makeVar(0),
  importing: makeVar(false),
  progress: makeVar<ImportProgress | null>(null),
  request: 0,
});

/** The state and actions of an import. */
export type ListingImport = ReturnType<typeof useImport>;

/** Reads a CSV file of listings, checks it with the API, and imports it once. */
export function useImport(kind: ListingKind) {
  const client = useApolloClient();
  const state = useAccountState(`import ${kind}`, initialState);
  const current = useReactiveVar(state.current);
  const loading = useReactiveVar(state.requests) > 0;
  const importing = useReactiveVar(state.importing);
  const progress = useReactiveVar(state.progress);

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
    const result = await sendAll(checked, 'check', request);
    if (request !== state.request) return;
    const { lines, message, canRetry } = result;
    if (!lines && !canRetry && !checked.foreign) {
      const foreign = await readForeignColumns(csv);
      if (request !== state.request) return;
      if (foreign) {
        state.current({ ...checked, foreign });
        return;
      }
    }
    state.current({ ...checked, ...(lines && countKnown(lines, checked)), lines, message, canRetry });
  }

  /** The columns of a file that an import does not know; null if it knows all of them, or if they cannot be read. */
  async function readForeignColumns(csv: string): Promise<ForeignColumns | null> {
    state.requests(state.requests() + 1);
    try {
      const { data } = await client.query({
        query: ImportColumnsDocument,
        variables: { kind, csv },
        fetchPolicy: 'no-cache',
      });
      return data ? foreignColumns(data.importColumns) : null;
    } catch {
      return null; // the error of the check is shown
    } finally {
      state.requests(state.requests() - 1);
    }
  }

  /** Checks or imports a file in parts. Stops at an error, or at a part with an invalid line, of which nothing is imported. */
  async function sendAll(file: Import, step: Step, request: number) {
    const lines: Lines[number][] = [];
    let [added, updated] = [0, 0];
    state.requests(state.requests() + 1);
    try {
      for (let [offset, total] = [0, 1]; offset < total; offset += BATCH_LINES) {
        const result = await send(file, step, offset);
        lines.push(...result.lines);
        added += result.added;
        updated += result.updated;
        ({ total } = result);
        const isStopped = step === 'import' && result.lines.some(({ message }) => message !== null);
        if (isStopped && added + updated > 0)
          return {
            lines,
            added,
            updated,
            message: messages.importedInPart(added, updated, null),
            canRetry: false,
          };
        if (isStopped || (step === 'check' && request !== state.request)) break;
        if (total > BATCH_LINES) state.progress({ done: Math.min(offset + BATCH_LINES, total), total });
      }
      return { lines, added, updated, message: null, canRetry: false };
    } catch (error) {
      const apiError = toApiError(error);
      const canRetry = apiError.code !== 'BAD_USER_INPUT';
      const reason = errorMessage(apiError, step);
      const message = added + updated > 0 ? messages.importedInPart(added, updated, reason) : reason;
      return { lines: null, added, updated, message, canRetry };
    } finally {
      state.requests(state.requests() - 1);
      state.progress(null);
    }
  }

  async function send(file: Import, step: Step, offset: number): Promise<ImportResult> {
    const { csv, foreign } = file;
    const knownReferences = file.knownReferences ?? 'UPDATE'; // which shows how the file differs
    const columns = (foreign?.columns ?? []).map(({ header, column }) => ({ header, column }));
    const dryRun = step === 'check';
    const variables = { kind, csv, knownReferences, dryRun, columns, offset, limit: BATCH_LINES };
    const context = dryRun ? {} : idempotencyContext(importKey({ ...startedImport(file), offset }));
    const { data } = await client.mutate({ mutation: ImportListingsDocument, variables, context });
    return data!.importListings;
  }

  const startedImport = ({ csv, knownReferences, foreign }: Import): StartedImport => ({
    account: storedAccount(),
    kind,
    csv: JSON.stringify([csv, foreign?.columns.map(({ column }) => column)]),
    knownReferences,
  });

  return {
    loading,
    progress,
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
      if (current) await check({ ...current, encoding, foreign: null, lines: null }, ++state.request);
    },
    /** Chooses the column of the import that a column of the file is. */
    setColumn(header: string, column: string | null): void {
      if (!current?.foreign) return;
      const columns = current.foreign.columns.map((one) =>
        one.header === header ? { ...one, column } : one,
      );
      state.request++;
      state.current({ ...current, foreign: { ...current.foreign, columns }, lines: null, message: null });
    },
    async setKnownReferences(knownReferences: KnownReferences): Promise<void> {
      if (current) await check({ ...current, knownReferences }, ++state.request);
    },
    /** Checks the file with the current choices. */
    async checkAgain(): Promise<void> {
      if (current) await check(current, ++state.request);
    },
    /** Imports the file. Returns the numbers of added and updated listings, and an error if not all of it was imported. */
    async run(): Promise<{ added: number; updated: number; message: string | null }> {
      const started = current!;
      const request = state.request;
      state.importing(true);
      const result = await sendAll(started, 'import', request);
      state.importing(false);
      const isDone = result.message === null && result.added + result.updated > 0;
      if (isDone) forgetImportKeys(startedImport(started)); // an error does not show whether an earlier request succeeded
      const next = { ...started, message: result.message, lines: result.lines ?? started.lines };
      if (request === state.request) state.current(isDone ? null : next);
      return result;
    },
  };
}

/** The columns whose names an import does not know, or null. */
function foreignColumns({ columns, names }: ImportColumnsQuery['importColumns']): ForeignColumns | null {
  const unknown = columns.filter(({ isKnown }) => !isKnown);
  if (unknown.length === 0) return null;
  const used = columns.flatMap(({ isKnown, column }) => (isKnown ? [column] : []));
  return {
    columns: unknown.map(({ header, samples, column }) => ({ header, samples, column: column ?? null })),
    names: names.filter((name) => !used.includes(name)),
  };
}

/** Counts the lines with known references. Where none of them differs, they stay unchanged without a question. */
function countKnown(
  lines: Lines,
  { knownReferences, differing: before }: Import,
): Pick<Import, 'known' | 'differing' | 'knownReferences'> {
  const known = lines.filter(({ reference }) => reference !== null);
  const different = known.filter(({ changes, message }) => changes.length > 0 || message !== null);
  const differing = knownReferences === 'ADD' ? before : different.length;
  return {
    known: known.length,
    differing,
    knownReferences: knownReferences ?? (differing === 0 ? 'SKIP' : null),
  };
}
