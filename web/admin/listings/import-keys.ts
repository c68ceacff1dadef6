import { createIdempotencyKey } from '../../data/idempotency-key.ts';
import { createStoredValue } from '../../ui/stored.ts';

/** What identifies an import. */
export interface StartedImport {
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
export function importKey(started: StartedPart): string {
  const name = `${importId(started)} ${started.offset}`;
  const all = openKeys();
  const key = all[name]?.key ?? createIdempotencyKey();
  store({ ...all, [name]: { key, at: Date.now() } });
  return key;
}

/** Removes the keys of an import that has succeeded: importing the same file again is a new import. */
export function forgetImportKeys(started: StartedImport): void {
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
