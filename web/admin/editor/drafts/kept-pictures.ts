import type { Typed } from '../field.ts';
import { filesIn } from '../pictures/files.ts';

/** Pictures that were chosen and are not stored, by field. */
export type Pictures = Readonly<Record<string, readonly File[]>>;

const STORE = 'pictures';

/** The most that this browser keeps of one form, and of all, in bytes. */
const MOST = 60 * 1024 * 1024;
const MOST_OF_ALL = 240 * 1024 * 1024;

/** The pictures that stand in a form, by field. */
export function chosenPictures(typed: Typed): Pictures {
  const chosen = Object.entries(typed).map(([name, value]) => [name, filesIn(value)] as const);
  return Object.fromEntries(chosen.filter(([, files]) => files.length > 0));
}

/** Whether the same pictures stand in a form before and after. */
export function samePictures(before: Typed, after: Typed): boolean {
  const [one, other] = [chosenPictures(before), chosenPictures(after)];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/**
 * Keeps a form's pictures under a name, so that they outlive a reload, and forgets those kept there before. What is too
 * large, or where a browser keeps none, is not kept.
 */
export function keepPictures(name: string, pictures: Pictures): Promise<void> {
  const bytes = sumOf(Object.values(pictures).flat(), ({ size }) => size);
  return inTurn(
    async () => (bytes <= MOST ? copiesOf(pictures) : {}),
    async (store, copies) => {
      store.delete(name);
      if (Object.keys(copies).length === 0) return;
      const others = await answer(store.getAll() as IDBRequest<Copies[]>);
      const kept = sumOf(
        others.flatMap((one) => Object.values(one).flat()),
        (copy) => copy.bytes.byteLength,
      );
      if (kept + bytes <= MOST_OF_ALL) store.put(copies, name);
    },
  );
}

/** The pictures that were kept under a name; none where a browser keeps none. */
export async function storedPictures(name: string): Promise<Pictures> {
  const copies = await inTurn(nothing, (store) => answer(store.get(name) as IDBRequest<Copies | undefined>));
  return Object.fromEntries(Object.entries(copies ?? {}).map(([field, files]) => [field, files.map(fileOf)]));
}

/** Forgets all that is kept under names of which the answer is no. */
export function forgetPictures(isWanted: (name: string) => boolean): Promise<void> {
  return inTurn(nothing, async (store) => {
    for (const name of await answer(store.getAllKeys())) {
      if (typeof name === 'string' && !isWanted(name)) store.delete(name);
    }
  });
}

/** A picture as it is kept: Firefox sends no file that comes out of a database. */
interface Copy extends Pick<File, 'name' | 'type' | 'lastModified'> {
  bytes: ArrayBuffer;
}

type Copies = Readonly<Record<string, readonly Copy[]>>;

async function copiesOf(pictures: Pictures): Promise<Copies> {
  const copies: Record<string, Copy[]> = {};
  for (const [field, files] of Object.entries(pictures)) copies[field] = await Promise.all(files.map(copyOf));
  return copies;
}

const copyOf = async (file: File): Promise<Copy> => {
  const { name, type, lastModified } = file;
  return { name, type, lastModified, bytes: await file.arrayBuffer() };
};

const fileOf = ({ bytes, name, ...rest }: Copy): File => new File([bytes], name, rest);

const sumOf = <One>(all: readonly One[], measure: (one: One) => number): number =>
  all.reduce((sum, one) => sum + measure(one), 0);

const nothing = () => Promise.resolve();

let last: Promise<unknown> = Promise.resolve();

/** Works on what is kept, one after the other; undefined where the browser keeps nothing, or has no room for it. */
function inTurn<Ready, Given>(
  prepare: () => Promise<Ready>,
  work: (store: IDBObjectStore, ready: Ready) => Promise<Given>,
): Promise<Given | undefined> {
  const mine = last.then(async () => {
    try {
      const ready = await prepare(); // the database waits for nothing but itself
      const database = await opened();
      const transaction = database.transaction(STORE, 'readwrite');
      const ended = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was kept.'));
      });
      const [given] = await Promise.all([work(transaction.objectStore(STORE), ready), ended]);
      database.close();
      return given;
    } catch {
      return undefined; // the form says after a reload that its pictures are to be chosen again
    }
  });
  last = mine;
  return mine;
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('drafts', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answer(request);
}

function answer<Given>(request: IDBRequest<Given>): Promise<Given> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('Nothing is kept here.'));
  });
}
