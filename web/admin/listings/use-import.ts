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
import * as messages from './messages.ts';
import { storedAccount } from '../session/session.ts';
import { type ApiError, isOutcomeUnknown, toApiError } from '../../data/api-error.ts';
import { createIdempotencyKey, idempotencyContext } from '../../data/idempotency-key.ts';
import { createStoredValue } from '../../ui/stored.ts';

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

/** A character encoding with its name in browsers. */
export type Encoding = (typeof LEGACY_ENCODINGS)[number] | 'utf-8' | 'utf-16le' | 'utf-16be';

/** Encodings without a byte order mark. */
const LEGACY_ENCODINGS = ['windows-1252', 'windows-1256', 'macintosh'] as const;

const BYTE_ORDER_MARKS: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Which of the first bytes are zero in UTF-16, where the header has ASCII letters. */
const ZERO_BYTES: readonly [Encoding, readonly boolean[]][] = [
  ['utf-16le', [false, true, false, true]],
  ['utf-16be', [true, false, true, false]],
];

/** The encoding of a file, if its bytes are certain about it; else null. */
export function detectEncoding(bytes: Uint8Array): Encoding | null {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte));
  if (marked) return marked[0];
  const utf16 = ZERO_BYTES.find(([, zeros]) => zeros.every((isZero, i) => isZero === (bytes[i] === 0)));
  if (utf16) return utf16[0];
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return null;
  }
}

const decode = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes);

/** An encoding to choose, with a line of the file that shows the difference. */
export interface EncodingOption {
  encoding: Encoding;
  label: string;
  sample: string;
}

/** Maximum length of a sample, in characters. */
const MAX_SAMPLE = 80;

/** Returns the possible encodings of a file without a byte order mark. */
export function encodingOptions(bytes: Uint8Array): EncodingOption[] {
  return LEGACY_ENCODINGS.map((encoding) => {
    const lines = decode(bytes, encoding).split(/\r\n?|\n/);
    const line = lines.find((one) => /[^\0-\x7f]/.test(one)) ?? '';
    const start = Math.max(0, line.search(/[^\0-\x7f]/) - MAX_SAMPLE / 4);
    return {
      encoding,
      label: messages.encodingLabels[encoding],
      sample: line.slice(start, start + MAX_SAMPLE),
    };
  });
}

/** What identifies an import. */
interface StartedImport {
  account: string | null;
  kind: string;
  /** The file and the chosen columns. */
  csv: string;
  knownReferences: string | null;
}

/** A part of an import that begins at a line. */
interface StartedPart extends StartedImport {
  offset: number;
}

/** An idempotency key, and when it was last sent, in milliseconds of the epoch. */
interface SentKey {
  key: string;
  at: number;
}

/** The keys of imports whose outcome is not known, by import. */
type OpenKeys = Readonly<Record<string, SentKey>>;

/** Lifetime of a key on the server, in milliseconds: a day. */
const MAX_AGE_MS = 24 * 3_600_000;

const storedKeys = createStoredValue<OpenKeys>('imports', {}, parseKeys);

/** The keys if the browser cannot store them. */
let unstored: OpenKeys | null = null;

/** Returns the idempotency key of a part of an import. It stays the same until the whole import succeeds, also after a reload. */
function importKey(started: StartedPart): string {
  const name = `${importId(started)} ${started.offset}`;
  const all = openKeys();
  const key = all[name]?.key ?? createIdempotencyKey();
  store({ ...all, [name]: { key, at: Date.now() } });
  return key;
}

/** Removes the keys of an import that has succeeded: importing the same file again is a new import. */
function forgetImportKeys(started: StartedImport): void {
  const parts = `${importId(started)} `;
  store(Object.fromEntries(Object.entries(openKeys()).filter(([name]) => !name.startsWith(parts))));
}

/** Identifies an import by its account, kind and file. */
const importId = ({ account, kind, csv, knownReferences }: StartedImport): string =>
  JSON.stringify([account, kind, knownReferences, hashOf(csv)]);

/** A short hash of a text (FNV-1a). If two files share one, the server refuses the second key. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `${text.length} ${hash >>> 0}`;
}

function openKeys(): OpenKeys {
  const all = Object.entries(unstored ?? storedKeys.read());
  return Object.fromEntries(all.filter(([, { at }]) => at > Date.now() - MAX_AGE_MS));
}

function store(keys: OpenKeys): void {
  unstored = storedKeys.change(() => keys) ? null : keys;
}

/** Returns the valid keys of a stored value. */
function parseKeys(stored: unknown): OpenKeys {
  const isKey = (value: unknown): value is SentKey =>
    typeof value === 'object' && value !== null && 'key' in value && 'at' in value;
  return Object.fromEntries(
    Object.entries(stored ?? {}).filter((entry): entry is [string, SentKey] => isKey(entry[1])),
  );
}
