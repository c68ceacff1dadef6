import type { Typed } from '../field.ts';
import { type FileIdentity, fileIdentity } from './idempotency-keys.ts';
import { filesIn } from '../pictures/pictures.tsx';

/** Chosen pictures that are not uploaded yet, by field. */
export type Pictures = Readonly<Record<string, readonly File[]>>;

/** The identities of the chosen pictures of a form, by field. A draft has them in the local storage, which is always up to date. */
export type PictureNames = Readonly<Record<string, readonly FileIdentity[]>>;

const STORE = 'pictures';

/** Maximum bytes stored for one form and for all forms. */
const MAX_BYTES_PER_FORM = 60 * 1024 * 1024;
const MAX_BYTES = 240 * 1024 * 1024;

/** Returns the chosen pictures of a form by field. */
export function chosenPictures(typed: Typed): Pictures {
  const chosen = Object.entries(typed).map(([name, value]) => [name, filesIn(value)] as const);
  return Object.fromEntries(chosen.filter(([, files]) => files.length > 0));
}

/** Returns the identities of pictures by field. */
export const namesOf = (pictures: Pictures): PictureNames =>
  Object.fromEntries(Object.entries(pictures).map(([field, files]) => [field, files.map(fileIdentity)]));

/** True if both states contain the same pictures. */
export function samePictures(before: Typed, after: Typed): boolean {
  const [one, other] = [chosenPictures(before), chosenPictures(after)];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/**
 * Stores the pictures of a form under a key in place of earlier ones, so that they survive a reload. Unreadable pictures and
 * those beyond the limits are not stored, nor any where IndexedDB is not available.
 */
export function writePictures(name: string, pictures: Pictures): Promise<void> {
  const bytes = sumOf(Object.values(pictures).flat(), ({ size }) => size);
  return withStore(
    async () => (bytes <= MAX_BYTES_PER_FORM ? createCopies(pictures) : {}),
    async (store, copies) => {
      store.delete(name);
      if (Object.keys(copies).length === 0) return;
      const others = await requestResult(store.getAll() as IDBRequest<StoredFiles[]>);
      const storedBytes = sumOf(
        others.flatMap((one) => Object.values(one).flat()),
        (copy) => copy.bytes.byteLength,
      );
      if (storedBytes + bytes <= MAX_BYTES) store.put(copies, name);
    },
  );
}

/** The pictures of a draft that could be loaded, and the names of the files that were not stored. */
export interface LoadedPictures {
  pictures: Pictures;
  lost: readonly string[];
}

/**
 * Loads pictures under a key. Others that are still stored there are not returned: they were saved or removed, and the copies
 * could not be replaced since.
 */
export async function loadPictures(name: string, names: PictureNames): Promise<LoadedPictures> {
  const copies = await withStore(nothing, (store) =>
    requestResult(store.get(name) as IDBRequest<StoredFiles | undefined>),
  );
  const pictures: Record<string, File[]> = {};
  const lost: string[] = [];
  for (const [field, identities] of Object.entries(names)) {
    const stored = new Map((copies?.[field] ?? []).map((copy) => [JSON.stringify(identityOf(copy)), copy]));
    for (const identity of identities) {
      const copy = stored.get(JSON.stringify(identity));
      if (copy) (pictures[field] ??= []).push(fileOf(copy));
      else lost.push(identity[0]);
    }
  }
  return { pictures, lost };
}

/** Removes the pictures of all keys for which `isWanted` returns false. */
export function removePictures(isWanted: (name: string) => boolean): Promise<void> {
  return withStore(nothing, async (store) => {
    for (const name of await requestResult(store.getAllKeys())) {
      if (typeof name === 'string' && !isWanted(name)) store.delete(name);
    }
  });
}

/** A picture as it is stored. Its bytes are copied, because Firefox cannot upload a `File` from IndexedDB. */
interface Copy extends Pick<File, 'name' | 'type' | 'lastModified'> {
  bytes: ArrayBuffer;
}

type StoredFiles = Readonly<Record<string, readonly Copy[]>>;

async function createCopies(pictures: Pictures): Promise<StoredFiles> {
  const copies: Record<string, Copy[]> = {};
  for (const [field, files] of Object.entries(pictures)) {
    const results = await Promise.allSettled(files.map(copyOf));
    copies[field] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }
  return copies;
}

const copyOf = async (file: File): Promise<Copy> => {
  const { name, type, lastModified } = file;
  return { name, type, lastModified, bytes: await file.arrayBuffer() };
};

const identityOf = ({ name, bytes, lastModified }: Copy): FileIdentity => [
  name,
  bytes.byteLength,
  lastModified,
];

const fileOf = ({ bytes, name, ...rest }: Copy): File => new File([bytes], name, rest);

const sumOf = <One>(all: readonly One[], measure: (one: One) => number): number =>
  all.reduce((sum, one) => sum + measure(one), 0);

const nothing = () => Promise.resolve();

let queue: Promise<unknown> = Promise.resolve();

/** Runs transactions one after another; undefined if IndexedDB is not available or full. */
function withStore<Ready, Result>(
  prepare: () => Promise<Ready>,
  work: (store: IDBObjectStore, ready: Ready) => Promise<Result>,
): Promise<Result | undefined> {
  const mine = queue.then(async () => {
    try {
      const ready = await prepare(); // a transaction must not wait for other promises
      const database = await openIndexedDb();
      const transaction = database.transaction(STORE, 'readwrite');
      const ended = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
      });
      const [result] = await Promise.all([work(transaction.objectStore(STORE), ready), ended]);
      database.close();
      return result;
    } catch {
      return undefined; // after a reload the form names the pictures that must be chosen again
    }
  });
  queue = mine;
  return mine;
}

function openIndexedDb(): Promise<IDBDatabase> {
  const request = indexedDB.open('drafts', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return requestResult(request);
}

function requestResult<Given>(request: IDBRequest<Given>): Promise<Given> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request to IndexedDB failed.'));
  });
}
