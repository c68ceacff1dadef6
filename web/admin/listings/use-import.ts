import { makeVar, type ReactiveVar } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import {
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
import { createIdempotencyKey, withIdempotencyKey } from '../../data/idempotency-key.ts';
import { createStoredValue } from '../../ui/stored.ts';

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
  csv: string;
  knownReferences: string;
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

/** Returns the idempotency key of an import. It stays the same until the import succeeds, also after a reload. */
function importKey(started: StartedImport): string {
  const name = nameOf(started);
  const all = openKeys();
  const key = all[name]?.key ?? createIdempotencyKey();
  store({ ...all, [name]: { key, at: Date.now() } });
  return key;
}

/** Removes the key of an import that has succeeded: importing the same file again is a new import. */
function forgetImportKey(started: StartedImport): void {
  const name = nameOf(started);
  store(Object.fromEntries(Object.entries(openKeys()).filter(([other]) => other !== name)));
}

const nameOf = ({ account, kind, csv, knownReferences }: StartedImport): string =>
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
