import { createIdempotencyKey } from '../../data/idempotency-key.ts';
import { createStoredValue } from '../../ui/stored.ts';

/** An import that a member of staff starts. */
interface StartedImport {
  account: string | null;
  kind: string;
  csv: string;
  knownReferences: string;
}

/** An idempotency key, and when it was last sent, in milliseconds of the epoch. */
interface SentKey {
  press: string;
  at: number;
}

/** The keys of imports whose outcome is not known, by import. */
type OpenKeys = Readonly<Record<string, SentKey>>;

/** How long the server remembers a key, in milliseconds: a day. */
const REMEMBERED = 24 * 3_600_000;

const storedKeys = createStoredValue<OpenKeys>('imports', {}, parseKeys);

/** The keys where the browser cannot store them. */
let unstored: OpenKeys | null = null;

/** The idempotency key of an import: the same until its outcome is known, also after a reload. */
export function importKey(started: StartedImport): string {
  const name = nameOf(started);
  const all = openKeys();
  const press = all[name]?.press ?? createIdempotencyKey();
  store({ ...all, [name]: { press, at: Date.now() } });
  return press;
}

/** Removes the key of an import that has succeeded: importing the same file again is a new import. */
export function forgetImportKey(started: StartedImport): void {
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
  return Object.fromEntries(all.filter(([, { at }]) => at > Date.now() - REMEMBERED));
}

function store(keys: OpenKeys): void {
  unstored = storedKeys.change(() => keys) ? null : keys;
}

/** The keys in whatever the storage holds. */
function parseKeys(found: unknown): OpenKeys {
  const isKey = (one: unknown): one is SentKey =>
    typeof one === 'object' && one !== null && 'press' in one && 'at' in one;
  return Object.fromEntries(
    Object.entries(found ?? {}).filter((entry): entry is [string, SentKey] => isKey(entry[1])),
  );
}
