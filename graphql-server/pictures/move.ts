import { originalName, readName } from './names.ts';
import type { PictureStorage } from './storage/storage.ts';

const CONCURRENCY = 8;

/** The reason why nothing was copied, or nothing more, as a sentence. */
export class MoveError extends Error {}

/** Progress of a copy. */
export interface Moved {
  /** Files that were copied, or would be, and their bytes. */
  copied: number;
  bytes: number;
  /** Files that the target has already. */
  existing: number;
  /** Originals whose content does not match their name; they are not copied. */
  damaged: string[];
}

export interface Move {
  from: PictureStorage;
  to: PictureStorage;
  /** Only counts what would be copied. */
  dry: boolean;
  /** Called after each file. */
  report?: (moved: Moved) => void;
  /** Stops the copy between two files. */
  signal?: AbortSignal;
}

/**
 * Copies all pictures and the owner's identity from one storage to another. Files that exist there with the same size are skipped,
 * so that running it again continues an interrupted copy. Nothing is deleted. Throws `MoveError` if the target is owned by another
 * database, and when it is stopped.
 */
export async function movePictures({ from, to, dry, report = () => {}, signal }: Move): Promise<Moved> {
  const [owner, other] = [await from.owner(), await to.owner()];
  if (other !== undefined && other !== owner) {
    throw new MoveError(
      `The pictures there belong to another database (${other}) than those here (${owner ?? 'unknown'}).`,
    );
  }
  if (owner !== undefined && !dry) await to.claim(owner);
  const moved: Moved = { copied: 0, bytes: 0, existing: 0, damaged: [] };
  await forEachConcurrently(from.files(), CONCURRENCY, async ({ name, size }) => {
    if (signal?.aborted)
      throw new MoveError(
        'The move was aborted. Pictures that were copied are stored: run it again to continue.',
      );
    const isThere = (await to.size(name)) === size;
    const bytes = isThere ? undefined : await from.read(name);
    if (isThere) moved.existing++;
    else if (!bytes)
      return; // deleted since it was listed
    else if (!isIntact(name, bytes)) moved.damaged.push(name);
    else {
      if (!dry) await to.put(name, bytes);
      moved.copied++;
      moved.bytes += bytes.length;
    }
    report(moved);
  });
  return moved;
}

/** Whether an original's name is the hash of its bytes; a rendition only has to have some. */
function isIntact(name: string, bytes: Buffer): boolean {
  if (readName(name)?.rendition) return bytes.length > 0;
  return originalName(bytes, name.endsWith('.webp') ? 'webp' : 'jpg') === name;
}

/**
 * Calls `work` for each item, at most `concurrency` at a time. After a failure no further item is started; the error is thrown once
 * the running ones have finished.
 */
export async function forEachConcurrently<T>(
  items: Iterable<T> | AsyncIterable<T>,
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let hasFailed = false;
  const worker = async () => {
    try {
      for (let next = await iterator.next(); !next.done && !hasFailed; next = await iterator.next())
        await work(next.value);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const results = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  const failure = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  if (failure) throw failure.reason;
}
