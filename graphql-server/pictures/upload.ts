import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FileSystemFault, StorageFull, TooLarge } from '../errors.ts';
import { isFull } from './full.ts';

/** The most bytes one picture may have: 15 MB. */
export const LARGEST_UPLOAD = 15 * 1024 * 1024;

/** The refusal of a file of more than 15 MB. */
export const tooManyBytes = (): TooLarge =>
  new TooLarge('The picture is too large. Send one of at most 15 MB.');

/** A file that somebody sent: in memory, or where it can be read from when its turn has come. */
export type Parcel = Buffer | Waiting;

interface Waiting {
  length: number;
  read(): Promise<Buffer>;
}

/** A file that waits on the disk, under no name, until it is let go of. */
export interface Spooled extends Waiting {
  letGo(): Promise<void>;
}

/** An upload on its way; multipart parsers that cut a file at their own limit mark it `truncated`. */
type Upload = Readable & { truncated?: boolean };

/**
 * Takes an upload onto the disk, so that however many come at once and however slowly, none is held in memory. Refuses it
 * (`TooLarge`) with the first byte beyond `maxBytes`, before the rest has come.
 */
export async function spool(upload: Upload, maxBytes = LARGEST_UPLOAD): Promise<Spooled> {
  let file: FileHandle | undefined;
  try {
    const length = await gather(upload, maxBytes, async (chunk) => {
      file ??= await nameless(); // not before: nobody would hear the upload fail meanwhile
      await file.appendFile(chunk);
    });
    return { length, read: () => readAll(file, length), letGo: async () => file?.close() };
  } catch (error) {
    await file?.close();
    throw error;
  }
}

/** An upload that another parser has on the disk already, as soon as all of it has come. */
export async function spooledBy({ createReadStream }: { createReadStream(): Upload }): Promise<Waiting> {
  const length = await gather(createReadStream(), LARGEST_UPLOAD, () => Promise.resolve());
  return { length, read: () => buffer(createReadStream()) };
}

async function gather(
  upload: Upload,
  maxBytes: number,
  keep: (chunk: Buffer) => Promise<void>,
): Promise<number> {
  let length = 0;
  try {
    for await (const chunk of upload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw tooManyBytes();
      await keep(chunk);
    }
  } catch (error) {
    return refuse(upload, error);
  }
  if (upload.truncated) throw tooManyBytes();
  return length;
}

/** A refused upload is read to its end, unkept: left standing, it would block the connection it comes through. */
function refuse(upload: Upload, error: unknown): never {
  upload.on('error', () => {}); // the refusal is the answer; what becomes of the rest no longer matters
  upload.resume();
  if (isOverLimit(error)) throw tooManyBytes();
  if (isFull(error)) throw Object.assign(new StorageFull(FULL), { cause: error });
  throw isOwnFault(error) ? new FileSystemFault(error) : error;
}

/** Errors of a connection: a client that went away. */
const CONNECTION = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED'];

/** Whether the file system failed, as where temporary files cannot be written: never the sender's fault. */
function isOwnFault(error: unknown): boolean {
  const { syscall, code = '' } = error as Partial<NodeJS.ErrnoException>;
  return syscall !== undefined && !CONNECTION.includes(code);
}

const FULL = 'The disk for temporary files is full: no picture can be taken until there is room on it.';

/** graphql-upload ends a stream beyond its own limit with an error of HTTP status 413. */
const isOverLimit = (error: unknown): boolean => (error as { status?: number }).status === 413;

/** A file that goes with this process, however that ends. */
async function nameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `marsa-upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

async function readAll(file: FileHandle | undefined, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  for (let at = 0; at < length;) {
    const { bytesRead } = (await file?.read(bytes, at, length - at, at)) ?? { bytesRead: 0 };
    if (bytesRead === 0) throw new Error('A file that waited on the disk has been cut short.');
    at += bytesRead;
  }
  return bytes;
}
