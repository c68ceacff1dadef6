import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FileSystemError, StorageFull, TooLarge } from '../errors.ts';
import { isDiskFull } from './storage/disk.ts';
import { message } from '../messages.ts';

/** Largest picture file that is accepted: 15 MB. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;

export const tooManyBytes = (): TooLarge => new TooLarge(message('PICTURE_TOO_MANY_BYTES'));

/** An uploaded file, in memory or in a temporary file. */
export type Upload = Buffer | StoredUpload;

interface StoredUpload {
  length: number;
  read(): Promise<Buffer>;
}

/** An upload in a temporary file that is deleted by `dispose`. */
export interface SpooledUpload extends StoredUpload {
  dispose(): Promise<void>;
}

/** A file in a multipart body; parsers mark it `truncated` if they cut it at their own limit. */
type UploadStream = Readable & { truncated?: boolean };

/**
 * Writes an upload to a temporary file, so that many slow uploads need no memory. Throws `TooLarge` at the first byte beyond
 * `maxBytes`.
 */
export async function spool(stream: UploadStream, maxBytes = MAX_UPLOAD_BYTES): Promise<SpooledUpload> {
  let file: FileHandle | undefined;
  try {
    const length = await consume(stream, maxBytes, async (chunk) => {
      file ??= await openUnnamedFile(); // opened late: an error of the stream before that would be unhandled
      await file.appendFile(chunk);
    });
    return { length, read: () => readAll(file), dispose: async () => file?.close() };
  } catch (error) {
    await file?.close();
    throw error;
  }
}

/** An upload that graphql-upload writes to disk; resolves when it has arrived completely. */
export async function spooledBy({
  createReadStream,
}: {
  createReadStream(): UploadStream;
}): Promise<StoredUpload> {
  const length = await consume(createReadStream(), MAX_UPLOAD_BYTES, () => Promise.resolve());
  return { length, read: () => buffer(createReadStream()) };
}

async function consume(
  stream: UploadStream,
  maxBytes: number,
  write: (chunk: Buffer) => Promise<void>,
): Promise<number> {
  let length = 0;
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw tooManyBytes();
      await write(chunk);
    }
  } catch (error) {
    return rejectUpload(stream, error);
  }
  if (stream.truncated) throw tooManyBytes();
  return length;
}

/** Reads a rejected upload to its end without storing it: an unread stream would block its connection. */
function rejectUpload(stream: UploadStream, error: unknown): never {
  stream.on('error', () => {}); // the response is decided already
  stream.resume();
  if (isOverLimit(error)) throw tooManyBytes();
  if (isDiskFull(error))
    throw Object.assign(new StorageFull(message('TEMPORARY_DISK_FULL')), { cause: error });
  throw isFileSystemError(error) ? new FileSystemError(error) : error;
}

const CONNECTION_ERRORS = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED'];

/** True for errors of the file system, which are never the client's fault; false for a lost connection. */
function isFileSystemError(error: unknown): boolean {
  const { syscall, code = '' } = error as Partial<NodeJS.ErrnoException>;
  return syscall !== undefined && !CONNECTION_ERRORS.includes(code);
}

/** graphql-upload ends a stream beyond its own limit with an error of HTTP status 413. */
const isOverLimit = (error: unknown): boolean => (error as { status?: number }).status === 413;

/** A file without a name: the system deletes it when this process closes it or ends. */
async function openUnnamedFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `marsa-upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

async function readAll(file: FileHandle | undefined): Promise<Buffer> {
  return file ? buffer(file.createReadStream({ start: 0, autoClose: false })) : Buffer.alloc(0);
}
